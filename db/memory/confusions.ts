import { type Confusion, confusionsOf } from '../../core/hebrew/confusions.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import type { Db } from '../connection/client.ts';
import { drillOf } from './drill.ts';
import { readSlips, type Slip } from './slips.ts';

/** Which letters the learner mixes up, and how many of their words a drill of them would ask today. */
export async function readConfusions(
  db: Db,
  input: { userId: number; today: ActivityDate },
): Promise<{ confusions: Confusion<Slip>[]; drillWords: number }> {
  const confusions = confusionsOf(await readSlips(db, input));
  const words = await drillOf(db, input, confusions);
  return { confusions, drillWords: words.length };
}
