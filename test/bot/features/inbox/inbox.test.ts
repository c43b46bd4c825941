import { eq } from 'drizzle-orm';
import type { Message, User } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleInbox } from '../../../../api/_timers/inbox.ts';
import { inboxPortsOf } from '../../../../bot/inbox/ports.ts';
import { reportButtons } from '../../../../bot/reports/buttons.ts';
import { readThread } from '../../../../db/inbox/list-threads.ts';
import { reports, threads, users } from '../../../../db/schema/index.ts';
import { readPlaces } from '../../../support/learners.ts';
import { anya, boris } from '../../../support/telegram-updates.ts';
import {
  buttonsOf,
  createFakeTelegram,
  openTestBot,
  refusals,
  rowsOf,
  type Sent,
  type TestBot,
  takeSent,
  textOf,
} from '../../support.ts';

const dana: User = { ...boris, id: 503, first_name: 'Дана' };
const photo = { photo: [{ file_id: 'small' }, { file_id: 'large' }] } as Message['photo'] extends infer P
  ? { photo: NonNullable<P> }
  : never;
const voice = { voice: { file_id: 'said', file_unique_id: 'said', duration: 2 } };

let backend: TestBot;
let messages = 7000;
/** Chats that have closed the bot out. */
const shut = new Set<number>();
const closedTopics: unknown[] = [];
const placed = ({ chat_id: id }: Sent['payload']) =>
  shut.has(Number(id)) ? refusals.blocked : { message_id: ++messages, chat: { id, type: 'private' } };
const telegram = createFakeTelegram({
  sendMessage: placed,
  copyMessage: placed,
  createForumTopic: () => ({ message_thread_id: ++messages }),
  closeForumTopic: ({ message_thread_id }) => closedTopics.push(message_thread_id) > 0,
  getChatMember: () => ({ status: 'administrator', can_manage_topics: true }),
});

beforeAll(async () => {
  const overrides = { adminIds: new Set([boris.id, dana.id]), fetch: telegram.fetch };
  backend = await openTestBot(overrides);
  for (const one of [anya, boris, dana]) await say(one, '/start');
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.db.delete(threads);
  await say(anya, '/status');
  await say(anya, '/cancel');
  shut.clear();
  backend.clock.now = new Date(backend.clock.now.getTime() + 24 * 3_600_000);
  takeSent(telegram);
});

async function send(update: Parameters<TestBot['bot']['handleUpdate']>[0]): Promise<Sent[]> {
  await backend.bot.handleUpdate(update);
  await backend.finishWork();
  return takeSent(telegram).filter(({ method }) => /^(sendMessage|copyMessage)$/.test(method));
}
const say = (from: User, text: string) => send(backend.updates.text(from, text));
const press = (from: User, data = '') => send(backend.updates.press(from, data));
/** A message that replies to one of the bot's, by its place in what `sent` returned. */
function reply(from: User, above: { id: number; text?: string }, content: Partial<Message>) {
  const update = backend.updates.message(from, content);
  const { message } = update;
  if (message) {
    const asked = { message_id: above.id, date: 1, chat: message.chat, from: backend.bot.botInfo };
    Object.assign(message, { reply_to_message: { ...asked, text: above.text ?? '' } });
  }
  return send(update);
}
const to = (sent: Sent[]) => sent.map(({ payload }) => payload.chat_id);
const dataOf = (sent: Sent | undefined, label: string) =>
  buttonsOf(sent).find(({ text }) => text === label)?.callback_data;
/** The id that the fake has given to the last but `before` message. */
const lastId = (before = 0) => messages - before;
const settle = () => settleInbox(inboxPortsOf(backend.botDeps, backend.bot.api), backend.clock());
const threadId = async () => (await backend.db.select().from(threads))[0]?.id ?? 0;

describe('/write', () => {
  it('says that what follows goes to the owners, and passes it on until «Закончить»', async () => {
    const [begun] = await say(anya, '/write');
    expect(textOf(begun)).toContain('получат авторы Милы');
    expect(rowsOf(begun)).toEqual([['Закончить']]);
    const sent = await say(anya, 'Не слышно звука');
    expect(to(sent)).toEqual([boris.id, dana.id, anya.id]);
    expect(textOf(sent[0])).toMatch(/^Вопрос № \d+: Аня, 501\n\nНе слышно звука$/);
    expect(textOf(sent[2])).toBe('Передали авторам. Ответ придёт сюда. Можно дописать ещё.');
    const copies = await send(backend.updates.message(anya, { ...photo, caption: 'вот' }));
    expect(copies.map(({ method }) => method)).toEqual(['copyMessage', 'copyMessage', 'sendMessage']);
    expect(copies[0]?.payload.caption).toMatch(/^Ещё к № \d+: Аня, 501\n\nвот$/);
    expect(textOf((await press(anya, 'in:end')).at(-1))).toContain('дальше всё как обычно');
    expect(to(await say(anya, 'вода'))).toEqual([anya.id]);
    expect((await readThread(backend.db, await threadId())).messages).toMatchObject([
      { kind: 'text', text: 'Не слышно звука', author: 'learner', isPassed: true },
      { kind: 'photo', text: 'вот' },
    ]);
  });

  it('takes its text at once', async () => {
    expect(to(await say(anya, '/write Не слышно звука'))).toEqual([boris.id, dana.id, anya.id]);
  });

  it('is over with another command, and with /cancel', async () => {
    await say(anya, '/write');
    await say(anya, '/status');
    expect(to(await say(anya, 'вода'))).toEqual([anya.id]);
    await say(anya, '/write');
    expect(textOf((await say(anya, '/cancel'))[0])).toBe('Хорошо, ничего не передано.');
  });

  it('gives way to an exercise that asks afterwards', async () => {
    await say(anya, '/write');
    const at = new Date(backend.clock().getTime() + 1000).toISOString();
    await backend.botDeps.store.set('say:501', { lessonId: 1, wordId: 1, tries: 0, at });
    expect(to(await say(anya, 'מים'))).not.toContain(boris.id);
    await backend.botDeps.store.delete('say:501');
    expect(to(await say(anya, 'Не слышно'))).toContain(boris.id);
  });

  it('is refused to whoever is blocked', async () => {
    const blockedAt = backend.clock();
    await backend.db.update(users).set({ blockedAt }).where(eq(users.id, anya.id));
    expect(to(await say(anya, '/write Ау'))).toEqual([anya.id]);
    await backend.db.update(users).set({ blockedAt: null }).where(eq(users.id, anya.id));
    expect(await backend.db.select().from(threads)).toEqual([]);
  });

  it('does not pass a sticker or a flood on', async () => {
    await say(anya, '/write');
    const sticker = { sticker: { file_id: 's' } } as Partial<Message>;
    expect(textOf((await send(backend.updates.message(anya, sticker)))[0])).toContain('не передано');
    for (let time = 0; time < 10; time += 1) await say(anya, 'Ау');
    expect(textOf((await say(anya, 'Ау'))[0])).toContain('Сообщений уже много');
  });

  it('keeps what reached nobody, and the timer passes it on', async () => {
    await say(anya, '/write');
    for (const { id } of [boris, dana]) shut.add(id);
    expect(textOf((await say(anya, 'Не слышно')).at(-1))).toContain('Сохранили');
    shut.clear();
    await settle();
    expect(to(takeSent(telegram))).toEqual([boris.id, dana.id]);
    await settle();
    expect(takeSent(telegram)).toEqual([]);
  });

  it('passes an update that comes twice on once', async () => {
    await say(anya, '/write');
    const update = backend.updates.text(anya, 'Не слышно');
    expect(to(await send(update))).toContain(boris.id);
    expect(to(await send(update))).toEqual([anya.id]);
    expect((await readThread(backend.db, await threadId())).messages).toHaveLength(1);
  });
});

describe('an answer of an admin', () => {
  it('is a reply to the question, and is told as one', async () => {
    await say(anya, '/write Не слышно');
    const sent = await reply(boris, { id: lastId(2) }, { text: 'Починили' });
    expect(to(sent)).toEqual([anya.id, boris.id]);
    expect(textOf(sent[0])).toBe('Ответ авторов Милы:\n\nПочинили');
    expect(textOf(sent[1])).toBe('Ответ отправлен.');
    // The learner replies to it, with a voice message, while nothing waits.
    const back = await reply(anya, { id: lastId(1) }, voice);
    expect(to(back)).toEqual([boris.id, dana.id, anya.id]);
    expect(back[0]?.method).toBe('copyMessage');
  });

  it('that fills a message by itself arrives without a heading', async () => {
    await say(anya, '/write Не слышно');
    const long = 'я'.repeat(4090);
    expect(textOf((await reply(boris, { id: lastId(2) }, { text: long }))[0])).toBe(long);
  });

  it('of a kind that the learner does not let in closes no chat', async () => {
    await say(anya, '/write Не слышно');
    const description = 'Bad Request: VOICE_MESSAGES_FORBIDDEN';
    telegram.next.push({ ok: false, error_code: 400, description });
    const [, told] = await reply(boris, { id: lastId(2) }, voice);
    expect(textOf(told)).toContain('Telegram не принял ответ');
    const [row] = await backend.db.select().from(users).where(eq(users.id, anya.id));
    expect(row?.botBlockedAt).toBeNull();
  });

  it('may be a voice message, and the answer to the button «Ответить»', async () => {
    const [question] = await say(anya, '/write Не слышно');
    expect(rowsOf(question)).toEqual([['Ответить'], ['Закрыть обращение'], ['Открыть обращение']]);
    const [asked] = await press(boris, dataOf(question, 'Ответить'));
    expect(textOf(asked)).toContain('напишите ответ на это сообщение');
    const sent = await reply(boris, { id: lastId() }, voice);
    expect(sent[0]).toMatchObject({ method: 'copyMessage', payload: { chat_id: anya.id } });
  });

  it('of a second admin is sent by a second tap', async () => {
    await say(anya, '/write Не слышно');
    const [toBoris, toDana] = [lastId(2), lastId(1)];
    await reply(boris, { id: toBoris }, { text: 'Починили' });
    const [held] = await reply(dana, { id: toDana }, { text: 'Починили!' });
    expect(textOf(held)).toContain('Уже ответил(а) Борис: «Починили»');
    const sent = await press(dana, dataOf(held, 'Отправить всё равно'));
    expect(to(sent)).toEqual([anya.id, dana.id]);
    expect(to(await press(dana, dataOf(held, 'Отправить всё равно')))).toEqual([]);
  });

  it('closes the thread, and the learner hears of it once', async () => {
    const [question] = await say(anya, '/write Не слышно');
    const sent = await press(boris, dataOf(question, 'Закрыть обращение'));
    expect(to(sent)).toEqual([boris.id, anya.id]);
    expect(textOf(sent[1])).toContain('Ваше обращение закрыто');
    expect(textOf((await press(dana, dataOf(question, 'Закрыть обращение')))[0])).toContain('уже закрыто');
    await settle();
    expect(takeSent(telegram)).toEqual([]);
    const again = await reply(anya, { id: lastId(1) }, { text: 'Опять' });
    expect(textOf(again.at(-1))).toContain('открыли новое');
  });

  it('is of no one else: a learner neither answers nor closes', async () => {
    const [question] = await say(anya, '/write Не слышно');
    const vera: User = { ...anya, id: 504 };
    expect(await press(vera, dataOf(question, 'Закрыть обращение'))).toEqual([]);
    expect(to(await reply(vera, { id: lastId(1) }, { text: 'Я' }))).toEqual([vera.id]);
  });
});

describe('a reported mistake', () => {
  it('is answered by a reply to the message about it, and takes a picture in reply to the thanks', async () => {
    const { shalom } = (await readPlaces(backend.db)).words;
    const about = { subject: 'word', id: shalom?.wordId ?? 0, reason: 'sound' } as const;
    await send(backend.updates.press(anya, reportButtons.build({ kind: 'send', ...about })));
    const [{ id = 0 } = {}] = await backend.db.select().from(reports);
    const sent = await reply(boris, { id: lastId(1) }, { text: 'На каком телефоне?' });
    expect(to(sent)).toEqual([anya.id, boris.id]);
    expect(textOf(sent[0])).toBe('Ответ на ваше сообщение об ошибке:\n\nНа каком телефоне?');
    const pictured = await reply(anya, { id: 1, text: `Спасибо. № ${id}` }, photo);
    expect(to(pictured)).toEqual([boris.id, dana.id, anya.id]);
    expect(pictured[0]?.payload.caption).toMatch(/^Ещё к № \d+/);
    await backend.db.delete(reports);
  });
});

describe('a group of the admins', () => {
  const chat = { id: -1005, type: 'supergroup', title: 'Обращения', is_forum: true } as const;
  const inGroup = (from: User, text: string, more: Partial<Message> = {}, where: object = chat) => {
    const update = backend.updates.text(from, text);
    if (update.message) Object.assign(update.message, { chat: where, ...more });
    return send(update);
  };

  it('is chosen by an admin, where it has topics', async () => {
    expect(textOf((await inGroup(anya, '/inbox'))[0])).toContain('выбирает администратор Милы');
    const plain = { ...chat, is_forum: undefined };
    expect(textOf((await inGroup(boris, '/inbox', {}, plain))[0])).toContain('Включите «Темы»');
    expect(textOf((await inGroup(boris, '/inbox'))[0])).toContain('станет темой этой группы');
    expect(textOf((await inGroup(boris, '/inbox'))[0])).toContain('приходят в эту группу');
  });

  it('gets a topic for each thread, and answers there', async () => {
    const sent = await say(anya, '/write Не слышно');
    const topicId = sent[0]?.payload.message_thread_id;
    expect(to(sent)).toEqual([chat.id, chat.id, anya.id]);
    expect(sent[1]?.payload).toMatchObject({ message_thread_id: topicId });
    const inTopic = { is_topic_message: true, message_thread_id: Number(topicId) } as const;
    expect(textOf((await inGroup(anya, 'Я сама', inTopic))[0])).toContain('отвечают здесь администраторы');
    const talk = { reply_to_message: { from: boris } as NonNullable<Message['reply_to_message']> };
    expect(await inGroup(dana, 'А что ответим?', { ...inTopic, ...talk })).toEqual([]);
    const answered = await inGroup(dana, 'Починили', inTopic);
    expect(to(answered)).toEqual([anya.id, chat.id]);
    // The topic goes on with what the learner adds.
    const more = await say(anya, '/write Спасибо');
    expect(more[0]?.payload).toMatchObject({ chat_id: chat.id, message_thread_id: topicId });
    await press(boris, `in:c:${await threadId()}`);
    expect(closedTopics).toEqual([topicId]);
  });

  it('that is gone is replaced by the private chats', async () => {
    shut.add(chat.id);
    expect(to(await say(anya, '/write Не слышно')).slice(-3)).toEqual([boris.id, dana.id, anya.id]);
  });

  it('is given up with /inbox off', async () => {
    expect(textOf((await inGroup(boris, '/inbox off'))[0])).toContain('снова приходят администраторам');
    expect(to(await say(anya, '/write Не слышно'))).toEqual([boris.id, dana.id, anya.id]);
  });
});
