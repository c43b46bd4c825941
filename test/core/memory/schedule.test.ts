import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exercise, exercises, type Skill, skills } from '../../../core/memory/exercises.ts';
import type { Recall } from '../../../core/memory/recall.ts';
import {
  cardsOf,
  followDays,
  isFirm,
  type MemoryCard,
  maxIntervalDays,
  replay,
  retrievability,
} from '../../../core/memory/schedule.ts';
import type { Start } from '../../../core/memory/start.ts';
import { addDays } from '../../../core/streak/streak.ts';

const start: Start = { date: '2026-01-01', grade: 'hard' };

function recall(date: string, over: Partial<Recall> = {}): Recall {
  return {
    eventId: `${date} ${over.exercise ?? 'listen'} ${over.result ?? 'right'}`,
    at: `${date}T10:00:00.000Z`,
    date,
    exercise: 'listen',
    result: 'right',
    tries: 1,
    ms: null,
    medianMs: null,
    isPartial: false,
    ...over,
  };
}

const hear = (recalls: readonly Recall[], retention: 'lighter' | 'usual' | 'firmer' = 'usual') =>
  replay({ wordId: 7, skill: 'hear', start, recalls }, retention);

/** Answers on each due day, all of one kind. */
function ladder(rounds: number, over: Partial<Recall> = {}): MemoryCard[] {
  const recalls: Recall[] = [];
  return Array.from({ length: rounds }, () => {
    const card = hear(recalls);
    recalls.push(recall(card.due, over));
    return card;
  });
}

describe('a schedule', () => {
  it('begins with the lesson for production, soon after a hard start', () => {
    const produce = replay({ wordId: 7, skill: 'produce', start, recalls: [] }, 'usual');
    expect(produce.due < '2026-01-04').toBe(true);
    expect(produce.reviews).toBe(1);
  });

  it('begins harder when the word was missed again between the words of its lesson', () => {
    const good: Start = { ...start, grade: 'good' };
    const produced = (result: 'right' | 'wrong', exercise: Exercise) =>
      replay(
        { wordId: 7, skill: 'produce', start: good, recalls: [recall(start.date, { result, exercise })] },
        'usual',
      );
    expect(produced('wrong', 'type').lastGrade).toBe('hard');
    // Understanding says nothing about production, and begins with its first review.
    expect(produced('wrong', 'listen').lastGrade).toBe('good');
    expect(hear([recall(start.date, { result: 'wrong' })])).toMatchObject({ reviews: 0, lapses: 0 });
  });

  it('begins with the first checked answer for hearing, asked the day after, and for reading', () => {
    expect(hear([])).toMatchObject({ due: '2026-01-02', reviews: 0 });
    expect(hear([recall('2026-01-02')])).toMatchObject({ reviews: 1, successes: 1, lastGrade: 'good' });
    const read = replay({ wordId: 7, skill: 'read', start, recalls: [] }, 'usual');
    expect(read).toMatchObject({ due: '2026-01-02', reviews: 0 });
    const smooth = replay(
      { wordId: 7, skill: 'read', start: { ...start, grade: 'good' }, recalls: [] },
      'usual',
    );
    expect(smooth).toMatchObject({ due: '2026-01-04', reviews: 0 });
  });

  it('grows with each recall, and never beyond a year', () => {
    const cards = ladder(8);
    const days = cards.map((card) => (Date.parse(card.due) - Date.parse(card.lastDate)) / 86_400_000);
    // Twelve weeks are the limit until the fourth recall; then it is the year, with the fuzz around it.
    expect(days.slice(0, 5)).toEqual([...days.slice(0, 5)].sort((a, b) => a - b));
    expect(Math.max(...days.slice(0, 4))).toBeLessThanOrEqual(84);
    expect(Math.max(...days)).toBeLessThanOrEqual(maxIntervalDays);
    expect(Math.min(...days.slice(5))).toBeGreaterThan(300);
    const stabilities = cards.map((card) => card.stability);
    expect(stabilities).toEqual([...stabilities].sort((a, b) => a - b));
  });

  it('falls back after a miss, counts it, and is asked within days', () => {
    const [, , third] = ladder(3);
    if (!third) throw new Error('no third card');
    const recalls = [recall('2026-01-04'), recall('2026-01-19')];
    const after = hear([...recalls, recall(third.due, { result: 'wrong' })]);
    expect(after).toMatchObject({ lapses: 1, lastGrade: 'again' });
    expect(after.stability).toBeLessThan(third.stability);
    expect(Date.parse(after.due) - Date.parse(third.due)).toBeLessThan(10 * 86_400_000);
  });

  it('asks sooner of whoever wants words kept firmer', () => {
    const recalls = [recall('2026-01-02'), recall('2026-01-05')];
    const due = (['firmer', 'usual', 'lighter'] as const).map((wish) => hear(recalls, wish).due);
    expect([...due].sort()).toEqual(due);
    expect(new Set(due).size).toBe(3);
  });

  it('counts the first checked answer of a day, and nothing of the day of the lesson', () => {
    const once = hear([recall('2026-01-04', { result: 'wrong' })]);
    const practised = hear([
      recall('2026-01-01'),
      recall('2026-01-04', { result: 'wrong' }),
      recall('2026-01-04', { eventId: 'later', at: '2026-01-04T10:05:00.000Z' }),
    ]);
    expect(practised).toEqual(once);
  });

  it('takes no notice of what was not checked', () => {
    const plain = hear([]);
    expect(hear([recall('2026-01-04', { result: 'self' })])).toEqual(plain);
    expect(hear([recall('2026-01-04', { result: 'skipped' })])).toEqual(plain);
  });

  it('takes a right spelling for reading too, a missed one not, and nothing but hearing for hearing', () => {
    const of = (skill: Skill, recalls: readonly Recall[]) =>
      replay({ wordId: 7, skill, start, recalls }, 'usual');
    const read = of('read', [recall('2026-01-04', { exercise: 'choose-russian' })]);
    expect(of('read', [recall('2026-01-04', { exercise: 'type' })])).toEqual(read);
    expect(of('read', [recall('2026-01-04', { exercise: 'write', tries: 2 })])).toEqual(read);
    const unread = { ...of('read', []), due: '2026-01-05' };
    expect(of('read', [recall('2026-01-04', { exercise: 'type', result: 'wrong' })])).toEqual(unread);
    expect(of('read', [recall('2026-01-04', { exercise: 'speak' })])).toEqual(unread);
    const typed = recall('2026-01-04', { exercise: 'type' });
    expect(of('hear', [typed])).toEqual({ ...of('hear', []), due: '2026-01-05' });
    expect(of('hear', [recall('2026-01-04', { exercise: 'choose-russian' })]).reviews).toBe(0);
    expect(of('produce', [recall('2026-01-04')]).reviews).toBe(1);
  });

  it('takes what comes later on the day of a miss for practice: it says nothing of tomorrow', () => {
    const missed = recall('2026-01-04', { result: 'wrong' });
    const practised = recall('2026-01-04', { eventId: 'later', at: '2026-01-04T10:05:00.000Z' });
    expect(hear([missed, practised])).toEqual(hear([missed]));
    expect(hear([missed, practised]).due).toBe('2026-01-05');
  });

  it('never asks a word twice on one day: what was asked by one skill waits until tomorrow by the other', () => {
    const answers = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 60 }),
        exercise: fc.constantFrom<Exercise>(...exercises),
        result: fc.constantFrom('right' as const, 'wrong' as const, 'assisted' as const),
      }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(answers, (given) => {
        const recalls = given.map(({ day, ...rest }, n) =>
          recall(addDays('2026-01-01', day), { ...rest, eventId: `event ${n}` }),
        );
        const last =
          recalls
            .map(({ date }) => date)
            .sort()
            .at(-1) ?? '';
        for (const skill of skills) {
          expect(replay({ wordId: 7, skill, start, recalls }, 'usual').due > last).toBe(true);
        }
      }),
    );
  });

  it('is the same whatever the order, repetition or device in which answers arrive', () => {
    const exercise = fc.constantFrom<Exercise>(...exercises);
    const answer = fc.record({
      day: fc.integer({ min: 0, max: 400 }),
      minute: fc.integer({ min: 0, max: 1439 }),
      exercise,
      result: fc.constantFrom('right' as const, 'wrong' as const, 'assisted' as const, 'self' as const),
      tries: fc.integer({ min: 1, max: 3 }),
      ms: fc.option(fc.integer({ min: 100, max: 60_000 })),
    });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (answers, picks) => {
        const recalls = answers.map(({ day, minute, ...rest }, n) =>
          recall(addDays('2026-01-01', day), {
            ...rest,
            eventId: `event ${n}`,
            at: new Date(Date.parse(addDays('2026-01-01', day)) + minute * 60_000).toISOString(),
            medianMs: 4000,
          }),
        );
        const twice = [...recalls, ...recalls.filter((_, n) => n % 3 === 0)];
        const mixed = twice.map((one) => ({ one, place: picks.next().value ?? 0 }));
        mixed.sort((a, b) => a.place - b.place);
        for (const skill of skills) {
          const inOrder = replay({ wordId: 7, skill, start, recalls }, 'usual');
          const arrived = mixed.map(({ one }) => one);
          expect(replay({ wordId: 7, skill, start, recalls: arrived }, 'usual')).toEqual(inOrder);
          expect(inOrder.due > inOrder.lastDate).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('what is known of a card', () => {
  it('fades with the days: nine of ten on the day of its stability', () => {
    const card = { stability: 10, lastDate: '2026-01-01' };
    expect(retrievability(card, '2026-01-01')).toBe(1);
    expect(retrievability(card, '2026-01-11')).toBeCloseTo(0.9, 5);
    expect(retrievability(card, '2026-06-01')).toBeLessThan(0.8);
  });

  it('a word is firm when all its schedules last three weeks', () => {
    expect(isFirm([{ stability: 21 }, { stability: 40 }, { stability: 30 }])).toBe(true);
    expect(isFirm([{ stability: 20.9 }, { stability: 40 }, { stability: 30 }])).toBe(false);
    // A word that cannot be heard has two.
    expect(isFirm([{ stability: 40 }, { stability: 40 }])).toBe(true);
    expect(isFirm([{ stability: 40 }])).toBe(false);
  });
});

it('the cards of a word are one for each skill', () => {
  const word = {
    wordId: 7,
    start,
    recalls: [recall('2026-01-04'), recall('2026-01-09', { exercise: 'type' })],
  };
  const cards = cardsOf(word, 'usual');
  expect(Object.keys(cards)).toEqual(skills);
  for (const skill of skills) expect(cards[skill]).toEqual(replay({ ...word, skill }, 'usual'));
});

it('a schedule without a day is a mistake', () => {
  expect(() => followDays('letter shin', [])).toThrow(RangeError);
});
