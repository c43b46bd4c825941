/** What brings the rules of a lesson. One chunk, loaded with the first lesson that is opened or ahead of it; nothing imports it statically. */

export { cardOf, checksOf, rulesBefore } from '../../../../../core/rules/steps.ts';
export { RulePlayer } from '../../../exercises/rules/rule-player.tsx';
export { keepRulesAhead, keptRules } from '../../../lib/kept/rules.ts';
export { rulesQuery } from '../../../lib/rules/rules-cache.ts';
