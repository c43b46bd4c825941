import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../../core/memory/choices.ts';
import { createRandom } from '../../../core/random.ts';

const word = (id: number, hebrew: string, russian: string, transcription: string, lessonId = 1) => ({
  ...{ id, hebrew, russian, transcription, lessonId },
  pronunciation: hebrew,
  variants: [] as string[],
});
const shalom = word(1, 'שלום', 'мир, привет', 'шало́м');
const ima = word(2, 'אימא', 'мама', 'и́ма');
const aba = word(3, 'אבא', 'папа', 'а́ба');
const kelev = word(4, 'כלב', 'собака', 'кэ́лэв', 2);
const et = word(5, 'עט', 'ручка', 'эт', 2);
const hi = word(6, 'היי', 'привет', 'һай', 2);

const ids = (seed: number, words = [shalom, ima, aba, kelev], distractors = [et, hi]) =>
  choicesOf(shalom, 'choose-russian', { words, distractors, random: createRandom(seed) }).map(({ id }) => id);

describe('the choices of a review', () => {
  it('are four with the answer among them, and the same for the same seed', () => {
    for (let seed = 1; seed <= 50; seed++) {
      expect([...ids(seed)].sort()).toEqual([1, 2, 3, 4]);
      expect(ids(seed)).toEqual(ids(seed));
    }
  });

  it('come from further away where the lesson has too few, and never mean the same', () => {
    expect([...ids(1, [shalom, ima])].sort()).toEqual([1, 2, 5]);
  });

  it('never sound the same when the word is only heard', () => {
    const twin = word(7, 'אט', 'медленно', 'эт', 2);
    const heard = choicesOf(et, 'listen', {
      words: [],
      distractors: [twin, ima, aba, kelev],
      random: createRandom(1),
    });
    expect(heard.map(({ id }) => id)).not.toContain(7);
  });
});
