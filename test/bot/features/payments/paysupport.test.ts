import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../../bot/bot.ts';
import { recordCharge } from '../../../../db/payments/charges.ts';
import { auditLog } from '../../../../db/schema/index.ts';
import { chargeFor, openTestOrder } from '../../../support/payments.ts';
import { anya, boris } from '../../../support/telegram-updates.ts';
import { buttonsOf, openTestBot, type TestBot, takeSent, textOf } from '../../support.ts';

let backend: TestBot;

beforeAll(async () => {
  backend = await openTestBot({ adminIds: new Set([boris.id]) });
});
afterAll(() => backend.close());
beforeEach(() => takeSent(backend.telegram));

const say = async (text: string, from = anya) => {
  await backend.bot.handleUpdate(backend.updates.text(from, text));
  return takeSent(backend.telegram);
};

/** A reply to a message of the bot. */
async function reply(from: typeof anya, question: string, text: string) {
  const update = backend.updates.text(from, text);
  const { message } = update;
  if (message) {
    const asked = { message_id: 1, date: 1, chat: message.chat, from: backend.bot.botInfo, text: question };
    Object.assign(message, { reply_to_message: asked });
  }
  await backend.bot.handleUpdate(update);
  return takeSent(backend.telegram);
}

describe('/paysupport', () => {
  it('tells how to ask and shows the own payments with the numbers that support wants', async () => {
    await say('/start');
    const order = await openTestOrder(backend.db, { userId: anya.id, plan: 'year' }, backend.clock());
    await recordCharge(backend.db, { charge: chargeFor(order, { chargeId: 'stx-anya' }) }, backend.clock());
    const text = textOf((await say('/paysupport'))[0]);
    expect(text).toContain('/paysupport Заплатил, а уроки закрыты');
    expect(text).toContain('21 ноября 2026 г.: «Год», 1\u00a0450 звёзд\nstx-anya');
  });

  it('passes a question on to the admins and says so', async () => {
    const sent = await say('/paysupport Где мои звёзды?');
    expect(sent.map(({ payload }) => payload.chat_id)).toEqual([boris.id, anya.id]);
    expect(textOf(sent[0])).toContain('Вопрос об оплате от Аня, 501:\n\nГде мои звёзды?');
    expect(textOf(sent[1])).toBe('Вопрос передан администратору. Ответ придёт сюда.');
  });

  it('an admin answers it in the chat of whoever asked', async () => {
    const sent = await say('/answer 501 Звёзды вернули.', boris);
    const acts = await backend.db.select().from(auditLog).where(eq(auditLog.action, 'support.answer'));
    expect(acts).toMatchObject([
      { adminId: boris.id, target: 'user:501', after: { text: 'Звёзды вернули.', outcome: 'said' } },
    ]);
    expect(sent.map(({ payload }) => payload.chat_id)).toEqual([anya.id, boris.id]);
    expect(textOf(sent[0])).toBe('Ответ на ваш вопрос об оплате:\n\nЗвёзды вернули.');
    expect(textOf((await say('/answer', boris))[0])).toContain('/answer 123456789');
  });

  it('an admin answers it by its button, or by a reply to it', async () => {
    const [question] = await say('/paysupport Где мои звёзды?');
    const [button] = question ? buttonsOf(question) : [];
    expect(button?.text).toBe('Ответить');
    await backend.bot.handleUpdate(backend.updates.press(boris, button?.callback_data ?? ''));
    const asked = takeSent(backend.telegram).find(({ method }) => method === 'sendMessage');
    expect(textOf(asked)).toMatch(/^Аня, 501: напишите ответ на это сообщение/);
    expect(asked?.payload.reply_markup).toMatchObject({ force_reply: true });
    for (const to of [asked, question]) {
      const sent = await reply(boris, textOf(to), 'Вернули.');
      expect(sent.map(({ payload }) => payload.chat_id)).toEqual([anya.id, boris.id]);
      expect(textOf(sent[0])).toBe('Ответ на ваш вопрос об оплате:\n\nВернули.');
    }
    // Nobody else answers so.
    const vera = { ...anya, id: 503 };
    expect((await reply(vera, textOf(question), 'Я сама.')).map(({ payload }) => payload.chat_id)).toEqual([
      vera.id,
    ]);
  });

  it('an answer goes to its writer, whatever command the question itself holds', async () => {
    const [question] = await say('/paysupport /answer 777 и текст\n/answer 777 и текст');
    const sent = await reply(boris, textOf(question), 'Вернули.');
    expect(sent.map(({ payload }) => payload.chat_id)).toEqual([anya.id, boris.id]);
  });

  it('is honest when nobody can be reached, and takes no flood', async () => {
    const bot = createBot({ ...backend.botDeps, adminIds: new Set() });
    await bot.handleUpdate(backend.updates.text({ ...anya, id: 701 }, '/paysupport Есть кто?'));
    expect(textOf(takeSent(backend.telegram).at(-1))).toContain('передать вопрос некому');
    const texts: string[] = [];
    for (let time = 0; time < 4; time += 1) texts.push(textOf((await say('/paysupport Ау')).at(-1)));
    expect(texts.at(-1)).toContain('Вопросы уже переданы');
  });
});

describe('/terms and /privacy', () => {
  it('say what is sold, that nothing renews by itself, and where the stars go back', async () => {
    const text = textOf((await say('/terms'))[0]);
    expect(text).toContain('ничего не списывает');
    expect(text).toContain('/paysupport');
  });

  it('say what is kept about a learner', async () => {
    expect(textOf((await say('/privacy'))[0])).toContain('Записи голоса не хранятся');
  });
});
