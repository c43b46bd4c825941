import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import { findUser } from '../../../db/users.ts';
import { type PaymentPorts, tell } from './ports.ts';

/** Tells a learner that an admin has given them premium. Best effort: the right is stored, and the app shows it. */
export async function tellOfGrant(ports: PaymentPorts, userId: number, now: Date): Promise<void> {
  const user = await findUser(ports.db, userId, now);
  if (!user?.isPremium) return;
  const until = user.premiumUntil === null ? null : new Date(user.premiumUntil);
  await tell(ports, userId, paymentsBotTexts.given({ isPremium: true, until, timeZone: user.timezone }), now);
}
