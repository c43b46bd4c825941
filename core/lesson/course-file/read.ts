import type { Finding } from '../../hebrew/check/finding.ts';
import type { RuleFinding } from '../../rules/check-rules.ts';
import { adminErrorTexts } from '../../texts/admin/area.ts';
import { findingText, courseFileTexts as texts } from '../../texts/admin/course-file.ts';
import { ruleFindingText } from '../../texts/admin/rule-findings.ts';
import { decodeCourseFile } from './encoding.ts';
import { lessonFields, wordFields } from './fields.ts';
import { courseFileFormat, type LineOf, type ParsedCourse, parseCourseFile } from './parse.ts';
import type { FileProblem } from './problem.ts';
import type { DecodedRule } from './rule-entries.ts';

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

/** What the checker of rules found, from the top of the file down. */
export function ruleProblemsInFile(
  findings: readonly RuleFinding[],
  rules: readonly DecodedRule[],
): FileProblem[] {
  const ofKey = new Map(rules.map((rule) => [rule.content.key, rule]));
  const problems = findings.map(({ key, field, ...problem }) => {
    const rule = ofKey.get(key);
    const message = `${key}: ${ruleFindingText(problem, rule?.content.lesson ?? '')}`;
    return { ...(rule?.placeOf(field) ?? { line: 1 }), message };
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
