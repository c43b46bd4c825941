import { describe, expect, it } from 'vitest';
import { anya, telegramOfEachTest } from '../support.ts';

const telegram = telegramOfEachTest(({ act }) => act(`chats/${anya.id}/start`));

const cell = (text: unknown) => ({ text, align: 'left', valign: 'middle' });
const table = {
  type: 'table',
  caption: 'Прошедшее',
  cells: [[cell('я'), cell({ type: 'bold', text: 'כתבתי' })]],
};
const send = (rich_message: unknown) => telegram.call('sendRichMessage', { chat_id: anya.id, rich_message });
const last = async () => (await telegram.chat(anya.id)).messages.at(-1);

describe('a rich message', () => {
  it('stands in the chat with its texts and tables', async () => {
    const blocks = [{ type: 'paragraph', text: ['писать', { type: 'bold', text: '!' }] }, table];
    expect(await send({ blocks })).toMatchObject({ ok: true, result: { rich_message: { blocks } } });
    expect(await last()).toMatchObject({ rich_message: { blocks } });
  });

  it('becomes a text by an edit', async () => {
    const { result } = await send({ blocks: [table] });
    const { message_id } = result as { message_id: number };
    await telegram.call('editMessageText', { chat_id: anya.id, message_id, text: 'писать' });
    expect(await last()).toMatchObject({ message_id, text: 'писать' });
    expect(await last()).not.toHaveProperty('rich_message');
  });

  it.each<[string, unknown]>([
    ['without content', undefined],
    ['without blocks', { blocks: [] }],
    ['in HTML', { html: '<b>писать</b>' }],
    ['of another kind', { blocks: [{ type: 'map' }] }],
    ['with 21 columns', { blocks: [{ ...table, cells: [Array.from({ length: 21 }, () => cell('я'))] }] }],
    ['with 500 rows', { blocks: [{ ...table, cells: Array.from({ length: 500 }, () => [cell('я')]) }] }],
    ['with too many characters', { blocks: [{ type: 'paragraph', text: 'я'.repeat(32_769) }] }],
    ['with a cell that stands nowhere', { blocks: [{ ...table, cells: [[{ text: 'я' }]] }] }],
    ['with other markup', { blocks: [{ type: 'paragraph', text: { type: 'italic', text: 'я' } }] }],
  ])('is refused %s', async (_, rich) => {
    expect((await send(rich)).error_code).toBe(400);
  });
});
