import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../bot/bot.ts';
import { todayChatTexts } from '../../../core/texts/chat/today.ts';
import { todayTexts } from '../../../core/texts/home/today.ts';
import { saveRuleAnswer } from '../../../db/rules/save-answer.ts';
import { ruleAnswers, rules } from '../../../db/schema/index.ts';
import { createLearner } from '../../support/learners.ts';
import { smallRules } from '../../support/rules.ts';
import { anya } from '../../support/telegram-updates.ts';
import { createFakeTelegram, openTestBot, type TestBot, takeSent } from '../support.ts';
import { saidOf } from '../today-chat.ts';

const who = { ...anya, id: 0 };
let backend: TestBot;
let bot: ReturnType<typeof createBot>;
let telegram: ReturnType<typeof createFakeTelegram>;
let people = 5900;
let messageId = 0;
let ruleId = 0;

beforeAll(async () => {
  backend = await openTestBot({}, { rules: smallRules });
  const [rule] = await backend.db.select().from(rules).where(eq(rules.key, 'opening'));
  ruleId = rule?.id ?? 0;
  telegram = createFakeTelegram({
    sendMessage: () => {
      messageId += 1;
      return { message_id: messageId };
    },
  });
  bot = createBot({ ...backend.botDeps, fetch: telegram.fetch });
});
afterAll(() => backend.close());
beforeEach(async () => {
  people += 1;
  who.id = people;
  backend.clock.now = new Date('2026-11-01T09:00:00Z');
  await createLearner(backend, who.id, who.first_name);
  const met = { userId: who.id, zone: 'Asia/Jerusalem', ruleId, eventId: 'met', result: 'met' as const };
  await saveRuleAnswer(backend.db, met, backend.clock.now);
  backend.clock.now = new Date('2026-11-03T09:00:00Z');
  takeSent(telegram);
});

async function send(update: Parameters<typeof bot.handleUpdate>[0]) {
  await bot.handleUpdate(update);
  return takeSent(telegram).flatMap(saidOf);
}
type Said = Awaited<ReturnType<typeof send>>[number];
const write = (text: string) => {
  messageId += 1;
  const update = backend.updates.text(who, text);
  if (update.message) update.message.message_id = messageId;
  return send(update);
};
const press = (said: Said | undefined, label: string) => {
  const data = said?.buttons.find((button) => button.text === label)?.callback_data;
  if (data === undefined) throw new Error(`no button ${label}`);
  return send(backend.updates.press(who, data));
};
const answers = () =>
  backend.db
    .select({
      event: ruleAnswers.event,
      check: ruleAnswers.check,
      chosen: ruleAnswers.chosen,
      isRight: ruleAnswers.isRight,
    })
    .from(ruleAnswers)
    .where(eq(ruleAnswers.userId, who.id))
    .orderBy(asc(ruleAnswers.receivedAt), asc(ruleAnswers.eventId));

describe('rules of «Сегодня» in the chat', () => {
  it('are asked by buttons, a wrong answer with its reason, and come back once', async () => {
    const [first] = await write('/today');
    expect(first?.text).toContain('Правила, осталось: 3');
    expect(first?.text).toContain('Правило opening');
    expect(first?.text).toContain('Раз?');
    expect(first?.buttons.map(({ text }) => text)).toEqual(['да', 'нет', 'не знаю', 'Пропустить правила']);
    const [wrong, second] = await press(first, 'да');
    expect(wrong?.text).toContain('не «да»');
    expect(wrong?.text).toContain('нет');
    const [right, third] = await press(second, 'нет');
    expect(right?.text).toContain('Верно!');
    const [, again] = await press(third, 'нет');
    expect(again?.text).toContain('Правила, осталось: 1');
    expect(again?.text).toContain('Раз?');
    const [, done, end] = await press(again, 'нет');
    expect(done?.text).toBe('Правила: 2 из 3.');
    expect(end?.text).toContain(todayTexts.card.done);
    expect(await answers()).toEqual([
      { event: 'met', check: null, chosen: null, isRight: true },
      { event: 'check', check: 0, chosen: 0, isRight: false },
      { event: 'check', check: 1, chosen: 1, isRight: true },
      { event: 'check', check: 2, chosen: 1, isRight: true },
      { event: 'check', check: 0, chosen: 1, isRight: true },
    ]);
  });

  it('may be skipped, and are asked again by the next /today', async () => {
    const [first] = await write('/today');
    const after = await press(first, 'Пропустить правила');
    expect(after.some(({ text }) => text.includes('Правила, осталось'))).toBe(false);
    expect((await write('/today'))[0]?.text).toContain('Правила, осталось: 3');
  });

  it('wait for a button: another message is looked up, and the question is asked again', async () => {
    await write('/today');
    const said = await write('не знаю, что и сказать');
    expect(said[0]?.text).toContain(todayChatTexts.needButton);
    expect(said.at(-1)?.text).toContain('Раз?');
    expect(await answers()).toHaveLength(1);
  });

  it('are not lost with a rule that is gone: the answer is not stored, and the rest goes on', async () => {
    const [first] = await write('/today');
    await backend.db
      .update(rules)
      .set({ deletedAt: new Date('2026-11-02T00:00:00Z') })
      .where(eq(rules.id, ruleId));
    const [right, second] = await press(first, 'нет');
    await backend.db.update(rules).set({ deletedAt: null });
    expect(right?.text).toContain('Верно!');
    expect(second?.text).toContain('Два?');
    expect(await answers()).toHaveLength(1);
  });

  it('take the same press once', async () => {
    const [first] = await write('/today');
    const data = first?.buttons.find(({ text }) => text === 'нет')?.callback_data ?? '';
    const update = backend.updates.press(who, data);
    await send(update);
    expect(await send(update)).toEqual([]);
    expect(await answers()).toHaveLength(2);
  });
});
