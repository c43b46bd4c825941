import { afterEach, beforeEach } from 'vitest';
import { createCallLog } from '../calls.ts';
import { createLocalClock } from '../clock.ts';
import type { ChatView } from '../control/shapes.ts';
import { createLocalTelegram, type LocalTelegramOptions } from '../local-telegram.ts';
import { createLocalNetwork } from '../network.ts';
import { localPeople } from '../people.ts';

export const botToken = '1000000001:local-token';
export const botInfo = { id: 1_000_000_001, username: 'mila_local_bot', first_name: 'Мила' };
export const people = localPeople({ newLearner: 7001, experienced: 7002, admin: 7003 });
export const [anya, boris, dana] = people as [
  (typeof people)[number],
  (typeof people)[number],
  (typeof people)[number],
];

/** A moment for tests that look at dates: 20 November 2026, 12:00 UTC. */
export const noon = new Date('2026-11-20T12:00:00Z');

export type RunningTelegram = Awaited<ReturnType<typeof startTelegram>>;

/** A local Telegram on a free port, with the webhook's pauses short enough for tests. */
export async function startTelegram(overrides: Partial<LocalTelegramOptions> = {}) {
  const clock = overrides.clock ?? createLocalClock();
  const network = overrides.network ?? createLocalNetwork();
  const calls = overrides.calls ?? createCallLog(clock);
  const { listen, close, remember } = createLocalTelegram({
    ...{ botToken, botInfo, appUrl: 'http://localhost:3000', people },
    ...{ webhookRetryMs: [10, 10, 10], webhookTimeoutMs: 10_000 },
    ...overrides,
    ...{ clock, network, calls },
  });
  const address = await listen(0);
  const ask = async (path: string, body?: unknown): Promise<{ status: number; body: unknown }> => {
    const headers = { 'Content-Type': 'application/json' };
    const sent = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${address}/${path}`, sent);
    return { status: response.status, body: await response.json() };
  };
  return {
    ...{ address, clock, network, calls, close },
    /** Payments from before it began. */
    remember,
    /** Does as a person in the control API; answers its status and body. */
    act: (path: string, body: unknown = {}) => ask(`_local/${path}`, body),
    /** What the control API shows. */
    read: async (path: string): Promise<unknown> => (await ask(`_local/${path}`)).body,
    /** The messages in a person's chat, as their client sees them. */
    async chat(personId: number): Promise<ChatView> {
      // The shape is the tool's own; tests read the fields that they name.
      return (await ask(`_local/chats/${personId}`)).body as ChatView;
    },
    /** Calls a Bot API method without grammY, for what grammY would not send. */
    async call(method: string, parameters: unknown = {}) {
      const { status, body } = await ask(`bot${botToken}/${method}`, parameters);
      return { status, ...(body as Answer) };
    },
  };
}

type Answer = { ok: boolean; result?: unknown; description?: string; error_code?: number };

/** A local Telegram of its own for each test of a file, after `begin`. */
export function telegramOfEachTest(
  begin: (telegram: RunningTelegram) => Promise<unknown> = async () => {},
): RunningTelegram {
  const current = {} as RunningTelegram; // filled before a test reads it
  beforeEach(async () => {
    await begin(Object.assign(current, await startTelegram()));
  });
  afterEach(() => current.close());
  return current;
}
