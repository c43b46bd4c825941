import { describe, expect, it } from 'vitest';
import { introduce } from '../../../../core/letters/steps.ts';
import { createRandom } from '../../../../core/random.ts';
import { courseLesson, firstLessonWalk } from '../../beginning/first-lesson.ts';
import { askedCounts, stepsOfLesson, type WrittenLetter, walkToSecondWord } from '../../beginning/walk.ts';

const letter = (key: string, sign: string, strokes: number): WrittenLetter => ({
  key,
  kind: 'letter',
  letter: sign,
  transcription: 'л',
  shown: sign,
  looks: { print: [], cursive: [] },
  soundAlikes: [],
  finalOf: null,
  sound: null,
  strokes,
});

describe('the walk to the first words', () => {
  it('counts taps and strokes step by step', () => {
    const lesson = {
      words: [
        { id: 1, hebrew: 'לא', pronunciation: 'לֹא' },
        { id: 2, hebrew: 'אל', pronunciation: 'אֶל' },
      ],
      items: [letter('lamed', 'ל', 1), letter('alef', 'א', 2)],
    };
    const { firstLetter, wordShown, wordLearned, secondWord } = walkToSecondWord(lesson, createRandom(1));
    // Three taps to the lesson; met and traced: one tap, then the stroke and «Готово».
    expect(firstLetter.taps).toBe(3 + 1 + 2);
    // The second letter has two strokes; then each is found.
    expect(wordShown.taps).toBe(firstLetter.taps + 1 + 3 + 2);
    // Listening, speaking, two letters written, two keys and «Проверить».
    expect(wordLearned.taps).toBe(wordShown.taps + 1 + 1 + 5 + 3);
    expect(wordLearned.seconds).toBeGreaterThan(wordShown.seconds);
    // Both are written unaided.
    expect(secondWord.taps).toBe(2 + 3);
  });

  it.each([1, 2, 3, 4, 5])('comes to both within a few taps and two minutes (seed %i)', (seed) => {
    const { wordShown, wordLearned, secondWord } = firstLessonWalk(seed);
    expect(wordShown.taps).toBeLessThanOrEqual(16);
    expect(secondWord.taps).toBeLessThanOrEqual(12);
    expect(wordLearned.seconds).toBeLessThanOrEqual(120);
  });
});

it('the first three lessons ask each letter as often as when all was asked before its word', () => {
  for (const key of ['first-letters', 'nun-and-company', 'small-words-1']) {
    const lesson = courseLesson(key);
    const spread = stepsOfLesson(lesson, createRandom(1)).flat();
    expect(askedCounts(spread), key).toEqual(askedCounts(introduce(lesson.items, createRandom(1))));
  }
});
