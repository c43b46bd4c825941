import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostLevels, mostQuestions, pickLevels, placementAfter } from '../../../core/placement/placement.ts';

/** Plays a placement of somebody who knows the first `known` levels; returns the result and the number of questions. */
function play(levels: number, known: number) {
  const answers: boolean[] = [];
  for (;;) {
    const step = placementAfter(levels, answers);
    if (step.kind === 'done') return step;
    answers.push(step.level < known);
  }
}

describe('a placement', () => {
  it('asks a quarter of the way first, then halves what is left', () => {
    expect(placementAfter(24, [])).toEqual({ kind: 'ask', level: 6, question: 0, asked: 0 });
    expect(placementAfter(24, [true])).toMatchObject({ level: 6, question: 1 });
    expect(placementAfter(24, [true, true])).toMatchObject({ level: 15, question: 0 });
    expect(placementAfter(24, [true, false])).toMatchObject({ level: 3, question: 0 });
    expect(placementAfter(24, [false])).toMatchObject({ level: 3, question: 0 });
  });

  it('finds the level of whoever knows all before it, in at most twelve questions', () => {
    for (let levels = 1; levels <= mostLevels; levels++) {
      for (let known = 0; known <= levels; known++) {
        const { level, asked } = play(levels, known);
        expect(asked).toBeLessThanOrEqual(mostQuestions);
        // What was not proven within the questions is left to the lessons.
        expect(level).toBeLessThanOrEqual(known);
        expect(known - level).toBeLessThanOrEqual(1);
      }
    }
  });

  it('sends whoever knows nothing to the beginning after a few questions', () => {
    expect(play(24, 0)).toEqual({ kind: 'done', level: 0, asked: 4 });
  });

  it('never asks a thirteenth question, whatever is answered, and goes on from any answer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 24 }),
        fc.array(fc.boolean(), { maxLength: 40 }),
        (levels, answers) => {
          const step = placementAfter(levels, answers);
          expect(step.asked).toBeLessThanOrEqual(mostQuestions);
          expect(step.level).toBeGreaterThanOrEqual(0);
          if (step.kind === 'ask') expect(step.level).toBeLessThan(levels);
        },
      ),
    );
  });

  it('is over at once in a course without lessons', () => {
    expect(placementAfter(0, [])).toEqual({ kind: 'done', level: 0, asked: 0 });
  });
});

describe('the levels of a placement', () => {
  it('are spread over the course, the first lesson among them', () => {
    expect(pickLevels([1, 2, 3])).toEqual([1, 2, 3]);
    const levels = pickLevels(Array.from({ length: 96 }, (_, index) => index));
    expect([levels.length, levels[0], levels[1], levels.at(-1)]).toEqual([24, 0, 4, 92]);
    expect(pickLevels([])).toEqual([]);
  });
});
