import type { RuleItem } from '../../../../core/contracts/rules.ts';
import type { Services } from '../services.ts';

type Device = Pick<Services, 'session' | 'localStore'>;

/** The name in the storage of the device; here, since the first view does without it. */
const rulesKey = (userId: number) => `mila:rules:${userId}`;

/** The rules as this device had them last, with what the learner knew of them. */
export function keptRules({ session, localStore }: Device): RuleItem[] | undefined {
  const userId = session.userId();
  const kept = userId === null ? undefined : localStore.read(rulesKey(userId));
  // Written by this file alone.
  return Array.isArray(kept) ? (kept as RuleItem[]) : undefined;
}

/**
 * Has the device keep the rules before the first lesson is opened: one call for each device, later ones are the trainer's.
 * Rejects when the server is not reached.
 */
export async function keepRulesAhead(services: Device & Pick<Services, 'api'>): Promise<void> {
  if (services.session.userId() === null || keptRules(services)) return;
  keepRules(services, await services.api.call('GET /rules', { retries: 0 }));
}

/** Stores them for a time without a network; a device that has no room for them has none. */
export function keepRules({ session, localStore }: Device, rules: readonly RuleItem[]): void {
  const userId = session.userId();
  if (userId !== null && !localStore.write(rulesKey(userId), rules)) localStore.remove(rulesKey(userId));
}
