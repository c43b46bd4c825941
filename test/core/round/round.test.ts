import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormExercise } from '../../../core/forms/skills.ts';
import type { LetterStep } from '../../../core/letters/steps.ts';
import type { Exercise } from '../../../core/memory/exercises.ts';
import type { Task } from '../../../core/memory/plan.ts';
import { createRandom } from '../../../core/random.ts';
import type { Kind, Need } from '../../../core/round/kind.ts';
import { forms } from '../../../core/round/kinds/forms.ts';
import { letters } from '../../../core/round/kinds/letters.ts';
import { numbers } from '../../../core/round/kinds/numbers.ts';
import { startWords, type WordRound, words } from '../../../core/round/kinds/words.ts';
import {
  advance,
  leaveOut,
  type Outcome,
  openRound,
  presentQuestion,
  type Round,
  takeAnswer,
  takeBack,
  withoutNeed,
} from '../../../core/round/round.ts';
import { type AnyRound, type QuestionOf, startRound } from '../../../core/round/state.ts';

type Review = Round<WordRound, Outcome>;
const task = (wordId: number, exercise: Exercise = 'type'): Task => ({ wordId, exercise, skill: 'produce' });
const tasks = [1, 2, 3, 4, 5, 6, 7].map((id) => task(id));
const random = createRandom(1);
const startReview = (today: { tasks: Task[]; again: Task[] }): Review =>
  openRound(words, startWords(today.tasks, today.again));
const present = (review: Review) => presentQuestion(words, review);

function answer(review: Review, isRight: boolean): Review {
  return advance(words, takeAnswer(words, review, { isRight }, random));
}

describe('a session on the screen', () => {
  it('ends when everything was answered', () => {
    let review = startReview({ tasks: tasks.slice(0, 2), again: [] });
    for (const _ of [1, 2]) review = answer(review, true);
    expect(review.phase).toBe('finished');
    expect(present(review)).toBeUndefined();
    expect(review.state.strengthened).toEqual([1, 2]);
  });

  it('asks a missed word again after three to five others', () => {
    let review = answer(startReview({ tasks, again: [] }), false);
    const asked: (number | undefined)[] = [];
    while (review.phase !== 'finished') {
      asked.push(present(review)?.wordId);
      review = answer(review, true);
    }
    expect(asked.indexOf(1)).toBeGreaterThanOrEqual(3);
    expect(asked.indexOf(1)).toBeLessThanOrEqual(5);
    expect(review.state.missed).toEqual([1]);
  });

  it('takes the latest answer back as if it had not been given', () => {
    const before = startReview({ tasks, again: [] });
    const back = takeBack(words, takeAnswer(words, before, { isRight: false }, random));
    expect(back.state).toEqual(before.state);
    expect(back.after).toEqual(before.state);
    expect(back).toMatchObject({ phase: 'asking', isUndone: true, answer: null });
    expect(back.visit).toBeGreaterThan(before.visit);
  });

  it('takes one answer to a question, however often it is pressed', () => {
    const once = takeAnswer(words, startReview({ tasks, again: [] }), { isRight: true }, random);
    expect(takeAnswer(words, once, { isRight: false }, random)).toBe(once);
  });

  it('swaps what cannot be said now, this time and for the rest of the session, and skips nothing', () => {
    const spoken = [task(1, 'speak'), task(2, 'type'), task(3, 'speak')];
    let review = withoutNeed(words, startReview({ tasks: spoken, again: [] }), 'speak');
    const asked: unknown[] = [];
    while (review.phase !== 'finished') {
      asked.push([present(review)?.wordId, present(review)?.exercise, review.state.queue[0]?.exercise]);
      review = answer(review, true);
    }
    expect(asked).toEqual([
      [1, 'type', 'speak'],
      [2, 'type', 'type'],
      [3, 'type', 'speak'],
    ]);
  });

  it('begins with misses of today where they are all that is left', () => {
    const review = startReview({ tasks: [], again: [task(4)] });
    expect(present(review)).toMatchObject({ wordId: 4, again: true });
  });
});

/** Plays a round to its end by what `isRight` says; the questions in the order in which they were asked. */
function play<S extends AnyRound>(
  kind: Kind<S>,
  start: S,
  isRight: (question: QuestionOf<S>, n: number) => boolean,
  unmet: readonly Need[] = [],
): { asked: QuestionOf<S>[]; round: Round<S, Outcome> } {
  const asked: QuestionOf<S>[] = [];
  let round: Round<S, Outcome> = openRound(kind, start, unmet);
  for (let question = presentQuestion(kind, round); question; question = presentQuestion(kind, round)) {
    asked.push(question);
    if (asked.length > 500) throw new Error('the round does not end');
    round = advance(kind, takeAnswer(kind, round, { isRight: isRight(question, asked.length) }, random));
  }
  return { asked, round };
}

const letterSteps: LetterStep[] = ['alef', 'bet', 'gimel', 'dalet'].map((key) => ({ key, exercise: 'find' }));
const formTasks = (['choose', 'hear', 'say', 'type'] as FormExercise[]).map((exercise, at) => ({
  skill: `verb:paal:${at}`,
  exercise,
}));
const numberTasks = ['12', '7', '45'].map((digits) => ({ kind: 'price' as const, digits }));

describe('a missed question', () => {
  it('of letters and forms comes back once, after two others', () => {
    const step = play(letters, startRound<LetterStep, string>(letterSteps), ({ key }) => key !== 'alef');
    expect(step.asked.map(({ key }) => key)).toEqual(['alef', 'bet', 'gimel', 'alef', 'dalet']);
    expect(step.round.state).toMatchObject({ strengthened: ['bet', 'gimel', 'dalet'], missed: ['alef'] });
    const form = play(forms(), startRound(formTasks), ({ exercise }) => exercise !== 'choose');
    expect(form.asked.map(({ exercise }) => exercise)).toEqual(['choose', 'hear', 'say', 'choose', 'type']);
  });

  it('of numbers comes back once, at the end', () => {
    const { asked, round } = play(numbers(), startRound(numberTasks), ({ digits }) => digits !== '12');
    expect(asked.map(({ digits }) => digits)).toEqual(['12', '7', '45', '12']);
    expect(round.done).toBe(3);
  });
});

describe('what cannot be done here', () => {
  it('is left out where there is no other way, or asked in another', () => {
    const { asked } = play(forms(), startRound(formTasks), () => true, ['listen', 'speak']);
    expect(asked.map(({ exercise }) => exercise)).toEqual(['choose', 'type', 'type']);
    expect(play(numbers(), startRound(numberTasks), () => true, ['listen']).asked).toEqual([]);
    const drawn: LetterStep[] = [{ key: 'alef', exercise: 'write' }, ...letterSteps];
    expect(play(letters, startRound(drawn), () => true, ['draw']).asked).toHaveLength(letterSteps.length);
  });

  it('counts as over, and so does what need not be asked', () => {
    const start = openRound(letters, startRound<LetterStep, string>(letterSteps));
    const known = leaveOut(letters, start, ({ key }) => key === 'alef');
    expect(known).toMatchObject({ done: 1, phase: 'asking' });
    expect(known.state.queue).toHaveLength(3);
  });
});

describe('a round that was kept', () => {
  it('goes on as if it had not been interrupted, whatever was answered', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        ids,
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        fc.nat(20),
        (all, luck, at) => {
          const run = (isKept: boolean) => {
            const chance = createRandom(7);
            const asked: (number | undefined)[] = [];
            let round: Review = openRound(words, startWords(all.map((id) => task(id))));
            for (let n = 0; n < 200 && round.phase !== 'finished'; n += 1) {
              if (isKept && n === at)
                round = openRound(words, JSON.parse(JSON.stringify(round.state)) as WordRound);
              asked.push(present(round)?.wordId);
              round = advance(words, takeAnswer(words, round, { isRight: luck[n] ?? true }, chance));
            }
            return { asked, state: round.state };
          };
          expect(run(true)).toEqual(run(false));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('by the release before has the same shape', () => {
    const kept = {
      queue: [{ wordId: 3, skill: 'produce', exercise: 'type', isYoung: true, again: true }],
      strengthened: [1],
      missed: [3],
      answered: 2,
      apart: [],
    } as const satisfies WordRound;
    const review: Review = openRound(words, kept);
    expect(present(review)).toMatchObject({ wordId: 3, again: true });
    expect(answer(review, true)).toMatchObject({
      phase: 'finished',
      state: { strengthened: [1], answered: 3 },
    });
  });
});
