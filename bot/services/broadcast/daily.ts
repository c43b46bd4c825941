import type { StarsAccount } from '../../../core/ports.ts';
import type { RunEnd } from '../../../core/service/queued-work.ts';
import { adminBotTexts } from '../../../core/texts/admin/bot.ts';
import { listUnfinished } from '../../../db/broadcasts/broadcast.ts';
import { type BroadcastPorts, type BroadcastRun, type IsTimeLeft, sendBroadcast } from './send.ts';

export type DailyPorts = BroadcastPorts & { stars: Pick<StarsAccount, 'send' | 'say'> };

/**
 * Continues interrupted broadcasts and those whose hour has come, oldest first. Returns how many learners were reached and
 * whether nothing is left to do now.
 */
export async function goOnWithBroadcasts(
  ports: DailyPorts,
  isTimeLeft: IsTimeLeft,
): Promise<{ reached: number } & RunEnd> {
  let reached = 0;
  for (const { id, sent } of await listUnfinished(ports.db)) {
    const run = await runAlone(ports, id, isTimeLeft);
    reached += run.broadcast.sent - sent;
    const end = endOf(run);
    if (!end.isComplete) return { reached, ...end };
  }
  return { reached, isComplete: true };
}

function endOf({ reason, waitSeconds }: BroadcastRun): RunEnd {
  if (reason === 'ended' || reason === 'later') return { isComplete: true };
  if (reason === 'late') return { isComplete: false, stoppedBy: 'time' };
  if (reason === 'busy') return { isComplete: false, stoppedBy: 'another-run' };
  return { isComplete: false, stoppedBy: 'telegram', ...(waitSeconds === undefined ? {} : { waitSeconds }) };
}

/** Sends a broadcast while nobody looks at its progress: its author is notified of the end. */
export async function runAlone(ports: DailyPorts, id: number, isTimeLeft: IsTimeLeft): Promise<BroadcastRun> {
  const run = await sendBroadcast(ports, id, isTimeLeft);
  const { adminId } = run.broadcast;
  if (run.reason === 'ended' && adminId !== 0) {
    // Best effort: the figures are in the database.
    await ports.stars.say(adminId, adminBotTexts.broadcast.ended(run.broadcast)).catch(() => undefined);
  }
  return run;
}
