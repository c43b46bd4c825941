import { sql } from 'drizzle-orm';
import type { Update, User } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWebhook } from '../../api/_webhook.ts';
import { plans } from '../../core/payments/plans.ts';
import { createRandom, shuffled } from '../../core/random.ts';
import { createOrder } from '../../db/payments/orders.ts';
import { createMemoryStore } from '../../db/store/store.ts';
import { openTestBot, refusals, type TelegramAnswer, type TestBot, takeSent } from '../bot/support.ts';
import { readJson } from '../support/read-json.ts';
import { sized } from '../support/size.ts';

/** Telegram at its worst: updates three times and in any order, and a Bot API that does not do what it is asked. */
let backend: TestBot;
let webhook: (request: Request) => Promise<Response>;
let nextId = 100_000;
const secret = 'secret-of-the-storm';
const timeout = sized(300_000, 900_000);

beforeAll(async () => {
  backend = await openTestBot();
});
afterAll(() => backend.close());
beforeEach(() => {
  takeSent(backend.telegram);
  backend.telegram.next = [];
});

/** A door of the bot with no update remembered; it answers after the usual time unless told. */
function openWebhook(patience: { handleWithinMs?: number } = {}): void {
  webhook = createWebhook({
    ...backend.deps,
    bot: backend.bot,
    secret,
    store: createMemoryStore(backend.clock),
    background: (work) => void work,
    ...patience,
  });
}

const deliver = async (update: Update) => {
  const headers = { 'X-Telegram-Bot-Api-Secret-Token': secret };
  const body = JSON.stringify(update);
  return (await webhook(new Request('https://mila.example/api/telegram', { method: 'POST', headers, body })))
    .status;
};

const person = (id: number): User => ({
  id,
  is_bot: false,
  first_name: `Ученик ${id % 1000}`,
  language_code: 'ru',
});

const paymentOf = async (from: User, number: number): Promise<Update> => {
  const id = `00000000-0000-4000-8000-${String(from.id * 10 + number).padStart(12, '0')}`;
  await createOrder(backend.db, { id, userId: from.id, plan: 'year' }, backend.clock());
  return backend.updates.message(from, {
    successful_payment: {
      currency: 'XTR',
      total_amount: plans.year.priceStars,
      invoice_payload: id,
      telegram_payment_charge_id: `charge-${id}`,
      provider_payment_charge_id: '0',
    },
  });
};

/** Ten updates of one person; what stays of them does not depend on their order. */
async function updatesOf(from: User): Promise<Update[]> {
  const texts = ['/help', '/status', '/streak', '/top', 'привет'].map((text) =>
    backend.updates.text(from, text),
  );
  const money =
    from.id % 2 === 0
      ? [await paymentOf(from, 1), ...(from.id % 4 === 0 ? [await paymentOf(from, 2)] : [])]
      : [
          backend.updates.membership(from, 'kicked', { at: '2026-11-21T08:00:00Z' }),
          backend.updates.membership(from, 'member', { at: '2026-11-21T08:10:00Z' }),
          backend.updates.membership(from, 'kicked', { at: '2026-11-21T08:20:00Z' }),
        ];
  return [...texts, ...money, backend.updates.text(from, '/start')];
}

/** What the database holds of some people, and how many messages each got; without their ids. */
async function outcomeOf(ids: number[], first: number) {
  const rows = await readJson<unknown[]>(
    backend.db,
    'test_people',
    sql`select json_agg(json_build_object('who', u.id - ${first}, 'points', u.points, 'streak', u.streak_length,
        'botBlocked', u.bot_blocked_at, 'payments', (select count(*) from star_payments p where p.user_id = u.id),
        'paid', (select count(*) from orders o where o.user_id = u.id and o.status = 'paid'),
        'rights', (select json_agg(json_build_object('from', e.starts_at, 'until', e.ends_at) order by e.starts_at)
          from entitlements e where e.user_id = u.id)) order by u.id) as data
      from users u where u.id = any(select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json))`,
  );
  const sent: Record<string, number> = {};
  for (const { method, payload } of takeSent(backend.telegram)) {
    const who = `${Number(payload.chat_id) - first} ${method}`;
    sent[who] = (sent[who] ?? 0) + 1;
  }
  return { rows, sent };
}

async function crowd(count: number) {
  nextId += 10_000;
  const first = nextId;
  nextId += 10_000;
  const people = Array.from({ length: count }, (_, index) => person(first + index));
  for (const one of people) expect(await deliver(backend.updates.text(one, '/start'))).toBe(200);
  takeSent(backend.telegram);
  const updates = (await Promise.all(people.map(updatesOf))).flat();
  return { first, ids: people.map(({ id }) => id), updates };
}

describe('every update three times and shuffled', () => {
  const people = sized(8, 60);
  const roundsAtMost = 300;
  const roundEveryMs = 50;
  beforeEach(() => openWebhook());

  it(`(${people} people) leaves the rows and messages of one run in order`, { timeout }, async () => {
    const calm = await crowd(people);
    for (const update of calm.updates) expect(await deliver(update)).toBe(200);
    const inOrder = await outcomeOf(calm.ids, calm.first);
    expect(Object.keys(inOrder.sent)).toHaveLength(people);

    const seeds = sized(2, 20);
    for (let seed = 1; seed <= seeds; seed += 1) {
      const { updates, ids, first } = await crowd(people);
      let waiting = shuffled([...updates, ...updates, ...updates], createRandom(seed));
      for (let round = 0; waiting.length > 0; round += 1) {
        expect(round).toBeLessThan(roundsAtMost);
        const again: Update[] = [];
        for (let at = 0; at < waiting.length; at += 6) {
          const batch = waiting.slice(at, at + 6);
          const statuses = await Promise.all(batch.map(deliver));
          again.push(...batch.filter((_, index) => statuses[index] !== 200));
          for (const status of statuses) expect([200, 503]).toContain(status);
        }
        waiting = again;
        // Telegram does not come again at once either: an update that is being handled is told to wait.
        if (again.length > 0) await new Promise((resolve) => setTimeout(resolve, roundEveryMs));
      }
      expect(await outcomeOf(ids, first), `seed ${seed}`).toEqual(inOrder);
    }
  });
});

describe('a Bot API that fails every call', () => {
  const faults: [string, TelegramAnswer, number][] = [
    ['asks to wait (429)', refusals.flood, sized(10, 100)],
    ['is broken (502)', refusals.broken, sized(10, 100)],
    ['is cut off', 'cut', sized(10, 100)],
    ['never answers', 'silence', sized(2, 20)],
    ['says that the learner has blocked the bot (403)', refusals.blocked, sized(10, 100)],
  ];

  it.each(faults)(
    'because it %s: payments are kept, and no update comes a fourth time',
    { timeout },
    async (_, fault, count) => {
      openWebhook(fault === 'silence' ? { handleWithinMs: 400 } : {});
      for (let index = 0; index < count; index += 1) {
        nextId += 2;
        const from = person(nextId);
        await deliver(backend.updates.text(from, '/start'));
        const update = index % 2 === 0 ? await paymentOf(from, 1) : backend.updates.text(from, '/help');
        let attempts = 0;
        let status = 0;
        while (status !== 200) {
          attempts += 1;
          expect(attempts).toBeLessThanOrEqual(6);
          backend.telegram.next = Array.from({ length: 9 }, () => fault);
          status = await deliver(update);
          // A silent call is still under way when Telegram comes again: it is told to come later, the work is not done twice.
          if (status === 503) backend.clock.now = new Date(backend.clock.now.getTime() + 61_000);
        }
        expect(attempts).toBeLessThanOrEqual(3);
        backend.telegram.next = [];
        const { rows } = await outcomeOf([from.id], from.id);
        expect(rows).toMatchObject([{ payments: index % 2 === 0 ? 1 : 0 }]);
        const later = await deliver(update);
        expect(later).toBe(200);
        expect(takeSent(backend.telegram)).toEqual([]);
      }
    },
  );
});
