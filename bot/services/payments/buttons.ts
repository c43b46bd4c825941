import { createHash } from 'node:crypto';
import { type PlanId, planIds } from '../../../core/payments/plans.ts';

/** The action of a button about payments. */
export type PaymentAction =
  | { kind: 'buy'; plan: PlanId; again: boolean }
  /** `digest` is the MD5 of the charge id, which does not fit into a button's 64 bytes. */
  | { kind: 'refund'; digest: string }
  /** To a question of this learner. */
  | { kind: 'answer'; userId: number };

/** Callback data; must stay readable for buttons in old chats. */
export const paymentButtons = {
  build(action: PaymentAction): string {
    if (action.kind === 'refund') return `rf:${action.digest}`;
    if (action.kind === 'answer') return `sa:${action.userId}`;
    return `${action.again ? 'more' : 'buy'}:${action.plan}`;
  },
  /** Undefined for any other button. */
  parse(data: string): PaymentAction | undefined {
    const [, word, named] = /^(buy|more):(\w+)$/.exec(data) ?? [];
    const plan = planIds.find((id) => id === named);
    if (plan) return { kind: 'buy', plan, again: word === 'more' };
    const userId = /^sa:(\d{1,16})$/.exec(data)?.[1];
    if (userId) return { kind: 'answer', userId: Number(userId) };
    const digest = /^rf:([0-9a-f]{32})$/.exec(data)?.[1];
    return digest ? { kind: 'refund', digest } : undefined;
  },
};

export function chargeDigest(chargeId: string): string {
  return createHash('md5').update(chargeId).digest('hex');
}
