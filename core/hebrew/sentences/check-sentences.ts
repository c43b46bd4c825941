import type { LessonContent, SectionContent, SentenceContent, WordContent } from '../../lesson/content.ts';
import { error, type Finding, type Problem } from '../check/finding.ts';
import type { VerbBook } from '../conjugation/verb.ts';
import { readingsOfWord } from '../reading/read-niqqud.ts';
import { disagreements } from './agreement.ts';
import { createKnownForms, type KnownForms, type Reading } from './known-forms.ts';
import { sentenceProblems } from './sentence-problems.ts';
import { heardWords, writtenWords } from './written-words.ts';

/** From the lesson with this key on every word has a sentence. */
export const firstLessonWithSentences = 'small-words-2';

const foldHeard = (text: string): string => text.replaceAll('\u0301', '').replaceAll(/['’]/g, '');

/** What is wrong in a sentence for somebody who knows only these forms. */
export function taughtProblems(sentence: SentenceContent, known: KnownForms): Problem[] {
  const [pointed, heard] = [writtenWords(sentence.pronunciation), heardWords(sentence.transcription)];
  const words = writtenWords(sentence.hebrew);
  const readings = words.map((word) => known.read(word));
  const problems = words.flatMap((word, at): Problem[] => {
    const found = readings[at] ?? [];
    if (found.length === 0)
      return [{ ...error('sentence-unknown', `${word} is not taught yet`), written: word }];
    return wordProblems(pointed[at] ?? '', heard[at] ?? '', found);
  });
  if (problems.length > 0) return problems;
  const meant = readings.map((found, at) => found.filter((it) => it.pointed === pointed[at]));
  return disagreements(meant).map((at) =>
    error('sentence-agreement', `${words[at]} does not agree with what is before it`),
  );
}

function wordProblems(pointed: string, heard: string, readings: readonly Reading[]): Problem[] {
  const meant = readings.filter((it) => it.pointed === pointed);
  if (meant.length === 0) {
    const expected = [...new Set(readings.map((it) => it.pointed))].join(' / ');
    return [error('sentence-niqqud', `${pointed} is taught as ${expected}`, expected)];
  }
  const sounds = [...meant, ...readingsOfWord(pointed)].map((it) => it.transcription);
  if (sounds.some((it) => foldHeard(it) === foldHeard(heard))) return [];
  return [error('sentence-transcription', `${pointed} reads ${sounds[0]}, not ${heard}`, sounds[0])];
}

/** True when the sentence has the word, or a word of the phrase, in one of its forms. */
function hasWord(sentence: SentenceContent, word: WordContent, known: KnownForms): boolean {
  return writtenWords(sentence.hebrew).some((it) => known.read(it).some((reading) => reading.word === word));
}

export type SentenceRules = {
  verbs: VerbBook;
  /** True: every word from `firstLessonWithSentences` on has a sentence. */
  isComplete: boolean;
};

/**
 * Checks the sentences of a course in the order of learning: every word of a sentence known at its lesson, pointed and
 * read as it is taught, agreement of gender and number where it can be told, length, no sentence twice for two words,
 * each with its word; and with `isComplete` one for each word.
 */
export function checkSentences(
  sections: readonly SectionContent[],
  { verbs, isComplete }: SentenceRules,
): Finding[] {
  const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
  const known = createKnownForms(verbs, new Set(lessons.map(({ key }) => key)));
  const first = lessons.findIndex(({ key }) => key === firstLessonWithSentences);
  const seen = new Map<string, string>();
  return lessons.flatMap((lesson, at) => {
    known.reach(lesson);
    const isDue = isComplete && first !== -1 && at >= first;
    return [
      ...proofFindings(lesson, known, isDue),
      ...lesson.words.flatMap((word) => wordFindings(lesson, word, { known, seen, isDue })),
    ];
  });
}

function proofFindings(lesson: LessonContent, known: KnownForms, isDue: boolean): Finding[] {
  const { proofs = [] } = lesson;
  const place = { lesson: lesson.key, word: '', field: '' as const };
  const count = proofs.length === 2 || (proofs.length === 0 && !isDue);
  return [
    ...(count ? [] : [{ ...error('sentence-proofs', `${proofs.length} sentences: want 2`), ...place }]),
    ...proofs.flatMap((sentence) =>
      proofProblems(sentence, known).map((problem) => ({ ...quoting(problem, sentence), ...place })),
    ),
  ];
}

function wordFindings(
  lesson: LessonContent,
  word: WordContent,
  { known, seen, isDue }: { known: KnownForms; seen: Map<string, string>; isDue: boolean },
): Finding[] {
  const place = { lesson: lesson.key, word: word.key, field: 'examples' as const };
  const { examples = [] } = word;
  if (examples.length === 0) {
    return isDue ? [{ ...error('sentence-missing', 'the word has no sentence'), ...place }] : [];
  }
  return examples.flatMap((sentence) => {
    if (sentenceProblems(sentence).length > 0) return []; // `checkWord` has told it
    const problems = taughtProblems(sentence, known);
    const earlier = seen.get(sentence.hebrew);
    if (earlier) problems.push(error('sentence-twice', `the same sentence as that of ${earlier}`));
    seen.set(sentence.hebrew, `${lesson.key}/${word.key}`);
    if (!hasWord(sentence, word, known)) problems.push(error('sentence-word', `${word.hebrew} is not in it`));
    return problems.map((problem) => ({ ...quoting(problem, sentence), ...place }));
  });
}

const proofProblems = (sentence: SentenceContent, known: KnownForms): Problem[] => {
  const alone = sentenceProblems(sentence);
  return alone.length > 0 ? alone : taughtProblems(sentence, known);
};

const quoting = (problem: Problem, { hebrew }: SentenceContent): Problem => ({
  ...problem,
  why: `«${hebrew}» ${problem.why}`,
});
