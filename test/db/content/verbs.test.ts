import { describe, expect, it } from 'vitest';
import { formKeys } from '../../../core/hebrew/conjugation/forms.ts';
import { checkVerb } from '../../../core/hebrew/conjugation/verb.ts';
import { createFormIndex, formedWord, formsOfWord } from '../../../core/hebrew/forms/form-index.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { sections } from '../../../db/content/index.ts';
import { verbBook } from '../../../db/content/verb-book.ts';
import { verbExceptions, verbs } from '../../../db/content/verbs.ts';
import { findTaughtForms } from '../../../scripts/check-content/found-forms.ts';

const placed = sections
  .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
  .flatMap((lesson) => lesson.words.map((word) => ({ name: `${lesson.key}/${word.key}`, lesson, word })));
const words = placed.map(({ word }, id) => formedWord(word, id));

describe('the verbs of the course', () => {
  it('have parts that agree with each other, with their root and their binyan', () => {
    const explained = new Set(verbExceptions.filter(({ rule }) => rule === 'entry').map(({ verb }) => verb));
    expect(verbs.flatMap(checkVerb).filter(({ verb }) => !explained.has(verb))).toEqual([]);
    expect(new Set(verbs.map(({ key }) => key)).size).toBe(verbs.length);
  });

  it('cover every card whose gloss is a pair of verbs or says what somebody does', () => {
    const isVerb = (russian: string) => / \/ |^\((он|она)\)/.test(russian);
    const cards = placed.filter(({ word }) => isVerb(word.russian));
    expect(cards.length).toBeGreaterThan(150);
    expect(cards.filter(({ word }) => !verbBook().placeOf(word)).map(({ name }) => name)).toEqual([]);
  });

  it('are all taught by a card', () => {
    const taught = new Set(placed.map(({ word }) => verbBook().placeOf(word)?.verb.key));
    expect(verbs.filter(({ key }) => !taught.has(key)).map(({ key }) => key)).toEqual([]);
  });

  it('agree with the feminine form that a card shows', () => {
    for (const { word, name } of placed) {
      const place = verbBook().placeOf(word);
      if (!place || !word.feminine) continue;
      const key = place.key.replace(/\.m$/, '.f') as typeof place.key; // its feminine
      const form = verbBook().formsOf(place.verb)[key];
      expect(form?.full, name).toBe(stripNiqqud(word.feminine));
    }
  });

  it('are found by each of their forms, in full and in short spelling', () => {
    for (const verb of verbs) {
      for (const [key, form] of Object.entries(verbBook().formsOf(verb))) {
        for (const letters of form ? [form.full, stripNiqqud(form.pointed)] : []) {
          expect(verbBook().find(letters), letters).toContainEqual({ verb, key });
        }
      }
    }
  });

  it('are found with the second yod that many write in the future of a first yod', () => {
    const shown = (letters: string) =>
      verbBook()
        .find(letters)
        .map(({ verb, key }) => `${verb.key} ${key}`);
    expect(shown('יידע')).toEqual(['yada future.3sg.m']);
    expect(shown('יילכו')).toEqual(['halakh future.3pl.m']);
    expect(shown('ילך')).toEqual(['halakh future.3sg.m']);
    expect(shown('תיידע')).toEqual([]);
  });

  it('take no noun, adjective or adverb for a verb', () => {
    const found = placed.filter(({ word }) => verbBook().placeOf(word));
    expect(found.filter(({ word }) => word.gender || word.plural).map(({ name }) => name)).toEqual([]);
    const others = ['first-letters/male', 'daily-routine/maher', 'how-much/akher'];
    expect(found.filter(({ name }) => others.includes(name))).toEqual([]);
  });
});

describe('the index of forms', () => {
  const index = createFormIndex(words, verbBook());

  it('finds every form of every word of the course, with and without niqqud', () => {
    let asked = 0;
    let found = 0;
    for (const word of words) {
      for (const { key, pointed, letters } of formsOfWord(word, verbBook())) {
        for (const text of [pointed, letters]) {
          asked += 1;
          if (index.findForm(text).some((it) => it.wordId === word.id && it.key === key)) found += 1;
        }
      }
    }
    expect(asked).toBeGreaterThan(4000);
    expect(found / asked).toBe(1);
  });

  it('finds at least 99.9 % of the forms that count as taught', () => {
    const { asked, missing } = findTaughtForms(
      placed.map(({ word }) => word),
      verbBook(),
    );
    expect(asked).toBeGreaterThan(15_000);
    expect(1 - missing.length / asked, missing.join(', ')).toBeGreaterThanOrEqual(0.999);
  });

  it('tells all verbs that a form can be of', () => {
    const shown = (text: string) =>
      index.findForm(text).map(({ wordId, key }) => `${placed[wordId]?.name} ${key}`);
    expect(shown('תכתבו')).toEqual(['study-write-live/kotev future.2pl.m']);
    expect(shown('תדבר')).toEqual(['binyan-piel/medaber future.2sg.m', 'binyan-piel/medaber future.3sg.f']);
    expect(shown('אוכל')).toEqual(
      expect.arrayContaining([
        'first-verbs/okhel word',
        'first-verbs/okhel future.1sg',
        'modal-words/yakhol future.1sg',
      ]),
    );
    expect(shown('אוּכַל')).toEqual(['modal-words/yakhol future.1sg']);
    expect(shown('דברתי')).toEqual(['binyan-piel/medaber past.1sg']);
    expect(shown('אליהם')).toContain('prepositions-with-endings/elai preposition.3pl.m');
    expect(shown('אליך')).toContain('prepositions-with-endings/elai preposition.2sg.m');
    expect(shown('אליך')).toContain('endings-you/eleikha word');
  });

  it('finds nothing for what is no form', () => {
    for (const text of ['', ' ', 'abc', 'אבגד', 'привет']) expect(index.findForm(text)).toEqual([]);
  });

  it('has 24 forms for a verb', () => {
    const kotev = words.find(({ transcription }) => transcription === 'котэ́в');
    const keys = new Set(kotev && formsOfWord(kotev, verbBook()).map(({ key }) => key));
    expect(formKeys.filter((key) => !keys.has(key))).toEqual([]);
  });
});
