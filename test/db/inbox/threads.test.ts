import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/connection/client.ts';
import { answerThread, sendHeld } from '../../../db/inbox/answer-thread.ts';
import { closeThread } from '../../../db/inbox/close-thread.ts';
import { findThreadOfCopy, noteCopy } from '../../../db/inbox/copies.ts';
import { giveMessageBack, takeClosings, takeMessages } from '../../../db/inbox/deliveries.ts';
import { readInboxGroup, setInboxGroup } from '../../../db/inbox/group.ts';
import { listThreads, readOwnThreads, readThread } from '../../../db/inbox/list-threads.ts';
import { saveMessage } from '../../../db/inbox/save-message.ts';
import { auditLog, threads } from '../../../db/schema/index.ts';
import { welcomeUser } from '../../../db/users.ts';
import { openTestDatabase } from '../../support/database.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const [boris, dana] = [31, 32];
let database: OpenDatabase;
let nextId = 100;
let events = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  for (const [id, firstName] of [
    [boris, 'Борис'],
    [dana, 'Дана'],
  ] as const)
    await welcomeUser(database.db, { person: { id, firstName }, fallbackZone: 'UTC' }, now);
});
beforeEach(() => database.db.delete(threads));
afterAll(() => database.close());

async function newLearner(): Promise<number> {
  const id = ++nextId;
  await welcomeUser(database.db, { person: { id, firstName: 'Аня' }, fallbackZone: 'UTC' }, now);
  return id;
}
const save = (
  userId: number,
  given: { text?: string; eventId?: string; kind?: 'payment' | 'question'; threadId?: number } = {},
  at = now,
) => {
  const { text = 'Не слышно', eventId = `e${++events}`, kind = 'question', ...rest } = given;
  const content = { kind: 'text' as const, text };
  return saveMessage(database.db, { userId, eventId, kind, content, ...rest }, at);
};
const taken = async (...given: Parameters<typeof save>) => {
  const saved = await save(...given);
  if (saved.outcome !== 'taken') throw new Error('too many');
  return saved;
};
const answer = (
  adminId: number,
  threadId: number,
  given: { text?: string; eventId?: string; again?: boolean } = {},
  at = now,
) => {
  const { text = 'Починили', eventId = `e${++events}`, again } = given;
  const content = { kind: 'text' as const, text };
  return answerThread(database.db, { adminId, threadId, eventId, content, again }, at);
};

describe('a thread', () => {
  it('takes what follows, until it is closed', async () => {
    const userId = await newLearner();
    const first = await taken(userId, { text: 'Раз' });
    const second = await taken(userId, { text: 'Два' }, later(1));
    expect(first.isNew).toBe(true);
    expect(second).toMatchObject({ threadId: first.threadId, isNew: false });
    expect((await readThread(database.db, first.threadId)).messages.map(({ text }) => text)).toEqual([
      'Раз',
      'Два',
    ]);
    await closeThread(database.db, { adminId: boris, threadId: first.threadId }, later(2));
    const third = await taken(userId, { threadId: first.threadId }, later(3));
    expect(third.isNew).toBe(true);
    expect(third.threadId).not.toBe(first.threadId);
  });

  it('is one for payments and another for questions', async () => {
    const userId = await newLearner();
    const payment = await taken(userId, { kind: 'payment' });
    const question = await taken(userId);
    expect(question.threadId).not.toBe(payment.threadId);
    expect((await taken(userId, { threadId: payment.threadId })).threadId).toBe(payment.threadId);
  });

  it('of somebody else is not written into, and no event is kept twice', async () => {
    const [anya, other] = [await newLearner(), await newLearner()];
    const own = await taken(anya, { eventId: 'same' });
    expect(await taken(anya, { eventId: 'same' })).toEqual({ ...own, isNew: false });
    expect((await taken(other, { threadId: own.threadId })).threadId).not.toBe(own.threadId);
    expect((await readThread(database.db, own.threadId)).messages).toHaveLength(1);
  });

  it('takes ten messages in ten minutes', async () => {
    const userId = await newLearner();
    for (let time = 0; time < 10; time += 1) await taken(userId);
    expect((await save(userId)).outcome).toBe('too-many');
    expect((await save(userId, {}, later(11))).outcome).toBe('taken');
  });

  it('is begun by nobody who is not there', async () => {
    await expect(save(987_654)).rejects.toMatchObject({ kind: 'unauthorised' });
  });
});

describe('an answer', () => {
  it('is kept once, and lets the thread wait for the learner', async () => {
    const { threadId } = await taken(await newLearner());
    const kept = await answer(boris, threadId, { eventId: 'same' });
    expect(await answer(boris, threadId, { eventId: 'same' })).toEqual(kept);
    expect(await listThreads(database.db, { state: 'open' })).toMatchObject({ threads: [] });
    const { threads: waiting, counts } = await listThreads(database.db, { state: 'waiting' });
    expect(waiting).toMatchObject([{ id: threadId, last: { text: 'Починили', by: 'Борис' } }]);
    expect(counts).toEqual({ open: 0, waiting: 1 });
  });

  it('of a second admin waits for a second tap', async () => {
    const userId = await newLearner();
    const { threadId } = await taken(userId);
    await answer(boris, threadId);
    await takeMessages(database.db, { author: 'admin' }, now);
    const second = await answer(dana, threadId, { text: 'Тоже починили', eventId: 'second' });
    expect(second).toMatchObject({ outcome: 'answered', by: { id: boris, name: 'Борис' }, text: 'Починили' });
    expect(await answer(dana, threadId, { eventId: 'second' })).toEqual(second);
    expect(await takeMessages(database.db, { author: 'admin' }, now)).toEqual([]);
    if (second.outcome !== 'answered') return;
    const { messageId } = second;
    await expect(sendHeld(database.db, { adminId: boris, messageId }, now)).rejects.toMatchObject({
      code: 'message_not_found',
    });
    await sendHeld(database.db, { adminId: dana, messageId }, later(1));
    await sendHeld(database.db, { adminId: dana, messageId }, later(1));
    expect(await takeMessages(database.db, { author: 'admin' }, later(1))).toMatchObject([
      { id: messageId, text: 'Тоже починили', adminId: dana },
    ]);
  });

  it('of the same admin, or after the learner wrote again, is not held', async () => {
    const userId = await newLearner();
    const { threadId } = await taken(userId);
    await answer(boris, threadId);
    expect((await answer(boris, threadId)).outcome).toBe('kept');
    await taken(userId, {}, later(1));
    expect((await answer(dana, threadId, {}, later(2))).outcome).toBe('kept');
    expect((await answer(boris, threadId, { again: true }, later(3))).outcome).toBe('kept');
  });

  it('of two admins at once is held for one of them', async () => {
    const { threadId } = await taken(await newLearner());
    const both = await Promise.all([answer(boris, threadId), answer(dana, threadId)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['answered', 'kept']);
  });

  it('to a closed thread, or to none, is refused', async () => {
    const { threadId } = await taken(await newLearner());
    await closeThread(database.db, { adminId: boris, threadId }, now);
    await expect(answer(boris, threadId)).rejects.toMatchObject({ code: 'thread_closed' });
    await expect(answer(boris, 999_999)).rejects.toMatchObject({ code: 'thread_not_found' });
  });
});

describe('what is passed on', () => {
  it('is taken once, and again when it is given back', async () => {
    const { threadId, messageId } = await taken(await newLearner(), { text: 'Где звёзды?' });
    const [delivery] = await takeMessages(database.db, { author: 'learner', messageId }, now);
    expect(delivery).toMatchObject({
      ...{ id: messageId, isFirst: true, from: null, text: 'Где звёзды?' },
      ...{ thread: { id: threadId, kind: 'question', topic: null }, learner: { name: 'Аня' } },
    });
    expect(await takeMessages(database.db, { author: 'learner' }, now)).toEqual([]);
    await giveMessageBack(database.db, messageId);
    expect(await takeMessages(database.db, { author: 'learner' }, now)).toHaveLength(1);
  });

  it('is not tried for ever', async () => {
    await taken(await newLearner());
    expect(await takeMessages(database.db, { author: 'learner' }, later(4 * 24 * 60))).toEqual([]);
  });

  it('tells of a closing once', async () => {
    const userId = await newLearner();
    const { threadId } = await taken(userId);
    await closeThread(database.db, { adminId: boris, threadId }, now);
    await expect(closeThread(database.db, { adminId: dana, threadId }, now)).rejects.toMatchObject({
      code: 'thread_closed',
    });
    expect(await takeClosings(database.db, now)).toMatchObject([{ id: threadId, userId }]);
    expect(await takeClosings(database.db, now)).toEqual([]);
    const acts = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `thread:${threadId}`));
    expect(acts).toMatchObject([{ action: 'inbox.close', adminId: boris }]);
  });
});

describe('the list of threads', () => {
  it('goes page by page, those with the latest message first', async () => {
    const ids: number[] = [];
    for (let time = 0; time < 23; time += 1)
      ids.unshift((await taken(await newLearner(), {}, later(time))).threadId);
    const first = await listThreads(database.db, { state: 'open' });
    expect(first.hasMore).toBe(true);
    expect(first.threads.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    const before = first.threads.at(-1)?.id;
    const rest = await listThreads(database.db, { state: 'open', before });
    expect(rest.threads.map(({ id }) => id)).toEqual(ids.slice(20));
    expect((await listThreads(database.db, { state: 'open', kind: 'payment' })).threads).toEqual([]);
  });

  it('of a learner has what was said, and not what was held', async () => {
    const userId = await newLearner();
    const { threadId } = await taken(userId, { text: 'Раз' });
    await answer(boris, threadId, { text: 'Ответ' });
    await answer(dana, threadId, { text: 'Второй' });
    expect(await readOwnThreads(database.db, userId)).toMatchObject([
      { id: threadId, state: 'waiting', messages: [{ text: 'Раз' }, { text: 'Ответ', author: 'admin' }] },
    ]);
    expect(await readOwnThreads(database.db, await newLearner())).toEqual([]);
  });
});

describe('a message of the bot', () => {
  it('stands for the thread that it was noted for', async () => {
    const { threadId } = await taken(await newLearner());
    await noteCopy(database.db, { chatId: boris, messageId: 7 }, threadId);
    await noteCopy(database.db, { chatId: boris, messageId: 7 }, threadId);
    expect(await findThreadOfCopy(database.db, { chatId: boris, messageId: 7 })).toMatchObject({
      id: threadId,
    });
    expect(await findThreadOfCopy(database.db, { chatId: dana, messageId: 7 })).toBeUndefined();
  });
});

describe('the group of the admins', () => {
  it('is none, one, another, and none again', async () => {
    expect(await readInboxGroup(database.db)).toBeUndefined();
    await setInboxGroup(database.db, -1001);
    await setInboxGroup(database.db, -1002);
    expect(await readInboxGroup(database.db)).toBe(-1002);
    await setInboxGroup(database.db, undefined);
    expect(await readInboxGroup(database.db)).toBeUndefined();
  });
});
