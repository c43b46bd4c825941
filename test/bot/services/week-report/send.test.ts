import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendWeekReports } from '../../../../bot/services/week-report/send.ts';
import { setWantsWeekReport } from '../../../../db/admin/week-report.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createLearner } from '../../../support/learners.ts';

const monday = new Date('2026-11-23T08:00:00Z');
let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [3, 99] });
  await createLearner(backend, 3, 'Анна');
  await createLearner(backend, 4, 'Борис');
  await createLearner(backend, 5, 'Ученик');
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.db.execute(sql`update users set reported_week = null, wants_week_report = true,
    bot_blocked_at = null, role = case when id = 4 then 'admin' else 'learner' end,
    created_at = '2026-11-10T10:00:00Z'`);
  await backend.db.execute(sql`delete from activity_days`);
  backend.stars.gone.clear();
  backend.stars.isAway = false;
  backend.stars.takeSaid();
});

const send = (now = monday) => sendWeekReports({ ...backend.deps, adminIds: new Set([3, 99]) }, now);
const told = () => backend.stars.takeSaid().map(({ userId }) => userId);

describe('the weekly report', () => {
  it('comes once to each admin who has the chat, however often the timers call', async () => {
    expect(await send()).toBe(2);
    expect(told().sort()).toEqual([3, 4]);
    expect(await send()).toBe(0);
    expect(await send(new Date('2026-11-24T16:00:00Z'))).toBe(0);
    expect(told()).toEqual([]);
    expect(await send(new Date('2026-11-30T08:00:00Z'))).toBe(2);
  });

  it('comes once when two timers call at the same time', async () => {
    const counts = await Promise.all([send(), send()]);
    expect(counts[0] + counts[1]).toBe(2);
    expect(told().sort()).toEqual([3, 4]);
  });

  it('counts the week that is over against the one before', async () => {
    await backend.db.execute(sql`update users set created_at = '2026-11-22T21:30:00Z' where id = 5`);
    await backend.db.execute(sql`insert into activity_days (user_id, date, words)
      values (5, '2026-11-16', 3), (5, '2026-11-22', 4), (4, '2026-11-15', 2), (5, '2026-11-23', 9)`);
    await send();
    const [first] = backend.stars.takeSaid();
    expect(first?.text.split('\n').slice(1, 4)).toEqual([
      'Новых учеников: 1 (−1 к прошлой)',
      'Занимались: 1 (как неделей раньше)',
      'Выучено слов: 7 (+5 к прошлой)',
    ]);
    expect(first?.button).toEqual({ text: 'Не присылать по понедельникам', data: 'wr:off' });
  });

  it('does not come on other days, nor to whoever does not want it', async () => {
    expect(await send(new Date('2026-11-25T08:00:00Z'))).toBe(0);
    await setWantsWeekReport(backend.db, { adminId: 3, wants: false });
    expect(await send()).toBe(1);
    expect(told()).toEqual([4]);
  });

  it('is tried again by the next run when Telegram was away', async () => {
    backend.stars.isAway = true;
    expect(await send()).toBe(0);
    backend.stars.isAway = false;
    expect(await send()).toBe(2);
  });

  it('is sent by the daily and the hourly timer, one of them', async () => {
    backend.clock.now = monday;
    const cron = { headers: { Authorization: 'Bearer cron-secret-of-tests' } };
    expect((await backend.send('GET /cron/hourly', cron)).status).toBe(200);
    expect(told().sort()).toEqual([3, 4]);
    expect((await backend.send('GET /cron/daily', cron)).status).toBe(200);
    expect(told().filter((id) => id === 3 || id === 4)).toEqual([]);
  });
});
