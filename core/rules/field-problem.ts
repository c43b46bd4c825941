import { error, type Problem } from '../hebrew/check/finding.ts';

/** A problem and the field of its rule: 'text', 'pairs.0.right', 'checks.2.reasons'. */
export type FieldProblem = Problem & { field: string };

/** Problems at one field. */
export const atField = (field: string, problems: readonly Problem[]): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, field }));

/** An error at a field. */
export const ruleError = (field: string, rule: string, why: string): FieldProblem => ({
  ...error(rule, why),
  field,
});
