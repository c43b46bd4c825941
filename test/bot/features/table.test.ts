import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { words } from '../../../db/schema/index.ts';
import { readPlaces } from '../../support/learners.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { buttonsOf, openTestBot, refusals, type Sent, type TestBot, takeSent, textOf } from '../support.ts';

let backend: TestBot;

beforeAll(async () => {
  backend = await openTestBot();
  const { words: places } = await readPlaces(backend.db);
  const card = { hebrew: 'כותב', pronunciation: 'כּוֹתֵב', transcription: 'котэ́в', russian: '(он) пишет' };
  await backend.db
    .update(words)
    .set(card)
    .where(eq(words.id, places.shalom?.wordId ?? 0));
});
afterAll(() => backend.close());
beforeEach(async () => {
  for (const { id } of [anya, boris]) await backend.deps.store.delete(`tables:${id}`);
  await backend.deps.store.delete('tables-refused');
  takeSent(backend.telegram);
});

const ask = async (text = 'לכתוב', from = anya) => {
  await backend.bot.handleUpdate(backend.updates.text(from, `/verb ${text}`.trim()));
  return takeSent(backend.telegram);
};
const labels = (sent: Sent | undefined) => buttonsOf(sent).map(({ text }) => text);

/** Presses the button with this label below a message that was sent. */
async function press(sent: Sent | undefined, label: string, from = anya) {
  const data = buttonsOf(sent).find(({ text }) => text === label)?.callback_data ?? '';
  await backend.bot.handleUpdate(backend.updates.press(from, data));
  return takeSent(backend.telegram);
}

type Shown = {
  blocks: { type: string; text?: unknown; caption?: { text: string }; cells?: { text: unknown[] }[][] }[];
};
const richOf = (sent: Sent | undefined) => sent?.payload.rich_message as Shown | undefined;

describe('the table of a verb', () => {
  it('is offered below the text, and comes below it, so that the text stays whatever the client shows', async () => {
    const [text] = await ask();
    const [table, ...others] = await press(text, '▦ Таблицей');
    expect(table?.method).toBe('sendRichMessage');
    expect(others.map(({ method }) => method)).toEqual(['answerCallbackQuery']);
    const blocks = richOf(table)?.blocks ?? [];
    expect(blocks.map(({ type, caption }) => caption?.text ?? type)).toEqual([
      ...['paragraph', 'Настоящее', 'Прошедшее', 'Будущее', 'Повелительное'],
    ]);
    const past = blocks[2]?.cells?.map((row) => row.map(({ text: cell }) => cell)) ?? [];
    expect(past[5]?.[0]).toEqual(['мы']);
    expect(JSON.stringify(past[5]?.[1]).normalize('NFC')).toContain('כָּתַבְנוּ'.normalize('NFC'));
    expect(past[5]?.[2]).toEqual(['ката́вну']);
    expect(labels(table)).toContain('Всегда таблицей');
  });

  it('comes by itself to whoever saw one and asked for it, until they want text', async () => {
    const [table] = await press((await ask())[0], '▦ Таблицей');
    const kept = await press(table, 'Всегда таблицей');
    expect(kept.map(({ method }) => method)).toEqual(['answerCallbackQuery', 'editMessageReplyMarkup']);
    const [form] = await ask('כתבנו');
    expect(form?.method).toBe('sendRichMessage');
    expect(JSON.stringify(richOf(form)?.blocks[0])).toContain('прошедшее, мы');
    expect((await ask('לכתוב', boris))[0]?.method).toBe('sendMessage');
    const [text] = await press(form, 'Текстом');
    expect(text?.method).toBe('editMessageText');
    expect(textOf(text)).toContain('Настоящее');
    expect((await ask())[0]?.method).toBe('sendMessage');
  });

  it('is given up without seeing its buttons: /verb alone is always text', async () => {
    expect(labels((await ask(''))[0])).toEqual(['Открыть Милу']);
    await press((await press((await ask())[0], '▦ Таблицей'))[0], 'Всегда таблицей');
    const [usage] = await ask('');
    const [told] = await press(usage, 'Показывать текстом, не таблицей');
    expect(textOf(told)).toBe('Хорошо, глаголы будут приходить текстом.');
    expect((await ask())[0]?.method).toBe('sendMessage');
  });

  it.each([
    ['does not know the method', { ok: false, error_code: 404, description: 'Not Found' }],
    ['refuses the content', { ok: false, error_code: 400, description: 'Bad Request: RICH_INVALID' }],
  ])('is text where the Bot API %s, and is not tried again that day', async (_, refusal) => {
    await backend.deps.store.set(`tables:${anya.id}`, true);
    backend.telegram.next.push(refusal);
    const [refused, text] = await ask();
    expect([refused?.method, text?.method]).toEqual(['sendRichMessage', 'sendMessage']);
    const [again, ...others] = await ask();
    expect([again?.method, ...others]).toEqual(['sendMessage']);
    expect(labels(again)).not.toContain('▦ Таблицей');
  });

  it('says so when it was asked for and is refused', async () => {
    const [text] = await ask();
    backend.telegram.next.push({ ok: false, error_code: 404, description: 'Not Found' });
    expect((await press(text, '▦ Таблицей')).map(textOf)).toContain(
      'Таблицу показать не получилось. Всё то же самое есть в тексте выше.',
    );
  });

  it('is not given up because somebody blocked the bot', async () => {
    await backend.deps.store.set(`tables:${anya.id}`, true);
    backend.telegram.next.push(refusals.blocked);
    await ask();
    expect(await backend.deps.store.get('tables-refused')).toBeUndefined();
  });

  it('is not shown of a verb that is gone', async () => {
    await backend.bot.handleUpdate(backend.updates.press(anya, 'vt:s:999999'));
    const [answer, ...others] = takeSent(backend.telegram);
    expect(answer?.payload.text).toBe('Этого глагола в открытых уроках уже нет.');
    expect(others).toEqual([]);
  });
});
