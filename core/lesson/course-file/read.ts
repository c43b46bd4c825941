import type { FieldProblem, Finding } from '../../hebrew/check/finding.ts';
import { adminErrorTexts } from '../../texts/admin/area.ts';
import { findingText, courseFileTexts as texts } from '../../texts/admin/course/course-file.ts';
import { dialogueFindingText, dialoguePlaceText } from '../../texts/admin/course/dialogue-findings.ts';
import { ruleFindingText } from '../../texts/admin/course/rule-findings.ts';
import { decodeCourseFile } from './encoding.ts';
import { lessonFields, wordFields } from './fields.ts';
import type { DecodedPart } from './json-shape.ts';
import { courseFileFormat, type LineOf, type ParsedCourse, parseCourseFile } from './parse.ts';
import type { FileProblem } from './problem.ts';

/** Reads a course file as it was sent; the extension (.csv, .tsv, .json) decides the format. */
export function readCourseFile(name: string, bytes: Uint8Array): ParsedCourse {
  const format = courseFileFormat(name);
  if (!format) return refused(adminErrorTexts.import_type ?? '');
  const decoded = decodeCourseFile(bytes);
  return decoded.ok ? parseCourseFile(decoded.text, format) : refused(texts.encoding[decoded.fault]);
}

const refused = (message: string): ParsedCourse => ({ ok: false, problems: [{ line: 1, message }] });

/** The column of a finding about sentences: what is wrong with them is found only in the whole course. */
const columnOf = ({ rule, word }: Finding): Pick<FileProblem, 'column'> => {
  if (!rule.startsWith('sentence-')) return {};
  return { column: word === '' ? lessonFields.proofs.column : wordFields.examples.column };
};

/** What a checker found in something that a lesson brings. */
type PartFinding = FieldProblem & { key: string };
type DecodedParts = readonly DecodedPart<{ key: string; lesson: string }>[];

/** What the checker of rules found, from the top of the file down. */
export const ruleProblemsInFile = (findings: readonly PartFinding[], rules: DecodedParts): FileProblem[] =>
  partProblems(findings, rules, ruleFindingText);

/** What the checker of dialogues found, from the top of the file down; each names the line of the dialogue. */
export const dialogueProblemsInFile = (
  findings: readonly PartFinding[],
  dialogues: DecodedParts,
): FileProblem[] =>
  partProblems(findings, dialogues, (problem, lesson) => {
    const place = dialoguePlaceText(problem.field);
    return `${place && `${place}: `}${dialogueFindingText(problem, lesson)}`;
  });

function partProblems(
  findings: readonly PartFinding[],
  parts: DecodedParts,
  say: (problem: FieldProblem, lesson: string) => string,
): FileProblem[] {
  const ofKey = new Map(parts.map((part) => [part.content.key, part]));
  const problems = findings.map(({ key, ...problem }) => {
    const part = ofKey.get(key);
    const message = `${key}: ${say(problem, part?.content.lesson ?? '')}`;
    return { ...(part?.placeOf(problem.field) ?? { line: 1 }), message };
  });
  return problems.toSorted((one, other) => one.line - other.line);
}

/** What the checker found in the course that would result from a file, from the top of the file down. */
export function problemsInFile(findings: readonly Finding[], lineOf: LineOf): FileProblem[] {
  const problems = findings.map((finding) => ({
    line: lineOf(finding.lesson, finding.word) ?? lineOf(finding.lesson) ?? 1,
    ...columnOf(finding),
    message: `${[finding.lesson, finding.word].filter(Boolean).join('/')}: ${findingText(finding)}`,
  }));
  return problems.toSorted((one, other) => one.line - other.line);
}
