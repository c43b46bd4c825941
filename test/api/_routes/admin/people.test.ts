import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeps } from '../../../../api/_deps.ts';
import type { AdminUserDetail } from '../../../../core/contracts/admin/admin.ts';
import { entitlements } from '../../../../db/schema/index.ts';
import { auditRows, refusalOf } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createLearner, type Learner, readPlaces } from '../../../support/learners.ts';
import { signInitData } from '../../../support/sign-init-data.ts';

let backend: TestBackend;
let root: Learner;
let learner: Learner;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [3] });
  root = await createLearner(backend, 3, 'Анна');
  learner = await createLearner(backend, 1, 'Мария');
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.db.execute(sql`truncate audit_log, entitlements`);
  await backend.db.execute(sql`update users set role = 'learner', blocked_at = null`);
});

const patch = (id: number, body: object, who = root) =>
  backend.send('PATCH /admin/users/{id}', { token: who.token, params: { id }, body });
const change = (id: number, body: object, who = root): Promise<AdminUserDetail> =>
  backend.call('PATCH /admin/users/{id}', { token: who.token, params: { id }, body });
const find = async (query: Record<string, string>) =>
  (await backend.call('GET /admin/users', { token: root.token, query })).users.map(({ id }) => id);
const acts = async () => (await auditRows(backend)).map(({ action, target }) => `${action} ${target}`);

describe('people', () => {
  it('are found by id, by the beginning of @name and by a part of the name', async () => {
    await backend.db.execute(sql`update users set username = 'Masha_K', last_name = 'Коган' where id = 1`);
    expect(await find({ q: '1' })).toEqual([1]);
    expect(await find({ q: '@masha' })).toEqual([1]);
    expect(await find({ q: 'мария ко' })).toEqual([1]);
    expect(await find({ q: '@ko' })).toEqual([]);
    expect(await find({ q: '%' })).toEqual([]);
    expect(await find({ q: '9007199254740993' })).toEqual([]);
    expect(await find({})).toEqual([3, 1]);
    expect(await find({ filter: 'admins' })).toEqual([3]);
    expect(await find({ filter: 'blocked' })).toEqual([]);
    expect(await find({ page: '2' })).toEqual([]);
  });

  it('are narrowed by the days on which they came or were seen, in the zone of the admin', async () => {
    await backend.db.execute(sql`update users set created_at = '2026-11-09T22:30:00Z', points = 5,
      last_seen_at = '2026-11-12T10:00:00Z' where id = 1`);
    await backend.db.execute(sql`update users set created_at = '2026-11-15T10:00:00Z', points = 0,
      last_seen_at = '2026-11-16T10:00:00Z' where id = 3`);
    // In Israel it is the tenth already.
    expect(await find({ from: '2026-11-10', to: '2026-11-10' })).toEqual([1]);
    expect(await find({ to: '2026-11-09' })).toEqual([]);
    expect(await find({ from: '2026-11-11' })).toEqual([3]);
    expect(await find({ dates: 'seen', from: '2026-11-12', to: '2026-11-12' })).toEqual([1]);
    expect(await find({ sort: 'seen' })).toEqual([3, 1]);
    expect(await find({ sort: 'points' })).toEqual([1, 3]);
    expect(await find({ sort: 'name' })).toEqual([3, 1]);
    const odd = backend.send('GET /admin/users', { token: root.token, query: { from: '2026-02-30' } });
    expect((await odd).status).toBe(400);
    await backend.db.execute(sql`update users set points = 0`);
  });

  it('come as a file for a spreadsheet, in which no name is a formula', async () => {
    await backend.db.execute(sql`update users set last_name = '=HYPERLINK("http://x")' where id = 1`);
    const query = { q: '1', sort: 'name' };
    const file = await backend.send('GET /admin/users/file', { token: root.token, query });
    expect(file.headers.get('content-disposition')).toContain('mila-users-2026-');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, row] = new TextDecoder().decode(bytes).split('\r\n');
    expect(head).toContain('id;Имя;Фамилия');
    expect(row).toContain(`1;Мария;"'=HYPERLINK(""http://x"")"`);
    await backend.db.execute(sql`update users set last_name = null where id = 1`);
    const token = learner.token;
    expect((await backend.send('GET /admin/users/file', { token, query })).status).toBe(403);
  });

  it('are shown with their progress', async () => {
    const { words } = await readPlaces(backend.db);
    if (!words.shalom) throw new Error('no word');
    await learner.finish(words.shalom);
    const detail = await backend.call('GET /admin/users/{id}', { token: root.token, params: { id: 1 } });
    expect(detail).toMatchObject({
      id: 1,
      first_name: 'Мария',
      words_learned: 1,
      points: 1,
      daily_streak: 1,
      role: 'learner',
      admin_by_env: false,
      lessons: [{ name: 'Урок один', learned: 1, words: 2, quizPassed: false }],
      entitlements: [],
      last_lesson: { name: 'Урок один' },
      due_today: 0,
      threads: [],
      lastEdit: null,
    });
    await backend.call('POST /threads', { token: learner.token, body: { eventId: 'e1', text: 'Где урок?' } });
    await backend.db.execute(sql`update memory_cards set due = '2026-01-01' where user_id = 1`);
    const later = await backend.call('GET /admin/users/{id}', { token: root.token, params: { id: 1 } });
    expect(later).toMatchObject({ due_today: 1, threads: [{ state: 'open', text: 'Где урок?' }] });
    const unknown = backend.send('GET /admin/users/{id}', { token: root.token, params: { id: 77 } });
    expect(await refusalOf(unknown)).toMatchObject({ status: 404, code: 'user_not_found' });
  });
});

describe('the role of an admin', () => {
  it('is given and taken, and counts from the next call on', async () => {
    await change(1, { role: 'admin' });
    expect((await backend.send('GET /admin/users', { token: learner.token })).status).toBe(200);
    await change(1, { role: 'learner' });
    expect((await backend.send('GET /admin/users', { token: learner.token })).status).toBe(403);
    expect(await auditRows(backend)).toMatchObject([
      {
        action: 'user.role',
        target: 'user:1',
        admin_id: 3,
        before: { role: 'learner' },
        after: { role: 'admin' },
      },
      { action: 'user.role', before: { role: 'admin' }, after: { role: 'learner' } },
    ]);
  });

  it('is not taken from oneself, nor from those whom ADMIN_IDS names', async () => {
    await change(1, { role: 'admin' });
    expect(await refusalOf(patch(1, { role: 'learner' }, learner))).toMatchObject({
      status: 409,
      code: 'own_role',
    });
    expect(await refusalOf(patch(3, { role: 'learner' }, learner))).toMatchObject({ status: 200 });
    await backend.db.execute(sql`update users set role = 'admin' where id = 3`);
    expect(await refusalOf(patch(3, { role: 'learner' }, learner))).toMatchObject({ code: 'admin_by_env' });
    expect(await refusalOf(patch(3, { blocked: true }, learner))).toMatchObject({ code: 'admin_by_env' });
  });
});

describe('a learner who is blocked', () => {
  it('is shut out at once with the token in his hand, gets no new one, and is let in again', async () => {
    const me = () => backend.send('GET /me', { token: learner.token });
    expect((await me()).status).toBe(200); // the token is remembered now
    expect(await change(1, { blocked: true })).toMatchObject({ blocked: true, lastEdit: { by: 3 } });
    expect(await refusalOf(me())).toMatchObject({ status: 403, code: 'user_blocked' });
    const body = { initData: signInitData({ id: 1, first_name: 'Мария' }, backend.clock()) };
    expect((await backend.send('POST /auth/telegram', { body })).status).toBe(403);
    expect(await find({ filter: 'blocked' })).toEqual([1]);

    await change(1, { blocked: false });
    expect((await me()).status).toBe(200);
    expect(await acts()).toEqual(['user.block user:1', 'user.unblock user:1']);
  });

  it('is shut out of other instances within two seconds, and of those that start later', async () => {
    const other = () =>
      createDeps({
        ...backend.deps,
        jwtSecret: backend.deps.signingSecret,
        adminIds: [],
        checksAnswers: true,
      });
    const running = other();
    await running.blocked.requireOpen(1);
    await change(1, { blocked: true });
    backend.clock.now = new Date(backend.clock.now.getTime() + 2000);
    await expect(running.blocked.requireOpen(1)).rejects.toMatchObject({ code: 'user_blocked' });
    await expect(other().blocked.requireOpen(1)).rejects.toMatchObject({ code: 'user_blocked' });
    await running.blocked.requireOpen(3);
  });

  it('is none of the admins', async () => {
    expect(await refusalOf(patch(3, { blocked: true }))).toMatchObject({ status: 409, code: 'own_block' });
    await change(1, { role: 'admin' });
    expect(await refusalOf(patch(1, { blocked: true }))).toMatchObject({
      status: 409,
      code: 'admin_to_block',
    });
    await change(1, { role: 'learner', blocked: true });
    expect(await acts()).toEqual(['user.role user:1', 'user.role user:1', 'user.block user:1']);
  });
});

describe('premium as a gift', () => {
  it('is a year on top of what there is, or for ever, and can be taken back', async () => {
    const first = await change(1, { premium: 'year' });
    expect(first).toMatchObject({
      subscription_status: 'premium',
      premium_until: expect.stringMatching(/^2027-11-21/),
    });
    expect(await change(1, { premium: 'year' })).toMatchObject({
      premium_until: expect.stringMatching(/^2028-11-20/), // 2 x 365 days, over a leap year
    });
    expect(await change(1, { premium: 'lifetime' })).toMatchObject({ premium_until: null });
    expect(await refusalOf(patch(1, { premium: 'year' }))).toMatchObject({ code: 'premium_given_for_ever' });
    expect(await find({ filter: 'premium' })).toEqual([1]);

    const revoked = await change(1, { premium: 'none' });
    expect(revoked.subscription_status).toBe('free');
    expect(revoked.entitlements.every(({ revoked_at, paid }) => revoked_at !== null && !paid)).toBe(true);
    await change(1, { premium: 'none' }); // nothing is left to take
    expect(await acts()).toEqual([...Array(3).fill('premium.grant user:1'), 'premium.revoke user:1']);
  });

  it('takes nothing away that was paid for', async () => {
    await backend.db.insert(entitlements).values({
      id: crypto.randomUUID(),
      userId: 1,
      plan: 'lifetime',
      startsAt: new Date('2026-01-01'),
      chargeId: 'paid',
    });
    expect(await refusalOf(patch(1, { premium: 'none' }))).toMatchObject({
      status: 409,
      code: 'premium_paid',
    });
    expect(await find({ filter: 'premium' })).toEqual([1]);
  });
});
