import { describe, expect, it } from 'vitest';
import { judgeTyped } from '../../../core/hebrew/answer.ts';
import { formSynonymsTable } from '../../../core/hebrew/known/form-synonyms-table.ts';
import { homographsTable } from '../../../core/hebrew/known/homographs-table.ts';
import { knownSoundsTable } from '../../../core/hebrew/known/known-sounds-table.ts';
import { knownWordsTable } from '../../../core/hebrew/known/known-words-table.ts';
import { isSynonym } from '../../../core/hebrew/known/synonyms.ts';
import { synonymsTable } from '../../../core/hebrew/known/synonyms-table.ts';
import type { WordContent } from '../../../core/lesson/content.ts';
import { meaningsOf, sharesMeaning } from '../../../core/russian/meanings.ts';
import { judge } from '../../../core/speech/judge.ts';
import { sections } from '../../../db/content/index.ts';
import * as written from '../../../scripts/known-words/known-words.ts';
import * as synonyms from '../../../scripts/known-words/synonyms.ts';

it('the tables of known words are those of the course; `npm run words:known` writes them', () => {
  expect(knownWordsTable.trim() === written.knownWordsTable()).toBe(true);
  expect(knownSoundsTable.trim() === written.knownSoundsTable()).toBe(true);
  expect(homographsTable.trim()).toBe(written.homographsTable());
  expect(synonymsTable.trim() === synonyms.synonymsTable()).toBe(true);
  expect(formSynonymsTable.trim() === synonyms.formSynonymsTable()).toBe(true);
});

describe('every word of the course', () => {
  const words = sections.flatMap(({ subsections }) =>
    subsections.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.words)),
  );
  const withGloss = words.map((word) => ({
    word,
    meanings: meaningsOf(word.russian).map(({ text }) => text),
  }));
  /** Other words that answer the Russian of a word. */
  const answersTo = (asked: WordContent) => {
    const meant = meaningsOf(asked.russian).map(({ text }) => text);
    return withGloss
      .filter(({ meanings }) => meanings.some((text) => meant.includes(text)))
      .map(({ word }) => word)
      .filter(({ hebrew, russian }) => hebrew !== asked.hebrew && sharesMeaning(asked.russian, russian));
  };
  const asked = words.map((word) => ({ word, answers: answersTo(word) }));

  it('is asked again where another one of the same Russian was typed or said', () => {
    const pairs = asked.flatMap(({ word, answers }) => answers.map(({ hebrew }) => ({ word, hebrew })));
    expect(pairs.length).toBeGreaterThan(30);
    const missed = pairs
      .filter(
        ({ word, hebrew }) =>
          judgeTyped(hebrew, word).verdict !== 'synonym' ||
          judge({ expected: word, transcripts: [hebrew] }).verdict !== 'synonym',
      )
      .map(({ word, hebrew }) => `${word.hebrew} ${hebrew}`);
    expect(missed).toEqual([]);
  });

  it('is not asked again where what was typed has another Russian', () => {
    const spelledAsThose = new Set(
      asked.filter(({ answers }) => answers.length > 0).map(({ word }) => word.hebrew),
    );
    // Of a verb another form may mean the same: מדבר and אומר, (he) speaks.
    const isOfVerb = ({ russian }: WordContent) => /^\(он\)| \/ /.test(russian);
    const strange = asked
      .filter(({ word }) => spelledAsThose.has(word.hebrew) && !isOfVerb(word))
      .flatMap(({ word, answers }) =>
        words
          .filter(({ hebrew }) => isSynonym(hebrew, word) && answers.every((one) => one.hebrew !== hebrew))
          .map(({ hebrew }) => `${word.hebrew} ${hebrew}`),
      );
    expect(strange).toEqual([]);
  });
});
