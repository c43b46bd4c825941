import { describe, expect, it } from 'vitest';
import { judgeTyped } from '../../../core/hebrew/answer.ts';
import { comparableHebrew, hebrewWordsOf } from '../../../core/hebrew/comparable.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { parseWordLines } from '../../../core/lesson/pasted/word-lines.ts';
import { searchText } from '../../../core/lesson/search-text.ts';
import { isTextRight } from '../../../core/quiz/answers.ts';
import type { Question } from '../../../core/quiz/question.ts';
import { sections } from '../../../db/content/index.ts';
import { type Disguise, disguisesOf, ignorableCharacters } from '../../support/disguises.ts';

const words = sections
  .flatMap(({ subsections }) =>
    subsections.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.words)),
  )
  .map((word, id) => ({ ...word, id, variants: word.variants ?? [] }));
type Word = (typeof words)[number];

/** How a disguised word is read by each way into the product, as plain letters. */
const ways: Record<string, (text: string, word: Word) => string | undefined> = {
  'the judge of typing': (text, word) =>
    judgeTyped(text, word).verdict === 'exact' ? comparableHebrew(word.hebrew) : undefined,
  'the quiz': (text, word) => (isTextRight(typingOf(word), text) ? comparableHebrew(word.hebrew) : undefined),
  'the search': (text) => {
    const asked = searchText(text);
    return asked?.language === 'hebrew' ? stripNiqqud(asked.text) : undefined;
  },
  'the chat': (text) => stripNiqqud(hebrewWordsOf(text)),
  'pasted lines': (text, { transcription, russian }) => {
    const [line] = parseWordLines(`${text}\t${transcription}\t${russian}`).lines;
    return line?.word && comparableHebrew(line.word.hebrew);
  },
};

const typingOf = (word: Word): Question => ({
  index: 0,
  type: 'typing',
  word,
  question: word.russian,
  correctAnswer: word.hebrew,
  options: [],
  attempts: 1,
});

/** Marks of a phone keyboard and line breaks come with a typed word, not with a table. */
const isPasted = ({ kind }: Disguise) => kind !== 'mark of the phone';

/** The characters to be ignored, a few for each word in turn. */
const ignorableFor = (at: number) =>
  Array.from(
    { length: 3 },
    (_, turn) => ignorableCharacters[(at * 3 + turn) % ignorableCharacters.length] ?? '',
  );

describe.each(Object.entries(ways))('a disguised word, read by %s', (name, read) => {
  it('is the word itself, for every word of the course', () => {
    const unread = new Map<string, string[]>();
    for (const [at, word] of words.entries()) {
      for (const disguise of disguisesOf(word, ignorableFor(at))) {
        if (name === 'pasted lines' && !isPasted(disguise)) continue;
        if (read(disguise.text, word) === comparableHebrew(word.hebrew)) continue;
        unread.set(disguise.kind, [...(unread.get(disguise.kind) ?? []), JSON.stringify(disguise.text)]);
      }
    }
    expect([...unread].map(([kind, texts]) => `${kind}: ${texts.length}, ${texts[0]}`)).toEqual([]);
  });

  it('is the word itself with every single character that Unicode says to ignore', () => {
    const [word] = words;
    if (!word) throw new Error('no words');
    const unread = ignorableCharacters.filter(
      (one) => read(`${one}${word.hebrew.slice(0, 2)}${one}${word.hebrew.slice(2)}`, word) !== word.hebrew,
    );
    expect(unread.map((one) => one.codePointAt(0)?.toString(16))).toEqual([]);
    expect(ignorableCharacters.length).toBeGreaterThan(4000);
  });
});
