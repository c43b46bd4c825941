import { eq } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { anya } from '../../support/telegram-updates.ts';
import { openTestBot, refusals, type TestBot, takeSent } from '../support.ts';

let backend: TestBot;
let nextId = 600;
let learner = anya;

beforeAll(async () => {
  backend = await openTestBot();
});
afterAll(() => backend.close());
beforeEach(async () => {
  nextId += 1;
  learner = { ...anya, id: nextId };
  backend.clock.now = new Date('2026-11-21T09:00:00Z');
  await backend.bot.handleUpdate(backend.updates.text(learner, '/start'));
  backend.clock.now = new Date('2026-11-21T12:00:00Z');
  takeSent(backend.telegram);
  backend.telegram.next = [];
});

async function blockedAt(): Promise<string | undefined> {
  const [row] = await backend.db.select().from(users).where(eq(users.id, learner.id));
  return row?.botBlockedAt?.toISOString();
}

describe('a learner who blocks the bot', () => {
  it('is marked, and gets no answer', async () => {
    await backend.bot.handleUpdate(backend.updates.membership(learner, 'kicked'));
    expect(await blockedAt()).toBe('2026-11-21T12:00:00.000Z');
    expect(takeSent(backend.telegram)).toEqual([]);
  });

  it('is unmarked when he lets it in again', async () => {
    await backend.bot.handleUpdate(backend.updates.membership(learner, 'kicked'));
    await backend.bot.handleUpdate(
      backend.updates.membership(learner, 'member', { at: '2026-11-21T12:00:05Z' }),
    );
    expect(await blockedAt()).toBeUndefined();
  });

  it('is unmarked by /start', async () => {
    await backend.bot.handleUpdate(backend.updates.membership(learner, 'kicked'));
    backend.clock.now = new Date('2026-11-21T12:10:00Z');
    await backend.bot.handleUpdate(backend.updates.text(learner, '/start'));
    expect(await blockedAt()).toBeUndefined();
  });

  it('is unmarked when he allows writing from the mini-app', async () => {
    await backend.bot.handleUpdate(backend.updates.membership(learner, 'kicked'));
    await backend.bot.handleUpdate(
      backend.updates.message(learner, { write_access_allowed: { from_request: true } }),
    );
    expect(await blockedAt()).toBeUndefined();
  });

  it('stays marked when a /start from before arrives late', async () => {
    await backend.bot.handleUpdate(backend.updates.membership(learner, 'kicked'));
    await backend.bot.handleUpdate(backend.updates.text(learner, '/start', { at: '2026-11-21T11:59:00Z' }));
    expect(await blockedAt()).toBe('2026-11-21T12:00:00.000Z');
  });

  it('ends in the same state whatever the order and number of deliveries', async () => {
    const story = [
      backend.updates.membership(learner, 'kicked', { at: '2026-11-21T12:00:00Z' }),
      backend.updates.membership(learner, 'member', { at: '2026-11-21T12:01:00Z' }),
      backend.updates.membership(learner, 'kicked', { at: '2026-11-21T12:02:00Z' }),
    ] as const;
    for (const order of ordersOf([...story, story[0], story[1]])) {
      await backend.db
        .update(users)
        .set({ botBlockedAt: null, lastSeenAt: new Date('2026-11-21T09:00:00Z') })
        .where(eq(users.id, learner.id));
      for (const update of order) await backend.bot.handleUpdate(update);
      expect(await blockedAt()).toBe('2026-11-21T12:02:00.000Z');
    }
  });
});

describe('a message that Telegram refuses to deliver', () => {
  it.each(['blocked', 'deactivated'] as const)(
    'marks the learner and is not tried again: %s',
    async (why) => {
      backend.telegram.next = [refusals[why]];
      await backend.bot.handleUpdate(backend.updates.text(learner, '/help'));
      expect(await blockedAt()).toBe('2026-11-21T12:00:00.000Z');
      expect(takeSent(backend.telegram)).toHaveLength(1);
    },
  );

  it('marks nobody when only the chat could not be found', async () => {
    backend.telegram.next = [refusals.chatNotFound];
    await backend.bot.handleUpdate(backend.updates.text(learner, '/help'));
    expect(await blockedAt()).toBeUndefined();
  });

  it('marks him as well when the bot writes on its own', async () => {
    backend.telegram.next = [refusals.blocked];
    await expect(backend.bot.api.sendMessage(learner.id, 'Пора учиться')).rejects.toThrow(/403/);
    expect(await blockedAt()).toBe('2026-11-21T12:00:00.000Z');
  });
});

/** Every order of five updates, 120 of them. */
function ordersOf(updates: Update[]): Update[][] {
  if (updates.length < 2) return [updates];
  return updates.flatMap((first, index) =>
    ordersOf([...updates.slice(0, index), ...updates.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}
