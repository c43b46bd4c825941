import { expect, it } from 'vitest';
import { createRandom } from '../../../../core/random.ts';
import { firstLessonWalk } from '../../beginning/first-lesson.ts';
import { type WrittenLetter, walkToFirstWord } from '../../beginning/walk.ts';

const letter = (key: string, sign: string, strokes: number): WrittenLetter => ({
  key,
  kind: 'letter',
  letter: sign,
  shown: sign,
  looks: { print: [], cursive: [] },
  soundAlikes: [],
  finalOf: null,
  sound: null,
  strokes,
});

it('taps and strokes are counted step by step', () => {
  const words = [{ id: 1, hebrew: 'לא', pronunciation: 'לֹא' }];
  const { firstLetter, wordShown, wordLearned } = walkToFirstWord(
    words,
    [letter('lamed', 'ל', 1), letter('alef', 'א', 2)],
    createRandom(1),
  );
  // Four taps to the lesson; met, traced and written: one tap, then each stroke and «Проверить».
  expect(firstLetter.taps).toBe(4 + 1 + 2 + 2);
  expect(wordShown.taps).toBe(firstLetter.taps + 1 + 3 + 3 + 2);
  // Listening, speaking, two letters written, two keys and «Проверить».
  expect(wordLearned.taps).toBe(wordShown.taps + 1 + 1 + 5 + 3);
  expect(wordLearned.seconds).toBeGreaterThan(wordShown.seconds);
});

it('somebody who knows no letter has learned the first word of the course within three minutes', () => {
  const { firstLetter, wordShown, wordLearned } = firstLessonWalk();
  expect(firstLetter.taps).toBeLessThanOrEqual(12);
  expect(wordShown.taps).toBeLessThan(wordLearned.taps);
  expect(wordLearned.taps).toBeLessThanOrEqual(60);
  expect(wordLearned.seconds).toBeLessThanOrEqual(180);
});
