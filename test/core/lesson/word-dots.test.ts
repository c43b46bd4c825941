import { describe, expect, it } from 'vitest';
import { next, startPractice } from '../../../core/lesson/practice.ts';
import type { PracticeState } from '../../../core/lesson/practice-state.ts';
import { allStages, noStages, stageBit } from '../../../core/lesson/stages.ts';
import { completedWords, dotsForWidth, wordDots } from '../../../core/lesson/word-dots.ts';

function lessonOf(...done: number[]): PracticeState {
  return startPractice(
    done.map((bits, i) => ({ id: i + 1, done: bits, learned: false })),
    'normal',
  );
}

/** A lesson of ten words with the first `count` of them complete. */
function tenWordsAfter(count: number): PracticeState {
  return lessonOf(...Array.from({ length: 10 }, (_, i) => (i < count ? allStages : noStages)));
}

describe('dots of a lesson', () => {
  it.each([
    [300, 5],
    [320, 5],
    [321, 7],
    [375, 7],
    [390, 9],
    [425, 9],
    [480, 10],
  ])('a screen %i px wide holds up to %i circles', (width, circles) => {
    expect(dotsForWidth(width)).toBe(circles);
  });

  it('tells complete, current, begun and untouched words apart', () => {
    const state = lessonOf(allStages, noStages, stageBit('LISTEN'), noStages);
    expect(wordDots(state, 10).dots.map(({ look }) => look)).toEqual(['done', 'current', 'begun', 'open']);
    expect(completedWords(state)).toBe(1);
  });

  it('shows a window around the current word when the lesson is longer than the row', () => {
    const ids = (done: number) => wordDots(tenWordsAfter(done), 5).dots.map(({ wordId }) => wordId);
    expect(ids(0)).toEqual([1, 2, 3, 4, 5]);
    expect(ids(5)).toEqual([4, 5, 6, 7, 8]);
    expect(ids(9)).toEqual([6, 7, 8, 9, 10]);
  });

  it.each([5, 7, 9, 10])(
    'counts the words that %i circles leave out, so that all are accounted for',
    (limit) => {
      for (let done = 0; done <= 10; done += 1) {
        const { before, dots, after } = wordDots(tenWordsAfter(done), limit);
        expect([dots.length, before + dots.length + after]).toEqual([limit, 10]);
      }
      expect(wordDots(tenWordsAfter(5), 5)).toMatchObject({ before: 3, after: 2 });
      expect(wordDots(lessonOf(noStages, noStages), limit)).toMatchObject({ before: 0, after: 0 });
    },
  );

  it('marks a word as done at the moment of its last stage, before the next word comes', () => {
    const almost = lessonOf(allStages & ~stageBit('TYPE'), noStages);
    const answered = next(almost, { type: 'answer', result: 'right', tries: 1, ms: 900 });
    expect(wordDots(answered, 5).dots.map(({ look }) => look)).toEqual(['done', 'open']);
  });
});
