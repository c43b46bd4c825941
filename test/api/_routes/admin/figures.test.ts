import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analytics } from '../../../../core/contracts/admin/admin.ts';
import { allStages, type StageResult, stages } from '../../../../core/lesson/stages.ts';
import { createOrder } from '../../../../db/payments/orders.ts';
import {
  activityDays,
  entitlements,
  quizResults,
  stageAnswers,
  starPayments,
  users,
  wordProgress,
} from '../../../../db/schema/index.ts';
import { auditRows } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createFakeVoice } from '../../../support/fake-voice.ts';
import { createLearner, type Learner, readPlaces } from '../../../support/learners.ts';

/**
 * A week of four learners, small enough to be counted by hand. The clock stands at Saturday 21 November 2026, 11:00 in
 * Jerusalem. Lesson 'Урок один' has two words (shalom, ima), 'Урок два' one (aba), 'Урок три' one (kelev, premium).
 *
 * | who | arrived   | active days       | learned              | quiz                  |
 * | 10  | Mon 2 Nov | 2, 10, 21 Nov     | shalom, ima, aba     | lesson one: 80 and 90 |
 * | 11  | Tue 3 Nov | 3 Nov             | shalom               | lesson one: 40        |
 * | 12  | Sun 8 Nov | 8, 16 Nov         | begun: ima           |                       |
 * | 13  | Sat today | today             |                      |                       |
 * The admin (3) arrived today and was active today, too.
 */
let backend: TestBackend;
let admin: Learner;
const day = (date: string) => new Date(`${date}T10:00:00Z`);

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [3], voices: [createFakeVoice('robot')] });
  admin = await createLearner(backend, 3, 'Анна');
  await backend.call('GET /home', { token: admin.token });
  const { words } = await readPlaces(backend.db);
  const place = (key: string) => words[key] ?? { lessonId: 0, wordId: 0 };

  const arrived = { 10: '2026-11-02', 11: '2026-11-03', 12: '2026-11-08', 13: '2026-11-21' };
  await backend.db.insert(users).values(
    Object.entries(arrived).map(([id, date]) => ({
      id: Number(id),
      firstName: `Ученик ${id}`,
      timezone: 'Asia/Jerusalem',
      createdAt: day(date),
      lastSeenAt: day(date),
    })),
  );
  const active = {
    10: ['2026-11-02', '2026-11-10', '2026-11-21'],
    11: ['2026-11-03'],
    12: ['2026-11-08', '2026-11-16'],
    13: ['2026-11-21'],
  };
  await backend.db
    .insert(activityDays)
    .values(
      Object.entries(active).flatMap(([id, dates]) => dates.map((date) => ({ userId: Number(id), date }))),
    );

  const learned = [
    [10, 'shalom', 15],
    [10, 'ima', 15],
    [10, 'aba', 15],
    [11, 'shalom', 15],
    [12, 'ima', 1],
  ] as const;
  await backend.db.insert(wordProgress).values(
    learned.map(([userId, key, bits]) => ({
      userId,
      ...place(key),
      stages: bits,
      passStages: bits & allStages,
      updatedAt: day('2026-11-10'),
    })),
  );

  let events = 0;
  const answer = (
    userId: number,
    key: string,
    stage: (typeof stages)[number],
    result: StageResult,
    date: string,
    ms = 15_000,
  ) => ({
    userId,
    eventId: `event-${++events}`,
    stage,
    wordId: place(key).wordId,
    result,
    tries: 1,
    ms,
    doneAt: day(date),
    localTime: `${date}T12:00:00`,
    receivedAt: day(date),
  });
  await backend.db.insert(stageAnswers).values([
    // Learner 10: lesson one in 8 stages of 15 seconds, 2 minutes; five more answers at typing ima are wrong, 0.5 min.
    ...['shalom', 'ima'].flatMap((key) =>
      stages.map((stage) => answer(10, key, stage, 'right', '2026-11-10')),
    ),
    ...Array.from({ length: 5 }, () => answer(10, 'ima', 'TYPE', 'wrong', '2026-11-10', 6000)),
    // Learner 11 judged himself when speaking, skipped and then was helped when writing.
    answer(11, 'shalom', 'LISTEN', 'right', '2026-11-03'),
    answer(11, 'shalom', 'RECORD', 'self', '2026-11-03'),
    answer(11, 'shalom', 'WRITE', 'skipped', '2026-11-03'),
    answer(11, 'shalom', 'WRITE', 'assisted', '2026-11-03'),
    answer(11, 'shalom', 'TYPE', 'wrong', '2026-11-03'),
    answer(11, 'shalom', 'TYPE', 'right', '2026-11-03'),
    answer(12, 'ima', 'LISTEN', 'right', '2026-11-16'),
    // Forty days ago: outside the charts, inside the hard words; four checked answers are too few for a verdict.
    ...Array.from({ length: 4 }, () => answer(10, 'aba', 'TYPE', 'wrong', '2026-10-12')),
  ]);

  const quiz = (userId: number, score: number, isGraded = true) => ({
    id: randomUUID(),
    userId,
    lessonId: place('shalom').lessonId,
    quizId: isGraded ? randomUUID() : null,
    passed: score >= 80 && isGraded,
    totalQuestions: 35,
    correctAnswers: 30,
    skippedQuestions: 0,
    errors: 0,
    score,
    finishedAt: day('2026-11-10'),
  });
  await backend.db
    .insert(quizResults)
    .values([quiz(10, 80), quiz(10, 90), quiz(11, 40), quiz(12, 100, false)]);

  const payment = (stars: number, date: string, refundedAt: Date | null = null) => ({
    telegramPaymentChargeId: randomUUID(),
    stars,
    source: 'webhook' as const,
    raw: {},
    paidAt: day(date),
    refundedAt,
  });
  await backend.db
    .insert(starPayments)
    .values([
      payment(1450, '2026-11-10'),
      payment(2400, '2026-09-01'),
      payment(1450, '2026-11-11', day('2026-11-12')),
    ]);
  await backend.db.insert(entitlements).values([
    { id: randomUUID(), userId: 10, plan: 'year', startsAt: day('2026-11-10'), endsAt: day('2027-11-10') },
    { id: randomUUID(), userId: 11, plan: 'test', startsAt: day('2026-11-03'), endsAt: day('2026-11-04') },
  ]);
});
afterAll(() => backend.close());

const figures = (): Promise<Analytics> => backend.call('GET /admin/analytics', { token: admin.token });

describe('the figures of some days', () => {
  it('count what fell into them, refunded stars left out', async () => {
    const count = (from: string, to: string) =>
      backend.call('GET /admin/period', { token: admin.token, query: { from, to } });
    expect((await count('2026-11-01', '2026-11-12')).stars).toBe(1450);
    expect((await count('2026-09-01', '2026-11-10')).stars).toBe(3850);
    const query = { from: 'yesterday', to: '2026-11-10' };
    expect((await backend.send('GET /admin/period', { token: admin.token, query })).status).toBe(400);
  });
});

describe('the tables of some days', () => {
  const tables = (from: string, to: string) =>
    backend.call('GET /admin/period/tables', { token: admin.token, query: { from, to } });

  it('follow who arrived on them, up to today', async () => {
    const { retention, funnel } = await tables('2026-11-03', '2026-11-09');
    expect(retention).toEqual([
      // 11 and 12 arrived on these days; 10 had come the day before.
      { week: '2026-11-02', users: 2, weeks: [100, 0, 50] },
      { week: '2026-11-09', users: 0, weeks: [null, null] },
    ]);
    expect(funnel).toMatchObject([
      { name: 'Урок один', begun: 2, completed: 0, passed: 0 },
      { name: 'Урок два', begun: 0, completed: 0, passed: 0 },
      { name: 'Урок три', begun: 0, completed: 0, passed: 0 },
    ]);
    const first = await tables('2026-11-02', '2026-11-02');
    expect(first.funnel).toMatchObject([
      { begun: 1, completed: 1, passed: 1 },
      { begun: 1, completed: 1, passed: 0 },
      { begun: 0, completed: 0, passed: 0 },
    ]);
  });

  it('count the answers given on them', async () => {
    const { problemWords, stages: byStage } = await tables('2026-11-10', '2026-11-10');
    expect(problemWords).toMatchObject([{ russian: 'мама', answers: 9, errorRate: 56 }]);
    expect(byStage?.map(({ right, wrong }) => [right, wrong])).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 5],
    ]);
    expect((await tables('2026-11-11', '2026-11-15')).problemWords).toEqual([]);
  });

  it('are empty for days to come, and have the last weeks of a long time', async () => {
    expect(await tables('2027-01-01', '2027-02-01')).toMatchObject({ retention: [], problemWords: [] });
    const { retention } = await tables('2000-01-01', '2026-11-21');
    expect(retention).toHaveLength(26);
    expect(retention?.at(-1)).toMatchObject({ week: '2026-11-16', users: 2 });
    expect(retention?.[0]?.weeks).toHaveLength(8);
  });

  it('are for admins, and for days alone', async () => {
    const query = { from: '2026-11-01', to: 'today' };
    const odd = await backend.send('GET /admin/period/tables', { token: admin.token, query });
    expect(odd.status).toBe(400);
  });
});

describe('the dashboard', () => {
  it('counts people, lessons, stars', async () => {
    expect(await figures()).toMatchObject({
      today: '2026-11-21',
      // 10 to 13 and the admin; premium is 10's alone, 11's has run out.
      totals: {
        users: 5,
        newToday: 2,
        premium: 1,
        blocked: 0,
        publishedLessons: 3,
        draftLessons: 0,
        words: 4,
      },
      // Today 10, 13 and the admin; since 15 November also 12; since 23 October all.
      active: { today: 3, days7: 4, days30: 5 },
      // Begun: 10 in two lessons, 11 and 12 in the first; done: both of 10's.
      lessons: { begun: 4, done: 2, completion: 50 },
      stars: { earned: 3850, earned30: 1450, payments: 2 },
    });
  });

  it('has thirty days without a gap', async () => {
    const { days } = await figures();
    expect(days).toHaveLength(30);
    expect([days?.[0]?.date, days?.at(-1)?.date]).toEqual(['2026-10-23', '2026-11-21']);
    const told = days?.filter(({ answers, active, newUsers }) => answers + active + newUsers > 0);
    expect(told).toEqual([
      { date: '2026-11-02', answers: 0, active: 1, newUsers: 1 },
      { date: '2026-11-03', answers: 6, active: 1, newUsers: 1 },
      { date: '2026-11-08', answers: 0, active: 1, newUsers: 1 },
      { date: '2026-11-10', answers: 13, active: 1, newUsers: 0 },
      { date: '2026-11-16', answers: 1, active: 1, newUsers: 0 },
      { date: '2026-11-21', answers: 0, active: 3, newUsers: 2 },
    ]);
  });

  it('follows each week of arrival', async () => {
    const { retention } = await figures();
    expect(retention).toHaveLength(8);
    expect(retention?.slice(-3)).toEqual([
      // 10, 11 and 12 arrived from 2 to 8 November; all were active then, 10 alone a week later, 10 and 12 two weeks later.
      { week: '2026-11-02', users: 3, weeks: [100, 33, 67] },
      { week: '2026-11-09', users: 0, weeks: [null, null] },
      { week: '2026-11-16', users: 2, weeks: [100] },
    ]);
    expect(retention?.[0]).toMatchObject({ week: '2026-09-28', users: 0 });
  });

  it('names the hard words, the funnel and the hard stages', async () => {
    const { problemWords, funnel, stages: byStage } = await figures();
    // ima: 4 right of 10, 5 wrong, 1 right of 12: 5 of 10. shalom: 4 + 2 right, 1 assisted, 1 wrong: 1 of 8.
    expect(
      problemWords?.map(({ russian, errorRate, answers, lesson }) => ({
        russian,
        errorRate,
        answers,
        lesson,
      })),
    ).toEqual([
      { russian: 'мама', errorRate: 50, answers: 10, lesson: 'Урок один' },
      { russian: 'мир', errorRate: 13, answers: 8, lesson: 'Урок один' },
    ]);
    expect(funnel).toMatchObject([
      { name: 'Урок один', begun: 3, completed: 1, passed: 1 },
      { name: 'Урок два', begun: 1, completed: 1, passed: 0 },
      { name: 'Урок три', begun: 0, completed: 0, passed: 0 },
    ]);
    expect(byStage).toEqual([
      { stage: 'LISTEN', right: 4, wrong: 0, assisted: 0, self: 0, skipped: 0, errorRate: 0 },
      { stage: 'RECORD', right: 2, wrong: 0, assisted: 0, self: 1, skipped: 0, errorRate: 0 },
      { stage: 'WRITE', right: 2, wrong: 0, assisted: 1, self: 0, skipped: 1, errorRate: 0 },
      // 6 wrong of 9.
      { stage: 'TYPE', right: 3, wrong: 6, assisted: 0, self: 0, skipped: 0, errorRate: 67 },
    ]);
  });

  it('is counted once a minute and says when; the actions are of now', async () => {
    const { computedAt } = await figures();
    await backend.call('POST /admin/leaderboard', { token: admin.token });
    backend.clock.now = new Date(backend.clock.now.getTime() + 30_000);
    const again = await figures();
    expect(again.computedAt).toBe(computedAt);
    expect(again.recentActions?.[0]).toMatchObject({
      action: 'leaderboard.rebuild',
      text: 'Пересчитана таблица лидеров',
      by: 3,
      name: 'Анна',
    });
    backend.clock.now = new Date(backend.clock.now.getTime() + 31_000);
    expect((await figures()).computedAt).not.toBe(computedAt);
  });
});

it('a lesson tells its own figures to admins', async () => {
  const { lessons } = await readPlaces(backend.db);
  const lesson = await backend.call('GET /lessons/{id}', {
    token: admin.token,
    params: { id: lessons.one ?? 0 },
  });
  expect(lesson.stats).toEqual({
    learners: 3,
    completions: 1,
    // 80, 90 and 40 were graded; 100 was only claimed.
    averageScore: 70,
    // 8 x 15 s and 5 x 6 s.
    averageTime: 2.5,
    problemWords: [
      { id: expect.any(Number), hebrew: 'אימא', russian: 'мама', errorRate: 50, answers: 10 },
      { id: expect.any(Number), hebrew: 'שלום', russian: 'мир', errorRate: 13, answers: 8 },
    ],
  });
});

it('the list of actions has pages and knows what was done to one thing', async () => {
  await backend.db.execute(sql`insert into audit_log (admin_id, action, target, at)
    select 3, 'lesson.edit', 'lesson:' || n % 2, now() from generate_series(1, 35) n`);
  const list = (query: Record<string, string>) =>
    backend.call('GET /admin/actions', { token: admin.token, query });
  const first = await list({});
  expect([first.actions.length, first.hasMore]).toEqual([30, true]);
  const second = await list({ before: String(first.actions.at(-1)?.id) });
  expect(second.hasMore).toBe(false);
  const seen = [...first.actions, ...second.actions].map(({ id }) => id);
  expect(new Set(seen).size).toBe((await auditRows(backend)).length);
  expect((await list({ target: 'lesson:0' })).actions).toHaveLength(17);
});

it('words without a sound are given one by the voice, some at a time', async () => {
  await backend.db.execute(sql`update words set audio_hash = null where key in ('ima', 'aba')`);
  const render = () => backend.call('POST /audio/missing', { token: admin.token });
  expect(await render()).toEqual({ rendered: 2, failed: [], left: 0 });
  expect(await render()).toEqual({ rendered: 0, failed: [], left: 0 });
  expect((await auditRows(backend)).at(-1)).toMatchObject({ action: 'audio.render', after: { failed: [] } });
  expect(await backend.call('GET /audio/voices', { token: admin.token })).toEqual({
    voices: [{ id: 'robot', name: 'robot of tests' }],
  });
});

describe('the stars are compared with Telegram', () => {
  const reconcile = (token: string) => backend.call('POST /admin/reconcile', { token });

  it('by an admin alone', async () => {
    const learner = await createLearner(backend, 77, 'Ученик');
    expect((await backend.send('POST /admin/reconcile', { token: learner.token })).status).toBe(403);
    expect((await backend.send('POST /admin/reconcile')).status).toBe(401);
    expect(backend.stars.pages).toEqual([]);
  });

  it('and what was missed is found, told and written down', async () => {
    const { id: payload } = await createOrder(
      backend.db,
      { id: randomUUID(), userId: 77, plan: 'year' },
      backend.clock(),
    );
    const chargeId = backend.stars.charge({ userId: 77, payload, stars: 1450 });
    expect(await reconcile(admin.token)).toEqual({ read: 1, charges: 1, refunds: 0, isComplete: true });
    const [right] = await backend.db.select().from(entitlements).where(eq(entitlements.chargeId, chargeId));
    expect(right).toMatchObject({ userId: 77, plan: 'year' });
    expect(backend.stars.takeSaid()).toMatchObject([{ userId: 77 }]);
    expect((await auditRows(backend)).at(-1)).toMatchObject({
      action: 'payments.reconcile',
      target: 'product',
      admin_id: 3,
      before: { read: 0 },
      after: { read: 1, charges: 1, refunds: 0, isComplete: true },
    });

    backend.stars.takeBack(chargeId);
    expect(await reconcile(admin.token)).toMatchObject({ charges: 0, refunds: 1 });
    expect((await auditRows(backend)).at(-1)).toMatchObject({ before: { read: 1 }, after: { refunds: 1 } });
    expect(await reconcile(admin.token)).toMatchObject({ charges: 0, refunds: 0, isComplete: true });
  });

  it('not while Telegram is away: the admin hears it, and no act is written down', async () => {
    const acts = (await auditRows(backend)).length;
    backend.stars.isAway = true;
    const answer = await backend.send('POST /admin/reconcile', { token: admin.token });
    backend.stars.isAway = false;
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([502, 'stars_failed']);
    expect(await auditRows(backend)).toHaveLength(acts);
  });
});

it('the diagnosis says what answers', async () => {
  expect(await backend.call('GET /admin/diagnostics', { token: admin.token })).toMatchObject({
    version: 'test',
    database: { state: 'up' },
    store: { state: 'up' },
    telegram: { state: 'up' },
    recogniser: null,
    limits: expect.arrayContaining([
      { name: 'Слов в уроке', value: '1–10' },
      { name: 'Файл курса', value: '4 МБ' },
    ]),
  });
});
