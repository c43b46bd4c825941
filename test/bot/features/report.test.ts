import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportButtons } from '../../../bot/reports/buttons.ts';
import { letterReportId, reportReasons, reportSubjects } from '../../../core/reports/reports.ts';
import { reports, users, words } from '../../../db/schema/index.ts';
import { readPlaces } from '../../support/learners.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { buttonsOf, openTestBot, type Sent, type TestBot, takeSent, textOf } from '../support.ts';

let backend: TestBot;
let wordId: number;

beforeAll(async () => {
  backend = await openTestBot({ adminIds: new Set([boris.id]) });
  const places = await readPlaces(backend.db);
  wordId = places.words.shalom?.wordId ?? 0;
  await backend.db
    .update(words)
    .set({ hebrew: 'שלום', pronunciation: 'שָׁלוֹם', transcription: 'шало́м', russian: 'мир, привет' })
    .where(eq(words.id, wordId));
});
afterAll(() => backend.close());
beforeEach(async () => {
  takeSent(backend.telegram);
  await backend.db.delete(reports);
  await backend.db.update(users).set({ blockedAt: null });
});

async function handle(update: ReturnType<TestBot['updates']['text']>): Promise<Sent[]> {
  await backend.bot.handleUpdate(update);
  return takeSent(backend.telegram);
}
const write = (text: string) => handle(backend.updates.text(anya, text));

/** Presses a button under a message of the bot with this text. */
function press(data: string, under: string, messageId = 7) {
  const update = backend.updates.press(anya, data);
  Object.assign(update.callback_query?.message ?? {}, { text: under, message_id: messageId });
  return handle(update);
}
const dataOf = (sent: Sent | undefined, label: string) =>
  buttonsOf(sent).find(({ text }) => text.includes(label))?.callback_data ?? '';
const kept = () => backend.db.select().from(reports);

/** From the word's card to the choice of what is wrong. */
async function ask(): Promise<Sent | undefined> {
  const [card] = await write('שלום');
  const [question] = await press(dataOf(card, 'Ошибка?'), textOf(card));
  return question;
}

describe('a mistake in the chat', () => {
  it('is reported from below the card of a word, with the card, and the admins hear of it', async () => {
    const question = await ask();
    expect(textOf(question)).toMatch(/^Что здесь не так\?\n\n/);
    expect(buttonsOf(question).map(({ text }) => text)).toEqual([
      ...['Перевод', 'Огласовка', 'Произношение, звук', 'Другое', 'Отмена'],
    ]);
    const sent = await press(dataOf(question, 'Перевод'), textOf(question));
    const [thanks] = sent;
    expect(thanks?.method).toBe('editMessageText');
    expect(textOf(thanks)).toMatch(/^Перевод\. Спасибо.+№ \d+$/s);
    const told = sent.find(({ payload }) => payload.chat_id === boris.id);
    expect(textOf(told)).toContain('о слове');
    const [row] = await kept();
    expect(row).toMatchObject({ subject: 'word', subjectId: wordId, reason: 'translation', place: 'chat' });
    expect(row?.question).toContain('мир, привет');
  });

  it('is reported once, however often the button is delivered', async () => {
    const question = await ask();
    const data = dataOf(question, 'Огласовка');
    await press(data, textOf(question));
    await press(data, textOf(question));
    expect(await kept()).toMatchObject([{ reason: 'niqqud', eventIds: [expect.any(String)] }]);
  });

  it('gets words by a reply to the thanks, from its own learner and while it is open', async () => {
    const question = await ask();
    const [thanks] = await press(dataOf(question, 'Другое'), textOf(question));
    const reply = (text: string, from = anya) => {
      const update = backend.updates.text(from, text);
      const { message } = update;
      const said = {
        message_id: 1,
        date: 1,
        chat: message?.chat,
        from: backend.bot.botInfo,
        text: textOf(thanks),
      };
      Object.assign(message ?? {}, { reply_to_message: said });
      return handle(update);
    };
    expect(textOf((await reply('Тут <i>другое</i> слово'))[0])).toBe('Добавили к сообщению. Спасибо!');
    expect(await kept()).toMatchObject([{ words: 'Тут <i>другое</i> слово' }]);
    expect(textOf((await reply('Чужое', boris))[0])).toContain('нельзя ничего добавить');
    await backend.db.update(reports).set({ closedAt: backend.clock() });
    expect(textOf((await reply('Поздно'))[0])).toContain('уже закрыто');
    expect(await kept()).toMatchObject([{ words: 'Тут <i>другое</i> слово' }]);
  });

  it('can be called off, and what is no more in the course is told so', async () => {
    const question = await ask();
    expect(textOf((await press(dataOf(question, 'Отмена'), textOf(question)))[0])).toContain(
      'ничего не отправлено',
    );
    const gone = reportButtons.build({ kind: 'send', subject: 'word', id: 999_999, reason: 'other' });
    expect(textOf((await press(gone, 'Что здесь не так?'))[0])).toBe('Этого в курсе уже нет.');
    expect(await kept()).toEqual([]);
  });

  it('of a judgement offers that the own answer was right, and takes the judgement along', async () => {
    const asked = reportButtons.build({ kind: 'ask', subject: 'word', id: wordId, isJudged: true });
    const [question] = await press(asked, 'Не засчитано: шалом\n\nשלום');
    const data = dataOf(question, 'Мой ответ правильный');
    await press(data, textOf(question));
    expect(await kept()).toMatchObject([
      { reason: 'judged', question: '', judgement: 'Не засчитано: шалом\n\nשלום' },
    ]);
  });

  it('of a letter, which is no row of the course, is named by what was shown', async () => {
    const about = { subject: 'letter', id: letterReportId('ש'), isJudged: true } as const;
    const [question] = await press(
      reportButtons.build({ kind: 'ask', ...about }),
      'Верно!\nש — шин, звук «ш, с»',
    );
    await press(dataOf(question, 'Мой ответ правильный'), textOf(question));
    expect(await kept()).toMatchObject([
      { subject: 'letter', reason: 'judged', question: 'Верно! ש — шин, звук «ш, с»', judgement: '' },
    ]);
  });

  it('is not taken from whoever was shut out', async () => {
    await write('/start');
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, anya.id));
    await press(reportButtons.build({ kind: 'send', subject: 'word', id: wordId, reason: 'other' }), '');
    expect(await kept()).toEqual([]);
  });
});

describe('the buttons of reports', () => {
  it('carry what they stand for in less than 64 bytes', () => {
    for (const subject of reportSubjects) {
      for (const isJudged of [false, true]) {
        const about = { subject, id: 999_999_999, isJudged };
        for (const action of [
          { kind: 'ask' as const, ...about },
          ...reportReasons.map((reason) => ({ kind: 'send' as const, reason, ...about })),
        ]) {
          const data = reportButtons.build(action);
          expect(Buffer.byteLength(data)).toBeLessThan(64);
          expect(reportButtons.parse(data)).toEqual(action);
        }
      }
    }
    expect(reportButtons.parse('er:x')).toEqual({ kind: 'cancel' });
    for (const other of ['er:9:1:0', 'er:0:1:0:9', 'er:0:1', 'ru:l'])
      expect(reportButtons.parse(other)).toBeUndefined();
  });
});
