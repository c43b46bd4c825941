import { describe, expect, it } from 'vitest';
import { type BreakerOptions, createBreaker, ServiceRests } from '../../core/breaker.ts';

function open(options: Partial<BreakerOptions> = {}) {
  let nowMs = Date.parse('2026-11-21T09:00:00Z');
  const logged: string[] = [];
  const breaker = createBreaker({
    service: 'store',
    clock: () => new Date(nowMs),
    failuresInARow: 2,
    restMs: 1000,
    longestRestMs: 5000,
    log: (_, event) => logged.push(event),
    ...options,
  });
  let asked = 0;
  return {
    breaker,
    logged,
    asked: () => asked,
    pass: (ms: number) => {
      nowMs += ms;
    },
    works: () =>
      breaker.call(async () => {
        asked += 1;
        return 'fine';
      }),
    fails: () =>
      breaker
        .call(async () => {
          asked += 1;
          throw new Error('no answer');
        })
        .catch((error: Error) => error.name),
  };
}

describe('a service behind a breaker', () => {
  it('is called as ever while it answers, and after a single failure', async () => {
    const { works, fails, logged } = open();
    expect(await works()).toBe('fine');
    for (let time = 0; time < 5; time++) {
      expect(await fails()).toBe('Error');
      expect(await works()).toBe('fine');
    }
    expect(logged).toEqual([]);
  });

  it('is not asked any more once it failed so many times in a row', async () => {
    const { works, fails, asked, logged } = open();
    await fails();
    await fails();
    for (let call = 0; call < 100; call++) await expect(works()).rejects.toThrow(ServiceRests);
    expect(asked()).toBe(2);
    expect(logged).toEqual(['service-rests']);
  });

  it('tells how long it rests', async () => {
    const { fails, breaker, pass } = open({ restMs: 3500 });
    await fails();
    await fails();
    pass(1000);
    await expect(breaker.call(async () => 1)).rejects.toMatchObject({ retryAfterSeconds: 3 });
  });

  it('is probed by one call after its rest, and is back when that succeeds', async () => {
    const { works, fails, pass, breaker, logged } = open();
    await fails();
    await fails();
    pass(1000);
    let answer = (_: string) => {};
    const probe = breaker.call(() => new Promise<string>((resolve) => (answer = resolve)));
    expect(breaker.state()).toBe('probing');
    await expect(works()).rejects.toThrow(ServiceRests);
    answer('back');
    expect(await probe).toBe('back');
    expect(await works()).toBe('fine');
    expect(logged).toEqual(['service-rests', 'service-back']);
  });

  it('rests twice as long after each failed probe, up to the longest rest', async () => {
    const { fails, pass, asked } = open();
    await fails();
    await fails();
    for (const restMs of [1000, 2000, 4000, 5000, 5000]) {
      const before = asked();
      pass(restMs - 1);
      expect(await fails()).toBe('ServiceRests');
      pass(1);
      expect(await fails()).toBe('Error');
      expect(asked()).toBe(before + 1);
    }
  });

  it('fails again only after the first, short rest', async () => {
    const { fails, works, pass } = open();
    await fails();
    await fails();
    pass(1000);
    await fails();
    pass(2000);
    await works();
    await fails();
    await fails();
    pass(1000);
    expect(await works()).toBe('fine');
  });

  it('does not fail by what it refuses', async () => {
    const { breaker, fails, works } = open({ isFailure: (error) => !(error instanceof TypeError) });
    await fails();
    await expect(breaker.call(() => Promise.reject(new TypeError('yours')))).rejects.toThrow('yours');
    await fails();
    expect(await works()).toBe('fine');
  });

  it('ignores the outcome of calls that had begun before it opened', async () => {
    const { breaker, fails, works } = open();
    let answer = (_: string) => {};
    const slow = breaker.call(() => new Promise<string>((resolve) => (answer = resolve)));
    await fails();
    await fails();
    answer('late');
    expect(await slow).toBe('late');
    await expect(works()).rejects.toThrow(ServiceRests);
  });

  it('is asked again when the clock was set back', async () => {
    const { fails, works, pass } = open();
    await fails();
    await fails();
    pass(-3_600_000);
    expect(await works()).toBe('fine');
  });
});
