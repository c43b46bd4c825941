import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ReminderPorts, sendReminders } from '../../../../bot/services/reminders/send.ts';
import type { OutgoingMessage, SendOutcome } from '../../../../core/ports.ts';
import type { ReminderRun } from '../../../../core/reminders/reminders.ts';
import { reminders, users } from '../../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createWishers, forgetWishers } from '../../../support/reminders.ts';

let backend: TestBackend;
/** 45 learners: two full batches and a rest. */
const ids = Array.from({ length: 45 }, (_, at) => 9001 + at);
/** 19:00 in Jerusalem. */
const evening = new Date('2026-11-21T17:00:00Z');

beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await forgetWishers(backend);
  backend.clock.now = evening;
});

/** Telegram, and the time that passes while we wait. */
function createPorts(answer: (userId: number, call: number) => SendOutcome = () => 'said') {
  const got: { userId: number; message: OutgoingMessage }[] = [];
  const pauses: number[] = [];
  let calls = 0;
  const ports: ReminderPorts = {
    ...backend.deps,
    stars: {
      send: async (userId, message) => {
        calls += 1;
        const outcome = answer(userId, calls);
        if (outcome === 'said') got.push({ userId, message });
        return outcome;
      },
    },
    pause: async (ms) => void pauses.push(ms),
  };
  const remind = (run: ReminderRun = 'hourly', isTimeLeft: () => boolean = () => true) =>
    sendReminders(ports, run, isTimeLeft);
  const idsOfGot = () => got.map(({ userId }) => userId).toSorted((one, other) => one - other);
  return { remind, got, idsOfGot, pauses };
}

const laterBy = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const rowOf = async (userId: number) =>
  (await backend.db.select().from(reminders).where(eq(reminders.userId, userId)))[0];

describe('a run', () => {
  it('reminds everybody whose hour it is, with words, minutes, a way in and a way out', async () => {
    await createWishers(backend, ids);
    const { remind, got, idsOfGot } = createPorts();
    expect(await remind()).toEqual({ sent: 45, gone: 0, failed: 0, isComplete: true });
    expect(idsOfGot()).toEqual(ids);
    expect(got[0]?.message).toEqual({
      text: 'Пора повторить 2 слова. Это займёт примерно 1 минуту.',
      entities: [],
      buttons: [
        { text: 'Повторить', appUrl: 'https://mila.example/?tgWebAppStartParam=today' },
        { text: 'Не напоминать', data: 'rm:off' },
      ],
    });
  });

  it('pauses after each batch', async () => {
    await createWishers(backend, ids);
    const { remind, pauses } = createPorts();
    await remind();
    expect(pauses).toHaveLength(3);
  });

  it('that comes again, at once or an hour later, reminds nobody twice', async () => {
    await createWishers(backend, ids);
    const { remind, idsOfGot } = createPorts();
    await remind();
    for (const minutes of [0, 1, 60, 60]) {
      laterBy(minutes);
      expect(await remind()).toMatchObject({ sent: 0, isComplete: true });
    }
    expect(await remind('daily')).toMatchObject({ sent: 0 });
    expect(idsOfGot()).toEqual(ids);
  });

  it('and another at the same moment write to each learner once', async () => {
    await createWishers(backend, ids);
    const { remind, idsOfGot } = createPorts();
    const reports = await Promise.all([remind(), remind(), remind('daily')]);
    expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(45);
    expect(idsOfGot()).toEqual(ids);
  });

  it('comes again the next day', async () => {
    await createWishers(backend, [9001]);
    const { remind, idsOfGot } = createPorts();
    await remind();
    laterBy(24 * 60);
    expect(await remind()).toMatchObject({ sent: 1 });
    expect(idsOfGot()).toEqual([9001, 9001]);
  });

  it('leaves in peace whose hour it is not, who has done their day, and whom we may not write to', async () => {
    await createWishers(backend, [9001], { hour: 20 });
    await createWishers(backend, [9002], { due: 0 });
    await createWishers(backend, [9003, 9004, 9005, 9006]);
    await backend.db.update(users).set({ botBlockedAt: evening }).where(eq(users.id, 9003));
    await backend.db.update(users).set({ blockedAt: evening }).where(eq(users.id, 9004));
    await backend.db.update(users).set({ lastSeenAt: evening }).where(eq(users.id, 9005));
    await createWishers(backend, [9007], { zone: 'America/New_York' });
    const { remind, idsOfGot } = createPorts();
    expect(await remind()).toMatchObject({ sent: 1, isComplete: true });
    expect(idsOfGot()).toEqual([9006]);
    // An hour later: the one who was here has gone, the one of 20:00 has his turn.
    laterBy(60);
    await remind();
    expect(idsOfGot()).toEqual([9001, 9005, 9006]);
  });

  it('stops where its time ends, and the next one goes on', async () => {
    await createWishers(backend, ids);
    const { remind, idsOfGot } = createPorts();
    let left = 1;
    expect(await remind('hourly', () => left-- > 0)).toMatchObject({ sent: 20, isComplete: false });
    expect(await remind()).toMatchObject({ sent: 25, isComplete: true });
    expect(idsOfGot()).toEqual(ids);
  });
});

describe('when Telegram', () => {
  it('says that a chat is shut, the learner is marked and not written to again', async () => {
    await createWishers(backend, [9001, 9002]);
    const { remind, idsOfGot } = createPorts((userId) => (userId === 9002 ? 'gone' : 'said'));
    expect(await remind()).toMatchObject({ sent: 1, gone: 1, isComplete: true });
    const [row] = await backend.db.select().from(users).where(eq(users.id, 9002));
    expect(row?.botBlockedAt).toEqual(evening);
    laterBy(24 * 60);
    await remind();
    expect(idsOfGot()).toEqual([9001, 9001]);
  });

  it('asks to wait for a moment, the run waits and goes on with those who got nothing', async () => {
    await createWishers(backend, ids);
    const { remind, idsOfGot, pauses } = createPorts((_, call) =>
      call > 15 && call <= 20 ? { waitSeconds: 7 } : 'said',
    );
    expect(await remind()).toMatchObject({ sent: 45, isComplete: true });
    expect(pauses).toContain(7000);
    expect(idsOfGot()).toEqual(ids);
  });

  it('asks to wait for long, or again and again, the rest is left to the next run', async () => {
    await createWishers(backend, ids);
    const long = createPorts((_, call) => (call > 5 ? { waitSeconds: 120 } : 'said'));
    expect(await long.remind()).toMatchObject({ sent: 5, isComplete: false });
    expect(long.pauses).toEqual([]);
    const stubborn = createPorts(() => ({ waitSeconds: 1 }));
    expect(await stubborn.remind()).toMatchObject({ sent: 0, isComplete: false });
    expect(stubborn.pauses).toEqual([1000, 1000, 1000]);
    const calm = createPorts();
    expect(await calm.remind()).toMatchObject({ sent: 40, isComplete: true });
    expect([...long.idsOfGot(), ...calm.idsOfGot()].toSorted((one, other) => one - other)).toEqual(ids);
  });

  it('does not answer, nobody knows what arrived: those few wait for tomorrow, the others for the next run', async () => {
    await createWishers(backend, ids);
    const { remind } = createPorts(() => 'failed');
    expect(await remind()).toEqual({
      sent: 0,
      gone: 0,
      failed: 20,
      isComplete: false,
      stoppedBy: 'telegram',
    });
    const calm = createPorts();
    expect(await calm.remind()).toMatchObject({ sent: 25, isComplete: true });
    laterBy(24 * 60);
    expect(await calm.remind()).toMatchObject({ sent: 45 });
  });

  it('answers while the function is stopped, nobody is written to twice', async () => {
    await createWishers(backend, [9001, 9002]);
    const { remind } = createPorts(() => {
      throw new Error('the function was stopped');
    });
    await expect(remind()).rejects.toThrow('stopped');
    expect(await createPorts().remind()).toMatchObject({ sent: 0, isComplete: true });
    expect(await rowOf(9001)).toMatchObject({ remindedOn: '2026-11-21' });
  });
});

it('a zone that this runtime has forgotten stops nobody’s reminders', async () => {
  await createWishers(backend, [9001, 9002]);
  await backend.db.execute(sql`update users set timezone = 'Mars/Olympus' where id = 9001`);
  expect(await createPorts().remind()).toMatchObject({ sent: 2, isComplete: true });
});

it('where no address can be opened from the chat, the message still tells, and can be stopped', async () => {
  await createWishers(backend, [9001]);
  const got: OutgoingMessage[] = [];
  const send = async (_: number, message: OutgoingMessage) => {
    got.push(message);
    return 'said' as const;
  };
  const ports = { ...backend.deps, appUrl: undefined, stars: { send }, pause: async () => {} };
  await sendReminders(ports, 'hourly', () => true);
  expect(got.map(({ buttons }) => buttons)).toEqual([[{ text: 'Не напоминать', data: 'rm:off' }]]);
});
