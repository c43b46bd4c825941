import { describe, expect, it } from 'vitest';
import type { Store } from '../../../core/ports.ts';
import { countCall } from '../../../db/store/limits.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { createTestClock } from '../../support/backend.ts';

const limit = { name: 'guess', calls: 3, windowSeconds: 60 };

function setUp() {
  const clock = createTestClock();
  const store = createMemoryStore(clock);
  const call = (who: string, to: Store = store, failed: (cause: unknown) => void = () => {}) =>
    countCall(to, clock, limit, who, failed);
  return { clock, store, call };
}

describe('a limit of calls', () => {
  it('lets so many through in a minute, and tells the next how long to wait', async () => {
    const { clock, call } = setUp();
    clock.now = new Date('2026-11-21T09:00:20Z');
    for (let time = 0; time < 3; time += 1) await call('a');
    await expect(call('a')).rejects.toMatchObject({ kind: 'limit', retryAfterSeconds: 40 });
    await expect(call('b')).resolves.toBeUndefined();
    clock.now = new Date('2026-11-21T09:01:00Z');
    await expect(call('a')).resolves.toBeUndefined();
  });

  it('lets all through while the store is away, and says so each time', async () => {
    const { call, store } = setUp();
    const away: Store = { ...store, increment: () => Promise.reject(new Error('away')) };
    const causes: unknown[] = [];
    for (let time = 0; time < 5; time += 1) await call('a', away, (cause) => causes.push(cause));
    expect(causes).toHaveLength(5);
  });

  it('of another name counts apart', async () => {
    const { clock, store, call } = setUp();
    for (let time = 0; time < 3; time += 1) await call('a');
    await expect(
      countCall(store, clock, { ...limit, name: 'other' }, 'a', () => {}),
    ).resolves.toBeUndefined();
  });
});
