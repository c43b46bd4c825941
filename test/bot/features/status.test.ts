import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { buttonsOf, learnWords, openTestBot, refusals, type TestBot, takeSent, textOf } from '../support.ts';

let backend: TestBot;

beforeAll(async () => {
  backend = await openTestBot();
  await learnWords(backend, boris, 2);
});
afterAll(() => backend.close());
beforeEach(() => {
  takeSent(backend.telegram);
  backend.telegram.next = [];
});

const refresh = () => backend.bot.handleUpdate(backend.updates.press(boris, 'rs'));
const methods = () => backend.telegram.sent.map(({ method }) => method);

it('shows points, the way to the next status, words, lessons and streak', async () => {
  await backend.bot.handleUpdate(backend.updates.text(boris, '/status'));
  const [sent] = takeSent(backend.telegram);
  expect(textOf(sent)).toBe(
    'Борис, ваш статус — Новичок\n' +
      '2 балла. До статуса «Пешка» — ещё 48 баллов.\n' +
      '▱▱▱▱▱▱▱▱\n\n' +
      'Изучено слов: 2\n' +
      'Пройдено уроков: 1 из 3\n' +
      'Серия: 1 день',
  );
  expect(buttonsOf(sent).map(({ text }) => text)).toEqual(['Открыть Милу', 'Обновить']);
});

it('counts points in good Russian and shows a king that there is nothing above', async () => {
  const king = { ...anya, id: 510, first_name: 'Король' };
  await backend.bot.handleUpdate(backend.updates.text(king, '/start'));
  for (const [points, line] of [
    [21, '21 балл. До статуса «Пешка» — ещё 29 баллов.'],
    [99, '99 баллов. До статуса «Конь» — ещё 1 балл.'],
    [2000, '2000 баллов. Это высший статус.'],
  ] as const) {
    await backend.db.update(users).set({ points }).where(eq(users.id, king.id));
    takeSent(backend.telegram);
    await backend.bot.handleUpdate(backend.updates.text(king, '/status'));
    expect(textOf(takeSent(backend.telegram)[0])).toContain(`\n${line}\n`);
  }
});

it('works for somebody who never sent /start', async () => {
  await backend.bot.handleUpdate(backend.updates.text({ ...anya, id: 511 }, '/status'));
  expect(textOf(takeSent(backend.telegram)[0])).toContain('Серия начнётся сегодня');
});

it('brings the message up to date at the press of its button', async () => {
  await refresh();
  expect(methods()).toEqual(['editMessageText', 'answerCallbackQuery']);
  expect(backend.telegram.sent[1]?.payload.text).toBe('Обновлено');
});

it('answers a double tap without a fuss: nothing has changed', async () => {
  backend.telegram.next = [refusals.notModified];
  await refresh();
  expect(methods()).toEqual(['editMessageText', 'answerCallbackQuery']);
  expect(backend.telegram.sent[1]?.payload.text).toBe('Всё по-прежнему');
});

it('writes a new message when the old one cannot be edited any more', async () => {
  backend.telegram.next = [refusals.uneditable];
  await refresh();
  expect(methods()).toEqual(['editMessageText', 'answerCallbackQuery', 'sendMessage']);
});

it('stops the button from spinning even when the work behind it fails', async () => {
  backend.telegram.next = [refusals.broken];
  await expect(refresh()).rejects.toThrow();
  expect(methods()).toEqual(['editMessageText', 'answerCallbackQuery']);
});
