import { lt } from 'drizzle-orm';
import { chargesKeptSince } from '../../core/people/deletion.ts';
import type { Db } from '../connection/client.ts';
import { keptCharges } from '../schema/index.ts';

/** Removes the charges of deleted people whose term is over. Returns how many. */
export async function forgetKeptCharges(db: Db, now: Date): Promise<number> {
  const gone = await db
    .delete(keptCharges)
    .where(lt(keptCharges.paidAt, chargesKeptSince(now)))
    .returning({ chargeId: keptCharges.telegramPaymentChargeId });
  return gone.length;
}
