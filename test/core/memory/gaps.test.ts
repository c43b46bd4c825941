import { describe, expect, it } from 'vitest';
import { type Exercise, secondsFor, skillOf } from '../../../core/memory/exercises.ts';
import { isReadyForGap, withGaps } from '../../../core/memory/gaps.ts';
import type { Task } from '../../../core/memory/plan.ts';
import type { Recall } from '../../../core/memory/recall.ts';

const learnedOn = '2026-03-01';
let events = 0;
const recall = (day: number, exercise: Exercise, result: Recall['result'] = 'right'): Recall => ({
  eventId: `event-${++events}`,
  at: `2026-03-${String(day).padStart(2, '0')}T09:00:00.000Z`,
  date: `2026-03-${String(day).padStart(2, '0')}`,
  exercise,
  result,
  tries: 1,
  ms: null,
  medianMs: null,
  isPartial: false,
});
const ready = (...recalls: Recall[]) => isReadyForGap(recalls, learnedOn);

describe('a word is asked in its sentence', () => {
  it('after two successful reviews, on days of their own', () => {
    expect(ready(recall(2, 'listen'))).toBe(false);
    expect(ready(recall(2, 'listen'), recall(2, 'type'))).toBe(false);
    expect(ready(recall(2, 'listen'), recall(5, 'type'))).toBe(true);
    expect(ready(recall(2, 'listen'), recall(5, 'type', 'wrong'))).toBe(false);
    expect(ready(recall(2, 'listen'), recall(5, 'type', 'self'))).toBe(false);
  });

  it('not because it came back in its lesson', () => {
    expect(ready(recall(1, 'listen'), recall(2, 'listen'))).toBe(false);
  });

  it('in turn with the word alone', () => {
    const twice = [recall(2, 'listen'), recall(5, 'type')];
    expect(ready(...twice, recall(9, 'gap'))).toBe(false);
    expect(ready(...twice, recall(9, 'gap'), recall(20, 'speak'))).toBe(false);
    expect(ready(...twice, recall(9, 'gap'), recall(20, 'type'))).toBe(true);
  });
});

describe('gaps of a session', () => {
  const task = (wordId: number, exercise: Exercise): Task => ({ wordId, exercise, skill: skillOf(exercise) });
  const typed = (count: number) => Array.from({ length: count }, (_, index) => task(index + 1, 'type'));
  const gapsIn = (tasks: readonly Task[], otherSeconds = 0, canBeGap = (_: number) => true) =>
    withGaps(tasks, { canBeGap, otherSeconds }).flatMap(({ wordId, exercise }) =>
      exercise === 'gap' ? [wordId] : [],
    );

  it('stand where a word would be typed, in its place and of the same skill', () => {
    const tasks = [
      task(1, 'listen'),
      task(2, 'speak'),
      task(3, 'write'),
      task(4, 'type'),
      task(5, 'read-cursive'),
    ];
    const planned = withGaps(tasks, { canBeGap: () => true, otherSeconds: 0 });
    expect(planned.map(({ exercise }) => exercise)).toEqual([
      'listen',
      'speak',
      'write',
      'gap',
      'read-cursive',
    ]);
    expect(planned[3]).toEqual({ wordId: 4, skill: 'produce', exercise: 'gap' });
  });

  it('take at most a fifth of its time, together with its letters', () => {
    for (const count of [5, 10, 30, 70]) {
      const all = secondsFor(typed(count).map(({ exercise }) => exercise));
      expect(secondsFor(gapsIn(typed(count)).map(() => 'gap'))).toBeLessThanOrEqual(Math.max(18, all / 5));
    }
    expect(gapsIn(typed(30))).toHaveLength(5);
    expect(gapsIn(typed(30), 60)).toHaveLength(2);
    expect(gapsIn(typed(30), 112)).toHaveLength(0);
  });

  it('are one in a short session, and none in a very short one', () => {
    expect(gapsIn(typed(5))).toEqual([1]);
    expect(gapsIn(typed(4))).toEqual([]);
  });

  it('are of words that have a sentence only', () => {
    expect(gapsIn(typed(5), 0, (wordId) => wordId === 3)).toEqual([3]);
  });
});
