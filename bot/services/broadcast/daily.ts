import type { StarsAccount } from '../../../core/ports.ts';
import { adminBotTexts } from '../../../core/texts/admin/bot.ts';
import { listUnfinished } from '../../../db/broadcasts.ts';
import { type BroadcastDesk, type IsTimeLeft, sendBroadcast } from './send.ts';

export type DailyDesk = BroadcastDesk & { stars: Pick<StarsAccount, 'post' | 'say'> };

/**
 * Continues interrupted broadcasts, oldest first; the author of each is notified when it is done. Returns how many
 * learners were reached and whether nothing is left to do.
 */
export async function goOnWithBroadcasts(
  desk: DailyDesk,
  isTimeLeft: IsTimeLeft,
): Promise<{ reached: number; isComplete: boolean }> {
  let reached = 0;
  for (const { id, sent } of await listUnfinished(desk.db)) {
    const { broadcast, reason } = await sendBroadcast(desk, id, isTimeLeft);
    reached += broadcast.sent - sent;
    if (reason !== 'ended') return { reached, isComplete: false };
    // Best effort: the figures are in the database.
    await desk.stars.say(broadcast.adminId, adminBotTexts.broadcast.ended(broadcast)).catch(() => undefined);
  }
  return { reached, isComplete: true };
}
