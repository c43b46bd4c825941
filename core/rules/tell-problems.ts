import type { RuleProblem as ToldProblem } from '../contracts/rules-admin.ts';
import type { FieldProblem } from '../hebrew/check/finding.ts';
import { ruleFindingText } from '../texts/admin/rule-findings.ts';

/** Problems of a rule as its author is told them; `lesson` is the name of the lesson that brings it. */
export const tellProblems = (problems: readonly FieldProblem[], lesson: string): ToldProblem[] =>
  problems.map((problem) => ({
    field: problem.field,
    code: problem.rule,
    message: ruleFindingText(problem, lesson),
  }));
