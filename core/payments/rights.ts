import { type PlanId, plans } from './plans.ts';

/** A charge that pays an order of the learner. */
export type Purchase = {
  /** telegram_payment_charge_id */
  chargeId: string;
  plan: PlanId;
  paidAt: Date;
  refundedAt: Date | null;
};

/** Premium that an admin gave; not revoked. */
export type Grant = {
  startsAt: Date;
  /** null: forever. */
  endsAt: Date | null;
};

/** What a charge gives. */
export type Right = {
  chargeId: string;
  plan: PlanId;
  startsAt: Date;
  /** null: forever. */
  endsAt: Date | null;
  /** When its stars were refunded. */
  revokedAt: Date | null;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns what a learner's purchases give them, all recomputed in the order in which they were paid: so the rights are
 * the same in whatever order we learn of payments and refunds. A purchase starts at the later of its payment and the
 * end of what they have by then; a refunded one removes exactly its own days. `surplus` lists the charges that give
 * nothing because the learner already had lifetime premium: their stars are refunded.
 */
export function rightsOf(
  purchases: readonly Purchase[],
  grants: readonly Grant[],
): { rights: Right[]; surplus: string[] } {
  const rights: Right[] = [];
  const surplus: string[] = [];
  const held: Grant[] = [...grants];
  for (const { chargeId, plan, paidAt, refundedAt } of inOrderOfPayment(purchases)) {
    if (refundedAt) {
      rights.push({ chargeId, plan, startsAt: paidAt, endsAt: endOf(plan, paidAt), revokedAt: refundedAt });
      continue;
    }
    const reached = heldUntil(held, paidAt);
    if (reached === 'for ever') {
      surplus.push(chargeId);
      continue;
    }
    // Lifetime premium starts at the payment, in parallel with the remaining days.
    const startsAt = plans[plan].days === null ? paidAt : reached;
    const right = { chargeId, plan, startsAt, endsAt: endOf(plan, startsAt), revokedAt: null };
    rights.push(right);
    held.push(right);
  }
  return { rights, surplus };
}

function inOrderOfPayment(purchases: readonly Purchase[]): Purchase[] {
  return [...purchases].sort(
    (a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.chargeId < b.chargeId ? -1 : 1),
  );
}

/** The later of `from` and the end of the rights active at it; consecutive rights count as one. */
function heldUntil(held: readonly Grant[], from: Date): Date | 'for ever' {
  let reached = from;
  for (const { startsAt, endsAt } of [...held].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    if (startsAt.getTime() > reached.getTime()) continue;
    if (endsAt === null) return 'for ever';
    if (endsAt.getTime() > reached.getTime()) reached = endsAt;
  }
  return reached;
}

function endOf(plan: PlanId, startsAt: Date): Date | null {
  const { days } = plans[plan];
  return days === null ? null : new Date(startsAt.getTime() + days * dayMs);
}
