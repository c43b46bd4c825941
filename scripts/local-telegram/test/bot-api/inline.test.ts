import type { Update } from 'grammy/types';
import { describe, expect, it } from 'vitest';
import { anya, boris, botInfo, telegramOfEachTest } from '../support.ts';

const telegram = telegramOfEachTest();

const card = {
  type: 'article',
  id: 'word-1',
  title: 'שָׁלוֹם — мир',
  description: '[шало́м]',
  input_message_content: {
    message_text: 'שָׁלוֹם [шало́м] — мир',
    entities: [{ type: 'bold', offset: 0, length: 7 }],
  },
  reply_markup: { inline_keyboard: [[{ text: 'Открыть', url: 'https://t.me/mila_bot?startapp=word_1_2' }]] },
};

/** Anya writes «@bot שלום» into the field; the bot answers with these parameters. */
async function ask(answer: object) {
  const asked = telegram.act(`chats/${anya.id}/inline`, { query: 'שלום' });
  const { result } = await telegram.call('getUpdates', { timeout: 5 });
  const [update] = result as Update[];
  const replied = await telegram.call('answerInlineQuery', {
    inline_query_id: update?.inline_query?.id,
    ...answer,
  });
  return { query: update?.inline_query, replied, asked };
}

const send = (person: number, queryId: string, resultId = 'word-1') =>
  telegram.act(`chats/${person}/inline-send`, { queryId, resultId });

describe('what is written after the bot’s name', () => {
  it('reaches the bot, whose answer is listed and sent into the chat by a tap', async () => {
    const button = { text: 'Открыть Милу', start_parameter: 'inline' };
    const { query, replied, asked } = await ask({ results: [card], button });
    expect(query).toMatchObject({ query: 'שלום', offset: '', from: { id: anya.id } });
    expect(replied.ok).toBe(true);
    const { body } = await asked;
    expect(body).toMatchObject({
      results: [{ id: 'word-1', title: 'שָׁלוֹם — мир', description: '[шало́м]' }],
      button: { text: 'Открыть Милу', start: 'inline' },
    });
    const { queryId } = body as { queryId: string };
    expect((await send(boris.id, queryId)).status).toBe(400);
    expect((await send(anya.id, queryId, 'other')).status).toBe(400);
    expect((await send(anya.id, queryId)).status).toBe(200);
    const [message] = (await telegram.chat(anya.id)).messages;
    expect(message).toMatchObject({
      from: { id: anya.id },
      via_bot: { id: botInfo.id },
      text: 'שָׁלוֹם [шало́м] — мир',
      entities: [{ type: 'bold' }],
      reply_markup: card.reply_markup,
    });
  });

  it.each<[string, object, string]>([
    ['two results with one id', { results: [card, card] }, 'RESULT_ID_DUPLICATE'],
    [
      'too many',
      { results: Array.from({ length: 51 }, (_, id) => ({ ...card, id: `${id}` })) },
      'RESULTS_TOO_MUCH',
    ],
    ['an id of 65 bytes', { results: [{ ...card, id: 'i'.repeat(65) }] }, 'RESULT_ID_INVALID'],
    [
      'a button that starts with a space',
      { results: [], button: { text: 'a', start_parameter: ' ' } },
      'START_PARAM_INVALID',
    ],
  ])('is not answered with %s', async (_, answer, description) => {
    const { replied, query, asked } = await ask(answer);
    expect(replied).toMatchObject({ ok: false, description: `Bad Request: ${description}` });
    await telegram.call('answerInlineQuery', { inline_query_id: query?.id, results: [] });
    expect((await asked).body).toMatchObject({ results: [] });
  });

  it('is answered once', async () => {
    const { query } = await ask({ results: [] });
    const again = await telegram.call('answerInlineQuery', {
      inline_query_id: query?.id,
      results: [],
    });
    expect(again.description).toContain('query is too old');
  });
});
