import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { openTestBot, rowsOf, type TestBot, takeSent, textOf } from '../support.ts';

let backend: TestBot;

beforeAll(async () => {
  backend = await openTestBot({ adminIds: new Set([boris.id]) });
});
afterAll(() => backend.close());
beforeEach(() => takeSent(backend.telegram));

const help = async (from = anya) => {
  await backend.bot.handleUpdate(backend.updates.text(from, '/help'));
  return takeSent(backend.telegram)[0];
};

it('lists the commands of a learner, with a button to the lessons', async () => {
  const sent = await help();
  expect(textOf(sent)).toContain(
    '/start — начать или продолжить\n/today — повторить слова прямо здесь\n/listen — слова дня на слух, файлом в дорогу\n/dialogue — послушать двоих и сыграть одного\n/verb — глагол во всех формах: /verb писать\n/rule — правило грамматики: /rule у меня есть\n/status — баллы, статус и серия\n/top — лучшие ученики и ваше место\n/streak — дни подряд и награда за них\n/own — мои слова: добавить, послушать, удалить\n/mywords — выученные слова файлом: CSV и Anki\n/premium — ',
  );
  expect(textOf(sent)).toContain('/paysupport — помощь с оплатой\n/terms — условия\n/privacy — ваши данные');
  expect(textOf(sent)).not.toMatch(/\/(cancel|refund|payments|balance)/);
  expect(rowsOf(sent)).toEqual([['Открыть Милу'], ['Написать нам']]);
});

it('says that a word can be sent, in either language', async () => {
  expect(textOf(await help())).toContain('Пришлите его сюда, на иврите или по-русски, в любой форме');
});

it('lists the commands of an admin to those named in the environment', async () => {
  expect(textOf(await help(boris))).toContain('/cancel — отменить начатое');
});

it('lists them to admins by role as well', async () => {
  await backend.bot.handleUpdate(backend.updates.text(anya, '/start'));
  await backend.db.update(users).set({ role: 'admin' }).where(eq(users.id, anya.id));
  takeSent(backend.telegram);
  expect(textOf(await help())).toContain('/cancel');
});

it('admits that there is nothing to cancel', async () => {
  await backend.bot.handleUpdate(backend.updates.text(anya, '/cancel'));
  expect(textOf(takeSent(backend.telegram)[0])).toBe('Отменять нечего: ничего не начато.');
});
