import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  meaningsFor,
  rightFromStart,
  sentenceExercisesFor,
  sentencePieces,
  shuffledPieces,
} from '../../../../core/lesson/sentences/sentence-exercises.ts';
import { createRandom } from '../../../../core/random.ts';

const sentence = (hebrew: string, russian: string) => ({ hebrew, pronunciation: hebrew, russian });
/** ani ohev kafe, I love coffee */
const coffee = sentence('אני אוהב קפה.', 'Я люблю кофе.');
const others = [
  sentence('איפה התה?', 'Где чай?'), // eifo hate
  sentence('יש מים.', 'Есть вода.'), // yesh mayim
  sentence('אין סוכר.', 'Нет сахара.'), // ein sukar
  sentence('יש חלב?', 'Есть молоко?'), // yesh halav
];
const word = (examples = [coffee]) => ({ hebrew: 'קפה', variants: [], forms: [], examples });

describe('the sentence of a word', () => {
  it('can be heard, put together, and typed into', () => {
    expect(sentenceExercisesFor(word(), others)).toEqual(['hear', 'order', 'gap']);
  });

  it('is put together from three words at least, and has three meanings to choose from', () => {
    expect(sentenceExercisesFor(word([sentence('קפה, בבקשה.', 'Кофе, пожалуйста.')]), others)).toEqual([
      'hear',
      'gap',
    ]);
    expect(sentenceExercisesFor(word(), others.slice(0, 1))).toEqual(['order', 'gap']);
    expect(sentenceExercisesFor(word([]), others)).toEqual([]);
  });
});

describe('the meanings to choose from', () => {
  it('are four, the right one among them, none twice', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const shown = meaningsFor(coffee, [coffee, ...others, ...others], createRandom(seed));
        expect(shown).toHaveLength(4);
        expect(new Set(shown).size).toBe(4);
        expect(shown).toContain(coffee.russian);
      }),
    );
  });
});

describe('the words of a sentence', () => {
  it('lose the punctuation around them, and keep what is part of them', () => {
    expect(sentencePieces('רגע, בבקשה!')).toEqual(['רגע', 'בבקשה']);
    expect(sentencePieces("יש צ'יפס?")).toEqual(['יש', "צ'יפס"]);
    expect(sentencePieces('תל־אביב – עיר.')).toEqual(['תל־אביב', 'עיר']);
  });

  it('are never shown in their order', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 3, max: 6 }), (seed, count) => {
        const pieces = Array.from({ length: count }, (_, at) => String(at));
        const order = shuffledPieces(pieces, createRandom(seed));
        expect([...order].sort()).toEqual(pieces.map((_, at) => at));
        expect(rightFromStart(order, pieces)).toBeLessThan(count);
      }),
    );
  });

  it('are right from the start up to the first that stands elsewhere; equal words are one as good as the other', () => {
    const pieces = ['יום', 'אחרי', 'יום']; // yom aharei yom
    expect(rightFromStart([2, 1, 0], pieces)).toBe(3);
    expect(rightFromStart([0, 2, 1], pieces)).toBe(1);
    expect(rightFromStart([1, 0, 2], pieces)).toBe(0);
  });
});
