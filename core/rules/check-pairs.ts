import { atField, error, type FieldProblem, type Problem } from '../hebrew/check/finding.ts';
import { russianProblems } from '../hebrew/check/plain-text.ts';
import { proseProblems, rightHebrewProblems, wrongHebrewProblems } from '../hebrew/lines/hebrew-in-text.ts';
import { lineProblems } from '../hebrew/lines/line-problems.ts';
import { hasNiqqud, stripNiqqud } from '../hebrew/niqqud.ts';
import type { KnownForms } from '../hebrew/sentences/known-forms.ts';
import type { RulePair } from './content.ts';
import { areBracketsPaired, marksLetters, splitMarks } from './marks.ts';

/** Hebrew with its decisive letters in brackets: its brackets. */
function markProblems(pronunciation: string): Problem[] {
  const { text, marks } = splitMarks(pronunciation);
  const problems: Problem[] = [];
  if (!areBracketsPaired(pronunciation))
    problems.push(error('rule-marks', 'a bracket without its other one'));
  else if (marks.length === 0) problems.push(error('rule-marks', 'nothing is marked'));
  if (marks.some((mark) => !marksLetters(text, mark))) {
    problems.push(error('rule-marks', 'a mark is around whole letters with their points'));
  }
  return problems;
}

function rightProblems(right: RulePair['right'], known: KnownForms, field: string): FieldProblem[] {
  const marks = atField(`${field}.pronunciation`, markProblems(right.pronunciation));
  const { text } = splitMarks(right.pronunciation);
  return [...marks, ...lineProblems({ ...right, pronunciation: text }, known, field)];
}

/** A pair: its right line, and what stands beside it. */
export function pairProblems({ right, other }: RulePair, known: KnownForms, field: string): FieldProblem[] {
  const within = (place: string, problems: readonly Problem[]) => atField(`${field}.${place}`, problems);
  const problems = rightProblems(right, known, `${field}.right`);
  if (!other) return problems;
  const { text } = splitMarks(right.pronunciation);
  const isRightToo = hasNiqqud(other.hebrew);
  const same = isRightToo ? other.hebrew.normalize('NFC') === text : other.hebrew === stripNiqqud(text);
  return [
    ...problems,
    ...within('other.hebrew', [
      ...(isRightToo
        ? rightHebrewProblems(other.hebrew, other.russian, known)
        : wrongHebrewProblems(other.hebrew)),
      ...(same ? [error('rule-pair', 'both sides of the pair are the same')] : []),
    ]),
    ...within('other.russian', russianProblems(other.russian)),
    ...within('other.why', proseProblems(other.why, known)),
  ];
}
