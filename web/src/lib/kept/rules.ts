import type { RuleItem } from '../../../../core/contracts/rules.ts';
import { type Device, keptListAt } from '../lists/kept-list.ts';
import type { Services } from '../services.ts';

/** All rules, with what the learner knew of them; here, since the first view does without them. */
export const keptRules = keptListAt<RuleItem>((userId) => `mila:rules:${userId}`);

/**
 * Has the device keep the rules before the first lesson is opened: one call for each device, later ones are the trainer's.
 * Rejects when the server is not reached.
 */
export async function keepRulesAhead(services: Device & Pick<Services, 'api'>): Promise<void> {
  if (services.session.userId() === null || keptRules.read(services)) return;
  keptRules.write(services, await services.api.call('GET /rules', { retries: 0 }));
}
