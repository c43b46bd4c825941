import type { PartProblem } from '../contracts/shapes/parts-admin.ts';
import type { FieldProblem } from '../hebrew/check/finding.ts';
import { dialogueFindingText } from '../texts/admin/course/dialogue-findings.ts';
import { ruleFindingText } from '../texts/admin/course/rule-findings.ts';

type Say = (problem: FieldProblem, lesson: string) => string;

const describeBy =
  (say: Say) =>
  (problems: readonly FieldProblem[], lesson: string): PartProblem[] =>
    problems.map((it) => ({ field: it.field, code: it.rule, message: say(it, lesson) }));

/** Problems of a rule in words for its author; `lesson` is the name of the lesson that brings it. */
export const describeRuleProblems = describeBy(ruleFindingText);

/** The same of a dialogue. */
export const describeDialogueProblems = describeBy(dialogueFindingText);
