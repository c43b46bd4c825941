import { Bot, InlineKeyboard } from 'grammy';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../test/support/patient.ts';
import { anya, botToken, telegramOfEachTest } from '../support.ts';

describe('a grammY bot that polls the local Telegram', () => {
  let bot: Bot;
  const telegram = telegramOfEachTest(async ({ address }) => {
    bot = new Bot(botToken, { client: { apiRoot: address } });
  });
  afterEach(() => bot.stop());

  it('answers /start, and the answer stands in the chat', async () => {
    bot.command('start', (ctx) => ctx.reply(`Шалом, ${ctx.match || 'друг'}!`));
    void bot.start();
    await telegram.act('chats/7001/start', { parameter: 'lesson_3' });
    const chat = await eventually(async () => {
      const view = await telegram.chat(anya.id);
      return view.messages.length === 2 ? view : null;
    });
    expect(chat.messages.map((message) => message.text)).toEqual(['/start lesson_3', 'Шалом, lesson_3!']);
  });

  it('hears a pressed inline button and edits its message', async () => {
    bot.command('start', (ctx) =>
      ctx.reply('Начнём?', { reply_markup: new InlineKeyboard().text('Да', 'yes') }),
    );
    bot.callbackQuery('yes', async (ctx) => {
      await ctx.answerCallbackQuery('Хорошо');
      await ctx.editMessageText('Начали');
    });
    void bot.start();
    await telegram.act('chats/7001/start');
    const question = await eventually(async () => (await telegram.chat(anya.id)).messages[1]);
    const press = await telegram.act('chats/7001/press', { messageId: question.message_id, data: 'yes' });
    expect(press.status).toBe(200);
    const edited = await eventually(async () => {
      const message = (await telegram.chat(anya.id)).messages[1];
      return message?.edit_date ? message : null;
    });
    expect(edited.text).toBe('Начали');
    expect(edited.reply_markup).toBeUndefined();
  });

  it('learns that a person stopped it and started it again', async () => {
    const seen: string[] = [];
    bot.on('my_chat_member', (ctx) => {
      seen.push(ctx.myChatMember.new_chat_member.status);
    });
    void bot.start();
    await telegram.act('chats/7001/start');
    await telegram.act('chats/7001/block');
    await telegram.act('chats/7001/unblock');
    await eventually(() => seen.length === 2);
    expect(seen).toEqual(['kicked', 'member']);
  });
});

describe('getUpdates', () => {
  const telegram = telegramOfEachTest();

  it('repeats an update until the next offset confirms it', async () => {
    await telegram.act('chats/7001/messages', { text: 'раз' });
    const first = await telegram.call('getUpdates');
    const again = await telegram.call('getUpdates');
    expect(again.result).toEqual(first.result);
    const [update] = first.result as { update_id: number }[];
    const after = await telegram.call('getUpdates', { offset: (update?.update_id ?? 0) + 1 });
    expect(after.result).toEqual([]);
  });

  it('waits for the first update instead of answering empty', async () => {
    const poll = telegram.call('getUpdates', { timeout: 5 });
    await telegram.act('chats/7001/messages', { text: 'я тут' });
    expect((await poll).result).toHaveLength(1);
  });

  it('keeps back the kinds that the bot did not ask for', async () => {
    await telegram.call('getUpdates', { allowed_updates: ['callback_query'] });
    await telegram.act('chats/7001/messages', { text: 'не услышат' });
    expect((await telegram.call('getUpdates')).result).toEqual([]);
  });

  it('ends an older poll when a second bot begins', async () => {
    const older = telegram.call('getUpdates', { timeout: 5 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await telegram.call('getUpdates');
    expect(await older).toMatchObject({
      status: 409,
      description:
        'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
    });
  });

  it('is refused while a webhook is set', async () => {
    await telegram.call('setWebhook', { url: 'http://localhost:9/hook' });
    expect(await telegram.call('getUpdates')).toMatchObject({ status: 409 });
  });
});
