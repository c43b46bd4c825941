import { describe, expect, it } from 'vitest';
import {
  calibrationBins,
  calibrationOf,
  type Forecast,
  forecastsOf,
  forecastsOfDays,
} from '../../../core/memory/calibration.ts';
import type { Exercise } from '../../../core/memory/exercises.ts';
import type { Recall } from '../../../core/memory/recall.ts';
import { createRandom } from '../../../core/random.ts';

const start = { date: '2026-01-01', grade: 'good' } as const;

const recall = (date: string, exercise: Exercise, result: Recall['result']): Recall => ({
  eventId: `${date} ${exercise}`,
  at: `${date}T10:00:00.000Z`,
  date,
  exercise,
  result,
  tries: 1,
  ms: null,
  medianMs: null,
  isPartial: false,
});

const forecast = (expected: number, wasRight: boolean): Forecast => {
  return { skill: 'produce', date: '2026-01-04', expected, wasRight };
};

describe('what the schedule of a letter or a form foretells', () => {
  it('is one likelihood for each day but the first, from the days before', () => {
    const days = [
      { date: '2026-01-01', grade: 'good' },
      { date: '2026-01-03', grade: 'good' },
      { date: '2026-01-20', grade: 'again' },
    ] as const;
    const told = forecastsOfDays({ id: 'letter dalet', skill: 'letters' }, days);
    expect(told.map(({ skill, date, wasRight }) => [skill, date, wasRight])).toEqual([
      ['letters', '2026-01-03', true],
      ['letters', '2026-01-20', false],
    ]);
    expect(told[0]?.expected).toBeGreaterThan(0.85);
    expect(told[1]?.expected).toBeLessThan(told[0]?.expected ?? 0);
    expect(forecastsOfDays({ id: 'form plural', skill: 'forms' }, days.slice(0, 1))).toEqual([]);
  });
});

describe('what a schedule foretells of a review', () => {
  const recalls = [
    // The first answer begins the schedule: nothing had been foretold of it.
    recall('2026-01-02', 'listen', 'right'),
    recall('2026-01-04', 'listen', 'right'),
    { ...recall('2026-01-04', 'choose-russian', 'wrong'), at: '2026-01-04T11:00:00.000Z' },
    recall('2026-01-20', 'listen', 'wrong'),
    recall('2026-01-22', 'type', 'right'),
    recall('2026-01-23', 'listen', 'skipped'),
  ];

  it('is one likelihood for each review that moved it, from before the answer', () => {
    const told = forecastsOf({ wordId: 7, skill: 'hear', start, recalls }, 'usual');
    expect(told.map(({ date, wasRight }) => [date, wasRight])).toEqual([
      ['2026-01-04', true],
      ['2026-01-20', false],
    ]);
    for (const { expected } of told) {
      expect(expected).toBeGreaterThan(0.8);
      expect(expected).toBeLessThan(1);
    }
    const before = forecastsOf({ wordId: 7, skill: 'hear', start, recalls: recalls.slice(0, 2) }, 'usual');
    expect(told[0]).toEqual(before[0]);
  });

  it('is not told of hearing by what was produced', () => {
    const produced = forecastsOf({ wordId: 7, skill: 'produce', start, recalls }, 'usual');
    expect(produced.map(({ date }) => date)).toEqual(['2026-01-22']);
  });
});

describe('the monthly check', () => {
  it('has nothing to say of no reviews', () => {
    expect(calibrationOf([])).toBeUndefined();
    expect(calibrationBins([])).toEqual([]);
  });

  it('is the log loss, against that of one share for all', () => {
    const found = calibrationOf([
      forecast(0.9, true),
      forecast(0.9, true),
      forecast(0.5, false),
      forecast(0.8, true),
    ]);
    expect(found?.right).toBe(0.75);
    expect(found?.expected).toBeCloseTo(0.775, 10);
    expect(found?.logLoss).toBeCloseTo((2 * -Math.log(0.9) - Math.log(0.5) - Math.log(0.8)) / 4, 10);
    expect(found?.constantLogLoss).toBeCloseTo(-0.75 * Math.log(0.75) - 0.25 * Math.log(0.25), 10);
  });

  it('tells good forecasts from bad ones, and stays finite when certainty fails', () => {
    const random = createRandom(5);
    const likelihoods = Array.from({ length: 3000 }, () => 0.4 + 0.6 * random());
    const good = calibrationOf(likelihoods.map((likelihood) => forecast(likelihood, random() < likelihood)));
    const bad = calibrationOf(
      likelihoods.map((likelihood) => forecast(1.4 - likelihood, random() < likelihood)),
    );
    if (!good || !bad) throw new Error('there are forecasts');
    expect(good.logLoss).toBeLessThan(good.constantLogLoss);
    expect(bad.logLoss).toBeGreaterThan(bad.constantLogLoss);
    expect(calibrationOf([forecast(1, false)])?.logLoss).toBeLessThan(10);
  });

  it('lays what was expected beside what came, each review in one bin', () => {
    const bins = calibrationBins([forecast(0.97, true), forecast(0.96, false), forecast(0.3, false)]);
    expect(bins).toEqual([
      { from: 0, reviews: 1, right: 0, expected: 0.3 },
      { from: 0.95, reviews: 2, right: 0.5, expected: 0.965 },
    ]);
  });
});
