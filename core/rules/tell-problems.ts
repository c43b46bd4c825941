import type { RuleProblem as ToldProblem } from '../contracts/rules-admin.ts';
import { ruleFindingText } from '../texts/admin/rule-findings.ts';
import type { RuleProblem } from './rule-problem.ts';

/** Problems of a rule as its author is told them; `lesson` is the name of the lesson that brings it. */
export const tellProblems = (problems: readonly RuleProblem[], lesson: string): ToldProblem[] =>
  problems.map((problem) => ({
    field: problem.field,
    code: problem.rule,
    message: ruleFindingText(problem, lesson),
  }));
