import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../core/ports.ts';
import { refreshRankHistogram } from '../../../db/rewards/rank.ts';
import { activityDays, ledger, users } from '../../../db/schema/index.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { courseOf } from '../../../scripts/fixtures/made-up-course.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { lessonsOfHome, shownHome } from '../../support/home.ts';
import {
  type CoursePlaces,
  createLearner,
  expectBalancesHold,
  grantPremium,
  type Learner,
  readPlaces,
} from '../../support/learners.ts';
import { patient } from '../../support/patient.ts';
import { signInitData } from '../../support/sign-init-data.ts';
import { type Statements, watchStatements } from '../../support/statements.ts';

const startOfTests = '2026-11-21T09:00:00Z';
const seen: Statements = { texts: [] };
let backend: TestBackend;
let places: CoursePlaces;
let nextId = 2000;
const person = (name?: string) => createLearner(backend, ++nextId, name);
const homeOf = ({ token }: Learner) => shownHome(backend, token);
const ownHome = ({ token }: Learner) => backend.call('GET /home', { token });
const word = (key: string) => {
  const place = places.words[key];
  if (!place) throw new Error(`no word ${key}`);
  return place;
};

beforeAll(async () => {
  backend = await openTestBackend({ around: (db) => watchStatements(db, seen) });
  places = await readPlaces(backend.db);
});
afterEach(async () => {
  backend.clock.now = new Date(startOfTests);
  await expectBalancesHold(backend.db);
});
afterAll(() => backend.close());

/** Statements of one call; the ranks are refreshed beside the answer, once a minute for all, and do not count. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  seen.texts.length = 0;
  await call();
  return seen.texts.filter((text) => !text.includes('rank_histogram (points'));
}

describe('home', () => {
  it('shows a new learner all of the course, nothing done, and the first lesson to begin with', async () => {
    const learner = await person('Мария');
    const home = await homeOf(learner);
    expect(home).toMatchObject({
      subscription_status: 'free',
      stats: {
        id: learner.id,
        points: 0,
        status: 'Новичок',
        next_status: 'Пешка',
        points_to_next_status: 50,
        words_learned: 0,
        completedLessons: 0,
        totalLessons: 3,
        totalWords: 4,
        total_progress: 0,
        daily_streak: 1,
      },
      continueAt: {
        lessonId: places.lessons.one,
        lessonName: 'Урок один',
        begun: false,
        completedWordsCount: 0,
        totalWordsCount: 2,
      },
      streak: {
        currentStreak: 1,
        bestStreak: 1,
        lastActivityDate: '2026-11-21',
        freezes: 0,
        activityDates: ['2026-11-21'],
      },
      achievements: [],
      today: '2026-11-21',
      serverTime: '2026-11-21T09:00:00.000Z',
    });
    const [section] = home.sections;
    expect(section).toMatchObject({ name: 'Первый раздел', icon_emoji: '🔤' });
    expect(section?.subsections[0]?.lessons).toMatchObject([
      { name: 'Урок один', is_free: true, locked: false, totalWordsCount: 2, lessonProgress: 0 },
      { name: 'Урок два', is_free: true, locked: false, totalWordsCount: 1 },
      { name: 'Урок три', is_free: false, locked: true, totalWordsCount: 1 },
    ]);
  });

  it('follows the learner through a lesson, into the next one, and says when nothing open is left', async () => {
    const learner = await person();
    await learner.finish(word('shalom'));
    const half = await homeOf(learner);
    expect(half.continueAt).toMatchObject({
      lessonId: places.lessons.one,
      begun: true,
      completedWordsCount: 1,
    });
    expect(half.sections[0]?.subsections[0]?.lessons[0]).toMatchObject({
      lessonProgress: 50,
      isCompleted: false,
      completedWordsCount: 1,
    });
    await learner.finish(word('ima'));
    const whole = await homeOf(learner);
    expect(whole.continueAt).toMatchObject({ lessonId: places.lessons.two, begun: false });
    expect(whole.sections[0]?.subsections[0]?.lessons[0]).toMatchObject({
      lessonProgress: 100,
      isCompleted: true,
      completedWithQuiz: false,
    });
    expect(whole.stats).toMatchObject({
      points: 2,
      words_learned: 2,
      completedLessons: 1,
      total_progress: 50,
    });
    await learner.finish(word('aba'));
    expect((await homeOf(learner)).continueAt).toBeNull();
  });

  it('leads back into a lesson that is being repeated, and keeps it completed', async () => {
    const learner = await person();
    for (const key of ['shalom', 'ima']) await learner.finish(word(key));
    await learner.save({ lessonId: word('ima').lessonId, completed: false });
    await learner.finish(word('ima'));
    const home = await homeOf(learner);
    expect(home.continueAt).toMatchObject({
      lessonId: places.lessons.one,
      begun: true,
      completedWordsCount: 1,
    });
    expect(home.sections[0]?.subsections[0]?.lessons[0]).toMatchObject({ isCompleted: true });
  });

  it('opens the premium lessons to a learner with premium, and locks them again when it ends', async () => {
    const learner = await person();
    await grantPremium(backend.db, learner.id, new Date('2026-11-21T10:00:00Z'));
    const lockedOf = async () =>
      (await homeOf(learner)).sections[0]?.subsections[0]?.lessons.map(({ locked }) => locked);
    expect((await homeOf(learner)).subscription_status).toBe('premium');
    expect(await lockedOf()).toEqual([false, false, false]);
    backend.clock.now = new Date('2026-11-21T10:00:00Z');
    expect(await lockedOf()).toEqual([false, false, true]);
    expect((await homeOf(learner)).subscription_status).toBe('free');
  });

  it('comes with the login when it is asked for, the same as by itself', async () => {
    const learner = await person();
    const initData = signInitData({ id: learner.id, first_name: 'Ученик' }, backend.clock());
    const login = await backend.call('POST /auth/telegram', { body: { initData, home: true } });
    expect(login.home).toEqual(await ownHome(learner));
  });

  it('is refused to somebody whose account is gone', async () => {
    const learner = await person();
    await backend.db.delete(users).where(eq(users.id, learner.id));
    expect((await backend.send('GET /home', { token: learner.token })).status).toBe(401);
  });
});

describe('the price of home', () => {
  it('is two statements on the first visit of a day and one after that', async () => {
    const learner = await person();
    expect(await statementsOf(() => ownHome(learner))).toHaveLength(2);
    expect(await statementsOf(() => ownHome(learner))).toHaveLength(1);
    backend.clock.now = new Date('2026-11-22T09:00:00Z');
    const { token } = await createLearner(backend, learner.id);
    const visit = () => backend.call('GET /home', { token });
    expect(await statementsOf(visit)).toHaveLength(2);
    expect(await statementsOf(visit)).toHaveLength(1);
  });

  it('does not grow with the course: 250 lessons cost the same statements', async () => {
    const counted: Statements = { texts: [] };
    const big = await openTestBackend({
      course: courseOf({ lessons: 250, wordsPerLesson: 4 }),
      around: (db) => watchStatements(db, counted),
    });
    try {
      const token = await big.login(1);
      await big.call('GET /home', { token });
      counted.texts.length = 0;
      const home = await big.call('GET /home', { token });
      expect(counted.texts).toHaveLength(1);
      expect(lessonsOfHome(await shownHome(big, token))).toHaveLength(250);
      expect(home.stats).toMatchObject({ totalLessons: 250, totalWords: 1000 });
    } finally {
      await big.close();
    }
  });

  it('an answer costs one statement, and two more when it is the first of its day', async () => {
    const learner = await person();
    const answer = (stage: 'LISTEN' | 'TYPE') =>
      learner.save({ ...word('shalom'), attempts: { [stage]: { result: 'right' } }, eventId: `at-${stage}` });
    expect(await statementsOf(() => answer('LISTEN'))).toHaveLength(3);
    expect(await statementsOf(() => answer('TYPE'))).toHaveLength(1);
  });
});

describe('the leaderboard', () => {
  it('shows the best twenty in order, and the own row with its rank below them', async () => {
    const table = await openTestBackend();
    try {
      await table.db.execute(sql`insert into users (id, first_name, timezone, ranked_points, created_at, last_seen_at)
        select n, 'Ученик ' || n, 'UTC', 1000 - n, now(), now() from generate_series(1, 30) n`);
      await refreshRankHistogram(table.db);
      const token = await table.login(500, 'Последняя');
      const { leaderboard } = await table.call('GET /home', { token });
      expect(leaderboard.rows.map(({ id, rank, points }) => [id, rank, points])).toEqual(
        Array.from({ length: 20 }, (_, index) => [index + 1, index + 1, 999 - index]),
      );
      expect(leaderboard.rows[0]).toMatchObject({ name: 'Ученик 1', status: 'Ладья', status_eng: 'rook' });
      expect(leaderboard.me).toMatchObject({ id: 500, name: 'Последняя', rank: 31, points: 0 });

      const inside = await table.login(7, 'Ученик 7');
      const { leaderboard: own } = await table.call('GET /home', { token: inside });
      expect(own.me).toEqual(own.rows[6]);
    } finally {
      await table.close();
    }
  });

  it('gives equal points to the older id first, and leaves out those who were shut out', async () => {
    const table = await openTestBackend();
    try {
      for (const id of [30, 10, 20]) await table.login(id);
      await table.db.update(users).set({ blockedAt: table.clock() }).where(eq(users.id, 20));
      const { leaderboard } = await table.call('GET /home', { token: await table.login(30) });
      expect(leaderboard.rows.map(({ id, rank }) => [id, rank])).toEqual([
        [10, 1],
        [30, 2],
      ]);
    } finally {
      await table.close();
    }
  });

  it('refreshes the ranks beside the answer, at most once a minute', async () => {
    const refreshes = () => seen.texts.filter((text) => text.includes('rank_histogram (points')).length;
    backend.clock.now = new Date('2027-01-01T09:00:00Z');
    const learner = await person();
    seen.texts.length = 0;
    await homeOf(learner);
    await vi.waitFor(() => expect(refreshes()).toBe(1), patient);
    await homeOf(learner);
    backend.clock.now = new Date('2027-01-01T09:01:01Z');
    await homeOf(learner);
    await vi.waitFor(() => expect(refreshes()).toBe(2), patient);
  });

  it('and home come without Redis too: that the ranks could not be refreshed is only logged', async () => {
    const away: Store = {
      ...createMemoryStore(backend.clock),
      set: () => Promise.reject(new Error('away')),
    };
    const alone = await openTestBackend({ store: () => away });
    try {
      const token = await alone.login(1);
      expect((await alone.call('GET /home', { token })).stats.points).toBe(0);
      await vi.waitFor(
        () => expect(alone.logged.map(({ event }) => event)).toContain('ranks-not-refreshed'),
        patient,
      );
    } finally {
      await alone.close();
    }
  });
});

describe('the streak', () => {
  /** Opens home at each of these moments, logging in as the zone of a phone there. */
  async function visits(id: number, moments: string[], timezone = 'Asia/Jerusalem') {
    let last = await openAt(id, moments[0] ?? '', timezone);
    for (const moment of moments.slice(1)) last = await openAt(id, moment, timezone);
    return last;
  }
  async function openAt(id: number, moment: string, timezone: string) {
    backend.clock.now = new Date(moment);
    const initData = signInitData({ id, first_name: 'Ученик' }, backend.clock());
    const body = { initData, timezone, home: true };
    const { home } = await backend.call('POST /auth/telegram', { body, address: `home of ${id}` });
    if (!home) throw new Error('home was asked for');
    return home;
  }

  it('grows day by day, is unchanged by a second visit, and restarts after a missed day', async () => {
    const id = ++nextId;
    const days = ['2026-11-21', '2026-11-22', '2026-11-22', '2026-11-23'].map((day) => `${day}T09:00:00Z`);
    expect((await visits(id, days)).streak).toMatchObject({ currentStreak: 3, bestStreak: 3 });
    expect((await visits(id, ['2026-11-25T09:00:00Z'])).streak).toEqual({
      currentStreak: 1,
      bestStreak: 3,
      lastActivityDate: '2026-11-25',
      freezes: 0,
      activityDates: ['2026-11-25', '2026-11-23', '2026-11-22', '2026-11-21'],
    });
  });

  it('of seven days earns 70 points once; the eighth earns nothing; a second week in another run earns again', async () => {
    const id = ++nextId;
    const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}T09:00:00Z`;
    const days = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => day(from + index));
    expect((await visits(id, days(1, 6))).stats.points).toBe(0);
    const seventh = await visits(id, [day(7)]);
    expect(seventh.stats).toMatchObject({ points: 70, status: 'Пешка', daily_streak: 7 });
    expect(seventh.leaderboard.me.points).toBe(70);
    const week = { id: 'streak_7', count: 1, points: 70, data: { lastRef: '2026-12-07' } };
    expect(seventh.achievements).toMatchObject([week]);
    expect(seventh.news).toContainEqual(expect.objectContaining({ id: 'streak_7-2026-12-07' }));
    expect((await visits(id, days(8, 9))).achievements).toMatchObject([week]);
    expect((await visits(id, days(15, 21))).stats.points).toBe(140);
  });

  it('turns at midnight of the learner, not of the server', async () => {
    const late = ['2026-11-21T21:30:00Z', '2026-11-21T22:30:00Z']; // 23:30 and 00:30 in Jerusalem
    expect((await visits(++nextId, late)).streak.currentStreak).toBe(2);
    expect((await visits(++nextId, late, 'UTC')).streak.currentStreak).toBe(1);
  });

  it.each([
    ['Asia/Jerusalem', ['2026-03-26T21:30:00Z', '2026-03-27T20:30:00Z', '2026-03-28T20:30:00Z']],
    ['Asia/Jerusalem', ['2026-10-24T20:30:00Z', '2026-10-25T21:30:00Z', '2026-10-26T21:30:00Z']],
    ['America/New_York', ['2026-03-08T04:30:00Z', '2026-03-09T03:30:00Z', '2026-03-10T03:30:00Z']],
  ])('does not break when the clocks of %s change', async (zone, moments) => {
    expect((await visits(++nextId, moments, zone)).streak.currentStreak).toBe(3);
  });

  it('a flight westwards into the same day again changes nothing', async () => {
    const id = ++nextId;
    await visits(id, ['2026-11-21T09:00:00Z', '2026-11-22T09:00:00Z'], 'Pacific/Auckland');
    const west = await visits(id, ['2026-11-22T10:00:00Z'], 'America/Los_Angeles');
    expect(west.streak).toMatchObject({ currentStreak: 2, lastActivityDate: '2026-11-22' });
  });

  it('answers from a flight, sent within 48 hours, fill their own day', async () => {
    const id = ++nextId;
    await visits(id, ['2026-11-20T09:00:00Z', '2026-11-22T09:00:00Z']);
    const learner = await createLearner(backend, id);
    await learner.save({
      ...word('shalom'),
      attempts: { LISTEN: { result: 'right' } },
      eventId: 'in-flight',
      at: '2026-11-21T20:00:00+02:00',
    });
    expect((await homeOf(learner)).streak).toMatchObject({
      currentStreak: 3,
      activityDates: ['2026-11-22', '2026-11-21', '2026-11-20'],
    });
  });

  it('answers that come later than 48 hours count for the day of their arrival', async () => {
    const id = ++nextId;
    await visits(id, ['2026-11-17T09:00:00Z', '2026-11-21T09:00:00Z']);
    const learner = await createLearner(backend, id);
    const late = { LISTEN: { result: 'right' } } as const;
    await learner.save({ ...word('ima'), attempts: late, eventId: 'late', at: '2026-11-18T12:00:00+02:00' });
    const dates = await backend.db.select().from(activityDays).where(eq(activityDays.userId, id));
    expect(dates.map(({ date }) => date).sort()).toEqual(['2026-11-17', '2026-11-21']);
  });

  it('a late answer that closes a gap may complete a week: its reply says so, and says so again', async () => {
    const id = ++nextId;
    const days = ['15', '16', '17', '18', '19', '21'].map((day) => `2026-11-${day}T09:00:00Z`);
    await visits(id, days);
    const learner = await createLearner(backend, id);
    const late = {
      ...word('ima'),
      attempts: { LISTEN: { result: 'right' } },
      eventId: 'closes-the-gap',
      at: '2026-11-20T12:00:00+02:00',
    } as const;
    const reply = await learner.save(late);
    expect(reply).toMatchObject({
      points: 70,
      status_eng: 'pawn',
      reachedStatus: 'pawn',
      awarded: [{ reason: 'streak_7', ref: '2026-11-21', points: 70 }],
    });
    expect(await learner.save(late)).toEqual(reply);
    const entries = await backend.db.select().from(ledger).where(eq(ledger.userId, id));
    expect(entries).toMatchObject([{ reason: 'streak_7', ref: '2026-11-21' }]);
  });

  it('that a crash left behind is brought up to date when the answer is repeated', async () => {
    const id = ++nextId;
    const learner = await createLearner(backend, id);
    // The answer and its day are saved, and the server dies before the streak is.
    await learner.finish(word('shalom'), 'before-the-crash');
    await backend.db
      .update(users)
      .set({ streakLength: 0, streakLastDate: null, bestStreak: 0, activeDays: 0 })
      .where(eq(users.id, id));
    await backend.db.update(activityDays).set({ runLength: 0 }).where(eq(activityDays.userId, id));
    await learner.finish(word('shalom'), 'before-the-crash');
    expect(await backend.call('GET /users/stats', { token: learner.token })).toMatchObject({
      daily_streak: 1,
    });
  });

  it('goes on over a missed day by the freeze that seven days earned; home, profile and bot data agree', async () => {
    const id = ++nextId;
    const days = ['13', '14', '15', '16', '17', '18', '19'].map((day) => `2026-11-${day}T09:00:00Z`);
    expect((await visits(id, days)).streak).toMatchObject({ currentStreak: 7, freezes: 1 });
    expect((await visits(id, ['2026-11-21T09:00:00Z'])).streak).toMatchObject({
      currentStreak: 8,
      freezes: 0,
    });
    const { token } = await createLearner(backend, id);
    expect(await backend.call('GET /users/statistics', { token })).toMatchObject({
      dailyStreak: 8,
      bestStreak: 8,
      freezes: 0,
      savedDays: [{ date: '2026-11-20', by: 'freeze' }],
    });
    expect(await backend.call('GET /users/{userId}/streak', { token, params: { userId: id } })).toMatchObject(
      {
        currentStreak: 8,
        freezes: 0,
      },
    );
    expect((await visits(id, ['2026-11-23T09:00:00Z'])).streak).toMatchObject({ currentStreak: 1 });
  });

  it('rests on the Sabbath for whoever asks for it, from the day he asks', async () => {
    const [keeps, asksTooLate] = [++nextId, ++nextId];
    for (const id of [keeps, asksTooLate]) await visits(id, ['2026-11-27T09:00:00Z']);
    const rest = async (id: number, isOn: boolean) => {
      const { token } = await createLearner(backend, id);
      await backend.call('PUT /users/settings', { token, body: { shabbatRest: isOn } });
    };
    await rest(keeps, true);
    const sunday = '2026-11-29T09:00:00Z';
    expect((await visits(keeps, [sunday])).streak.currentStreak).toBe(2);
    expect((await visits(asksTooLate, [sunday])).streak.currentStreak).toBe(1);
    await rest(asksTooLate, true);
    await rest(keeps, false);
    expect((await visits(asksTooLate, [sunday])).streak.currentStreak).toBe(1);
    expect((await visits(keeps, [sunday])).streak.currentStreak).toBe(2);
    const { token } = await createLearner(backend, keeps);
    expect((await backend.call('GET /users/statistics', { token })).savedDays).toEqual([
      { date: '2026-11-28', by: 'rest' },
    ]);
    backend.clock.now = new Date(startOfTests);
  });

  it('thirty visits at once on the seventh morning earn 70 points once', async () => {
    const id = ++nextId;
    const days = ['15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}T09:00:00Z`);
    await visits(id, days);
    backend.clock.now = new Date(startOfTests);
    const learner = await createLearner(backend, id);
    const homes = await Promise.all(Array.from({ length: 30 }, () => homeOf(learner)));
    for (const home of homes) expect(home.streak.currentStreak).toBe(7);
    expect((await homeOf(learner)).stats.points).toBe(70);
  });
});
