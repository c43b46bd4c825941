import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anya, testBot } from '../../support/telegram-updates.ts';
import { buttonsOf, openTestBot, type TestBot, takeSent, textOf } from '../support.ts';

let backend: TestBot;

beforeAll(async () => {
  backend = await openTestBot();
});
afterAll(() => backend.close());
beforeEach(() => {
  takeSent(backend.telegram);
  // A group is told once in thirty days.
  backend.clock.now = new Date(backend.clock.now.getTime() + 31 * 86_400_000);
});

const hear = async (text: string) => {
  await backend.bot.handleUpdate(backend.updates.groupText(anya, text));
  return takeSent(backend.telegram);
};

it.each(['/start', '/help@mila_test_bot', '/STATUS@MILA_TEST_BOT', 'спросите @mila_test_bot, она знает'])(
  'a group that says %s is led to the private chat, once',
  async (text) => {
    const [sent, ...more] = await hear(text);
    expect(more).toEqual([]);
    expect(textOf(sent)).toBe(
      'Слова я учу в личном чате: там уроки, повторение и прогресс. Напишите мне туда.',
    );
    expect(buttonsOf(sent)).toMatchObject([
      { text: 'Открыть личный чат', url: `https://t.me/${testBot.username}` },
    ]);
    expect(await hear(text)).toEqual([]);
  },
);

it.each(['всем привет', '/start@another_bot', 'ну и /start', '@mila_test_bot_2'])(
  'a group that says %s among its own is left in peace',
  async (text) => {
    expect(await hear(text)).toEqual([]);
  },
);

it('a group that adds the bot is told at once; one that removes it is not', async () => {
  const { update_id, my_chat_member: change } = backend.updates.membership(anya, 'member');
  if (!change) throw new Error('no change of membership');
  const chat = { id: -1002, type: 'supergroup' as const, title: 'Группа' };
  await backend.bot.handleUpdate({ update_id, my_chat_member: { ...change, chat } });
  expect(textOf(takeSent(backend.telegram)[0])).toContain('в личном чате');
  const left = backend.updates.membership(anya, 'kicked');
  if (!left.my_chat_member) throw new Error('no change of membership');
  await backend.bot.handleUpdate({
    update_id: left.update_id,
    my_chat_member: { ...left.my_chat_member, chat: { ...chat, id: -1003 } },
  });
  expect(takeSent(backend.telegram)).toEqual([]);
});

it('a command in capitals is the command', async () => {
  await backend.bot.handleUpdate(backend.updates.text(anya, '/HELP'));
  expect(textOf(takeSent(backend.telegram)[0])).toContain('/start');
  await backend.bot.handleUpdate(backend.updates.text(anya, '/Start'));
  expect(textOf(takeSent(backend.telegram)[0])).not.toContain('Такой команды я не знаю');
});
