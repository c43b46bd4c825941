import type { Finding } from '../../hebrew/check/finding.ts';
import { checkLesson } from '../../hebrew/check/lesson.ts';
import { findingText, courseFileTexts as texts } from '../../texts/admin/course/course-file.ts';
import type { LessonContent, WordContent } from '../content.ts';
import type { Decoded, DecodedSection } from './decode.ts';
import { placeOf } from './entry.ts';
import { type Fields, lessonFields, sectionFields, subsectionFields, wordFields } from './fields.ts';
import type { DecodedPart } from './json-shape.ts';
import type { Report } from './problem.ts';

/** Something with a key, and where it stands. */
type Keyed = { key: string; line: number; place: { line: number; column?: string } };

/** Reports each key that is already taken by another. */
function reportRepeats(items: readonly Keyed[], report: Report): void {
  const firstLines = new Map<string, number>();
  for (const { key, line, place } of items) {
    if (!key) continue;
    const first = firstLines.get(key);
    if (first === undefined) firstLines.set(key, line);
    else report({ ...place, message: texts.keyTwice(key, first) });
  }
}

const keyedEntries = (items: readonly Decoded<{ key: string }>[], fields: Fields): Keyed[] =>
  items.map(({ entry, content: { key } }) => ({
    key,
    line: entry.line,
    place: placeOf(entry, fields, 'key'),
  }));

const keyedParts = (parts: readonly DecodedPart<{ key: string }>[]): Keyed[] =>
  parts.map(({ content: { key }, placeOf: placeOfField }) => {
    const place = placeOfField('key');
    return { key, line: place.line, place };
  });

/** The checker's rules about words read nothing else of a lesson. */
const bareLesson: LessonContent = {
  key: 'lesson',
  number: 1,
  name: '',
  description: '',
  topic: '',
  level: 'A0',
  isFree: true,
  words: [],
};

/** Reports the checker's errors in the words of a lesson. Returns all that it found; words are named by their places. */
function reportFindings(
  words: readonly Decoded<WordContent>[],
  { isOurs, onLesson }: { isOurs: (finding: Finding) => boolean; onLesson: (message: string) => void },
  report: Report,
): Finding[] {
  // The checker names words by their keys, which may be missing or duplicated here: numbers are used instead.
  const numbered = words.map(({ content }, index): WordContent => ({ ...content, key: String(index) }));
  const findings = checkLesson({ ...bareLesson, words: numbered });
  const errors = findings.filter(({ level }) => level === 'error');
  const misspelled = new Set(errors.filter(isAboutLetters).map(({ word }) => word));
  const reported = new Set<string>();
  for (const finding of errors) {
    const name = `${finding.word} ${finding.field} ${finding.rule}`;
    const word = finding.word === '' ? undefined : words[Number(finding.word)];
    if (!isOurs(finding) || reported.has(name)) continue;
    reported.add(name);
    if (!word) onLesson(findingText(finding));
    else if (!followsFromOthers(finding, word, misspelled)) {
      report({ ...placeOf(word.entry, wordFields, finding.field), message: findingText(finding) });
    }
  }
  return findings;
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
  reportRepeats(keyedEntries(sections, sectionFields), report);
  reportRepeats(keyedEntries(subsections, subsectionFields), report);
  reportRepeats(keyedEntries(lessons, lessonFields), report);
  reportRepeats(keyedParts(lessons.flatMap(({ rules = [] }) => rules)), report);
  reportRepeats(keyedParts(lessons.flatMap(({ dialogues = [] }) => dialogues)), report);
  for (const lesson of lessons) {
    reportRepeats(keyedEntries(lesson.words, wordFields), report);
    const onLesson = (message: string) => report({ ...placeOf(lesson.entry, lessonFields, 'key'), message });
    const isOurs = lesson.content.isDraft ? exceptMissingNiqqud(lesson.words) : () => true;
    reportFindings(lesson.words, { isOurs, onLesson }, report);
  }
}

/**
 * The same for words that belong to no lesson yet. The caller checks how many a lesson may hold; a missing
 * pronunciation is not reported. Returns all that the checker found; words are named by their places.
 */
export function checkLooseWords(words: readonly Decoded<WordContent>[], report: Report): Finding[] {
  reportRepeats(keyedEntries(words, wordFields), report);
  return reportFindings(words, { isOurs: exceptMissingNiqqud(words), onLesson: () => {} }, report);
}

/** All findings except those about a missing pronunciation. */
const exceptMissingNiqqud =
  (words: readonly Decoded<WordContent>[]) =>
  ({ field, word }: Finding): boolean =>
    field !== 'pronunciation' || words[Number(word)]?.content.pronunciation !== '';
