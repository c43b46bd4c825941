import { describe, expect, it } from 'vitest';
import type { SentenceContent } from '../../../core/lesson/content.ts';
import { isComposed, repeatedProofs, sentenceGrowth } from '../../../scripts/content-coverage/sentences.ts';
import { gadol, lessonOf, shalom } from '../../support/taught-course.ts';

const saying = (hebrew: string, russian: string): SentenceContent => ({
  hebrew,
  pronunciation: hebrew,
  transcription: hebrew,
  russian,
});

describe('the sentences of the course', () => {
  it.each([
    ['Я знаю, что он дома.', true],
    ['Она хочет купить хлеб.', true],
    ['Я бы пришёл, но времени нет.', true],
    ['Если есть время, приходи.', true],
    ['Приходи, если есть время.', true],
    ['Где вода?', false],
    ['Это большой дом.', false],
  ])('%s is composed: %s', (russian, expected) => {
    expect(isComposed(saying('שלום שלום.', russian))).toBe(expected);
  });

  it('grow by tens of lessons', () => {
    const first = lessonOf('hello', [
      {
        ...shalom,
        examples: [saying('שלום, שלום.', 'Привет.'), saying('שלום שלום שלום שלום!', 'Да, но нет.')],
      },
    ]);
    const later = lessonOf('sizes', [{ ...gadol, examples: [] }]);
    const lessons = [first, ...Array.from({ length: 10 }, () => later)];
    expect(sentenceGrowth(lessons)).toEqual([
      { from: 1, to: 10, sentences: 2, perWord: 0.2, length: 3, composed: 0.5 },
      { from: 11, to: 11, sentences: 0, perWord: 0, length: 0, composed: 0 },
    ]);
  });

  it('names proofs that are a sentence of a word once more', () => {
    const examples = [saying('שלום, שלום.', 'Привет.')];
    const lesson = {
      ...lessonOf('hello', [{ ...shalom, examples }]),
      proofs: [...examples, saying('שלום!', 'Привет!')],
    };
    expect(repeatedProofs([lesson])).toEqual(['שלום, שלום.']);
  });
});
