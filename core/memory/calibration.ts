import type { Settings } from '../settings/settings.ts';
import { type Skill, skillOf, skills } from './exercises.ts';
import type { Grade } from './recall.ts';
import { followDays, replay, retrievability, type SkillAnswers } from './schedule.ts';

/** What has schedules: the skills of words, letters, and skills of forms. */
export const scheduled = [...skills, 'letters', 'forms'] as const;
export type Scheduled = (typeof scheduled)[number];

/** A review whose outcome the schedule had predicted. */
export type Forecast = {
  skill: Scheduled;
  /** The learner's date. */
  date: string;
  /** Probability of recall when it was asked, 0 to 1. */
  expected: number;
  wasRight: boolean;
};

/**
 * Returns the forecast for every review that moved the schedule. For understanding, only its own questions count, not
 * what production implied.
 */
export function forecastsOf(word: SkillAnswers, retention: Settings['retention']): Forecast[] {
  const forecasts: Forecast[] = [];
  replay(word, retention, ({ recall: { date, exercise }, grade, before }) => {
    if (skillOf(exercise) !== word.skill) return;
    const expected = retrievability(before, date);
    forecasts.push({ skill: word.skill, date, expected, wasRight: grade !== 'again' });
  });
  return forecasts;
}

/** The same for a letter or a form, which has one schedule: from its graded days, of which the first starts it. */
export function forecastsOfDays(
  item: { id: string; skill: Exclude<Scheduled, Skill> },
  days: readonly { date: string; grade: Grade }[],
): Forecast[] {
  return days.slice(1).map(({ date, grade }, at) => {
    const before = days.slice(0, at + 1);
    const lastDate = before.at(-1)?.date ?? date;
    const { stability } = followDays(item.id, before);
    const expected = retrievability({ stability, lastDate }, date);
    return { skill: item.skill, date, expected, wasRight: grade !== 'again' };
  });
}

export type Calibration = {
  reviews: number;
  /** Share of right answers, 0 to 1, and its expected value. */
  right: number;
  expected: number;
  /** Mean log loss of the forecasts, natural logarithm; 0 is perfect. */
  logLoss: number;
  /** The same for a baseline that always predicts the share of right answers in these reviews. */
  constantLogLoss: number;
};

/** A failed forecast of certainty would have an infinite loss. */
const surest = 1e-4;

/** Returns how well reviews were predicted; undefined without reviews. */
export function calibrationOf(forecasts: readonly Forecast[]): Calibration | undefined {
  if (forecasts.length === 0) return undefined;
  const mean = (value: (forecast: Forecast) => number) =>
    forecasts.reduce((sum, forecast) => sum + value(forecast), 0) / forecasts.length;
  const right = mean(({ wasRight }) => Number(wasRight));
  return {
    reviews: forecasts.length,
    right,
    expected: mean(({ expected }) => expected),
    logLoss: mean(({ expected, wasRight }) => lossOf(expected, wasRight)),
    constantLogLoss: mean(({ wasRight }) => lossOf(right, wasRight)),
  };
}

function lossOf(expected: number, wasRight: boolean): number {
  const likelihood = Math.min(1 - surest, Math.max(surest, expected));
  return -Math.log(wasRight ? likelihood : 1 - likelihood);
}

export type CalibrationBin = Pick<Calibration, 'reviews' | 'right' | 'expected'> & {
  /** Forecasts from this value up to the next bin. */
  from: number;
};

/** Bins are finer where most forecasts lie. */
const binsFrom = [0, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95];

/** Expected and actual recall by forecast; bins without reviews are left out. */
export function calibrationBins(forecasts: readonly Forecast[]): CalibrationBin[] {
  return binsFrom.flatMap((from, place) => {
    const to = binsFrom[place + 1] ?? Number.POSITIVE_INFINITY;
    const found = calibrationOf(forecasts.filter(({ expected }) => expected >= from && expected < to));
    return found ? [{ from, reviews: found.reviews, right: found.right, expected: found.expected }] : [];
  });
}
