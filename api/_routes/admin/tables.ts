import type { AdminUser } from '../../../core/contracts/admin/admin.ts';
import type { AdminPayment } from '../../../core/contracts/payments.ts';
import { wallTimeIn } from '../../../core/streak/streak.ts';
import type { CellValue } from '../../../core/text/spreadsheet.ts';
import { tableTexts } from '../../../core/texts/admin/tables.ts';
import { usersTexts } from '../../../core/texts/admin-users.ts';
import { planTexts } from '../../../core/texts/home/payments.ts';

/** Lists of the admin area as tables for a spreadsheet. */

export const fileLimit = { name: 'admin-file', calls: 20, windowSeconds: 60 };

export const userColumns = Object.values(tableTexts.user);

/** In the order of `userColumns`; times are those of the admin's zone. */
export function userCells(user: AdminUser, zone: string): CellValue[] {
  const at = (iso: string | null) => iso && timeText(iso, zone);
  const cells: Record<keyof typeof tableTexts.user, CellValue> = {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    username: user.username,
    points: user.points,
    status: user.status,
    words: user.words_learned,
    quizzes: user.quizzes_passed,
    streak: user.daily_streak,
    premium: user.subscription_status === 'premium' ? (at(user.premium_until) ?? tableTexts.forEver) : null,
    role: user.role === 'admin' || user.admin_by_env ? usersTexts.tags.admin : null,
    blocked: user.blocked ? usersTexts.tags.blocked : null,
    arrived: at(user.created_at),
    seen: at(user.last_seen_at),
  };
  return Object.values(cells);
}

export const paymentColumns = Object.values(tableTexts.payment);

/** In the order of `paymentColumns`. */
export function paymentCells(payment: AdminPayment, zone: string): CellValue[] {
  const { subscriptionType } = payment;
  const cells: Record<keyof typeof tableTexts.payment, CellValue> = {
    paidAt: timeText(payment.paidAt, zone),
    userId: payment.userId,
    userName: payment.userName,
    plan: subscriptionType ? planTexts[subscriptionType].name : usersTexts.payments.unknownPlan,
    stars: payment.stars,
    refundedAt: payment.refundedAt && timeText(payment.refundedAt, zone),
    chargeId: payment.chargeId,
  };
  return Object.values(cells);
}

/** '2026-11-21 10:15': a spreadsheet knows it for a time. */
const timeText = (iso: string, zone: string): string =>
  wallTimeIn(zone, new Date(iso)).slice(0, 16).replace('T', ' ');
