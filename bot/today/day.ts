import { daySeed } from '../../core/day/seed.ts';
import { createRandom } from '../../core/random.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { readToday, type Today } from '../../db/memory/today.ts';
import type { UserRecord } from '../../db/users.ts';
import type { BotContext, BotDeps } from '../context.ts';

/** Reads what is due today, as far as a chat can ask it. */
export type DayReader = () => Promise<Today>;

/** Returns a reader that reads the database at its first call only: forms, numbers and words begin by the same day. */
export function dayReader(
  { db, recogniser, sounds }: Pick<BotDeps, 'db' | 'recogniser' | 'sounds'>,
  ctx: BotContext,
  user: UserRecord,
): DayReader {
  let day: Promise<Today> | undefined;
  return () => {
    const today = dateIn(user.timezone, ctx.now);
    day ??= readToday(db, {
      userId: user.id,
      today,
      kind: 'due',
      circumstances: {
        canSpeak: recogniser !== undefined,
        canListen: sounds !== undefined,
        canShowCursive: false,
      },
      canFillGaps: false,
      numbers: sounds ? createRandom(daySeed(user.id, today)) : undefined,
    });
    return day;
  };
}
