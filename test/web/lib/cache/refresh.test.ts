import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { queryKeys } from '../../../../web/src/lib/cache/query-keys.ts';
import { isRefreshDue, refreshHome } from '../../../../web/src/lib/cache/refresh.ts';
import { createClock } from '../../../../web/src/lib/time/clock.ts';

const fresh = { ageMs: 10_000, failed: false, dayIsOver: false };

describe('the server is asked for home again', () => {
  it.each([
    ['went-home', fresh, true],
    ['came-back', fresh, false],
    ['came-back', { ...fresh, ageMs: 10_001 }, true],
    ['came-back', { ...fresh, dayIsOver: true }, true],
    ['came-back', { ...fresh, failed: true }, true],
    ['reconnected', { ...fresh, ageMs: 300_001 }, false],
    ['reconnected', { ...fresh, failed: true }, true],
    ['refused', fresh, true],
  ] as const)('after %s, %j: %s', (reason, age, due) => {
    expect(isRefreshDue(reason, age)).toBe(due);
  });

  it('never before it was asked the first time', () => {
    const client = new QueryClient();
    refreshHome(
      client,
      createClock(() => 0),
      'went-home',
    );
    expect(client.getQueryState(queryKeys.home)).toBeUndefined();
  });
});
