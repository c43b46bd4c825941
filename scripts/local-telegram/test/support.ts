import { type CallLog, createCallLog } from '../calls.ts';
import { createLocalClock, type LocalClock } from '../clock.ts';
import { createLocalTelegram, type LocalTelegram, type LocalTelegramOptions } from '../local-telegram.ts';
import { createLocalNetwork, type LocalNetwork } from '../network.ts';
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

export type RunningTelegram = {
  address: string;
  clock: LocalClock;
  network: LocalNetwork;
  calls: CallLog;
  /** Payments from before it began. */
  remember: LocalTelegram['remember'];
  /** Does as a person in the control API; answers its status and body. */
  act(path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
};

/** A local Telegram on a free port, with the webhook's pauses short enough for tests. */
export async function startTelegram(overrides: Partial<LocalTelegramOptions> = {}): Promise<RunningTelegram> {
  const clock = overrides.clock ?? createLocalClock();
  const network = overrides.network ?? createLocalNetwork();
  const calls = overrides.calls ?? createCallLog(clock);
  const telegram = createLocalTelegram({
    botToken,
    botInfo,
    appUrl: 'http://localhost:3000',
    people,
    webhookRetryMs: [10, 10, 10],
    webhookTimeoutMs: 10_000,
    ...overrides,
    clock,
    network,
    calls,
  });
  const address = await telegram.listen(0);
  return {
    address,
    clock,
    network,
    calls,
    remember: (payments) => telegram.remember(payments),
    close: () => telegram.close(),
    async act(path, body = {}) {
      const response = await fetch(`${address}/_local/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}

/** The messages in a person's chat, as their client sees them. */
export async function chatOf(telegram: RunningTelegram, personId: number) {
  const response = await fetch(`${telegram.address}/_local/chats/${personId}`);
  // The shape is the tool's own; tests read the fields that they name.
  return (await response.json()) as import('../control/shapes.ts').ChatView;
}

/** Calls a Bot API method without grammY, for what grammY would not send. */
export async function callBotApi(telegram: RunningTelegram, method: string, parameters: unknown = {}) {
  const response = await fetch(`${telegram.address}/bot${botToken}/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(parameters),
  });
  const body = (await response.json()) as {
    ok: boolean;
    result?: unknown;
    description?: string;
    error_code?: number;
  };
  return { status: response.status, ...body };
}
