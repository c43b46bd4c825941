import { error, type Problem } from '../hebrew/check/finding.ts';

/** A problem and the field of its rule: 'text', 'pairs.0.right', 'checks.2.reasons'. */
export type RuleProblem = Problem & { field: string };

/** Problems at one field. */
export const atField = (field: string, problems: readonly Problem[]): RuleProblem[] =>
  problems.map((problem) => ({ ...problem, field }));

/** An error at a field. */
export const ruleError = (field: string, rule: string, why: string): RuleProblem => ({
  ...error(rule, why),
  field,
});
