import { describe, expect, it } from 'vitest';
import { exercisesOf, type Skill } from '../../../core/memory/exercises.ts';
import type { Grade, Recall } from '../../../core/memory/recall.ts';
import { followDays, replay } from '../../../core/memory/schedule.ts';
import type { Start } from '../../../core/memory/start.ts';
import type { Settings } from '../../../core/settings/settings.ts';
import { daysBetween } from '../../../core/streak/streak.ts';

/**
 * What version 6 of the rules makes of some histories. A change that moves one of these cards moves learners' cards, too:
 * it raises `scheduleVersion`.
 */
const date = '2026-01-01';
const starts = {
  good: { date, grade: 'good' },
  hard: { date, grade: 'hard' },
  known: { date, grade: 'easy', isKnown: true },
} satisfies Record<string, Start>;

/** Signs of answers: right, wrong, right at the second try, fast. */
const answers: Record<string, Partial<Recall>> = {
  '+': {},
  '-': { result: 'wrong' },
  '~': { tries: 2 },
  '!': { ms: 1000, medianMs: 4000 },
};

function recall(skill: Skill, day: string, place: number, sign: string): Recall {
  const [exercise = 'type'] = exercisesOf[skill];
  const plain = { result: 'right', tries: 1, ms: null, medianMs: null, isPartial: false } as const;
  return {
    ...{ eventId: `event ${place}`, at: `${day}T10:00:00.000Z`, date: day, exercise },
    ...plain,
    ...answers[sign],
  };
}

describe('the days to the next question of a word', () => {
  it.each<[keyof typeof starts, Skill, Settings['retention'], number, string, string]>([
    ['good', 'produce', 'usual', 7, '++++++', '3 15 62 84 357 363 365, then 1743.09 of difficulty 2.08'],
    // The same of another word: its days are spread otherwise.
    ['good', 'produce', 'usual', 8, '++++++', '3 15 58 84 360 364 365, then 1740.90 of difficulty 2.08'],
    ['good', 'produce', 'lighter', 7, '++++++', '5 36 84 84 358 363 365, then 1841.45 of difficulty 2.08'],
    ['good', 'produce', 'firmer', 7, '++++++', '1 3 10 23 50 102 202, then 490.54 of difficulty 2.08'],
    ['hard', 'produce', 'usual', 7, '+-++~+!!', '1 5 1 3 7 10 19 43 101, then 100.64 of difficulty 7.96'],
    ['good', 'hear', 'usual', 7, '++-+++', '1 3 15 2 6 15 32, then 32.12 of difficulty 7.36'],
    ['good', 'hear', 'usual', 7, '', '1, then 0.50 of difficulty 0.00'],
    ['known', 'produce', 'usual', 7, '+-', '9 43 4, then 2.95 of difficulty 7.03'],
    ['known', 'hear', 'usual', 7, '', '9, then 8.30 of difficulty 0.00'],
    ['good', 'read', 'usual', 7, '-+++++', '3 1 2 8 21 52 118, then 118.15 of difficulty 6.36'],
    ['hard', 'read', 'usual', 7, '+!!!!!', '1 3 15 84 359 365 357, then 3302.51 of difficulty 1.00'],
    ['good', 'read', 'firmer', 7, '', '1, then 2.31 of difficulty 0.00'],
    ['known', 'produce', 'usual', 7, '+++', '9 43 84 84, then 391.05 of difficulty 1.00'],
    ['known', 'produce', 'usual', 7, '-++', '9 1 5 12, then 11.45 of difficulty 7.00'],
    ['known', 'hear', 'lighter', 9, '+++', '11 5 31 84, then 94.92 of difficulty 2.10'],
    ['known', 'read', 'firmer', 7, '-++', '4 1 1 3, then 4.47 of difficulty 6.39'],
  ])('with a %s start, to %s it, kept %s, word %i, after «%s»', (start, skill, wish, wordId, signs, told) => {
    const recalls: Recall[] = [];
    const cardNow = () => replay({ wordId, skill, start: starts[start], recalls }, wish);
    const days = [...signs].map((sign, place) => {
      const { due, lastDate } = cardNow();
      recalls.push(recall(skill, due, place, sign));
      return daysBetween(lastDate, due);
    });
    const { due, lastDate, stability, difficulty } = cardNow();
    days.push(daysBetween(lastDate, due));
    expect(`${days.join(' ')}, then ${stability.toFixed(2)} of difficulty ${difficulty.toFixed(2)}`).toBe(
      told,
    );
  });

  it('are fewer when it was missed on the day of its lesson', () => {
    const missed = recall('produce', date, 0, '-');
    const of = (recalls: Recall[]) =>
      replay({ wordId: 7, skill: 'produce', start: starts.good, recalls }, 'usual').due;
    expect([of([]), of([missed])]).toEqual(['2026-01-04', '2026-01-02']);
  });
});

describe('the days to the next question of a letter or a form', () => {
  it.each<[string, [Grade, ...Grade[]], string]>([
    ['letter shin', ['good', 'good', 'good', 'good', 'good', 'good'], '3 12 47 84 84 84, then 570.52'],
    ['letter alef', ['again', 'good', 'hard', 'good', 'good', 'good'], '1 2 4 12 22 47, then 49.34'],
    ['form plural', ['hard', 'again', 'good', 'good', 'easy'], '1 1 2 5 12, then 13.87'],
  ])('%s, after %j', (id, [first, ...later], told) => {
    const graded = [{ date, grade: first }];
    const intervals = later.map((grade) => {
      const { due } = followDays(id, graded);
      const days = daysBetween(graded.at(-1)?.date ?? date, due);
      graded.push({ date: due, grade });
      return days;
    });
    const { due, stability } = followDays(id, graded);
    intervals.push(daysBetween(graded.at(-1)?.date ?? date, due));
    expect(`${intervals.join(' ')}, then ${stability.toFixed(2)}`).toBe(told);
  });
});
