import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handOverDue } from '../../../api/_queue/hand-over.ts';
import { runStep } from '../../../api/_queue/run-step.ts';
import type { SendOutcome } from '../../../core/ports.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import { mostSteps, type QueuedWork, type WorkMessage } from '../../../core/service/queued-work.ts';
import { beginBroadcast } from '../../../db/broadcasts/begin.ts';
import { watchBroadcast } from '../../../db/broadcasts/broadcast.ts';
import { welcomeUser } from '../../../db/users.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { plainBroadcast } from '../../support/broadcasts.ts';
import { createFakeQueue } from '../../support/fake-queue.ts';
import { createWishers, forgetWishers } from '../../support/reminders.ts';

let backend: TestBackend;
let begunBy = 0;
/** Two full batches of a broadcast and a rest; three and a rest of reminders. */
const ids = Array.from({ length: 65 }, (_, at) => 9001 + at);
/** 19:00 in Jerusalem; a day later for each test, so that no mark is left. */
const evening = new Date('2026-11-23T17:00:00Z');
let day = 0;

beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  for (const table of ['broadcast_deliveries', 'broadcast_groups', 'broadcasts']) {
    await backend.db.execute(`delete from ${table}`);
  }
  await forgetWishers(backend);
  day += 1;
  // Monday to Thursday of the weeks that follow: nobody rests.
  const date = evening.getTime() + (7 * Math.floor(day / 4) + (day % 4)) * 86_400_000;
  backend.clock.now = new Date(date);
});

const laterBy = (seconds: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + seconds * 1000);
};

/** How a run fares: it ends, or its process dies when the first batch is claimed, before or after Telegram has it. */
type Fate = 'ends' | 'dies before sending' | 'dies after sending';

/** A queue, its consumer, and a Telegram that counts what everybody got. A run has time for one batch. */
function createPlatform() {
  const queue = createFakeQueue();
  const got: number[] = [];
  /** Claimed by a process that died before it sent. */
  const lost = new Set<number>();
  const answerOf = (fate: Fate, die: () => void) => async (userId: number) => {
    if (fate === 'dies before sending') lost.add(userId);
    else got.push(userId);
    if (fate !== 'ends') {
      die();
      await new Promise(() => {});
    }
    return 'said' as SendOutcome;
  };
  const portsOf = (fate: Fate, die: () => void) => ({
    ...backend.deps,
    queue,
    stars: { send: answerOf(fate, die), say: async () => 'said' as const },
    pause: async () => laterBy(45),
  });
  /** True when the message is settled: otherwise the platform delivers it again. */
  const deliver = (message: WorkMessage, fate: Fate = 'ends') =>
    new Promise<boolean>((resolve, reject) => {
      runStep(
        portsOf(fate, () => resolve(false)),
        message,
      ).then(() => resolve(true), reject);
    });
  const tick = (work: QueuedWork) => handOverDue({ ...backend.deps, queue }, work, backend.clock());
  return { queue, got, lost, deliver, tick };
}
type Platform = ReturnType<typeof createPlatform>;

/** Delivers in order, each message once and whole, until none is left; returns how many. */
async function drain({ queue, deliver }: Platform): Promise<number> {
  let delivered = 0;
  for (let next = queue.waiting.shift(); next; next = queue.waiting.shift()) {
    laterBy(next.delaySeconds);
    await deliver(next.message);
    delivered += 1;
  }
  return delivered;
}

/** What may go wrong between the queue and its consumer, by a seed; where messages ran out, the timer comes. */
async function storm({ queue, deliver, tick }: Platform, work: QueuedWork, random: Random): Promise<void> {
  let deaths = 0;
  for (let turns = 0; turns < 40; turns++) {
    if (queue.waiting.length === 0) {
      laterBy(301);
      await tick(work);
    }
    const at = Math.floor(random() * queue.waiting.length);
    const [taken] = queue.waiting.splice(at, 1);
    if (!taken) return;
    const chance = random();
    if (chance < 0.15) continue; // lost
    if (chance < 0.35) queue.waiting.push(taken); // twice
    const dies = random() < 0.3 && deaths < 2;
    const fate: Fate = dies ? (random() < 0.5 ? 'dies before sending' : 'dies after sending') : 'ends';
    // Sometimes two consumers take the same message at once.
    const both = random() < 0.3 ? [fate, 'ends' as const] : [fate];
    const settled = await Promise.all(both.map((one) => deliver(taken.message, one)));
    if (settled.includes(false)) {
      deaths += 1;
      laterBy(90);
      queue.waiting.push(taken);
    }
  }
}

const sorted = (list: Iterable<number>) => [...list].sort((one, other) => one - other);

const works = [
  {
    work: 'broadcasts' as const,
    prepare: async () => {
      for (const id of ids) {
        const visit = { person: { id, firstName: `Ученик ${id}` }, fallbackZone: 'UTC' };
        await welcomeUser(backend.db, visit, backend.clock());
      }
      begunBy += 1;
      const { id } = await beginBroadcast(
        backend.db,
        { ...plainBroadcast, adminId: 502, begunBy },
        backend.clock(),
      );
      return id;
    },
  },
  {
    work: 'reminders-hourly' as const,
    prepare: async () => {
      await createWishers(backend, ids);
      return 0;
    },
  },
];

describe.each(works)('$work through the queue', ({ work, prepare }) => {
  it('go on from message to message until everybody has theirs, and end', async () => {
    await prepare();
    const platform = createPlatform();
    expect(await platform.tick(work)).toBe(true);
    expect(await drain(platform)).toBeGreaterThan(2);
    expect(sorted(platform.got)).toEqual(ids);
    expect(await backend.deps.store.get(`queue:${work}`)).toBeUndefined();
    expect(await platform.tick(work)).toBe(true);
    expect(platform.queue.waiting).toEqual([]);
  });

  it('reach nobody twice by messages that come twice, late or in another order', async () => {
    await prepare();
    const platform = createPlatform();
    await platform.tick(work);
    const chain = backend.clock().toISOString();
    const messages = Array.from({ length: 6 }, (_, step) => ({ work, chain, step }));
    for (const message of [...messages.toReversed(), ...messages]) await platform.deliver(message);
    await drain(platform);
    expect(sorted(platform.got)).toEqual(ids);
  });

  it('are written once by two consumers at once', async () => {
    await prepare();
    const platform = createPlatform();
    await platform.tick(work);
    const [first] = platform.queue.waiting.splice(0);
    if (!first) throw new Error('nothing was put');
    await Promise.all([platform.deliver(first.message), platform.deliver(first.message)]);
    await drain(platform);
    laterBy(300);
    await platform.tick(work);
    await drain(platform);
    expect(sorted(platform.got)).toEqual(ids);
  });

  it('go on by the timer when a message was lost', async () => {
    await prepare();
    const platform = createPlatform();
    await platform.tick(work);
    platform.queue.waiting.splice(0);
    // The chain counts as under way until its mark ends.
    expect(await platform.tick(work)).toBe(true);
    expect(platform.queue.waiting).toEqual([]);
    laterBy(301);
    await platform.tick(work);
    await drain(platform);
    expect(sorted(platform.got)).toEqual(ids);
  });

  it.each(['dies before sending', 'dies after sending'] as const)(
    'whose process %s are not written to those again',
    async (fate) => {
      const broadcastId = await prepare();
      const platform = createPlatform();
      await platform.tick(work);
      const [first] = platform.queue.waiting.splice(0);
      if (!first) throw new Error('nothing was put');
      expect(await platform.deliver(first.message, fate)).toBe(false);
      const claimed = platform.lost.size + platform.got.length;
      expect(claimed).toBeGreaterThan(0);
      laterBy(90);
      expect(await platform.deliver(first.message)).toBe(true);
      await drain(platform);
      expect(sorted([...platform.got, ...platform.lost])).toEqual(ids);
      if (work !== 'broadcasts') return;
      // What nobody knows is said, and not sent again.
      const watched = await watchBroadcast(backend.db, broadcastId, backend.clock());
      expect(watched).toMatchObject({ state: 'done', unsure: claimed, sent: ids.length - claimed });
    },
  );

  it.each([1, 2, 3])('hold all of it through storm %i', async (seed) => {
    await prepare();
    const platform = createPlatform();
    await platform.tick(work);
    await storm(platform, work, createRandom(seed));
    platform.queue.waiting.splice(0);
    laterBy(301);
    await platform.tick(work);
    await drain(platform);
    expect(sorted([...platform.got, ...platform.lost])).toEqual(ids);
  });
});

describe('a chain', () => {
  it('ends after an hour of runs, and the next timer begins another on the present deployment', async () => {
    await works[0]?.prepare();
    const platform = createPlatform();
    await platform.deliver({
      work: 'broadcasts',
      chain: backend.clock().toISOString(),
      step: mostSteps - 1,
    });
    expect(platform.got).toHaveLength(29);
    expect(platform.queue.waiting).toEqual([]);
    await platform.tick('broadcasts');
    expect(platform.queue.waiting).toMatchObject([{ message: { step: 0 } }]);
  });

  it('gives way to another one that is under way', async () => {
    await works[0]?.prepare();
    const platform = createPlatform();
    await platform.tick('broadcasts');
    await platform.deliver({ work: 'broadcasts', chain: '2026-11-01T10:00:00.000Z', step: 3 });
    expect(platform.got).toEqual([]);
  });
});

describe('work that is handed over', () => {
  it('is done by the timer itself where the queue does not take it', async () => {
    await works[0]?.prepare();
    const platform = createPlatform();
    platform.queue.isAway = true;
    expect(await platform.tick('broadcasts')).toBe(false);
    expect(backend.logged).toContainEqual(expect.objectContaining({ event: 'queue-away' }));
    platform.queue.isAway = false;
    expect(await platform.tick('broadcasts')).toBe(true);
    expect(platform.queue.waiting).toHaveLength(1);
  });

  it('is repeated by the platform when the next message was not taken', async () => {
    await works[0]?.prepare();
    const platform = createPlatform();
    await platform.tick('broadcasts');
    const [first] = platform.queue.waiting.splice(0);
    if (!first) throw new Error('nothing was put');
    platform.queue.isAway = true;
    await expect(platform.deliver(first.message)).rejects.toThrow('away');
    platform.queue.isAway = false;
    await platform.deliver(first.message);
    await drain(platform);
    expect(sorted(platform.got)).toEqual(ids);
  });
});
