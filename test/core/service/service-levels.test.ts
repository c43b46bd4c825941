import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../core/contracts/endpoints.ts';
import {
  levelOfCall,
  outcomeOfCall,
  outcomeOfDelivery,
  serviceLevels,
  slowCallMs,
} from '../../../core/service/service-levels.ts';

describe('the service level of a call', () => {
  const counted = Object.keys(endpoints).filter((key) => levelOfCall(key) !== undefined);

  it('is known for every call that saves an answer, and for those of the first view', () => {
    const saving = Object.keys(endpoints).filter((key) =>
      /^POST \/(progress$|reviews$|.*\/answers$)/.test(key),
    );
    expect(saving.length).toBeGreaterThan(5);
    expect(saving.filter((key) => levelOfCall(key) !== 'answers-saved')).toEqual([]);
    expect(counted.filter((key) => levelOfCall(key) === 'page-opened')).toEqual(
      expect.arrayContaining(['POST /auth/telegram', 'GET /home']),
    );
  });

  it('is none for the others', () => {
    expect(levelOfCall('GET /search')).toBeUndefined();
    expect(new Set(counted.map(levelOfCall)).size).toBeLessThan(serviceLevels.length);
  });
});

describe('the outcome of a call', () => {
  it.each([
    ['answers-saved', 200, slowCallMs * 3, 'good'],
    ['answers-saved', 409, 5, 'good'],
    ['answers-saved', 503, 5, 'bad'],
    ['page-opened', 200, slowCallMs - 1, 'good'],
    ['page-opened', 200, slowCallMs, 'bad'],
    ['page-opened', 401, 5, 'good'],
    ['page-opened', 500, 5, 'bad'],
  ] as const)('%s with %i in %i ms is %s', (level, status, ms, outcome) => {
    expect(outcomeOfCall(level, { status, ms })).toBe(outcome);
  });
});

describe('the outcome of a delivery', () => {
  it.each([
    [200, 'good'],
    [500, 'bad'],
    [503, 'bad'],
    [401, undefined],
    [400, undefined],
  ])('%i is %s', (status, outcome) => {
    expect(outcomeOfDelivery(status)).toBe(outcome);
  });
});
