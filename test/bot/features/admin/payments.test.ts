import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPremium } from '../../../../db/entitlements.ts';
import { recordCharge } from '../../../../db/payments/charges.ts';
import { auditLog } from '../../../../db/schema/index.ts';
import { chargeFor, openTestOrder } from '../../../support/payments.ts';
import { anya, boris } from '../../../support/telegram-updates.ts';
import { buttonsOf, openTestBot, refusals, type TestBot, takeSent, textOf } from '../../support.ts';

let backend: TestBot;
const named = { ...anya, username: 'anya_new' };

beforeAll(async () => {
  backend = await openTestBot({ adminIds: new Set([boris.id]) });
  await backend.bot.handleUpdate(backend.updates.text(named, '/start'));
  const order = await openTestOrder(backend.db, { userId: anya.id, plan: 'year' }, backend.clock());
  await recordCharge(backend.db, { charge: chargeFor(order, { chargeId: 'stx-1' }) }, backend.clock());
});
afterAll(() => backend.close());
beforeEach(() => {
  takeSent(backend.telegram);
  backend.telegram.next = [];
});

const say = async (text: string, from = boris) => {
  await backend.bot.handleUpdate(backend.updates.text(from, text));
  return takeSent(backend.telegram);
};
const press = async (data: string, from = boris) => {
  await backend.bot.handleUpdate(backend.updates.press(from, data));
  return takeSent(backend.telegram);
};

describe('commands of the admin', () => {
  it.each(['/payments 501', '/refund stx-1', '/balance', '/answer 501 привет'])(
    '%s is unknown to learners',
    async (command) => {
      expect(textOf((await say(command, named))[0])).toContain('Такой команды я не знаю');
    },
  );

  it('/payments finds a learner by number and by name', async () => {
    for (const who of ['501', '@anya_new', 'ANYA_NEW']) {
      const text = textOf((await say(`/payments ${who}`))[0]);
      expect(text).toContain('Аня, 501\nПремиум открыт до 21 ноября 2027 г.');
      expect(text).toContain('stx-1');
    }
    expect(textOf((await say('/payments 999999'))[0])).toBe('Такого ученика нет.');
    expect(textOf((await say('/payments'))[0])).toContain('/payments 123456789');
  });

  it('/payments names several learners of one name', async () => {
    for (const id of [821, 822])
      await say('/start', { ...named, id, first_name: 'Мария', username: undefined });
    const text = textOf((await say('/payments мария'))[0]);
    expect(text).toContain('Таких несколько:');
    expect(text).toContain('Мария — 821');
    expect(text).toContain('Мария — 822');
  });

  it('/answer says why it did not arrive', async () => {
    expect(textOf((await say('/answer 999 Здравствуйте'))[0])).toBe(
      'Ответ не отправлен: человека с таким номером нет среди учеников.',
    );
    backend.telegram.next = [refusals.broken];
    expect(textOf((await say('/answer 501 Здравствуйте')).at(-1))).toContain('Telegram не принял сообщение');
    backend.telegram.next = [refusals.blocked];
    expect(textOf((await say('/answer 501 Здравствуйте')).at(-1))).toContain('закрыл чат с ботом');
    await say('/start', named);
  });

  it('/balance tells what Telegram holds and what our books say', async () => {
    backend.telegram.next = [{ ok: true, result: { amount: 1400 } }];
    expect(textOf((await say('/balance')).at(-1))).toBe(
      'На счёте бота 1\u00a0400 звёзд.\nПлатежей без возвратов: 1\u00a0450 звёзд.',
    );
    backend.telegram.next = [refusals.broken];
    expect(textOf((await say('/balance')).at(-1))).toContain('сейчас не отвечают');
  });
});

describe('/refund', () => {
  it('asks once more, gives back at Telegram, closes premium, tells the payer, and notes who did it', async () => {
    const [question] = await say('/refund stx-1');
    expect(textOf(question)).toContain('Вернуть 1\u00a0450 звёзд?\nАня, 501');
    expect((await readPremium(backend.db, anya.id, backend.clock())).isPremium).toBe(true);
    const data = buttonsOf(question)[0]?.callback_data ?? '';
    expect(data.length).toBeLessThanOrEqual(64);

    expect((await press(data, named)).map(({ method }) => method)).toEqual(['answerCallbackQuery']);

    const sent = await press(data);
    expect(sent.map(({ method, payload }) => [method, payload.chat_id ?? payload.user_id])).toEqual([
      ['refundStarPayment', anya.id],
      ['sendMessage', anya.id],
      ['editMessageText', boris.id],
      ['answerCallbackQuery', undefined],
    ]);
    expect((await readPremium(backend.db, anya.id, backend.clock())).isPremium).toBe(false);
    const acts = await backend.db.select().from(auditLog).where(eq(auditLog.action, 'payments.refund'));
    expect(acts).toMatchObject([
      { adminId: boris.id, action: 'payments.refund', target: 'stx-1', before: { refundedAt: null } },
    ]);

    const again = await press(data);
    expect(again.map(({ method }) => method)).toEqual(['answerCallbackQuery']);
    expect(textOf(again[0])).toBe('Звёзды за этот платёж уже возвращены.');
    expect(textOf((await say('/refund stx-1'))[0])).toBe('Звёзды за этот платёж уже возвращены.');
  });

  it('that Telegram has done already only brings our rows up to date', async () => {
    const order = await openTestOrder(backend.db, { userId: anya.id, plan: 'year' }, backend.clock());
    await recordCharge(backend.db, { charge: chargeFor(order, { chargeId: 'stx-2' }) }, backend.clock());
    const data = buttonsOf((await say('/refund stx-2'))[0])[0]?.callback_data ?? '';
    backend.telegram.next = [
      { ok: false, error_code: 400, description: 'Bad Request: CHARGE_ALREADY_REFUNDED' },
    ];
    await press(data);
    expect((await readPremium(backend.db, anya.id, backend.clock())).isPremium).toBe(false);
  });

  it('that Telegram refuses leaves everything as it was and says so', async () => {
    const order = await openTestOrder(backend.db, { userId: anya.id, plan: 'year' }, backend.clock());
    await recordCharge(backend.db, { charge: chargeFor(order, { chargeId: 'stx-3' }) }, backend.clock());
    const data = buttonsOf((await say('/refund stx-3'))[0])[0]?.callback_data ?? '';
    backend.telegram.next = [refusals.broken];
    const sent = await press(data);
    expect(textOf(sent.at(-1))).toContain('сейчас не отвечают');
    expect((await readPremium(backend.db, anya.id, backend.clock())).isPremium).toBe(true);
  });

  it('knows no charge but ours', async () => {
    expect(textOf((await say('/refund stx-unknown'))[0])).toBe('Такого платежа нет.');
    expect(textOf((await say('/refund'))[0])).toContain('/refund и его номер');
  });
});
