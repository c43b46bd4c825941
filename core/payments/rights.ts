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
  /** null: for ever. */
  endsAt: Date | null;
};

/** What a charge gives. */
export type Right = {
  chargeId: string;
  plan: PlanId;
  startsAt: Date;
  /** null: for ever. */
  endsAt: Date | null;
  /** When its stars went back. */
  revokedAt: Date | null;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * What a learner's purchases give him, all of them computed anew in the order in which they were paid: so whatever the
 * order in which we hear of payments and refunds, the rights come out the same. A purchase begins at the later of its
 * payment and the end of what he has by then; a refunded one takes exactly its own days away. `surplus` are the charges
 * that give nothing, since he had premium for ever already: their stars go back.
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
    // Premium for ever holds from the payment on, beside the days that are left.
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

/** The later of `from` and the end of what holds at it; rights in a row count as one. */
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
