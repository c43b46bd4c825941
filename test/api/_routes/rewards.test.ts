import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ladder } from '../../../core/status/ladder.ts';
import { refreshRankHistogram } from '../../../db/rewards/rank.ts';
import {
  achievements,
  activityDays,
  ledger,
  lessons,
  statusHistory,
  users,
} from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import {
  type CoursePlaces,
  createLearner,
  expectBalancesHold,
  grantWords,
  type Learner,
  readPlaces,
} from '../../support/learners.ts';
import { patient } from '../../support/patient.ts';
import { type Statements, watchStatements } from '../../support/statements.ts';

const startOfTests = '2026-11-21T09:00:00Z'; // Saturday, 11:00 in Jerusalem
const adminId = 1;
const seen: Statements = { texts: [] };
let backend: TestBackend;
let places: CoursePlaces;
let nextId = 3000;
const person = (name?: string) => createLearner(backend, ++nextId, name);
const word = (key: string) => places.words[key] ?? { lessonId: 0, wordId: 0 };
const own = ({ id, token }: Learner) => ({ token, params: { userId: id } });

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [adminId], around: (db) => watchStatements(db, seen) });
  places = await readPlaces(backend.db);
});
afterEach(async () => {
  backend.clock.now = new Date(startOfTests);
  await expectBalancesHold(backend.db);
});
afterAll(() => backend.close());

/** Statements of one call, without what is done beside the answer. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  seen.texts.length = 0;
  await call();
  return seen.texts.filter((text) => !/rank_histogram \(points|into status_history/.test(text)).length;
}

/** 49 words of earlier days: the next one is a milestone. */
async function almostMaster(): Promise<Learner> {
  const learner = await person();
  await grantWords(backend.db, learner.id, 49);
  return learner;
}

describe('points after a word', () => {
  it('are told as the ledger has them, however often they are asked for', async () => {
    const learner = await person();
    await learner.finish(word('shalom'));
    for (let time = 0; time < 20; time += 1) {
      expect(await backend.call('POST /achievements/award-word-points/{userId}', own(learner))).toEqual({
        points: 1,
        status: 'Новичок',
        status_eng: 'novice',
      });
    }
  });

  it('of somebody else are refused; an admin reads them, and hears when there is nobody', async () => {
    const [learner, stranger, admin] = [
      await person(),
      await person(),
      await createLearner(backend, adminId),
    ];
    const ask = (token: string, userId: number) =>
      backend.send('POST /achievements/award-word-points/{userId}', { token, params: { userId } });
    expect((await ask(stranger.token, learner.id)).status).toBe(403);
    expect((await ask(admin.token, learner.id)).status).toBe(200);
    expect((await ask(admin.token, 987_654)).status).toBe(404);
  });
});

describe('achievements', () => {
  it('are none at first, and tell count, points and the latest grant when earned', async () => {
    const learner = await almostMaster();
    expect(await backend.call('GET /users/{userId}/achievements', own(learner))).toEqual([]);
    await learner.finish(word('shalom'));
    expect(await backend.call('GET /users/{userId}/achievements', own(learner))).toEqual([
      {
        id: 'word_master',
        userId: learner.id,
        count: 1,
        points: 50,
        data: { lastRef: '50' },
        timestamp: expect.stringMatching(/^2026-11-21T09:00:00/),
      },
    ]);
  });

  it('that a phone claims are answered with those that were earned, and nothing is written', async () => {
    const learner = await almostMaster();
    const claim = {
      userId: learner.id,
      achievementId: 'perfectionist',
      count: 40,
      points: 4000,
      data: { lessonId: 1, nested: [{ any: 'thing' }] },
    };
    for (let time = 0; time < 3; time += 1) {
      expect(await backend.call('POST /achievements', { token: learner.token, body: claim })).toEqual({
        points: 49,
        status: 'Новичок',
        status_eng: 'novice',
        achievements: [],
      });
    }
    expect(await backend.db.select().from(achievements).where(eq(achievements.userId, learner.id))).toEqual(
      [],
    );
  });

  it('are not taken in somebody else’s name', async () => {
    const learner = await person();
    const body = { userId: learner.id + 1, achievementId: 'streak_7' };
    const response = await backend.send('POST /achievements', { token: learner.token, body });
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'foreign_user' }]);
  });
});

describe('a visit', () => {
  const visit = (learner: Learner, body: object = {}) =>
    backend.call('POST /user-activity', { token: learner.token, body });
  const datesOf = async ({ id }: Learner) =>
    (await backend.db.select().from(activityDays).where(eq(activityDays.userId, id)))
      .map(({ date }) => date)
      .sort();

  it('records today, and twice changes nothing', async () => {
    const learner = await person();
    const first = await visit(learner, { userId: learner.id, date: '2026-11-21', currentStreak: 6 });
    expect(first).toEqual({
      currentStreak: 1,
      bestStreak: 1,
      lastActivityDate: '2026-11-21',
      freezes: 0,
      activityDates: ['2026-11-21'],
      date: '2026-11-21',
      points: 0,
      status: 'Новичок',
      status_eng: 'novice',
      awarded: [],
    });
    expect(await visit(learner)).toEqual(first);
    expect(await backend.call('GET /users/{userId}/streak', own(learner))).toEqual({
      currentStreak: 1,
      bestStreak: 1,
      lastActivityDate: '2026-11-21',
      freezes: 0,
      activityDates: ['2026-11-21'],
    });
  });

  it('of the last 48 hours counts for its own day, any other for today', async () => {
    const learner = await person();
    expect(await visit(learner, { date: '2026-11-19' })).toMatchObject({ date: '2026-11-19' });
    for (const date of ['2026-11-18', '2020-01-01', '2026-11-22', '9999-12-31']) {
      expect(await visit(learner, { date })).toMatchObject({ date: '2026-11-21' });
    }
    expect(await datesOf(learner)).toEqual(['2026-11-19', '2026-11-21']);
  });

  it.each(['2026-02-30', '21.11.2026', '2026-11-21T09:00:00Z', '', '0000-00-00'])(
    'with the date %j is refused by the name of the field',
    async (date) => {
      const learner = await person();
      const response = await backend.send('POST /user-activity', { token: learner.token, body: { date } });
      expect([response.status, await response.json()]).toMatchObject([400, { message: expect.any(String) }]);
      expect(await datesOf(learner)).toEqual([]);
    },
  );

  it('on the seventh day in a row earns the award once, whatever streak was claimed before', async () => {
    const learner = await person();
    for (let day = 15; day <= 20; day += 1) {
      backend.clock.now = new Date(`2026-11-${day}T09:00:00Z`);
      const recorded = await visit(await createLearner(backend, learner.id), { currentStreak: 7 });
      expect(recorded).toMatchObject({ points: 0, awarded: [] });
    }
    backend.clock.now = new Date(startOfTests);
    const again = await createLearner(backend, learner.id);
    expect(await visit(again)).toMatchObject({
      currentStreak: 7,
      points: 70,
      status_eng: 'pawn',
      awarded: [{ reason: 'streak_7', ref: '2026-11-21', points: 70 }],
    });
    expect(await visit(again)).toMatchObject({ points: 70, awarded: [] });
  });

  it('fifty times at once on the seventh morning leaves one day and one award', async () => {
    const learner = await person();
    await backend.db
      .insert(activityDays)
      .values([15, 16, 17, 18, 19, 20].map((day) => ({ userId: learner.id, date: `2026-11-${day}` })));
    await backend.db
      .update(users)
      .set({ streakLength: 6, streakLastDate: '2026-11-20', bestStreak: 6 })
      .where(eq(users.id, learner.id));
    await Promise.all(Array.from({ length: 50 }, () => visit(learner)));
    expect(await backend.db.select().from(ledger).where(eq(ledger.userId, learner.id))).toHaveLength(1);
    expect(
      await backend.db.select().from(achievements).where(eq(achievements.userId, learner.id)),
    ).toHaveLength(1);
    expect(await datesOf(learner)).toHaveLength(7);
    expect(await visit(learner)).toMatchObject({ points: 70, currentStreak: 7 });
  });

  it('is counted: the 61st of a minute waits', async () => {
    const learner = await person();
    for (let time = 0; time < 60; time += 1) await visit(learner);
    const response = await backend.send('POST /user-activity', { token: learner.token, body: {} });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is recorded for nobody else', async () => {
    const [learner, other] = [await person(), await person()];
    const response = await backend.send('POST /user-activity', {
      token: learner.token,
      body: { userId: other.id },
    });
    expect(response.status).toBe(403);
    expect(await datesOf(other)).toEqual([]);
  });
});

describe('the streak of somebody', () => {
  it('who has no days yet is empty', async () => {
    expect(await backend.call('GET /users/{userId}/streak', own(await person()))).toEqual({
      currentStreak: 0,
      bestStreak: 0,
      lastActivityDate: null,
      freezes: 0,
      activityDates: [],
    });
  });

  it('is read by admins, who hear when there is nobody', async () => {
    const admin = await createLearner(backend, adminId);
    const of = (userId: number) =>
      backend.send('GET /users/{userId}/streak', { token: admin.token, params: { userId } });
    expect((await of((await person()).id)).status).toBe(200);
    expect((await of(987_654)).status).toBe(404);
  });
});

describe('the leaderboard', () => {
  it('shows as many as are asked for, twenty by default, with the own row and its rank', async () => {
    const table = await openTestBackend({ around: (db) => watchStatements(db, seen) });
    try {
      await table.db.execute(sql`insert into users (id, first_name, timezone, ranked_points, created_at, last_seen_at)
        select n, 'Ученик ' || n, 'UTC', 3000 - n, now(), now() from generate_series(1, 120) n`);
      await refreshRankHistogram(table.db);
      const token = await table.login(500, 'Последняя');
      const ask = (limit?: string) =>
        table.call('GET /leaderboard', { token, ...(limit ? { query: { limit } } : {}) });
      const usual = await ask();
      expect(usual.rows.map(({ rank, id }) => [rank, id])).toEqual(
        Array.from({ length: 20 }, (_, index) => [index + 1, index + 1]),
      );
      expect(usual.me).toEqual({
        id: 500,
        rank: 121,
        name: 'Последняя',
        status: 'Новичок',
        status_eng: 'novice',
        points: 0,
      });
      expect(await ask('20')).toEqual(usual);
      expect((await ask('1')).rows).toEqual(usual.rows.slice(0, 1));
      expect((await ask('100')).rows).toHaveLength(100);
      const sixtieth = await table.login(60, 'Ученик 60');
      const { me, rows } = await table.call('GET /leaderboard', { token: sixtieth, query: { limit: '100' } });
      expect(me).toEqual(rows[59]);
      expect(await statementsOf(() => ask())).toBe(1);
    } finally {
      await table.close();
    }
  });

  it.each(['0', '101', '-1', '1e1', 'all', ''])('refuses the limit %j', async (limit) => {
    const { token } = await person();
    expect((await backend.send('GET /leaderboard', { token, query: { limit } })).status).toBe(400);
  });
});

describe('the ladder', () => {
  it('is told to anybody, in both languages', async () => {
    const levels = await backend.call('GET /user-status-levels');
    expect(levels).toEqual(ladder);
    expect(levels[1]).toEqual({ id: 2, name: 'Пешка', englishName: 'pawn', pointsRequired: 50 });
  });

  it('is told by each of its steps, and has no eighth', async () => {
    for (const level of ladder) {
      expect(await backend.call('GET /user-status-levels/{id}', { params: { id: level.id } })).toEqual(level);
    }
    for (const id of [0, 8, 99]) {
      const { status } = await backend.send('GET /user-status-levels/{id}', { params: { id } });
      expect([400, 404]).toContain(status);
    }
  });

  it('is not sent again to who has it', async () => {
    const etag = (await backend.send('GET /user-status-levels')).headers.get('etag') ?? '';
    const again = await backend.send('GET /user-status-levels', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });
});

describe('the news', () => {
  const updates = ({ token }: Learner) => backend.call('GET /activity/updates', { token });

  it('are none for somebody who has just come', async () => {
    const learner = await person();
    expect(await updates(learner)).toEqual([]);
    expect((await backend.call('GET /home', { token: learner.token })).news).toEqual([]);
  });

  it('tell what was reached and when, on home and by themselves alike', async () => {
    const learner = await almostMaster();
    await backend.db.execute(
      sql`update ledger set at = '2026-11-20T10:00:00Z' where user_id = ${learner.id}`,
    );
    await learner.finish(word('shalom'));
    const news = await updates(learner);
    expect(news.map(({ id, activity_type, text, icon }) => [id, activity_type, text, icon])).toEqual([
      ['word_master-50', 'word_master', 'Выучено 50 слов: +50 баллов', 'words'],
      ['status-pawn', 'status', 'Новый статус — Пешка', 'pawn'],
      ['status-knight', 'status', 'Новый статус — Конь', 'knight'],
    ]);
    for (const { created_at } of news) expect(new Date(created_at)).toEqual(new Date(startOfTests));
    const home = await backend.call('GET /home', { token: learner.token });
    expect(home.news).toEqual(news);
    expect(home.wordsToday).toBe(1);
  });

  it('know of a new status at once, and note its moment from the ledger beside the answer', async () => {
    const learner = await person();
    await grantWords(backend.db, learner.id, 60);
    await backend.db.execute(sql`update ledger set at = timestamptz '2026-11-20T10:00:00Z'
      + substr(ref, 9)::int * interval '1 minute' where user_id = ${learner.id}`);
    const notes = () => backend.db.select().from(statusHistory).where(eq(statusHistory.userId, learner.id));
    const first = await backend.call('GET /home', { token: learner.token });
    expect(first.news.map(({ id }) => id)).toEqual(['status-pawn']);
    await vi.waitFor(async () => expect(await notes()).toHaveLength(1), patient);
    // The fiftieth word made the status.
    const [pawn] = (await backend.call('GET /home', { token: learner.token })).news;
    expect(new Date(pawn?.created_at ?? '')).toEqual(new Date('2026-11-20T10:50:00Z'));
    for (let time = 0; time < 3; time += 1) await updates(learner);
    expect(await notes()).toEqual([
      { userId: learner.id, level: 2, reachedAt: new Date('2026-11-20T10:50:00Z') },
    ]);
  });

  it('tell lessons that were published since the learner came, and to everybody those of the month', async () => {
    const { id: learnerId } = await person();
    backend.clock.now = new Date('2026-11-22T09:00:00Z');
    const learner = await createLearner(backend, learnerId);
    const id = places.lessons.two ?? 0;
    const publish = (at: Date) =>
      backend.db.update(lessons).set({ publishedAt: at }).where(eq(lessons.id, id));
    await publish(new Date('2026-11-22T08:00:00Z'));
    backend.deps.catalogue.forget();
    const fresh = { activity_type: 'lesson', text: 'Новый урок «Урок два»', icon: 'lesson', lessonId: id };
    expect(await updates(learner)).toMatchObject([fresh]);
    expect(await updates(await person())).toEqual([]);
    const global = await backend.call('GET /global-updates', { token: learner.token });
    expect(global).toHaveLength(2);
    expect(global).toMatchObject([fresh, { text: '«Урок один» и ещё 1 новый урок' }]);
    await publish(new Date(startOfTests));
    backend.deps.catalogue.forget();
  });
});

describe('the words of a day', () => {
  const today = async ({ token }: Learner) => (await backend.call('GET /home', { token })).wordsToday;

  it('count a word when its last stage is done, and not the stages before', async () => {
    const learner = await person();
    const stage = (name: string) =>
      learner.save({ ...word('ima'), attempts: { [name]: { result: 'right' } }, eventId: `one-${name}` });
    for (const name of ['LISTEN', 'RECORD', 'WRITE']) await stage(name);
    expect(await today(learner)).toBe(0);
    await stage('TYPE');
    for (let time = 0; time < 3; time += 1) await stage('TYPE');
    expect(await today(learner)).toBe(1);
  });

  it('count a word again when it is repeated to the end, but do not fall when the repeat begins', async () => {
    const learner = await person();
    await learner.finish(word('aba'));
    await learner.save({ lessonId: word('aba').lessonId, completed: false });
    expect(await today(learner)).toBe(1);
    await learner.finish(word('aba'));
    expect(await today(learner)).toBe(2);
    expect((await backend.call('GET /users/stats', { token: learner.token })).points).toBe(1);
  });

  it('begin again at midnight of the learner, and late answers count for their own day', async () => {
    let learner = await person();
    await learner.finish(word('aba'));
    backend.clock.now = new Date('2026-11-21T22:00:00Z');
    learner = await createLearner(backend, learner.id);
    expect(await today(learner)).toBe(0);
    const late = { ...word('shalom'), at: '2026-11-21T23:59:00+02:00', eventId: 'late-evening' };
    const done = { result: 'right' } as const;
    await learner.save({ ...late, attempts: { LISTEN: done, RECORD: done, WRITE: done, TYPE: done } });
    expect(await today(learner)).toBe(0);
    const { activeDays } = await backend.call('GET /users/statistics', { token: learner.token });
    expect(activeDays).toEqual([
      { date: '2026-11-22', words: 0 },
      { date: '2026-11-21', words: 2 },
    ]);
  });
});

describe('home', () => {
  it('stays one statement on a later visit of the day, with everything that was reached', async () => {
    const learner = await almostMaster();
    await learner.finish(word('shalom'));
    await backend.call('GET /home', { token: learner.token });
    await vi.waitFor(async () => {
      const noted = await backend.db.select().from(statusHistory).where(eq(statusHistory.userId, learner.id));
      expect(noted).toHaveLength(2);
    }, patient);
    expect(await statementsOf(() => backend.call('GET /home', { token: learner.token }))).toBe(1);
    expect(await statementsOf(() => backend.call('GET /users/statistics', { token: learner.token }))).toBe(1);
  });
});
