import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../../bot/bot.ts';
import { shelf } from '../../../../core/payments/plans.ts';
import { orders, users } from '../../../../db/schema/index.ts';
import { grantPremium } from '../../../support/learners.ts';
import { anya, boris } from '../../../support/telegram-updates.ts';
import { buttonsOf, openTestBot, refusals, type TestBot, takeSent, textOf } from '../../support.ts';

let backend: TestBot;

beforeAll(async () => {
  backend = await openTestBot();
});
afterAll(() => backend.close());
beforeEach(() => {
  takeSent(backend.telegram);
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000); // limits are by the minute
});

const say = async (text: string, from = anya) => {
  await backend.bot.handleUpdate(backend.updates.text(from, text));
  return takeSent(backend.telegram);
};
const press = async (data: string, from = anya) => {
  await backend.bot.handleUpdate(backend.updates.press(from, data));
  return takeSent(backend.telegram);
};

describe('/premium', () => {
  it('shows the plans with true prices and the real numbers of lessons', async () => {
    const [sent] = await say('/premium');
    const text = textOf(sent);
    expect(text).toContain('«Год», премиум на год: 1\u00a0450 звёзд\n1 премиум-урок: первый раздел. Все');
    expect(text).toContain('«Тыквенный», премиум навсегда: 2\u00a0400 звёзд\n');
    expect(buttonsOf(sent).map(({ callback_data }) => callback_data)).toEqual(
      shelf.map((plan) => `buy:${plan}`),
    );
  });

  it('comes from a forwarded invoice as well', async () => {
    const [sent] = await say('/start premium');
    expect(textOf(sent)).toContain('«Тыквенный»');
  });

  it('offers the test plan to admins only', async () => {
    const bot = createBot({ ...backend.botDeps, adminIds: new Set([boris.id]) });
    await bot.handleUpdate(backend.updates.text(boris, '/premium'));
    const plans = buttonsOf(takeSent(backend.telegram)[0]).map(({ callback_data }) => callback_data);
    expect(plans).toContain('buy:test');
  });

  it('sells a year on top of a year, and nothing to who has premium for ever', async () => {
    const vera = { ...anya, id: 601, first_name: 'Вера' };
    await say('/start', vera);
    await grantPremium(backend.db, vera.id, new Date('2027-03-05T09:00:00Z'));
    const [yearly] = await say('/premium', vera);
    expect(textOf(yearly)).toContain('Премиум открыт до 5 марта 2027 г.');
    expect(buttonsOf(yearly).map(({ text }) => text)).toContain('Продлить · 1\u00a0450 звёзд');
    await grantPremium(backend.db, vera.id);
    const [forEver] = await say('/premium', vera);
    expect(textOf(forEver)).toContain('Премиум открыт навсегда.\nПокупать больше ничего не нужно.');
    expect(buttonsOf(forEver)).toEqual([]);
  });
});

describe('a button under the plans', () => {
  it('brings the invoice into the chat: our price, our order, no pay button for forwarded copies', async () => {
    const sent = await press('buy:year');
    expect(sent.map(({ method }) => method)).toEqual(['sendInvoice', 'answerCallbackQuery']);
    const rows = await backend.db.select().from(orders).where(eq(orders.userId, anya.id));
    expect(sent[0]?.payload).toMatchObject({
      chat_id: anya.id,
      payload: rows[0]?.id,
      currency: 'XTR',
      provider_token: '',
      prices: [{ amount: 1450 }],
      start_parameter: 'premium',
    });
    expect(rows[0]).toMatchObject({ plan: 'year', priceStars: 1450, status: 'created' });
  });

  it('says so when Telegram does not take the invoice, and closes the order', async () => {
    const gala = { ...anya, id: 602 };
    await say('/start', gala);
    backend.telegram.next = [refusals.broken];
    const sent = await press('buy:lifetime', gala);
    expect(sent.at(-1)?.payload).toMatchObject({
      text: 'Ошибка создания счета. Попробуйте через минуту.',
      show_alert: true,
    });
    const [order] = await backend.db.select().from(orders).where(eq(orders.userId, gala.id));
    expect(order).toMatchObject({ status: 'cancelled', cancelReason: 'not_issued' });
  });

  it('sells the test plan to no learner, whatever button he presses', async () => {
    const sent = await press('buy:test');
    expect(sent.map(({ method }) => method)).toEqual(['answerCallbackQuery']);
    expect(textOf(sent[0])).toBe('Этот план сейчас не продаётся.');
  });

  it('sells it to everybody where TEST_PLAN is set', async () => {
    const bot = createBot({ ...backend.botDeps, sellsTestPlan: true });
    await bot.handleUpdate(backend.updates.press(anya, 'buy:test'));
    expect(takeSent(backend.telegram)[0]?.payload).toMatchObject({ prices: [{ amount: 1 }] });
  });

  it('gives no more than a handful of invoices a minute', async () => {
    let last = '';
    for (let time = 0; time < 6; time += 1) last = textOf((await press('buy:year')).at(-1));
    expect(last).toBe('Слишком много счетов подряд. Подождите минуту.');
  });

  it('sells nothing to somebody who was shut out', async () => {
    const dina = { ...anya, id: 603 };
    await say('/start', dina);
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, dina.id));
    expect((await press('buy:year', dina)).map(({ method }) => method)).toEqual(['answerCallbackQuery']);
    expect(textOf((await say('/premium', dina))[0])).toContain('Доступ закрыт. Если это ошибка');
  });
});
