import type { LessonContent, WordContent } from '../../lesson/content.ts';
import { error, type Finding, type Problem, warning } from './finding.ts';
import { checkWord } from './word.ts';

/** Words a lesson may hold (SPEC: 'В уроке может быть максимум 10 слов'). */
const maxLessonWords = 10;

export const aboutWord = (
  problem: Problem,
  lesson: LessonContent,
  word: WordContent,
  field: Finding['field'],
) => ({
  ...problem,
  lesson: lesson.key,
  word: word.key,
  field,
});
export const aboutLesson = (problem: Problem, lesson: LessonContent): Finding => ({
  ...problem,
  lesson: lesson.key,
  word: '',
  field: '',
});

/** Pairs an item with the first earlier item of the same key. */
export function repeats<T>(items: readonly T[], keyOf: (item: T) => string): { item: T; first: T }[] {
  const firsts = new Map<string, T>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    return first === undefined ? [] : [{ item, first }];
  });
}

/** A gloss as learners compare it: letter case and ё make no difference. */
export const foldGloss = (russian: string): string => russian.toLowerCase().replaceAll('ё', 'е').trim();
/** Rules about one lesson: its size, its keys, and words that a question could mix up. */
export function checkLesson(lesson: LessonContent): Finding[] {
  const { words } = lesson;
  const findings: Finding[] = words.flatMap((word) =>
    checkWord(word).map((finding) => ({ ...finding, lesson: lesson.key })),
  );
  if (words.length < 1 || words.length > maxLessonWords) {
    findings.push(
      aboutLesson(error('lesson-size', `${words.length} words: want 1 to ${maxLessonWords}`), lesson),
    );
  }
  for (const { item } of repeats(words, (word) => word.key)) {
    findings.push(aboutWord(error('key', 'this key stands twice in the lesson'), lesson, item, 'key'));
  }
  for (const { item, first } of repeats(words, (word) => word.hebrew)) {
    const why = `same letters as ${first.key}: a choice of four could show both`;
    findings.push(aboutWord(error('homograph', why), lesson, item, 'hebrew'));
  }
  for (const { item, first } of repeats(words, (word) => word.transcription)) {
    const why = `sounds like ${first.key}: by ear nobody can tell which is meant`;
    findings.push(aboutWord(warning('homophone', why), lesson, item, 'transcription'));
  }
  for (const { item, first } of repeats(words, (word) => foldGloss(word.russian))) {
    findings.push(aboutWord(error('same-russian', `same gloss as ${first.key}`), lesson, item, 'russian'));
  }
  return findings;
}
