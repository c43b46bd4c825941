import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActions } from '../../../db/admin/actions.ts';
import { type Analytics, readAnalytics } from '../../../db/admin/analytics.ts';
import type { OpenDatabase } from '../../../db/client.ts';
import { sections } from '../../../db/content/index.ts';
import { ledger, users } from '../../../db/schema/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { localIds, peopleLocalWorld } from '../../../scripts/start/local-world.ts';
import { openTestDatabase } from '../../support/database.ts';

const now = new Date('2026-11-21T09:00:00Z');
const zone = 'Asia/Jerusalem';

let database: OpenDatabase;
let figures: Analytics;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedCourse(database.db, { course: sections, audioOf: () => undefined, version: '1' }, now);
  await peopleLocalWorld(database.db, now);
  figures = await readAnalytics(database.db, zone, now);
});
afterAll(() => database.close());

describe('the world of the local Telegram', () => {
  it('gives every chart of the admin a history from the first minute', () => {
    expect(figures.days?.filter((day) => day.answers > 0).length).toBeGreaterThan(25);
    expect(figures.days?.filter((day) => day.newUsers > 0).length).toBeGreaterThan(4);
    expect(figures.retention?.filter((week) => week.users > 0).length).toBeGreaterThan(5);
    expect(figures.problemWords?.length).toBeGreaterThan(9);
    for (const stage of figures.stages ?? []) {
      expect(stage.right, stage.stage).toBeGreaterThan(0);
      expect(stage.wrong, stage.stage).toBeGreaterThan(0);
    }
  });

  it('thins out along the course, and not everybody comes back', () => {
    const begun = figures.funnel?.map((step) => step.begun) ?? [];
    expect(begun[0]).toBeGreaterThan(20);
    expect(begun).toEqual([...begun].sort((a, b) => b - a));
    expect(figures.funnel?.[0]?.passed).toBeGreaterThan(5);
    const oldest = figures.retention?.find((week) => week.users > 0);
    expect(oldest?.active.at(-1)).toBeLessThan(oldest?.users ?? 0);
  });

  it('holds no point that the ledger does not', async () => {
    const sums = await database.db
      .select({ id: users.id, told: users.points, held: sql<number>`sum(${ledger.points})::int` })
      .from(users)
      .innerJoin(ledger, eq(ledger.userId, users.id))
      .groupBy(users.id);
    expect(sums.length).toBe(25);
    for (const { id, told, held } of sums) expect(told, String(id)).toBe(held);
  });

  it('knows the experienced learner with 49 words, 49 points and six days in a row', async () => {
    const [boris] = await database.db.select().from(users).where(eq(users.id, localIds.experienced));
    expect(boris).toMatchObject({ points: 49, wordsLearned: 49, streakLength: 6 });
  });

  it('remembers what the admin did, and it holds', async () => {
    const { actions } = await listActions(database.db, { limit: 10 });
    expect(actions.map(({ action, targetName }) => [action, targetName])).toEqual([
      ['user.block', 'Эмма'],
      ['premium.grant', 'Мария'],
      ['premium.grant', 'Хана'],
    ]);
    expect(figures.totals).toMatchObject({ users: 25, premium: 2, blocked: 1 });
  });

  it('is peopled once', async () => {
    expect(await peopleLocalWorld(database.db, now)).toBe(false);
  });
});
