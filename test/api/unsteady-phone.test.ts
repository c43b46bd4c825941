import 'fake-indexeddb/auto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stages } from '../../core/lesson/stages.ts';
import { createRandom } from '../../core/random.ts';
import { courseOf } from '../../scripts/fixtures/made-up-course.ts';
import type { Parcel } from '../../web/src/lib/outbox/outbox-store.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { expectBalancesHold, readPlaces, type WordPlace } from '../support/learners.ts';
import { readJson } from '../support/read-json.ts';
import { sized } from '../support/size.ts';
import { createPhone, taken } from '../support/unsteady-phone.ts';

/** Nothing is lost and nothing counts twice between the tap on the phone and the row in the database. */
let backend: TestBackend;
let words: WordPlace[];
let userId = 100;
const timeout = sized(300_000, 600_000);

/** Each word in its four stages: two hundred answers at full size. */
const wordCount = sized(10, 50);
const answerCount = 4 * wordCount;

beforeAll(async () => {
  backend = await openTestBackend({ course: courseOf({ lessons: wordCount / 10, wordsPerLesson: 10 }) });
  words = Object.values((await readPlaces(backend.db)).words);
});
afterAll(() => backend.close());
beforeEach(() => {
  userId += 1;
  backend.clock.now = new Date(backend.clock.now.getTime() + 61_000);
});

type Answer = Extract<Parcel, { call: 'POST /progress' }>;

const allAnswers = (prefix: string): Answer[] =>
  words.flatMap((word) =>
    stages.map((stage) => ({
      call: 'POST /progress' as const,
      body: {
        ...word,
        eventId: `${prefix}-${word.wordId}-${stage}`,
        attempts: { [stage]: { completed: true, result: 'right' as const, tries: 1, ms: 900 } },
      },
    })),
  );
const namesOf = (answers: readonly Answer[]) => answers.map(({ body }) => body.eventId);

type Kept = { answers: number; words: number; points: number; ledger: number; days: number };
const keptOf = (id: number) =>
  readJson<Kept>(
    backend.db,
    'test_kept',
    sql`select json_build_object(
      'answers', (select count(*) from stage_answers where user_id = ${id}),
      'words', (select count(*) from word_progress where user_id = ${id} and stages = 15),
      'points', (select points from users where id = ${id}),
      'ledger', (select coalesce(sum(points), 0) from ledger where user_id = ${id}),
      'days', (select coalesce(sum(words), 0) from activity_days where user_id = ${id})) as data`,
  );
/** A point for each word; the fiftieth is a milestone. */
const points = wordCount + (wordCount >= 50 ? 50 : 0);
const whole: Kept = { answers: answerCount, words: wordCount, points, ledger: points, days: wordCount };

describe(`${answerCount} answers given without a network`, () => {
  it.each(Array.from({ length: sized(2, 10) }, (_, run) => [run, run % 2 === 1 ? 0.3 : 0] as const))(
    'outlive the app, however often it is killed, and arrive once each and in order (run %i, %d of the answers lost)',
    { timeout },
    async (run, lostAnswers) => {
      const phone = createPhone(backend, run + 1);
      const answers = allAnswers(`run${run}`);
      phone.network.isOnline = false;
      const random = createRandom(run + 77);
      let app = phone.open(userId);
      for (const answer of answers) {
        await app.save(answer);
        if (random() > 0.05) continue;
        app.kill();
        app = phone.open(userId);
      }
      app.kill();
      expect(phone.network.arrivals).toEqual([]);

      phone.network.isOnline = true;
      phone.network.lostAnswers = lostAnswers;
      const again = phone.open(userId);
      const seen = new Set<string>();
      const looking = setInterval(() => seen.add(again.state().status), 2);
      await again.settle();
      clearInterval(looking);
      expect(seen).toContain('syncing');
      expect(again.state()).toEqual({ status: 'synced', pending: 0 });
      expect(taken(phone, 'POST /progress')).toEqual(namesOf(answers));
      expect(again.refused).toEqual([]);
      expect(await keptOf(userId)).toEqual(whole);
      if (lostAnswers > 0) expect(phone.network.lost).toBeGreaterThan(answerCount / 10);

      const third = phone.open(userId);
      phone.network.arrivals.length = 0;
      await third.settle();
      expect(taken(phone, 'POST /progress')).toEqual([]);
    },
  );
});

describe('a network that loses one answer in three after the server has done its work', () => {
  it('leaves rows and points as a good one would', { timeout }, async () => {
    const rounds = sized(1, 3);
    for (let round = 0; round < rounds; round += 1) {
      userId += 1;
      backend.clock.now = new Date(backend.clock.now.getTime() + 61_000);
      const phone = createPhone(backend, 500 + round);
      Object.assign(phone.network, { lostAnswers: 0.3, lostRequests: 0.1 });
      const app = phone.open(userId);
      for (const answer of allAnswers(`lossy${round}`)) await app.save(answer);
      await app.save({ call: 'PUT /users/settings', body: { dailyGoal: 7 } });
      await app.save({ call: 'POST /user-activity', body: { date: '2026-11-21' } });
      await app.settle();
      expect(phone.network.lost).toBeGreaterThan(answerCount / 6);
      expect(await keptOf(userId)).toEqual(whole);
      // Each reply came once to the screen, and what it said of points never fell.
      const told = app.replies.flatMap((reply) =>
        reply.call === 'POST /progress' ? [reply.data.points] : [],
      );
      expect(told).toHaveLength(answerCount);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    }
    await expectBalancesHold(backend.db);
  });
});

describe('two devices of one learner in the same lessons', () => {
  it.each(Array.from({ length: sized(3, 20) }, (_, way) => [way]))(
    'leave the union of both, no point twice, and words that never fall (way %i)',
    { timeout },
    async (way) => {
      const random = createRandom(way + 1);
      const devices = [createPhone(backend, 900 + 2 * way), createPhone(backend, 901 + 2 * way)];
      const answers = allAnswers(`way${way}`);
      // Half of the words is done on both, each device with events of its own.
      const plans = [
        answers.slice(0, answerCount / 2),
        answers.slice(answerCount / 4, (answerCount * 3) / 4),
      ].map((part, device) =>
        part.map((answer) => ({
          ...answer,
          body: { ...answer.body, eventId: `${answer.body.eventId}-${device}` },
        })),
      );
      const apps = devices.map((device) => device.open(userId));
      for (const { network } of devices) network.lostAnswers = 0.1;
      while (plans.some((plan) => plan.length > 0)) {
        const device = random() < 0.5 ? 0 : 1;
        const count = Math.ceil(random() * 8);
        for (const answer of plans[device]?.splice(0, count) ?? []) await apps[device]?.save(answer);
        if (random() < 0.3) await apps[device]?.flush();
      }
      await Promise.all(apps.map((app) => app.settle()));
      // Three quarters of the stages from two devices, a quarter on both.
      const done = Math.floor((wordCount * 3) / 4);
      const { answers: kept, ...sums } = await keptOf(userId);
      expect(kept).toBe(answerCount);
      expect(sums).toMatchObject({ words: done, points: done, ledger: done });
      for (const app of apps) {
        const learned = app.replies.flatMap((reply) =>
          reply.call === 'POST /progress' ? [reply.data.words_learned] : [],
        );
        expect(learned).toEqual(learned.toSorted((a, b) => a - b));
      }
    },
  );
});

describe('a phone in one’s hands', () => {
  const first = (prefix: string) => allAnswers(prefix)[0] as Answer;

  it('goes on when the token ends in the middle of a lesson: a new one is fetched unseen', async () => {
    const phone = createPhone(backend, 31);
    const app = phone.open(userId);
    const [one, two] = allAnswers('token');
    await app.save(one as Answer);
    await app.settle();
    backend.clock.now = new Date(backend.clock.now.getTime() + 3 * 3600_000);
    await app.save(two as Answer);
    await app.settle();
    expect((await keptOf(userId)).answers).toBe(2);
    expect(phone.network.arrivals.filter(({ key }) => key === 'POST /auth/telegram')).toHaveLength(2);
  });

  it('keeps its answers when even the launch data are too old, says so, and sends them at the next opening', async () => {
    const phone = createPhone(backend, 32);
    const app = phone.open(userId);
    backend.clock.now = new Date(backend.clock.now.getTime() + 25 * 3600_000);
    await app.save(first('stale'));
    await app.flush();
    expect(app.state()).toEqual({ status: 'error', pending: 1, needsLogin: true });
    app.kill();
    const again = phone.open(userId);
    await again.settle();
    expect((await keptOf(userId)).answers).toBe(1);
    expect(again.state()).toEqual({ status: 'synced', pending: 0 });
  });

  it('keeps two accounts apart: each one’s answers go with his own token, whoever opens it in between', async () => {
    const [anya, boris] = [userId, userId + 5000];
    const phone = createPhone(backend, 33);
    phone.network.isOnline = false;
    for (const [id, prefix] of [
      [anya, 'a1'],
      [boris, 'b1'],
      [anya, 'a2'],
    ] as const) {
      const app = phone.open(id);
      for (const answer of allAnswers(prefix).slice(0, 3)) await app.save(answer);
      app.kill();
    }
    phone.network.isOnline = true;
    const tokens = new Map<number, Set<string | null>>();
    for (const id of [boris, anya, boris]) {
      phone.network.arrivals.length = 0;
      const app = phone.open(id);
      await app.settle();
      app.kill();
      const sent = phone.network.arrivals.filter(({ key }) => key === 'POST /progress');
      for (const { body, token } of sent) {
        expect(body.userId).toBe(id);
        tokens.set(id, (tokens.get(id) ?? new Set()).add(token));
      }
      expect(sent.every(({ status }) => status === 200)).toBe(true);
    }
    expect((await keptOf(anya)).answers).toBe(6);
    expect((await keptOf(boris)).answers).toBe(3);
    const [ofAnya, ofBoris] = [tokens.get(anya), tokens.get(boris)];
    expect([ofAnya?.size, ofBoris?.size]).toEqual([1, 1]);
    expect(ofAnya).not.toEqual(ofBoris);
  });

  it('keeps an answer that would go under another name, instead of giving it up', async () => {
    const phone = createPhone(backend, 34);
    const app = phone.open(userId);
    const someone = await backend.login(userId + 7000);
    // A token of somebody else in the drawer of this account: storage was meddled with.
    phone.local.write(`mila:jwt-token:${userId}`, { token: someone, expiresAt: '2030-01-01T00:00:00Z' });
    await app.save(first('foreign'));
    await app.save({ call: 'PUT /users/settings', body: { dailyGoal: 3 } });
    await app.flush();
    expect(app.state()).toMatchObject({ status: 'error', pending: 2 });
    expect(app.refused).toEqual([]);
    app.kill();
    phone.local.remove(`mila:jwt-token:${userId}`);
    const again = phone.open(userId);
    await again.settle();
    expect((await keptOf(userId)).answers).toBe(1);
    expect((await keptOf(userId + 7000)).answers).toBe(0);
  });

  it('finds its answers again after the local storage was emptied', async () => {
    const phone = createPhone(backend, 35);
    phone.network.isOnline = false;
    const app = phone.open(userId);
    await app.save(first('emptied'));
    app.kill();
    for (const key of phone.local.keys()) phone.local.remove(key);
    phone.network.isOnline = true;
    await phone.open(userId).settle();
    expect((await keptOf(userId)).answers).toBe(1);
  });

  it('loses nothing when a newer release in another window takes the store away', async () => {
    const phone = createPhone(backend, 36);
    phone.network.isOnline = false;
    const app = phone.open(userId);
    const [one, two] = allAnswers('newer');
    await app.save(one as Answer);
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('mila-outbox', 2);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
      opening.onerror = () => reject(opening.error);
      opening.onblocked = () => reject(new Error('the older window holds on to the store'));
    });
    await app.save(two as Answer);
    expect(app.state()).toMatchObject({ status: 'error' });
    // This window goes on with what it can still reach; the answer before waits for the release that owns the store.
    phone.network.isOnline = true;
    await app.settle();
    expect(taken(phone, 'POST /progress')).toEqual(namesOf([two as Answer]));
  });
});
