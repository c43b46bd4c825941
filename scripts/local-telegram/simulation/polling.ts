import type { Update } from 'grammy/types';
import { BotApiError } from '../bot-api/errors.ts';
import type { CallLog } from '../calls.ts';
import type { Simulation } from './simulation.ts';
import { updateKind } from './updates.ts';

export type PollRequest = {
  /** Confirms all updates below it; negative: only that many of the last ones are kept. */
  offset: number;
  /** 1–100. */
  limit: number;
  /** How long to wait for the first update, milliseconds; 0 returns at once. */
  timeoutMs: number;
  /** Ends the wait when the bot closes the connection. */
  signal: AbortSignal;
};

/** getUpdates: returns the waiting updates, or waits for the first one. One poller at a time, as in Telegram. */
export function createPolling(simulation: Simulation, calls: Pick<CallLog, 'record'>) {
  let current: { stop: (reason: BotApiError) => void } | null = null;

  const take = ({ offset, limit }: PollRequest): Update[] => {
    const { state } = simulation;
    const first = offset < 0 ? (state.pendingUpdates.at(offset)?.update_id ?? 0) : offset;
    simulation.confirmUpdates((update) => update.update_id < first);
    const taken = state.pendingUpdates.slice(0, limit);
    for (const update of taken) {
      calls.record({ from: 'telegram', to: 'bot', name: updateKind(update), status: 200, ms: 0 });
    }
    return taken;
  };

  return async (request: PollRequest): Promise<Update[]> => {
    current?.stop(
      new BotApiError(
        409,
        'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
      ),
    );
    const waiting = take(request);
    if (waiting.length > 0 || request.timeoutMs <= 0) return waiting;

    let finish: () => void = () => undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(resolve, request.timeoutMs);
        const stopListening = simulation.onUpdate(() => resolve());
        request.signal.addEventListener('abort', () => resolve(), { once: true });
        current = { stop: reject };
        const mine = current;
        finish = () => {
          clearTimeout(timer);
          stopListening();
          if (current === mine) current = null;
        };
      });
    } finally {
      finish();
    }
    return request.signal.aborted ? [] : take(request);
  };
}
