import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canChoose, next, openStage, startPractice } from '../../../core/lesson/practice.ts';
import { currentWord, type PracticeEvent, type PracticeState } from '../../../core/lesson/practice-state.ts';
import { completesStage, hasStage, isComplete, stages } from '../../../core/lesson/stages.ts';
import { wordDots } from '../../../core/lesson/word-dots.ts';

const stage = fc.constantFrom(...stages);
const bits = fc.integer({ min: 0, max: 15 });
const timing = { tries: fc.integer({ min: 1, max: 9 }), ms: fc.nat(100_000) };
const words = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 12 }), done: bits, learned: fc.boolean() }),
  { maxLength: 10, selector: ({ id }) => id },
);
const event: fc.Arbitrary<PracticeEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('answer'),
      result: fc.constantFrom('right', 'wrong', 'assisted', 'self'),
      ...timing,
    }),
  },
  { weight: 6, arbitrary: fc.constant({ type: 'advance' }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('skip'), forRound: fc.boolean(), ...timing }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('choose'), stage }) },
  { weight: 1, arbitrary: fc.constantFrom({ type: 'again' }, { type: 'repeat' }, { type: 'flash-over' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('saved'),
      pass: fc.integer({ min: 0, max: 2 }),
      wordId: fc.integer({ min: 1, max: 12 }),
      words,
      points: fc.constantFrom(0, 1, 51),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('returned'), pass: fc.integer({ min: 0, max: 2 }), words }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('recall'), isRight: fc.boolean(), ...timing }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'quiet' }) },
);

/** What must hold of any state a learner can reach. */
function checkState(state: PracticeState): void {
  const word = currentWord(state);
  if (state.phase === 'asking' || state.phase === 'answered') expect(word).toBeDefined();
  if (state.phase === 'between') expect(state.sitting.between.length).toBeGreaterThan(0);
  else expect([state.sitting.between, state.recall]).toEqual([[], null]);
  if (state.phase === 'asking' && word) {
    const open = openStage(state, word);
    expect(state.stage === open || hasStage(word.done, state.stage)).toBe(true);
    expect(canChoose(state, state.stage)).toBe(true);
  }
  if (state.phase === 'answered' && word) expect(hasStage(word.done, state.stage)).toBe(true);
  const open = state.words.filter(({ done }) => !isComplete(done));
  const openInRound = open.filter(({ id }) => state.round.includes(id));
  if (state.phase === 'finished') expect(open).toEqual([]);
  if (state.phase === 'enough') expect([open.length > 0, openInRound]).toEqual([true, []]);
  if (state.phase === 'leftover') expect(openInRound).not.toEqual([]);
  for (const { done, skipped } of state.words) expect(done | skipped).toBeLessThanOrEqual(15);
  expect(wordDots(state, 7).dots.length).toBe(Math.min(7, state.words.length));
}

/** What must hold of any step. */
function checkStep(before: PracticeState, event: PracticeEvent, after: PracticeState): void {
  const newPass = after.pass > before.pass;
  expect(after.pass - before.pass).toBe(newPass ? 1 : 0);
  expect(after.visit).toBeGreaterThanOrEqual(before.visit);
  for (const word of before.words) {
    const later = after.words.find(({ id }) => id === word.id);
    if (!newPass) expect((later?.done ?? 0) & word.done).toBe(word.done);
    expect(later?.learned || !word.learned).toBe(true);
  }
  const gained = after.words.filter((word, i) => word.done !== before.words[i]?.done);
  if (event.type === 'answer' && gained.length > 0) expect(completesStage(event.result)).toBe(true);
  if (event.type === 'skip' || event.type === 'choose' || event.type === 'advance')
    expect(gained).toEqual([]);
  for (const item of after.outgoing) {
    if (item.kind === 'reset') expect(event.type).toBe('repeat');
    else if (item.kind === 'recall') {
      expect([before.phase, before.recall, event.type]).toEqual(['between', null, 'recall']);
      expect(before.pass).toBe(0);
    } else {
      expect(item).toMatchObject({ wordId: currentWord(before)?.id, stage: before.stage, pass: before.pass });
      expect(before.phase).toBe('asking');
    }
  }
  if (event.type === 'answer' && before.phase === 'asking') expect(after.outgoing).toHaveLength(1);
}

describe('whatever the learner taps, in whatever order', () => {
  it('no progress is lost or invented, and nothing is asked that may not be', () => {
    fc.assert(
      fc.property(
        words,
        fc.constantFrom('normal' as const, 'repeat' as const),
        fc.option(fc.constantFrom(1, 3, 5), { nil: undefined }),
        fc.array(event, { maxLength: 120 }),
        (lesson, mode, newWords, events) => {
          let state = startPractice(lesson, mode, newWords);
          checkState(state);
          for (const each of events) {
            const after = next(state, each);
            checkStep(state, each, after);
            checkState(after);
            state = after;
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('a learner who answers and never skips always reaches the end, one point for each new word', () => {
    fc.assert(
      fc.property(words, (lesson) => {
        let state = startPractice(lesson, 'normal');
        let points = 0;
        for (let step = 0; state.phase !== 'finished' && step < 300; step++) {
          const before = state.flash;
          state = next(state, { type: 'answer', result: 'right', tries: 1, ms: 1 });
          if (state.flash && state.flash !== before) points += state.flash.points;
          state = next(state, { type: 'advance' });
        }
        expect(state.phase).toBe('finished');
        expect(points).toBe(lesson.filter(({ done, learned }) => !isComplete(done) && !learned).length);
      }),
    );
  });

  it('a round never teaches more new words than it may, and rounds together teach them all', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 5 }), (lesson, newWords) => {
        let state = startPractice(lesson, 'normal', newWords);
        const isNew = new Set(lesson.filter(({ learned }) => !learned).map(({ id }) => id));
        for (let rounds = 0; state.phase !== 'finished'; rounds++) {
          expect(rounds).toBeLessThan(lesson.length);
          expect(state.round.filter((id) => isNew.has(id)).length).toBeLessThanOrEqual(newWords);
          const isOn = () => state.phase === 'asking' || state.phase === 'between';
          for (let step = 0; isOn() && step < 300; step++) {
            state = next(next(state, { type: 'answer', result: 'right', tries: 1, ms: 1 }), {
              type: 'advance',
            });
          }
          if (state.phase === 'enough') state = next(state, { type: 'again' });
        }
        expect(state.words.every(({ done }) => isComplete(done))).toBe(true);
      }),
    );
  });
});
