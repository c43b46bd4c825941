import type { Finding } from '../../hebrew/check/finding.ts';
import { checkLesson } from '../../hebrew/check/lesson.ts';
import { findingText, courseFileTexts as texts } from '../../texts/admin/course-file.ts';
import type { LessonContent, WordContent } from '../content.ts';
import type { Decoded, DecodedSection } from './decode.ts';
import { placeOf } from './entry.ts';
import { type Fields, lessonFields, sectionFields, subsectionFields, wordFields } from './fields.ts';
import type { Report } from './problem.ts';
import type { DecodedRule } from './rule-entries.ts';

/** Reports each entry whose key is already taken by another. */
function reportRepeats(items: readonly Decoded<{ key: string }>[], fields: Fields, report: Report): void {
  const firstLines = new Map<string, number>();
  for (const { entry, content } of items) {
    const { key } = content;
    if (!key) continue;
    const first = firstLines.get(key);
    if (first === undefined) firstLines.set(key, entry.line);
    else report({ ...placeOf(entry, fields, 'key'), message: texts.keyTwice(key, first) });
  }
}

function reportRepeatedRules(rules: readonly DecodedRule[], report: Report): void {
  const firstLines = new Map<string, number>();
  for (const { content, placeOf } of rules) {
    const place = placeOf('key');
    const first = firstLines.get(content.key);
    if (first === undefined) firstLines.set(content.key, place.line);
    else report({ ...place, message: texts.keyTwice(content.key, first) });
  }
}

/** The checker's rules about words read nothing else of a lesson. */
export const bareLesson: LessonContent = {
  key: 'lesson',
  number: 1,
  name: '',
  description: '',
  topic: '',
  level: 'A0',
  isFree: true,
  words: [],
};

/** Reports the checker's errors in the words of a lesson. */
function reportFindings(
  words: readonly Decoded<WordContent>[],
  { isOurs, onLesson }: { isOurs: (finding: Finding) => boolean; onLesson: (message: string) => void },
  report: Report,
): void {
  // The checker names words by their keys, which may be missing or duplicated here: numbers are used instead.
  const numbered = words.map(({ content }, index): WordContent => ({ ...content, key: String(index) }));
  const findings = checkLesson({ ...bareLesson, words: numbered }).filter(({ level }) => level === 'error');
  const misspelled = new Set(findings.filter(isAboutLetters).map(({ word }) => word));
  const reported = new Set<string>();
  for (const finding of findings) {
    const name = `${finding.word} ${finding.field} ${finding.rule}`;
    const word = finding.word === '' ? undefined : words[Number(finding.word)];
    if (!isOurs(finding) || reported.has(name)) continue;
    reported.add(name);
    if (!word) onLesson(findingText(finding));
    else if (!followsFromOthers(finding, word, misspelled)) {
      report({ ...placeOf(word.entry, wordFields, finding.field), message: findingText(finding) });
    }
  }
}

const isAboutLetters = ({ field, rule }: Finding): boolean => field === 'hebrew' && rule !== 'homograph';

/** A bad field is already reported, and a pronunciation cannot agree with letters that are wrong or missing. */
function followsFromOthers(
  { rule, word, field }: Finding,
  { content, faulty }: Decoded<WordContent>,
  misspelled: ReadonlySet<string>,
): boolean {
  if (faulty.has(field)) return true;
  if (rule !== 'pronunciation-letters') return false;
  return faulty.has('hebrew') || content.pronunciation === '' || misspelled.has(word);
}

/** Reports duplicate keys and the checker's errors within single lessons. */
export function checkEntries(sections: readonly DecodedSection[], report: Report): void {
  const subsections = sections.flatMap((section) => section.subsections);
  const lessons = subsections.flatMap((subsection) => subsection.lessons);
  reportRepeats(sections, sectionFields, report);
  reportRepeats(subsections, subsectionFields, report);
  reportRepeats(lessons, lessonFields, report);
  reportRepeatedRules(
    lessons.flatMap(({ rules = [] }) => rules),
    report,
  );
  for (const lesson of lessons) {
    reportRepeats(lesson.words, wordFields, report);
    const onLesson = (message: string) => report({ ...placeOf(lesson.entry, lessonFields, 'key'), message });
    const isOurs = lesson.content.isDraft ? exceptMissingNiqqud(lesson.words) : () => true;
    reportFindings(lesson.words, { isOurs, onLesson }, report);
  }
}

/**
 * The same for words that belong to no lesson yet. The caller checks how many a lesson may hold; a missing
 * pronunciation is not reported.
 */
export function checkLooseWords(words: readonly Decoded<WordContent>[], report: Report): void {
  reportRepeats(words, wordFields, report);
  reportFindings(words, { isOurs: exceptMissingNiqqud(words), onLesson: () => {} }, report);
}

/** All findings except those about a missing pronunciation. */
const exceptMissingNiqqud =
  (words: readonly Decoded<WordContent>[]) =>
  ({ field, word }: Finding): boolean =>
    field !== 'pronunciation' || words[Number(word)]?.content.pronunciation !== '';
