import type { StarsAccount } from '../../../core/ports.ts';
import { adminBotTexts } from '../../../core/texts/admin/bot.ts';
import { listUnfinished } from '../../../db/broadcasts.ts';
import { type BroadcastPorts, type IsTimeLeft, sendBroadcast } from './send.ts';

export type DailyPorts = BroadcastPorts & { stars: Pick<StarsAccount, 'post' | 'say'> };

/**
 * Continues interrupted broadcasts, oldest first; the author of each is notified when it is done. Returns how many
 * learners were reached and whether nothing is left to do.
 */
export async function goOnWithBroadcasts(
  ports: DailyPorts,
  isTimeLeft: IsTimeLeft,
): Promise<{ reached: number; isComplete: boolean }> {
  let reached = 0;
  for (const { id, sent } of await listUnfinished(ports.db)) {
    const { broadcast, reason } = await sendBroadcast(ports, id, isTimeLeft);
    reached += broadcast.sent - sent;
    if (reason !== 'ended') return { reached, isComplete: false };
    // Best effort: the figures are in the database.
    await ports.stars.say(broadcast.adminId, adminBotTexts.broadcast.ended(broadcast)).catch(() => undefined);
  }
  return { reached, isComplete: true };
}
