import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTokens } from '../../api/_auth/tokens.ts';
import { stages } from '../../core/lesson/stages.ts';
import { createRandom } from '../../core/random.ts';
import { openLocalDatabase } from '../../db/connection/local.ts';
import { rebuildMemory, settleCards } from '../../db/memory/cards.ts';
import { seedCourse } from '../../db/seed.ts';
import { createMemoryStore } from '../../db/store/store.ts';
import { welcomeUser } from '../../db/users.ts';
import { courseOf } from '../../scripts/fixtures/made-up-course.ts';
import { makeDatabaseFolder } from '../support/database.ts';
import { expectBalancesHold, readPlaces, type WordPlace } from '../support/learners.ts';
import { quickWasm } from '../support/quick-wasm.ts';
import { readJson } from '../support/read-json.ts';
import { sized } from '../support/size.ts';

/** What the server has acknowledged outlives kill -9 at any moment (DESIGN §8). */
const kills = sized(2, 20);
const perKill = sized(30, 50);
const learners = 4;
const secret = 'a-test-secret-of-at-least-32-characters';
const here = import.meta.dirname;

let place: string;
let folder: string;
let words: WordPlace[];

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'mila-killed-'));
  folder = join(place, 'data');
  await makeDatabaseFolder(folder);
  const { db, close } = await openLocalDatabase(folder);
  const now = new Date();
  await seedCourse(
    db,
    { course: courseOf({ lessons: 10, wordsPerLesson: 10 }), audioOf: () => undefined, version: 'test' },
    now,
  );
  for (let id = 1; id <= learners; id += 1) {
    await welcomeUser(db, { person: { id, firstName: 'Ученик' }, fallbackZone: 'UTC' }, now);
  }
  words = Object.values((await readPlaces(db)).words);
  await close();
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

type Write = { path: string; eventId: string; body: object };

/** Each learner goes through all words, stage after stage, and reviews each at once: a transaction of many statements. */
function planOf(userId: number): Write[] {
  return words.flatMap((word) => {
    const name = `w${userId}-${word.wordId}`;
    const answers = stages.map((stage) => {
      const eventId = `${name}-${stage}`;
      return {
        path: '/progress',
        eventId,
        body: { ...word, eventId, attempts: { [stage]: { result: 'right' } } },
      };
    });
    const eventId = `${name}-review`;
    const review = { eventId, wordId: word.wordId, exercise: 'type', result: 'right' };
    return [...answers, { path: '/reviews', eventId, body: review }];
  });
}

async function startServer(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(
    process.execPath,
    [quickWasm, '--import', 'tsx', join(here, '../support/crash-server.ts'), folder, secret],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const port = /port (\d+)/.exec(said)?.[1];
    if (port) return { child, port: Number(port) };
  }
  throw new Error(`the server did not start: ${said}`);
}

it(`killed ${kills} times at random moments, the server has every acknowledged write, whole ones only, and true points`, {
  timeout: sized(300_000, 900_000),
}, async () => {
  const random = createRandom(16);
  const clock = () => new Date();
  const tokens = createTokens({ secret, clock, store: createMemoryStore(clock) });
  const plans = Array.from({ length: learners }, (_, index) => planOf(index + 1));
  const acknowledged: string[] = [];
  const told = new Map<number, number>();
  let sent = 0;

  for (let round = 1; round <= kills; round += 1) {
    const { child, port } = await startServer();
    const target = acknowledged.length + perKill;
    let isDown = false;
    const work = plans.map(async (plan, index) => {
      const userId = index + 1;
      const { token } = await tokens.issue({ userId, zone: 'UTC' });
      for (let write = plan[0]; write && !isDown; write = plan[0]) {
        sent += 1;
        const response = await fetch(`http://127.0.0.1:${port}/api${write.path}`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(write.body),
        }).catch(() => undefined);
        const answer = await response?.json().catch(() => undefined);
        if (!answer) return; // the server is gone: the next round begins with this very write
        expect(answer).toMatchObject({ status: 'success' });
        plan.shift();
        acknowledged.push(write.eventId);
        told.set(userId, Math.max(told.get(userId) ?? 0, answer.data.points));
      }
    });
    while (acknowledged.length < target) await new Promise((resolve) => setTimeout(resolve, 1));
    await new Promise((resolve) => setTimeout(resolve, random() * 40));
    child.kill('SIGKILL');
    await once(child, 'exit');
    isDown = true;
    await Promise.all(work);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * perKill);

  const { db, close } = await openLocalDatabase(folder);
  try {
    const kept = await readJson<{ events: string[]; halves: number; points: Record<string, number> }>(
      db,
      'test_kept',
      sql`select json_build_object(
        'events', (select json_agg(event_id) from stage_answers),
        'halves', (select count(*) from (
          select p.user_id, p.word_id from word_progress p join stage_answers a using (user_id, word_id)
          group by p.user_id, p.word_id, p.stages having count(distinct a.stage) <> bit_count(p.stages::int::bit(8))) halves),
        'points', (select json_object_agg(id, points) from users)) as data`,
    );
    const events = new Set(kept.events);
    expect(acknowledged.filter((eventId) => !events.has(eventId))).toEqual([]);
    // Beside them at most what each learner had under way at a kill.
    expect(events.size - acknowledged.length).toBeLessThanOrEqual(learners);
    expect(kept.events).toHaveLength(events.size);
    expect(kept.halves).toBe(0);
    for (const [userId, points] of told) expect(kept.points[userId]).toBeGreaterThanOrEqual(points);
    await expectBalancesHold(db);
    // A schedule is there with the answer that it follows from.
    for (let userId = 1; userId <= learners; userId += 1) {
      await settleCards(db, userId);
      expect(await rebuildMemory(db, userId)).toMatchObject({ changed: 0 });
    }
    console.log(`kills ${kills}, sent ${sent}, acknowledged ${acknowledged.length}, kept ${events.size}`);
  } finally {
    await close();
  }
});
