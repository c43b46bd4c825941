import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendBroadcast } from '../../../../bot/services/broadcast/send.ts';
import type { FormattedText, SendOutcome } from '../../../../core/ports.ts';
import { beginBroadcast } from '../../../../db/broadcasts/begin.ts';
import { readBroadcast } from '../../../../db/broadcasts/broadcast.ts';
import { claimBroadcast, stopBroadcast, takeBatch } from '../../../../db/broadcasts/runner.ts';
import { auditLog, users } from '../../../../db/schema/index.ts';
import { welcomeUser } from '../../../../db/users.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { plainBroadcast } from '../../../support/broadcasts.ts';

let backend: TestBackend;
let begunBy = 0;
/** 65 learners: two full batches of 29 and a rest of 7. */
const ids = Array.from({ length: 65 }, (_, at) => 9001 + at);

beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.db.delete(users);
  for (const id of ids) {
    const visit = { person: { id, firstName: `Ученик ${id}` }, fallbackZone: 'UTC' };
    await welcomeUser(backend.db, visit, backend.clock());
  }
});

/** Telegram: what everybody got, and how it answers. */
function createSend(
  answer: (userId: number, at: number) => SendOutcome | Promise<SendOutcome> = () => 'said',
) {
  const got: number[] = [];
  let calls = 0;
  const send = async (userId: number, _: FormattedText): Promise<SendOutcome> => {
    calls += 1;
    const outcome = await answer(userId, calls);
    if (outcome === 'said') got.push(userId);
    return outcome;
  };
  return { got, send };
}

const portsWith = (send: ReturnType<typeof createSend>['send']) => ({
  ...backend.deps,
  botLink: 'https://t.me/mila_bot',
  stars: { send },
  pause: async () => {},
});
const always = () => true;
const begin = () => {
  begunBy += 1;
  const message = { text: 'Новый урок!', entities: [{ type: 'bold', offset: 0, length: 5 }] };
  const input = { ...plainBroadcast, ...message, adminId: 502, begunBy };
  return beginBroadcast(backend.db, input, backend.clock());
};
const sorted = (list: readonly number[]) => list.toSorted((one, other) => one - other);

describe('a broadcast', () => {
  it('reaches every learner once, and is done', async () => {
    const { id, total } = await begin();
    expect(total).toBe(65);
    const { got, send } = createSend();
    const run = await sendBroadcast(portsWith(send), id, always);
    expect(run).toMatchObject({
      reason: 'ended',
      broadcast: { state: 'done', sent: 65, gone: 0, failed: 0 },
    });
    expect(sorted(got)).toEqual(ids);
    const again = await sendBroadcast(portsWith(send), id, always);
    expect(again.reason).toBe('ended');
    expect(got).toHaveLength(65);
  });

  it('begun twice by one dialogue is one broadcast', async () => {
    const { id } = await begin();
    const input = { ...plainBroadcast, adminId: 502, begunBy };
    expect((await beginBroadcast(backend.db, input, backend.clock())).id).toBe(id);
    const acts = await backend.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `broadcast:${id}`));
    expect(acts).toMatchObject([{ adminId: 502, action: 'broadcast.send', after: { total: 65 } }]);
  });

  it('is sent by one of two runs at once', async () => {
    const { id } = await begin();
    const { got, send } = createSend();
    const runs = await Promise.all([
      sendBroadcast(portsWith(send), id, always),
      sendBroadcast(portsWith(send), id, always),
    ]);
    expect(runs.map(({ reason }) => reason).sort()).toEqual(['busy', 'ended']);
    expect(sorted(got)).toEqual(ids);
  });

  it('goes on where the time ran out', async () => {
    const { id } = await begin();
    const { got, send } = createSend();
    let left = 1;
    const first = await sendBroadcast(portsWith(send), id, () => left-- > 0);
    expect(first).toMatchObject({ reason: 'late', broadcast: { state: 'sending', sent: 29 } });
    expect(await sendBroadcast(portsWith(send), id, always)).toMatchObject({
      reason: 'ended',
      broadcast: { sent: 65 },
    });
    expect(sorted(got)).toEqual(ids);
  });

  it('that breaks off in the middle of a batch writes to none of it again', async () => {
    const { id } = await begin();
    await claimBroadcast(backend.db, { id, runner: 'dead' }, backend.clock());
    const { userIds: taken } = await takeBatch(
      backend.db,
      { id, runner: 'dead', limit: 29 },
      backend.clock(),
    );
    const { got, send } = createSend();
    expect((await sendBroadcast(portsWith(send), id, always)).reason).toBe('busy');
    // Half a minute of silence: the run is taken for dead.
    backend.clock.now = new Date(backend.clock.now.getTime() + 31_000);
    await sendBroadcast(portsWith(send), id, always);
    expect(sorted(got)).toEqual(ids.filter((userId) => !taken.includes(userId)));
  });

  it('marks chats that are shut, and leaves them out from then on', async () => {
    const { id } = await begin();
    const { send } = createSend((userId) => (userId === 9003 ? 'gone' : 'said'));
    const { broadcast } = await sendBroadcast(portsWith(send), id, always);
    expect(broadcast).toMatchObject({ sent: 64, gone: 1 });
    const [row] = await backend.db.select().from(users).where(eq(users.id, 9003));
    expect(row?.botBlockedAt).not.toBeNull();
    expect((await begin()).total).toBe(64);
  });

  it('waits by itself as long as Telegram asks to, and goes on', async () => {
    const { id } = await begin();
    const { got, send } = createSend((_, at) => (at > 15 && at <= 29 ? { waitSeconds: 12 } : 'said'));
    const pauses: number[] = [];
    const ports = {
      ...portsWith(send),
      pause: async (ms: number) => {
        pauses.push(ms);
        backend.clock.now = new Date(backend.clock.now.getTime() + ms);
      },
    };
    const run = await sendBroadcast(ports, id, always);
    expect(run).toMatchObject({ reason: 'ended', broadcast: { state: 'done', sent: 65 } });
    expect(pauses.slice(0, 3)).toEqual([5000, 5000, 2000]);
    expect(sorted(got)).toEqual(ids);
  });

  it('that waits is still the only one to send, and ends when it is stopped', async () => {
    const { id } = await begin();
    const { got, send } = createSend((_, at) => (at > 15 && at <= 29 ? { waitSeconds: 60 } : 'said'));
    const others: string[] = [];
    let pauses = 0;
    const ports = {
      ...portsWith(send),
      pause: async (ms: number) => {
        backend.clock.now = new Date(backend.clock.now.getTime() + ms);
        pauses += 1;
        if (pauses === 8) others.push((await sendBroadcast(portsWith(send), id, always)).reason);
        if (pauses === 9) await stopBroadcast(backend.db, { id, adminId: 502 }, backend.clock());
      },
    };
    expect((await sendBroadcast(ports, id, always)).broadcast).toMatchObject({ state: 'stopped', sent: 15 });
    expect(others).toEqual(['busy']);
    expect(pauses).toBe(9);
    expect(got).toHaveLength(15);
  });

  it('leaves the rest to the next run when the wait is longer than its time', async () => {
    const { id } = await begin();
    const { got, send } = createSend((_, at) => (at > 15 && at <= 29 ? { waitSeconds: 7 } : 'said'));
    const first = await sendBroadcast(portsWith(send), id, (aheadMs = 0) => aheadMs < 7000);
    expect(first).toMatchObject({ reason: 'wait', waitSeconds: 7, broadcast: { sent: 15 } });
    const second = await sendBroadcast(portsWith(send), id, always);
    expect(second).toMatchObject({ reason: 'ended', broadcast: { state: 'done', sent: 65 } });
    expect(sorted(got)).toEqual(ids);
  });

  it('counts what was refused and does not try it again', async () => {
    const { id } = await begin();
    const { send } = createSend((userId) => (userId % 10 === 5 ? 'failed' : 'said'));
    const { broadcast } = await sendBroadcast(portsWith(send), id, always);
    expect(broadcast).toMatchObject({ state: 'done', sent: 58, failed: 7 });
  });

  it('that is stopped sends no further batch', async () => {
    const { id } = await begin();
    const { got, send } = createSend();
    const run = await sendBroadcast(portsWith(send), id, always, async () => {
      await stopBroadcast(backend.db, { id, adminId: 502 }, backend.clock());
    });
    expect(run).toMatchObject({ reason: 'ended', broadcast: { state: 'stopped', sent: 29 } });
    expect(got).toHaveLength(29);
    expect(await stopBroadcast(backend.db, { id, adminId: 502 }, backend.clock())).toBe(false);
    await sendBroadcast(portsWith(send), id, always);
    expect(got).toHaveLength(29);
    expect((await readBroadcast(backend.db, id))?.state).toBe('stopped');
  });

  it('goes to nobody who came after it, was shut out, or has shut the bot out', async () => {
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, 9001));
    await backend.db.update(users).set({ botBlockedAt: backend.clock() }).where(eq(users.id, 9002));
    const { id } = await begin();
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    const late = { person: { id: 9999, firstName: 'Поздний' }, fallbackZone: 'UTC' };
    await welcomeUser(backend.db, late, backend.clock());
    const { got, send } = createSend();
    await sendBroadcast(portsWith(send), id, always);
    expect(sorted(got)).toEqual(ids.slice(2));
  });
});
