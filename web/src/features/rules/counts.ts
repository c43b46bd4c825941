import type { RuleItem } from '../../../../core/contracts/rules.ts';

/** How many rules were met, of all that there are. */
export const countsOf = (rules: readonly Pick<RuleItem, 'state'>[]): { met: number; all: number } => ({
  met: rules.filter(({ state }) => state !== 'new').length,
  all: rules.length,
});
