import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBodyInput } from '../../../core/contracts/endpoints.ts';
import { lessons, ruleCards, rules } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { grantPremium } from '../../support/learners.ts';
import { smallRules } from '../../support/rules.ts';

const firstDay = '2026-11-01T09:00:00Z';
const dayMs = 86_400_000;

let backend: TestBackend;
let ids: Record<string, number>;
let learner = 9700;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend({ rules: smallRules });
  const rows = await backend.db.select({ id: rules.id, key: rules.key }).from(rules);
  ids = Object.fromEntries(rows.map(({ id, key }) => [key, id]));
});
beforeEach(() => {
  learner += 1;
  goToDay(0);
});
afterEach(async () => {
  await backend.db.update(lessons).set({ isPublished: true, unpublishedAt: null });
  await backend.db.update(rules).set({ deletedAt: null });
});
afterAll(() => backend.close());

const goToDay = (days: number) => {
  backend.clock.now = new Date(Date.parse(firstDay) + days * dayMs);
};
const token = () => backend.login(learner);
type Answer = Partial<RequestBodyInput<'POST /rules/{id}/answers'>>;
const save = async (key: string, answer: Answer = {}) =>
  backend.call('POST /rules/{id}/answers', {
    token: await token(),
    params: { id: ids[key] ?? 0 },
    body: { eventId: `today-rule-${++events}`, result: 'met', ...answer },
  });
const today = async (query: Record<string, string> = {}) =>
  backend.call('GET /today', { token: await token(), query });
const memory = async () => (await backend.call('GET /home', { token: await token() })).memory;

describe('rules in «Сегодня»', () => {
  it('come on the day after their card, with their written checks', async () => {
    await save('opening');
    expect((await today()).rules).toEqual([]);
    goToDay(1);
    const { rules: asked, dueRules, minutes, tasks } = await today();
    const [, content] = smallRules;
    expect(tasks).toEqual([]);
    expect(asked.map(({ place }) => place)).toEqual([0, 1, 2]);
    expect(asked[0]).toEqual({
      ...{ ruleId: ids.opening, key: 'opening', title: content?.title, place: 0 },
      check: { ...content?.checks[0], sentence: null },
    });
    expect({ dueRules, minutes }).toEqual({ dueRules: 1, minutes: 1 });
    expect(await memory()).toMatchObject({ due: 0, dueRules: 1, minutes: 1 });
  });

  it('are over for the day once they were answered, and the next checks have their turn later', async () => {
    await save('opening');
    goToDay(1);
    for (const { place } of (await today()).rules) {
      await save('opening', { result: 'right', check: place ?? 0, chosen: 1 });
    }
    expect(await today()).toMatchObject({ rules: [], dueRules: 0 });
    expect((await memory()).dueRules).toBe(0);
    goToDay(40);
    expect((await today()).rules).toHaveLength(3);
  });

  it('are those of open lessons that are shown, and come with a session of what is due alone', async () => {
    await token();
    await grantPremium(backend.db, learner, new Date('2027-01-01T00:00:00Z'));
    for (const key of ['opening', 'second', 'premium']) await save(key);
    goToDay(1);
    const keys = async () => new Set((await today()).rules.map(({ key }) => key));
    // A minute of rules alone has room for two.
    expect((await today()).dueRules).toBe(3);
    expect(await keys()).toEqual(new Set(['opening', 'second']));
    expect((await today({ kind: 'difficult' })).rules).toEqual([]);
    await backend.db
      .update(rules)
      .set({ deletedAt: new Date(firstDay) })
      .where(eq(rules.key, 'opening'));
    await backend.db.update(lessons).set({ isPublished: false }).where(eq(lessons.key, 'two'));
    backend.deps.catalogue.forget();
    expect(await keys()).toEqual(new Set(['premium']));
    expect((await memory()).dueRules).toBe(1);
    goToDay(400); // the subscription is over
    expect(await keys()).toEqual(new Set());
    expect((await memory()).dueRules).toBe(0);
  });

  it('of a premium lesson are counted at home for an admin of the environment, as «Сегодня» asks them', async () => {
    const adminIds = backend.deps.adminIds;
    backend.deps.adminIds = new Set([learner]);
    await save('premium');
    goToDay(1);
    expect((await today()).dueRules).toBe(1);
    expect((await memory()).dueRules).toBe(1);
    backend.deps.adminIds = adminIds;
    expect((await memory()).dueRules).toBe(0);
  });

  it('are computed again where other rules of memory made their schedules', async () => {
    await save('opening');
    await save('second');
    const own = eq(ruleCards.userId, learner);
    const cards = () => backend.db.select().from(ruleCards).where(own).orderBy(ruleCards.ruleId);
    const before = await cards();
    const broken = { version: 0, due: '2027-11-01', sureness: 0.9 };
    await backend.db
      .update(ruleCards)
      .set(broken)
      .where(and(own, eq(ruleCards.ruleId, ids.opening ?? 0)));
    goToDay(1);
    expect((await today()).dueRules).toBe(2);
    expect(await cards()).toEqual(before);
  });
});
