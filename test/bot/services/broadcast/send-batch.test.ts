import { expect, it } from 'vitest';
import { batchSize, keepPace } from '../../../../bot/services/broadcast/send-batch.ts';

/** How long a sender waits who has sent so many messages since so many milliseconds. */
async function pauseAfter(messages: number, elapsedMs: number): Promise<number> {
  const pauses: number[] = [];
  const ports = { pause: async (ms: number) => void pauses.push(ms) };
  await keepPace(ports, messages, performance.now() - elapsedMs);
  return pauses.reduce((sum, ms) => sum + ms, 0);
}

it('no more than twenty-nine messages go in a second, whatever the size of a batch', async () => {
  expect(batchSize).toBe(29);
  expect(Math.ceil((await pauseAfter(29, 0)) / 100)).toBe(10);
  expect(Math.ceil((await pauseAfter(5, 0)) / 35)).toBe(5);
  expect(Math.ceil((await pauseAfter(29, 600)) / 100)).toBe(4);
  expect(await pauseAfter(29, 3000)).toBe(0);
  expect(await pauseAfter(0, 0)).toBe(0);
});
