import type { RuleProblem } from '../contracts/rules-admin.ts';
import type { FieldProblem } from '../hebrew/check/finding.ts';
import { ruleFindingText } from '../texts/admin/rule-findings.ts';

/** Problems of a rule in words for its author; `lesson` is the name of the lesson that brings it. */
export const describeProblems = (problems: readonly FieldProblem[], lesson: string): RuleProblem[] =>
  problems.map((problem) => ({
    field: problem.field,
    code: problem.rule,
    message: ruleFindingText(problem, lesson),
  }));
