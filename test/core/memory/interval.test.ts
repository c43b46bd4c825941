import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exercise, exercises, exercisesOf, type Skill, skills } from '../../../core/memory/exercises.ts';
import { rememberForm } from '../../../core/memory/forms.ts';
import { intervalWithin } from '../../../core/memory/interval.ts';
import { wordStart } from '../../../core/memory/known.ts';
import { rememberLetter } from '../../../core/memory/letters.ts';
import { type Grade, grades, type Recall } from '../../../core/memory/recall.ts';
import {
  followDays,
  replay,
  requestedRetention,
  retrievability,
  type SkillAnswers,
} from '../../../core/memory/schedule.ts';
import type { Start } from '../../../core/memory/start.ts';
import { addDays, daysBetween } from '../../../core/streak/streak.ts';
import { hasSweeps } from '../../support/size.ts';

const date = '2026-01-01';
const retentions = ['lighter', 'usual', 'firmer'] as const;
const known = wordStart({ lessons: [], knownOn: date });
const starts: Start[] = [{ date, grade: 'good' }, { date, grade: 'hard' }, ...(known ? [known] : [])];

/** Answers that are graded again, hard, good and easy. */
const graded: Record<Grade, Partial<Recall>> = {
  again: { result: 'wrong' },
  hard: { tries: 2 },
  good: {},
  easy: { ms: 1000, medianMs: 4000 },
};

function recall(day: string, place: number, over: Partial<Recall>): Recall {
  return {
    eventId: `event ${place}`,
    at: `${day}T10:00:00.000Z`,
    date: day,
    exercise: 'listen',
    result: 'right',
    tries: 1,
    ms: null,
    medianMs: null,
    isPartial: false,
    ...over,
  };
}

/** Every sequence of up to `length` of the given choices, the empty one too. */
function sequences<T>(choices: readonly T[], length: number): T[][] {
  if (length === 0) return [[]];
  return [
    [],
    ...sequences(choices, length - 1).flatMap((rest) => choices.map((choice) => [choice, ...rest])),
  ];
}

type Due = { due: string; stability: number; lastDate: string };

/** Neither due on the day after the latest answer nor expected to be recalled as wished, less three points. */
function isTooLate({ due, ...card }: Due, wish: number, asked = card.lastDate): boolean {
  const isNextDay = daysBetween(asked > card.lastDate ? asked : card.lastDate, due) === 1;
  return !isNextDay && retrievability(card, due) < wish - 0.03;
}

describe('an interval', () => {
  it('is shortened until the expected recall after it is at most three points below the wish', () => {
    // A miss and a right answer leave 2.45 days: of recall 0.949 is expected after one, 0.885 after three, 0.863 after four.
    const of = (wish: number) => intervalWithin(4, { stability: 2.45, wish });
    expect([of(0.95), of(0.9), of(0.85)]).toEqual([1, 3, 4]);
  });

  it('is one day at least', () => {
    expect(intervalWithin(9, { stability: 0.1, wish: 0.85 })).toBe(1);
    expect(intervalWithin(0, { stability: 100, wish: 0.85 })).toBe(1);
  });
});

describe('a word is due on the next day or while its recall is as likely as wished, less three points', () => {
  it.runIf(hasSweeps)('after any six right and wrong answers on its due days', () => {
    const late: object[] = [];
    const check = (
      word: Omit<SkillAnswers, 'recalls'>,
      wish: (typeof retentions)[number],
      recalls: Recall[],
    ) => {
      const card = replay({ ...word, recalls }, wish);
      if (isTooLate(card, requestedRetention[wish])) late.push({ ...word, wish, recalls, card });
      if (recalls.length === 6) return;
      const [exercise] = exercisesOf[word.skill];
      for (const result of ['right', 'wrong'] as const) {
        check(word, wish, [...recalls, recall(card.due, recalls.length, { exercise, result })]);
      }
    };
    for (const wish of retentions) {
      for (const skill of skills) {
        for (const start of starts) check({ wordId: 7, skill, start }, wish, []);
      }
    }
    expect(late).toEqual([]);
  });

  it.runIf(hasSweeps)(
    'after answers of any grade to any exercise, early, late and twice a day, for any word',
    () => {
      const answer = fc.record({
        grade: fc.constantFrom(...grades),
        exercise: fc.constantFrom<Exercise>(...exercises),
        /** Days from the answer before. */
        gap: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 6, max: 400 })),
      });
      fc.assert(
        fc.property(
          fc.nat(1000),
          fc.constantFrom<Skill>(...skills),
          fc.constantFrom(...starts),
          fc.constantFrom(...retentions),
          fc.array(answer, { maxLength: 12 }),
          (wordId, skill, start, retention, answers) => {
            let asked = date;
            const recalls = answers.map(({ grade, exercise, gap }, place) => {
              asked = addDays(asked, gap);
              return recall(asked, place, { exercise, ...graded[grade] });
            });
            const card = replay({ wordId, skill, start, recalls }, retention);
            expect(isTooLate(card, requestedRetention[retention], asked)).toBe(false);
          },
        ),
        { numRuns: 3000 },
      );
    },
  );

  it('before its first question in print, which comes sooner the firmer the words are wanted', () => {
    const dueAfter = (grade: Start['grade']) =>
      retentions.map(
        (wish) => replay({ wordId: 7, skill: 'read', start: { date, grade }, recalls: [] }, wish).due,
      );
    expect(dueAfter('good')).toEqual(['2026-01-05', '2026-01-04', '2026-01-02']);
    expect(dueAfter('hard')).toEqual(['2026-01-04', '2026-01-02', '2026-01-02']);
  });

  it('when it was taken as known, spread by the word over as many days as the wish leaves', () => {
    const daysOf = (wish: (typeof retentions)[number], recalls: Recall[] = []) => {
      const days = Array.from({ length: 132 }, (_, wordId) => {
        const cards = known
          ? skills.map((skill) => replay({ wordId, skill, start: known, recalls }, wish))
          : [];
        return cards.map(({ due }) => daysBetween(date, due));
      }).flat();
      return [...new Set(days)].sort((a, b) => a - b);
    };
    expect(daysOf('lighter')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(daysOf('usual')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(daysOf('firmer')).toEqual([2, 3, 4, 5, 6]);
    // Missed on the same day, it is not known: asked for soon by the skill that missed.
    const missed = recall(date, 0, { exercise: 'type', result: 'wrong' });
    expect(daysOf('firmer', [missed])).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('a letter and a form are due on the next day or while nine in ten are expected, less three points', () => {
  it.runIf(hasSweeps)('after any graded days, early and late', () => {
    const choices = grades.flatMap((grade) =>
      (['early', 'due', 'late'] as const).map((when) => ({ grade, when })),
    );
    const late: object[] = [];
    for (const sequence of sequences(choices, 3)) {
      const days: { date: string; grade: Grade }[] = [{ date, grade: 'again' }];
      let lastDate = date;
      for (const { grade, when } of sequence) {
        const { due } = followDays('letter shin', days);
        lastDate = { early: addDays(lastDate, 1), due, late: addDays(due, 30) }[when];
        days.push({ date: lastDate, grade });
      }
      if (isTooLate({ ...followDays('letter shin', days), lastDate }, 0.9)) late.push(days);
    }
    expect(late).toEqual([]);
  });

  it('so that one that was missed on three days comes back on the day after it went right', () => {
    const answers = [1, 2, 3, 4].map((day) => ({
      eventId: `event ${day}`,
      at: `2026-01-0${day}T10:00:00Z`,
      date: `2026-01-0${day}`,
      isRight: day === 4,
    }));
    const letter = answers.map((answer) => ({ ...answer, event: 'find' as const }));
    const form = answers.map((answer) => ({ ...answer, exercise: 'type' as const }));
    expect(rememberLetter('shin', letter, date).due).toBe('2026-01-05');
    expect(rememberForm('plural', form, date).due).toBe('2026-01-05');
  });
});
