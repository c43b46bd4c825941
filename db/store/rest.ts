import { eq } from 'drizzle-orm';
import { switchRest } from '../../core/streak/rest.ts';
import { dateIn } from '../../core/streak/streak.ts';
import type { Db } from '../connection/client.ts';
import { users } from '../schema/index.ts';

/**
 * Notes when the learner's rest was switched on or off: today, so that no day before it is judged again. Belongs in the
 * transaction that saves the setting; the learner's row is locked until its end. Does nothing for an unknown learner.
 */
export async function noteRest(tx: Db, input: { userId: number; isOn: boolean }, now: Date): Promise<void> {
  const { userId, isOn } = input;
  const { timezone, restSwitches, streakLastDate } = users;
  const [learner] = await tx
    .select({ timezone, restSwitches, streakLastDate })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!learner) return;
  const today = dateIn(learner.timezone, now);
  // After a flight westwards the latest active day may be later than today.
  const { streakLastDate: last } = learner;
  const switches = switchRest(learner.restSwitches, isOn, last !== null && last > today ? last : today);
  await tx
    .update(users)
    .set({ restSwitches: [...switches] })
    .where(eq(users.id, userId));
}
