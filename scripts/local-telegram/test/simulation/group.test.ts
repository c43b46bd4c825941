import type { Message, Update } from 'grammy/types';
import { describe, expect, it } from 'vitest';
import type { groupView } from '../../control/views.ts';
import { anya, boris, botInfo, telegramOfEachTest } from '../support.ts';

const telegram = telegramOfEachTest();

const write = (person: number, text: string, replyTo?: number) =>
  telegram.act(`chats/${person}/group-messages`, { text, replyTo });
async function messages(): Promise<readonly Message[]> {
  return ((await telegram.read('group')) as ReturnType<typeof groupView>).messages; // the tool's own shape
}
const updates = async () => (await telegram.call('getUpdates')).result as Update[];
const article = {
  type: 'article',
  id: 'guest',
  title: 'Слово',
  input_message_content: { message_text: 'שָׁלוֹם — мир', entities: [{ type: 'bold', offset: 0, length: 7 }] },
  reply_markup: { inline_keyboard: [[{ text: 'Открыть', url: 'https://t.me/mila_bot?startapp=word_1_2' }]] },
};
const answer = (guest_query_id: unknown, result: unknown = article) =>
  telegram.call('answerGuestQuery', { guest_query_id, result });

describe('the chat of all the people', () => {
  it('is not the bot’s: it gets no message that does not name it', async () => {
    await write(anya.id, 'שלום');
    expect(await updates()).toEqual([]);
    expect(await messages()).toMatchObject([{ from: { id: anya.id }, text: 'שלום' }]);
  });

  it('lets the bot answer once where it is named, with the message above', async () => {
    await write(boris.id, 'שלום');
    const [above] = await messages();
    await write(anya.id, `@${botInfo.username.toUpperCase()} что это?`, above?.message_id);
    const [update] = await updates();
    expect(update?.guest_message).toMatchObject({
      from: { id: anya.id },
      chat: { type: 'group' },
      reply_to_message: { text: 'שלום', from: { id: boris.id } },
    });
    const queryId = update?.guest_message?.guest_query_id;
    expect(await answer(queryId)).toMatchObject({
      ok: true,
      result: { inline_message_id: expect.any(String) },
    });
    expect((await messages()).at(-1)).toMatchObject({
      from: { id: botInfo.id },
      guest_bot_caller_user: { id: anya.id },
      text: 'שָׁלוֹם — мир',
      entities: [{ type: 'bold' }],
      reply_markup: article.reply_markup,
    });
    expect((await answer(queryId)).description).toContain('query is too old');
  });

  it('waits with an answer that Telegram refuses', async () => {
    await write(anya.id, `@${botInfo.username} שלום`);
    const queryId = (await updates())[0]?.guest_message?.guest_query_id;
    expect((await answer(queryId, { ...article, id: '' })).error_code).toBe(400);
    expect((await answer(queryId)).ok).toBe(true);
  });

  it.each([`@${botInfo.username}_2 שלום`, `mail${botInfo.username}`])(
    'takes %s for no name of the bot',
    async (text) => {
      await write(anya.id, text);
      expect(await updates()).toEqual([]);
    },
  );

  it.each(['', ' ', 'א'.repeat(4097)])('refuses what is no message', async (text) => {
    expect((await write(anya.id, text)).status).toBe(400);
  });

  it('has messages that are passed on to the bot, with who wrote them', async () => {
    await write(boris.id, 'ועד הבית: https://example.com');
    const [above] = await messages();
    expect((await telegram.act(`chats/${anya.id}/forward`, { messageId: above?.message_id })).status).toBe(
      200,
    );
    const [update] = await updates();
    expect(update?.message).toMatchObject({
      from: { id: anya.id },
      chat: { id: anya.id, type: 'private' },
      text: 'ועד הבית: https://example.com',
      entities: [{ type: 'url' }],
      forward_origin: { type: 'user', sender_user: { id: boris.id }, date: above?.date },
    });
    expect((await telegram.act(`chats/${anya.id}/forward`, { messageId: 0 })).status).toBe(400);
  });

  it('gets a card that was asked for with the bot’s name, and the bot hears nothing of it', async () => {
    const asked = telegram.act(`chats/${anya.id}/inline`, { query: 'שלום', chat: 'group' });
    const { result } = await telegram.call('getUpdates', { timeout: 5 });
    const [update] = result as Update[];
    expect(update?.inline_query).toMatchObject({ chat_type: 'group' });
    const inline_query_id = update?.inline_query?.id;
    await telegram.call('answerInlineQuery', { inline_query_id, results: [article] });
    const { queryId } = (await asked).body as { queryId: string };
    const sent = { queryId, resultId: 'guest', chat: 'group' };
    expect((await telegram.act(`chats/${boris.id}/inline-send`, sent)).status).toBe(400);
    expect((await telegram.act(`chats/${anya.id}/inline-send`, sent)).status).toBe(200);
    expect(await messages()).toMatchObject([
      { from: { id: anya.id }, via_bot: { id: botInfo.id }, text: 'שָׁלוֹם — мир' },
    ]);
    const offset = (update?.update_id ?? 0) + 1;
    expect((await telegram.call('getUpdates', { offset })).result).toEqual([]);
  });
});
