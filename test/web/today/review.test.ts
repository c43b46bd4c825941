import { describe, expect, it } from 'vitest';
import type { Exercise } from '../../../core/memory/exercises.ts';
import type { Task } from '../../../core/memory/plan.ts';
import { startSession } from '../../../core/memory/session.ts';
import { createRandom } from '../../../core/random.ts';
import {
  advance,
  presentTask,
  type Review,
  resumeReview,
  swap,
  takeAnswer,
  takeBack,
} from '../../../web/src/features/today/review.ts';

const task = (wordId: number, exercise: Exercise = 'type'): Task => ({ wordId, exercise, skill: 'produce' });
const tasks = [1, 2, 3, 4, 5, 6, 7].map((id) => task(id));
const random = createRandom(1);
const startReview = (today: { tasks: Task[]; again: Task[] }) =>
  resumeReview(startSession(today.tasks, today.again));

function answer(review: Review, isRight: boolean): Review {
  return advance(takeAnswer(review, `event-${review.visit}`, { isRight, tries: 1 }, random));
}

describe('a session on the screen', () => {
  it('ends when everything was answered', () => {
    let review = startReview({ tasks: tasks.slice(0, 2), again: [] });
    for (const _ of [1, 2]) review = answer(review, true);
    expect(review.phase).toBe('over');
    expect(presentTask(review)).toBeUndefined();
    expect(review.session.strengthened).toEqual([1, 2]);
  });

  it('asks a missed word again after three to five others', () => {
    let review = answer(startReview({ tasks, again: [] }), false);
    const asked: (number | undefined)[] = [];
    while (review.phase !== 'over') {
      asked.push(presentTask(review)?.wordId);
      review = answer(review, true);
    }
    expect(asked.indexOf(1)).toBeGreaterThanOrEqual(3);
    expect(asked.indexOf(1)).toBeLessThanOrEqual(5);
    expect(review.session.missed).toEqual([1]);
  });

  it('takes the latest answer back as if it had not been given', () => {
    const before = startReview({ tasks, again: [] });
    const back = takeBack(takeAnswer(before, 'event', { isRight: false, tries: 1 }, random));
    expect(back.session).toEqual(before.session);
    expect(back.after).toEqual(before.session);
    expect(back).toMatchObject({ phase: 'asking', isUndone: true, eventId: null });
    expect(back.visit).toBeGreaterThan(before.visit);
  });

  it('takes one answer to a question, however often it is pressed', () => {
    const once = takeAnswer(startReview({ tasks, again: [] }), 'a', { isRight: true, tries: 1 }, random);
    expect(takeAnswer(once, 'b', { isRight: false, tries: 1 }, random)).toBe(once);
  });

  it('swaps what cannot be said now, this time and for the rest of the session, and skips nothing', () => {
    const spoken = [task(1, 'speak'), task(2, 'type'), task(3, 'speak')];
    let review = swap(startReview({ tasks: spoken, again: [] }), 'speak');
    const asked: unknown[] = [];
    while (review.phase !== 'over') {
      asked.push([presentTask(review)?.wordId, presentTask(review)?.exercise, review.swappedFrom]);
      review = answer(review, true);
    }
    expect(asked).toEqual([
      [1, 'type', 'speak'],
      [2, 'type', null],
      [3, 'type', 'speak'],
    ]);
  });

  it('begins with misses of today where they are all that is left', () => {
    const review = startReview({ tasks: [], again: [task(4)] });
    expect(presentTask(review)).toMatchObject({ wordId: 4, again: true });
  });
});
