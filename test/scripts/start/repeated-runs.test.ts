import { expect, it, vi } from 'vitest';
import { startRepeatedRuns } from '../../../scripts/start/repeated-runs.ts';
import { patient } from '../../support/patient.ts';

/** A run that ends when the test says so. */
function createRun() {
  const ends: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => ends.push(resolve));
  const end = async (which: number) => {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(which), patient);
    ends[which]?.();
  };
  return { run, end, begun: () => ends.length };
}

const fails = (cause: unknown) => {
  throw cause;
};

it('a moved clock begins a run at once, and after the present one only one more', async () => {
  const { run, end, begun } = createRun();
  const runs = startRepeatedRuns(run, fails);
  runs.runNow();
  expect(begun()).toBe(1);
  for (let time = 0; time < 3; time += 1) runs.runNow();
  expect(begun()).toBe(1);
  await end(0);
  await end(1);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(begun()).toBe(2);
  runs.stop();
});

it('comes again and again by itself, though one fails', async () => {
  const causes: unknown[] = [];
  let count = 0;
  const runs = startRepeatedRuns(
    async () => {
      count += 1;
      if (count === 1) throw new Error('the database was away');
    },
    (cause) => causes.push(cause),
    5,
  );
  await vi.waitFor(() => expect(count).toBeGreaterThan(2), patient);
  expect(causes).toMatchObject([{ message: 'the database was away' }]);
  runs.stop();
  const atTheEnd = count;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(count).toBe(atTheEnd);
});
