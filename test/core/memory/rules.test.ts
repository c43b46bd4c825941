import { describe, expect, it } from 'vitest';
import {
  type DueRule,
  daysOfRule,
  pickRules,
  type RuleAnswer,
  rememberRule,
  ruleCheckSeconds,
} from '../../../core/memory/rules.ts';
import { createRandom, shuffled } from '../../../core/random.ts';
import { addDays } from '../../../core/streak/streak.ts';

let events = 0;
const event = (date: string, over: Partial<RuleAnswer>): RuleAnswer => {
  events += 1;
  const at = `${date}T10:${String(Math.floor(events / 60) % 60).padStart(2, '0')}:${String(events % 60).padStart(2, '0')}Z`;
  return { eventId: `e${events}`, at, date, event: 'check', check: 0, isRight: true, ...over };
};
const met = (date: string, isRight = true) => event(date, { event: 'met', check: null, isRight });
/** One answer to each check, right where there is a '+'. */
const checks = (date: string, outcome: string) =>
  [...outcome].map((sign, check) => event(date, { check, isRight: sign === '+' }));
const firstDay = '2026-11-01';
const remember = (answers: RuleAnswer[], today = firstDay) => rememberRule('et', answers, today);

describe('the memory of a rule', () => {
  it('is new before anything happened, with every field filled', () => {
    expect(remember([])).toEqual({ phase: 'new', sureness: 0, due: firstDay, answers: 0, misses: 0 });
  });

  it('is met once its card was seen, or a check was answered', () => {
    expect(remember([met(firstDay)])).toMatchObject({ phase: 'met', answers: 0, due: '2026-11-02' });
    expect(remember(checks(firstDay, '+'))).toMatchObject({ phase: 'met', answers: 1, misses: 0 });
  });

  it('of a card that was skipped is that of one that was only seen: no answer, no miss, due tomorrow', () => {
    const skipped = remember([met(firstDay, false)]);
    expect(skipped).toEqual(remember([met(firstDay)]));
    expect(skipped).toMatchObject({ phase: 'met', answers: 0, misses: 0, due: '2026-11-02' });
  });

  it('is not moved by a card that is read again', () => {
    const answers = [met(firstDay), ...checks(firstDay, '+++')];
    expect(remember([...answers, met('2026-11-02')])).toEqual(remember(answers));
  });

  it('counts all checks of a day: sooner back after a slip, on the next day when nothing went right', () => {
    const graded = (outcome: string) => daysOfRule([met(firstDay), ...checks(firstDay, outcome)])[0]?.grade;
    expect(['+++', '+-+', '-++', '---'].map(graded)).toEqual(['good', 'hard', 'hard', 'again']);
    const later = (outcome: string) => {
      const answers = [met(firstDay), ...checks(firstDay, '+++'), ...checks('2026-11-04', outcome)];
      return { due: remember(answers).due, grade: daysOfRule(answers).at(-1)?.grade };
    };
    const [good, hard, again] = ['++', '+-', '--'].map(later);
    expect([good?.grade, hard?.grade, again?.grade]).toEqual(['good', 'hard', 'again']);
    expect((again?.due ?? '') < (hard?.due ?? '')).toBe(true);
    expect((hard?.due ?? '') <= (good?.due ?? '')).toBe(true);
  });

  it('learns nothing from a check that comes back on the same day', () => {
    const wrong = [...checks(firstDay, '-')];
    const again = [...wrong, ...checks(firstDay, '+')];
    expect(daysOfRule(again)).toEqual(daysOfRule(wrong));
    expect(remember(again)).toMatchObject({ answers: 2, misses: 1, due: remember(wrong).due });
  });

  it('is firm after it was recalled over some weeks, and met again after a miss', () => {
    let answers = [met(firstDay), ...checks(firstDay, '+++')];
    let days = 0;
    while (remember(answers).phase !== 'firm' && days < 10) {
      answers = [...answers, ...checks(remember(answers).due, '++')];
      days += 1;
    }
    expect(days).toBeGreaterThan(1);
    expect(days).toBeLessThan(5);
    expect(remember(answers)).toMatchObject({ phase: 'firm', sureness: 1, misses: 0 });
    const missed = [...answers, ...checks(remember(answers).due, '--')];
    expect(remember(missed)).toMatchObject({ phase: 'met', misses: 2 });
    expect(remember(missed).sureness).toBeLessThan(1);
  });

  it('does not depend on the order in which answers arrive, nor on repeats, and stays within its bounds', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const random = createRandom(seed);
      const answers = Array.from({ length: 1 + Math.floor(random() * 12) }, () => {
        const date = addDays(firstDay, Math.floor(random() * 40));
        return random() < 0.2
          ? met(date, random() < 0.5)
          : event(date, { check: random() < 0.2 ? null : Math.floor(random() * 3), isRight: random() < 0.7 });
      });
      const expected = remember(answers, '2026-12-20');
      expect(remember(shuffled([...answers, ...answers], random), '2026-12-20')).toEqual(expected);
      expect(expected.phase).not.toBe('new');
      expect(expected.sureness >= 0 && expected.sureness <= 1).toBe(true);
      expect((expected.sureness === 1) === (expected.phase === 'firm')).toBe(true);
      expect(expected.misses).toBeLessThanOrEqual(expected.answers);
      expect(expected.due > (answers.map(({ date }) => date).sort()[0] ?? '')).toBe(true);
    }
  });
});

describe('rules in «Сегодня»', () => {
  const due = Array.from(
    { length: 12 },
    (_, at): DueRule => ({
      ruleId: at + 1,
      due: `2026-11-${String(20 - at).padStart(2, '0')}`,
      checks: 3,
      answers: at,
    }),
  );
  const secondsOf = (tasks: ReturnType<typeof pickRules>) =>
    tasks.reduce((sum, { checks }) => sum + checks.length * ruleCheckSeconds, 0);

  it('take, with letters and numbers, at most a fifth of the time, the longest overdue first', () => {
    for (const wordSeconds of [20, 64, 120, 300, 900]) {
      for (const otherSeconds of [0, 10, 60]) {
        const taken = secondsOf(pickRules(due, { wordSeconds, otherSeconds }));
        const isWithin = taken === 0 || taken + otherSeconds <= (wordSeconds + taken + otherSeconds) / 5;
        expect(isWithin).toBe(true);
      }
    }
    expect(
      pickRules(due, { wordSeconds: 900, otherSeconds: 0 })
        .map(({ ruleId }) => ruleId)
        .slice(0, 2),
    ).toEqual([12, 11]);
    expect(pickRules(due, { wordSeconds: 40, otherSeconds: 0 })).toEqual([]);
  });

  it('are asked by two or three checks each, which take turns', () => {
    for (const wordSeconds of [0, 64, 96, 128, 160, 600]) {
      for (const { checks } of pickRules(due, { wordSeconds, otherSeconds: 0 })) {
        expect([2, 3]).toContain(checks.length);
        expect(new Set(checks).size).toBe(checks.length);
      }
    }
    const turns = (answers: number) =>
      pickRules([{ ruleId: 1, due: '2026-11-01', checks: 4, answers }], {
        wordSeconds: 0,
        otherSeconds: 0,
      })[0]?.checks;
    expect([0, 3, 6].map(turns)).toEqual([
      [0, 1, 2],
      [3, 0, 1],
      [2, 3, 0],
    ]);
  });

  it('of an author with fewer checks are asked by those, and never by none', () => {
    const few = [0, 1, 2].map((checks) => ({ ruleId: checks, due: '2026-11-01', checks, answers: 5 }));
    expect(pickRules(few, { wordSeconds: 900, otherSeconds: 0 })).toEqual([
      { ruleId: 1, checks: [0] },
      { ruleId: 2, checks: [1, 0] },
    ]);
  });
});
