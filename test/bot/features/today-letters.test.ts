import { and, asc, eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { todayChatTexts } from '../../../core/texts/chat/today.ts';
import { letterItems } from '../../../db/content/letters.ts';
import { saveLetterAnswer } from '../../../db/letters/save-answer.ts';
import { letterAnswers, letterCards } from '../../../db/schema/index.ts';
import { createLearner } from '../../support/learners.ts';
import {
  backend,
  botWith,
  calls,
  expectLetters,
  learned,
  press,
  send,
  setupTodayChat,
  speak,
  today,
  who,
  write,
} from '../today-chat.ts';

setupTodayChat();

const answers = () =>
  backend.db
    .select({
      letter: letterAnswers.letter,
      event: letterAnswers.event,
      isRight: letterAnswers.isRight,
      chosen: letterAnswers.chosen,
    })
    .from(letterAnswers)
    .where(eq(letterAnswers.userId, who.id))
    .orderBy(asc(letterAnswers.receivedAt), asc(letterAnswers.eventId));

/** The letters are due; `answers` decides whose turn it is: with an odd number an ear's. */
async function due(letters: readonly string[], answered = 2): Promise<void> {
  await createLearner(backend, who.id, who.first_name);
  await expectLetters(...letters);
  await dueAgain(answered);
}
const dueAgain = (answered: number) =>
  backend.db
    .update(letterCards)
    .set({ answers: answered, due: '2026-11-01' })
    .where(eq(letterCards.userId, who.id));
type Said = Awaited<ReturnType<typeof today>>[number] | undefined;
const labels = (said: Said) => said?.buttons.map(({ text }) => text) ?? [];

describe('letters of «Сегодня» in the chat', () => {
  it('are found by their names, a miss with what distinguishes them, and come back once', async () => {
    await due(['shin', 'mem']);
    const [first] = await today();
    expect(first?.text).toBe('Буквы, осталось: 2\n\nНайдите: мем');
    expect(labels(first)).toHaveLength(5);
    expect(labels(first)).toContain('מ');
    expect(labels(first).at(-1)).toBe('Пропустить буквы');
    const wrongSign = labels(first).find((label) => label !== 'מ') ?? '';
    const [wrong, second] = await press(first, wrongSign);
    expect(wrong?.text).toContain(`Вы выбрали: \u200e${wrongSign}\u200e`);
    expect(wrong?.text).toContain('— мем, звук «м»');
    expect(second?.text).toContain('Найдите: шин');
    const [right, again] = await press(second, 'ש');
    expect(right?.text).toBe('Верно!\n\u200eש\u200e — шин, звук «ш, с»');
    expect(again?.text).toContain('Буквы, осталось: 1\n\nНайдите: мем');
    const [, done, end] = await press(again, wrongSignOf(again, 'מ'));
    expect(done?.text).toBe('Буквы: 1 из 2.');
    expect(end?.text).toContain('На сегодня всё');
    const chosen = letterItems.find(({ letter }) => letter === wrongSign)?.key;
    expect(await answers()).toMatchObject([
      { letter: 'mem', event: 'find', isRight: false, chosen },
      { letter: 'shin', event: 'find', isRight: true, chosen: null },
      { letter: 'mem', event: 'find', isRight: false },
    ]);
    expect((await today())[0]?.text).not.toContain('Буквы, осталось');
  });

  it('are asked by ear in turn, and by look where the sound cannot be sent', async () => {
    await due(['shin'], 3);
    const silent = botWith({ sounds: async () => undefined });
    const [shown] = await today(silent);
    expect(shown?.isVoice).toBe(false);
    expect(shown?.text).toBe('Буквы, осталось: 1\n\nНайдите: шин\nзвук «ш, с»');
    await press(shown, 'ש', silent);
    await dueAgain(3);
    const [heard] = await today();
    expect(heard?.isVoice).toBe(true);
    expect(heard?.text).toBe('Буквы, осталось: 1\n\nЧто прозвучало?');
    await press(heard, 'ש');
    expect(await answers()).toMatchObject([
      { letter: 'shin', event: 'find', isRight: true },
      { letter: 'shin', event: 'hear', isRight: true },
    ]);
  });

  it('are points by a syllable that is read, and by the sign that is heard', async () => {
    await due(['patah']);
    const [read] = await today();
    expect(read?.text).toMatch(/^Буквы, осталось: 1\n\nКак это читается\?\n\n\u200e.\u05b7\u200e$/u);
    const readings = labels(read).slice(0, -1);
    expect(readings.every((one) => /^[а-яһ]+$/u.test(one))).toBe(true);
    const wrongReading = readings.find((one) => !one.endsWith('а')) ?? '';
    const [wrong] = await press(read, wrongReading);
    expect(wrong?.text).toMatch(new RegExp(`^Вы выбрали: «${wrongReading}»\\.\\n.* — «.*а»$`, 'u'));
    await dueAgain(3);
    const [heard] = await today();
    expect(heard?.isVoice).toBe(true);
    expect(heard?.text).toContain('Где слышно «а»?');
    expect(
      labels(heard)
        .slice(0, -1)
        .every((one) => /\p{M}/u.test(one)),
    ).toBe(true);
  });

  it('wait for a button, and may be left for another time', async () => {
    await learned('shalom');
    await expectLetters('shin');
    // A letter has its place beside words that take long enough.
    const [word] = await today();
    expect(word?.text).toContain('мир');
    const said = await write('שלום');
    const end = said.at(-1);
    expect(end?.text).toMatch(/^Слова повторены\n/);
    expect(end?.text).toContain('Пора повторить 1 букву. /today');
    expect(labels(end)).toEqual(['Продолжить', 'Открыть Милу']);
    const [question] = await press(end, 'Продолжить');
    expect(question?.text).toContain('Найдите: шин');
    const [reminder, repeated] = await write('не знаю, что и сказать');
    expect(reminder?.text).toContain(todayChatTexts.needButton);
    expect(repeated?.text).toContain('Найдите: шин');
    const [spoken, asked] = await speak();
    expect(spoken?.text).toBe(todayChatTexts.needButton);
    const after = await press(asked, 'Пропустить буквы');
    expect(after.at(-1)?.text).toContain('Пора повторить 1 букву.\nПродолжить: /today');
    expect(await answers()).toEqual([]);
  });

  it('end with the session at «хватит»', async () => {
    await due(['shin']);
    await today();
    expect((await write('хватит')).map(({ text }) => text)).toEqual([todayChatTexts.stopped]);
    expect((await today())[0]?.text).toContain('Найдите: шин');
  });

  it('count once, however often an update arrives', async () => {
    await due(['shin', 'mem']);
    const [first] = await today();
    const data = first?.buttons.find(({ text }) => text === 'מ')?.callback_data ?? '';
    const update = backend.updates.press(who, data);
    await send(update);
    await send(update);
    expect(await answers()).toHaveLength(1);
    await send(backend.updates.press(who, data));
    expect(calls).toMatchObject([
      { method: 'answerCallbackQuery', payload: { text: todayChatTexts.answered } },
      { method: 'editMessageReplyMarkup' },
    ]);
    expect(await answers()).toHaveLength(1);
  });

  it('may be reported below their verdict', async () => {
    await due(['shin']);
    const [question] = await today();
    const [right] = await press(question, 'ש');
    const [asked] = await press(right, '⚑ Ошибка?');
    expect(labels(asked)).toContain('Мой ответ правильный');
  });

  it('bring the award of the whole alphabet with the last of them', async () => {
    await due(['shin']);
    const others = letterItems.filter(({ kind, key }) => kind !== 'point' && key !== 'shin');
    const learner = { userId: who.id, zone: 'Europe/Moscow' };
    for (const { key } of others) {
      const answer = { eventId: `found-${key}`, letters: [key], event: 'find', result: 'right' } as const;
      await saveLetterAnswer(backend.db, { ...learner, ...answer, letters: [key] }, backend.clock());
    }
    await backend.db
      .update(letterCards)
      .set({ due: '2026-12-01' })
      .where(and(eq(letterCards.userId, who.id), ne(letterCards.letter, 'shin')));
    const [question] = await today();
    const [right] = await press(question, 'ש');
    expect(right?.text).toContain('Алфавит пройден: 22 буквы и 5 конечных форм');
  });
});

const wrongSignOf = (said: Said, right: string): string =>
  labels(said).find((label) => label !== right && label !== 'Пропустить буквы') ?? '';
