import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendBroadcast } from '../../../../bot/services/broadcast/send.ts';
import type { OutgoingMessage, SendOutcome } from '../../../../core/ports.ts';
import { countAudience } from '../../../../db/broadcasts/audience.ts';
import { beginBroadcast, type NewBroadcast } from '../../../../db/broadcasts/begin.ts';
import { readBroadcast, watchBroadcast } from '../../../../db/broadcasts/broadcast.ts';
import { stopBroadcast } from '../../../../db/broadcasts/runner.ts';
import { noteTap } from '../../../../db/broadcasts/taps.ts';
import { users } from '../../../../db/schema/index.ts';
import { saveSettings } from '../../../../db/settings.ts';
import { welcomeUser } from '../../../../db/users.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { plainBroadcast } from '../../../support/broadcasts.ts';
import { allRight, createLearner, grantPremium, readPlaces } from '../../../support/learners.ts';

let backend: TestBackend;
let begunBy = 0;
let got: { userId: number; message: OutgoingMessage; at: string }[] = [];

beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  got = [];
  backend.clock.now = new Date('2026-11-25T08:00:00Z'); // a Wednesday
  await backend.db.execute(sql`truncate users, broadcasts cascade`);
});

async function arrive(id: number, zone = 'UTC'): Promise<void> {
  const visit = { person: { id, firstName: `Ученик ${id}` }, fallbackZone: zone };
  await welcomeUser(backend.db, visit, backend.clock());
}

const begin = (over: Partial<NewBroadcast> = {}) => {
  begunBy += 1;
  const input = { ...plainBroadcast, adminId: 1, begunBy, ...over } as NewBroadcast; // one way of beginning is there
  return beginBroadcast(backend.db, input, backend.clock());
};

const send = (id: number, outcome: (userId: number) => SendOutcome = () => 'said') =>
  sendBroadcast(
    {
      ...backend.deps,
      botLink: 'https://t.me/mila_bot',
      pause: async () => {},
      stars: {
        send: async (userId, message) => {
          const said = outcome(userId);
          if (said === 'said') got.push({ userId, message, at: backend.clock().toISOString() });
          return said;
        },
      },
    },
    id,
    () => true,
  );

const receivers = () => got.map(({ userId }) => userId).sort((one, other) => one - other);

describe('the audience of a broadcast', () => {
  const count = (audience: NewBroadcast['audience']) => countAudience(backend.db, audience, backend.clock());

  it('is by premium, as it is when their turn comes', async () => {
    for (const id of [11, 12, 13]) await arrive(id);
    await grantPremium(backend.db, 12);
    expect(await count({ kind: 'all' })).toBe(3);
    expect(await count({ kind: 'premium' })).toBe(1);
    expect(await count({ kind: 'free' })).toBe(2);
    await send((await begin({ audience: { kind: 'free' } })).id);
    expect(receivers()).toEqual([11, 13]);
    await send((await begin({ audience: { kind: 'premium' } })).id);
    expect(receivers()).toEqual([11, 12, 13]);
  });

  it('is of those who were not seen for so many days, and have not come since', async () => {
    const now = backend.clock.now;
    backend.clock.now = new Date(now.getTime() - 14 * 86_400_000 - 1000);
    for (const id of [11, 12]) await arrive(id);
    backend.clock.now = new Date(now.getTime() - 13 * 86_400_000);
    await arrive(13);
    backend.clock.now = now;
    expect(await count({ kind: 'away', days: 14 })).toBe(2);
    expect(await count({ kind: 'away', days: 15 })).toBe(0);
    const { id, total } = await begin({ audience: { kind: 'away', days: 14 } });
    expect(total).toBe(2);
    backend.clock.now = new Date(now.getTime() + 1000);
    await arrive(12);
    await send(id);
    expect(receivers()).toEqual([11]);
  });

  it('is inside a lesson from the first stage until its last word is learned', async () => {
    const { words } = await readPlaces(backend.db);
    const place = words.shalom ?? { lessonId: 0, wordId: 0 };
    const inside = { kind: 'lesson' as const, lessonId: place.lessonId };
    const learner = await createLearner(backend, 21, 'Внутри');
    await createLearner(backend, 22, 'Снаружи');
    expect(await count(inside)).toBe(0);
    await learner.save({ ...place, attempts: { LISTEN: { result: 'right' } }, eventId: 'begun' });
    expect(await count(inside)).toBe(1);
    const others = Object.values(words).filter(({ lessonId }) => lessonId === place.lessonId);
    for (const { wordId, lessonId } of others.slice(0, -1)) {
      await learner.save({ wordId, lessonId, attempts: allRight, eventId: `word-${wordId}` });
    }
    expect(await count(inside)).toBe(1);
    const last = others.at(-1) ?? place;
    await learner.save({ ...last, attempts: allRight, eventId: 'last' });
    expect(await count(inside)).toBe(0);
  });

  it('that is empty begins nothing', async () => {
    await arrive(11);
    await expect(begin({ audience: { kind: 'premium' } })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'broadcast_audience_empty',
    });
    const { rows } = await backend.db.execute(sql`select 1 from broadcasts`);
    expect(rows).toEqual([]);
  });
});

describe('a broadcast for a time', () => {
  it('goes to each zone at its own, and goes on by itself', async () => {
    await arrive(11, 'Asia/Vladivostok');
    await arrive(12, 'Asia/Jerusalem');
    await arrive(13, 'America/New_York');
    const { id } = await begin({ localTime: '2026-11-26T10:00' });
    expect(await send(id)).toMatchObject({ reason: 'later', broadcast: { state: 'sending', sent: 0 } });
    for (const hour of ['2026-11-26T00:00:00Z', '2026-11-26T08:00:00Z', '2026-11-26T15:00:00Z']) {
      backend.clock.now = new Date(hour);
      await send(id);
    }
    expect(got.map(({ userId, at }) => [userId, at.slice(0, 16)])).toEqual([
      [11, '2026-11-26T00:00'],
      [12, '2026-11-26T08:00'],
      [13, '2026-11-26T15:00'],
    ]);
    expect(await readBroadcast(backend.db, id)).toMatchObject({ state: 'done', sent: 3 });
  });

  it('is stopped before anybody has it', async () => {
    await arrive(11);
    const { id } = await begin({ localTime: '2026-11-26T10:00' });
    expect(await watchBroadcast(backend.db, id, backend.clock())).toMatchObject({
      nextAt: new Date('2026-11-26T10:00:00Z'),
      isRunning: false,
    });
    await stopBroadcast(backend.db, { id, adminId: 1 }, backend.clock());
    backend.clock.now = new Date('2026-11-26T12:00:00Z');
    await send(id);
    expect(got).toEqual([]);
  });
});

describe('nobody is written to', () => {
  it('at night: a broadcast that lasts into it goes on in the morning', async () => {
    for (let id = 101; id <= 160; id += 1) await arrive(id, 'Asia/Jerusalem');
    const { id } = await begin();
    backend.clock.now = new Date('2026-11-25T19:59:59Z');
    let left = 1;
    const ports = {
      ...backend.deps,
      botLink: undefined,
      pause: async () => {},
      stars: {
        send: async (userId: number, message: OutgoingMessage): Promise<SendOutcome> => {
          got.push({ userId, message, at: '' });
          return 'said';
        },
      },
    };
    await sendBroadcast(ports, id, () => left-- > 0);
    expect(got).toHaveLength(29);
    backend.clock.now = new Date('2026-11-25T20:00:01Z');
    expect((await sendBroadcast(ports, id, () => true)).reason).toBe('later');
    expect(got).toHaveLength(29);
    backend.clock.now = new Date('2026-11-26T06:00:00Z');
    expect((await sendBroadcast(ports, id, () => true)).reason).toBe('ended');
    expect(got).toHaveLength(60);
  });

  it('on a Sabbath that they keep, while the others of their zone are', async () => {
    await arrive(11, 'Asia/Jerusalem');
    await arrive(12, 'Asia/Jerusalem');
    await saveSettings(
      backend.db,
      { userId: 12, changes: { shabbatRest: true }, zone: 'Asia/Jerusalem' },
      backend.clock(),
    );
    backend.clock.now = new Date('2026-11-27T14:00:00Z'); // Friday, 16:00 there
    const { id } = await begin();
    expect((await send(id)).reason).toBe('later');
    expect(receivers()).toEqual([11]);
    backend.clock.now = new Date('2026-11-29T06:00:00Z');
    expect((await send(id)).reason).toBe('ended');
    expect(receivers()).toEqual([11, 12]);
  });
});

it('who moves to a zone that is done is found there, once', async () => {
  await arrive(11, 'Asia/Vladivostok');
  await arrive(12, 'America/New_York');
  const { id } = await begin({ localTime: '2026-11-26T10:00' });
  backend.clock.now = new Date('2026-11-26T00:30:00Z');
  await send(id);
  await backend.db.update(users).set({ timezone: 'Asia/Vladivostok' }).where(eq(users.id, 12));
  await backend.db.update(users).set({ timezone: 'America/New_York' }).where(eq(users.id, 11));
  backend.clock.now = new Date('2026-11-26T15:30:00Z'); // 1:30 in Vladivostok
  expect((await send(id)).reason).toBe('later');
  backend.clock.now = new Date('2026-11-26T22:00:00Z');
  expect((await send(id)).reason).toBe('ended');
  expect(receivers()).toEqual([11, 12]);
});

it('those whom Telegram asked to wait for are the next ones, also of a zone that was done', async () => {
  for (const id of [11, 12, 13]) await arrive(id);
  const { id } = await begin();
  let isFlood = true;
  const run = send(id, (userId) => {
    if (userId !== 12 || !isFlood) return 'said';
    isFlood = false;
    return { waitSeconds: 3 };
  });
  expect(await run).toMatchObject({ reason: 'ended', broadcast: { state: 'done', sent: 3 } });
  expect(receivers()).toEqual([11, 12, 13]);
});

describe('the button of a broadcast', () => {
  it('opens the app by a signed link of the broadcast, or a page', async () => {
    await arrive(11);
    const { id } = await begin({ button: { label: 'Урок', place: 'lesson', id: 7 } });
    await send(id);
    expect(got[0]?.message.buttons).toEqual([
      { text: 'Урок', url: `https://t.me/mila_bot?startapp=b${id}_lesson_7` },
    ]);
    await send((await begin({ button: { label: 'Сайт', place: 'link', url: 'https://a.b/' } })).id);
    expect(got[1]?.message.buttons).toEqual([{ text: 'Сайт', url: 'https://a.b/' }]);
  });

  it('is counted once for each of those who got it', async () => {
    for (const id of [11, 12]) await arrive(id);
    const { id } = await begin();
    await send(id);
    for (const userId of [11, 11, 99]) {
      await noteTap(backend.db, { broadcastId: id, userId }, backend.clock());
    }
    await Promise.all([noteTap(backend.db, { broadcastId: 0, userId: 11 }, backend.clock())]);
    expect(await readBroadcast(backend.db, id)).toMatchObject({ tapped: 1 });
  });
});
