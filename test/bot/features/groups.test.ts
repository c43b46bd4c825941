import type { ChatMember } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('a group that does not let the bot write', () => {
  const noRights = {
    ok: false,
    error_code: 400,
    description: 'Bad Request: not enough rights to send text messages to the chat',
  };
  const linesOf = () => backend.logged.filter(({ event }) => event === 'telegram-refused');
  const change = async (status: 'administrator' | 'restricted', more: object = {}) => {
    const { update_id, my_chat_member: found } = backend.updates.membership(anya, 'member');
    if (!found) throw new Error('no change of membership');
    const now = { ...found.new_chat_member, status, ...more } as ChatMember; // a bot's rights, as far as they are read
    const chat = { id: -1001, type: 'supergroup' as const, title: 'Группа' };
    await backend.bot.handleUpdate({ update_id, my_chat_member: { ...found, chat, new_chat_member: now } });
    return takeSent(backend.telegram);
  };
  beforeEach(() => {
    backend.logged.length = 0;
  });

  it('is logged once, at level info, and tried again on another day', async () => {
    backend.telegram.next = [noRights];
    await hear('/start');
    expect(await hear('/start')).toEqual([]);
    expect(linesOf()).toMatchObject([{ level: 'info', fields: { why: 'silenced' } }]);
    backend.clock.now = new Date(backend.clock.now.getTime() + 25 * 3_600_000);
    expect(await hear('/start')).toHaveLength(1);
  });

  it('gets its hint as soon as the rights are given', async () => {
    backend.telegram.next = [noRights];
    await hear('/start');
    expect(await change('restricted', { is_member: true, can_send_messages: false })).toEqual([]);
    expect(await change('administrator')).toHaveLength(1);
    expect(await change('administrator')).toEqual([]);
  });

  it('only in a closed topic gets it in another one', async () => {
    const hearIn = async (topic: number) => {
      const update = backend.updates.groupText(anya, '/start');
      const inTopic = { ...update.message, is_topic_message: true, message_thread_id: topic };
      await backend.bot.handleUpdate({ ...update, message: inTopic as typeof update.message });
      return takeSent(backend.telegram);
    };
    backend.telegram.next = [{ ok: false, error_code: 400, description: 'Bad Request: TOPIC_CLOSED' }];
    await hearIn(5);
    expect(await hearIn(5)).toEqual([]);
    expect((await hearIn(6)).map(({ payload }) => payload.message_thread_id)).toEqual([6]);
    expect(linesOf()).toMatchObject([{ level: 'info', fields: { why: 'topic' } }]);
  });

  it('because it became a supergroup gets it there', async () => {
    backend.telegram.next = [
      {
        ok: false,
        error_code: 400,
        description: 'Bad Request: group chat was upgraded to a supergroup chat',
        parameters: { migrate_to_chat_id: -1007 },
      },
    ];
    const sent = await hear('/start');
    expect(sent.map(({ payload }) => payload.chat_id)).toEqual([-1001, -1007]);
    expect(linesOf()).toEqual([]);
  });

  it('because the bot was removed is logged at level info', async () => {
    backend.telegram.next = [
      { ok: false, error_code: 403, description: 'Forbidden: bot was kicked from the supergroup chat' },
    ];
    await hear('/start');
    expect(linesOf()).toMatchObject([{ level: 'info', fields: { why: 'gone' } }]);
  });
});
