import { runAlone } from '../bot/services/broadcast/daily.ts';
import type { BroadcastPorts } from '../bot/services/broadcast/send.ts';
import { describeFailure } from '../bot/services/failures.ts';
import { readTapParameter } from '../core/broadcasts/button.ts';
import type { Background, Log, StarsAccount } from '../core/ports.ts';
import { noteTap } from '../db/broadcasts/taps.ts';
import type { Db } from '../db/connection/client.ts';

type Sending = BroadcastPorts & { stars: Pick<StarsAccount, 'post' | 'say'>; background: Background };

/** Of the function's minute, behind an answer: a batch that has begun may take six seconds, a wait ten. */
const sendWithinMs = 40_000;

/** Sends a broadcast behind the answer, as far as the time of a function allows. */
export function sendBehindAnswer(deps: Sending, id: number): void {
  const began = performance.now();
  const isTimeLeft = (aheadMs = 0) => performance.now() - began + aheadMs < sendWithinMs;
  deps.background(
    runAlone(deps, id, isTimeLeft).catch((error: unknown) =>
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
