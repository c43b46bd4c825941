import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sections } from '../../db/content/index.ts';
import { rules } from '../../db/content/rules/index.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { createFakeRecogniser } from '../support/fake-voice.ts';
import { grantPremium } from '../support/learners.ts';
import { recordDay } from '../support/recorded-day.ts';
import { writeSeededLearners } from '../support/seeded-learners.ts';

/**
 * The days of seeded learners, as they were recorded before the day got a home of its own (decision 0109). A change of
 * the course or of a rule of learning moves some of them: look at what differs, then run this file with `-u`.
 * `SEEDED_LEARNERS=500` and `SEEDED_DAYS`, a file to compare with, take as many learners as one likes.
 */
const learners = Number(process.env.SEEDED_LEARNERS ?? 14);
const recorded = process.env.SEEDED_DAYS ?? 'test/data/day/seeded-days.txt';
const today = '2026-11-21';

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend({ course: sections, rules, recogniser: createFakeRecogniser() });
});
afterAll(() => backend.close());

let ids: number[];

it('seeded learners get the days that were recorded', async () => {
  backend.clock.now = new Date(`${today}T07:00:00Z`);
  const lines: string[] = [];
  for (const { id, isPremium } of await writeSeededLearners(backend.db, learners, today)) {
    if (isPremium) await grantPremium(backend.db, id);
    lines.push(...(await recordDay(backend, id)));
  }
  ids = lines.map((line) => Number.parseInt(line, 10)).filter((id, at, all) => all.indexOf(id) === at);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(resolve(recorded));
});

it('a day that is planned without speech says how long it takes with it', async () => {
  const difference = await Promise.all(
    ids.map(async (id) => {
      const token = await backend.login(id);
      const spoken = await backend.call('GET /today', { token });
      const typed = await backend.call('GET /today', { token, query: { speak: '0' } });
      expect(spoken).not.toHaveProperty('spokenMinutes');
      return Math.abs((typed.spokenMinutes ?? 0) - spoken.minutes);
    }),
  );
  expect(Math.max(...difference)).toBe(0);
});

it('home says about how many minutes the day takes', async () => {
  const difference = await Promise.all(
    ids.map(async (id) => {
      const token = await backend.login(id);
      const { memory } = await backend.call('GET /home', { token });
      const { minutes } = await backend.call('GET /today', { token });
      return Math.abs(memory.minutes - minutes);
    }),
  );
  expect(Math.max(...difference)).toBeLessThanOrEqual(5);
  expect(difference.filter((minutes) => minutes <= 2).length / ids.length).toBeGreaterThan(0.7);
});
