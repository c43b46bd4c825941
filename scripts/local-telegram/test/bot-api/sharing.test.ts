import { describe, expect, it } from 'vitest';
import { anya, boris, telegramOfEachTest } from '../support.ts';

const telegram = telegramOfEachTest();

const card = {
  type: 'article',
  id: 'card',
  title: 'Мила',
  input_message_content: { message_text: 'Слово на иврите' },
  reply_markup: { inline_keyboard: [[{ text: 'Открыть', url: 'https://t.me/mila_bot?startapp=word_1_2' }]] },
};
const save = (result: object, user_id: number = anya.id) =>
  telegram.call('savePreparedInlineMessage', { user_id, result });
const send = (person: number, id: unknown) => telegram.act(`chats/${person}/prepared-send`, { id });
const read = (person: number, id: unknown) => telegram.act(`chats/${person}/prepared`, { id });

describe('a message that the bot has prepared', () => {
  it('can be sent by the person that it is for, and by nobody else', async () => {
    const { result } = await save(card);
    const { id } = result as { id: string };
    const mine = await read(anya.id, id);
    expect(mine.body).toEqual({
      text: 'Слово на иврите',
      button: { text: 'Открыть', url: 'https://t.me/mila_bot?startapp=word_1_2' },
    });
    expect((await read(boris.id, id)).status).toBe(400);
    expect((await send(boris.id, id)).status).toBe(400);
    expect((await send(anya.id, id)).status).toBe(200);
    expect(await telegram.read('group')).toMatchObject({
      messages: [{ from: { id: anya.id }, text: 'Слово на иврите', reply_markup: card.reply_markup }],
    });
    expect((await read(anya.id, 'other')).status).toBe(400);
  });

  it.each<[string, object, string]>([
    ['another kind of result', { type: 'photo' }, 'RESULT_TYPE_INVALID'],
    ['no text', { input_message_content: {} }, 'MESSAGE_EMPTY'],
    ['no title', { title: '' }, 'ARTICLE_TITLE_EMPTY'],
    [
      'a button that opens the mini-app by itself',
      {
        reply_markup: { inline_keyboard: [[{ text: 'Открыть', web_app: { url: 'https://mila.example' } }]] },
      },
      'BUTTON_TYPE_INVALID',
    ],
  ])('is refused with %s', async (_, part, description) => {
    expect(await save({ ...card, ...part })).toMatchObject({
      ok: false,
      description: `Bad Request: ${description}`,
    });
  });

  it('is for somebody who is there', async () => {
    expect(await save(card, 1)).toMatchObject({ ok: false, description: 'Bad Request: user not found' });
  });
});
