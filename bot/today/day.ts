import type { RenderedSounds, SttProvider } from '../../core/ports.ts';
import { dateIn } from '../../core/streak/streak.ts';
import type { Db } from '../../db/connection/client.ts';
import { type PlannedDay, readPlannedDay } from '../../db/day/plan.ts';
import type { UserRecord } from '../../db/users.ts';
import type { BotContext } from '../context.ts';
import type { Admins } from '../learner.ts';

/** Reads what is due today, as far as a chat can ask it. */
export type DayReader = () => Promise<PlannedDay>;

/** What decides which questions a chat can ask. */
type ChatEquipment = Admins & {
  db: Db;
  recogniser?: SttProvider | undefined;
  sounds?: RenderedSounds | undefined;
};

/** Returns a reader that reads the database at its first call only: all parts of a day begin by the same plan. */
export function dayReader(
  { db, recogniser, sounds, adminIds }: ChatEquipment,
  ctx: BotContext,
  user: UserRecord,
): DayReader {
  let day: Promise<PlannedDay> | undefined;
  return () => {
    const means = {
      canSpeak: recogniser !== undefined,
      canListen: sounds !== undefined,
      // In a chat nothing can be drawn or moved, there is one font, and a sentence comes with its answer. The sounds of
      // forms are made for the app.
      ...{ canDraw: false, canPutInOrder: false, canShowCursive: false },
      ...{ canFillGaps: false, canHearForms: false },
    };
    const today = dateIn(user.timezone, ctx.now);
    const visitor = { userId: user.id, isAdminByEnv: adminIds.has(user.id) };
    day ??= readPlannedDay(db, { ...visitor, today, kind: 'due', means }, ctx.now);
    return day;
  };
}
