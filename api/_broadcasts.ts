import { runAlone } from '../bot/services/broadcast/daily.ts';
import type { BroadcastPorts } from '../bot/services/broadcast/send.ts';
import { describeFailure } from '../bot/services/failures.ts';
import { readTapParameter } from '../core/broadcasts/button.ts';
import type { Background, Log, StarsAccount } from '../core/ports.ts';
import { noteTap } from '../db/broadcasts/taps.ts';
import type { Db } from '../db/connection/client.ts';
import { type HandingOver, handOver } from './_queue/hand-over.ts';
import { sendWithinMs, timeWithin } from './_run-time.ts';

type Sending = BroadcastPorts &
  HandingOver & { stars: Pick<StarsAccount, 'send' | 'say'>; background: Background };

/** Sends a broadcast behind the answer: through the platform's queue, or as far as the time of a function allows. */
export function sendBehindAnswer(deps: Sending, id: number): void {
  const send = async () => {
    const began = deps.clock();
    if (await handOver(deps, 'broadcasts', began)) return;
    await runAlone(deps, id, timeWithin(deps.clock, began, sendWithinMs));
  };
  deps.background(
    send().catch((error: unknown) =>
      deps.log('error', 'broadcast-broken', { id, cause: describeFailure(error) }),
    ),
  );
}

/** Counts, behind the answer, who came by the button of a broadcast: the signed parameter of their launch says it. */
export function countTap(
  deps: { db: Db; background: Background; log: Log },
  { userId, startParam = '' }: { userId: number; startParam: string | undefined },
  now: Date,
): void {
  const tap = readTapParameter(startParam);
  if (!tap) return;
  deps.background(
    noteTap(deps.db, { broadcastId: tap.broadcastId, userId }, now).catch((error: unknown) =>
      deps.log('warn', 'tap-not-counted', { cause: describeFailure(error) }),
    ),
  );
}
