import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import { findUser } from '../../../db/users.ts';
import { type PaymentsDesk, tell } from './desk.ts';

/** Tells a learner that an admin has given them premium. Best effort: the right is stored, and the app shows it. */
export async function tellOfGrant(desk: PaymentsDesk, userId: number, now: Date): Promise<void> {
  const user = await findUser(desk.db, userId, now);
  if (!user?.isPremium) return;
  const until = user.premiumUntil === null ? null : new Date(user.premiumUntil);
  await tell(desk, userId, paymentsBotTexts.given({ isPremium: true, until, timeZone: user.timezone }), now);
}
