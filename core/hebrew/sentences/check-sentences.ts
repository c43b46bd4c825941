import type { LessonContent, SectionContent, SentenceContent, WordContent } from '../../lesson/content.ts';
import { formsOf } from '../../lesson/sentences/sentence-forms.ts';
import { error, type Finding, type Problem } from '../check/finding.ts';
import { senseProblems } from '../check/sense.ts';
import type { VerbBook } from '../conjugation/verb.ts';
import { readingsOfWord } from '../reading/read-niqqud.ts';
import { disagreements } from './agreement.ts';
import { joinedProblems, placesOf } from './joined-words.ts';
import { createKnownForms, inPlace, type KnownForms, type Reading } from './known-forms.ts';
import { sentenceProblems } from './sentence-problems.ts';
import { heardWords, wordsApart, writtenWords } from './written-words.ts';

/** From the lesson with this key on every word has a sentence. */
export const firstLessonWithSentences = 'small-words-2';

const foldHeard = (text: string): string => text.replaceAll('\u0301', '').replaceAll(/['’]/g, '');

/** What is wrong in a sentence for somebody who knows only these forms. */
export function taughtProblems(sentence: SentenceContent, known: KnownForms): Problem[] {
  const [pointed, heard] = [wordsApart(sentence.pronunciation), heardWords(sentence.transcription)];
  const words = writtenWords(sentence.hebrew);
  const readings = known.read(words, pointed);
  const problems = words.flatMap((word, at): Problem[] => {
    const found = readings[at] ?? [];
    if (found.length === 0)
      return [{ ...error('sentence-unknown', `${word} is not taught yet`), written: word }];
    return wordProblems(pointed[at] ?? '', heard[at] ?? '', found);
  });
  const exact = readings.map((found, at) => found.filter((it) => it.pointed === pointed[at]));
  const places = placesOf(sentence.pronunciation, heard, inPlace(exact));
  problems.push(...joinedProblems(places, sentence.russian));
  if (problems.length > 0) return problems;
  return [
    ...disagreements(places).map((at) =>
      error('sentence-agreement', `${words[at]} does not agree with what is before it`),
    ),
    ...hyphenProblems(sentence, exact),
    ...questionProblems(sentence),
  ];
}

/** A compound that is taught with a hyphen is read with it in a sentence, too: бэйт-сэ́фэр. */
function hyphenProblems({ transcription }: SentenceContent, meant: readonly Reading[][]): Problem[] {
  const gaps = transcription.match(/[\s-]+/g) ?? [];
  return meant.slice(1).flatMap((own, at) => {
    const before = meant[at] ?? [];
    const compound = own.find(
      ({ word, part }) =>
        word.transcription.includes('-') && before.some((it) => it.word === word && it.part === part - 1),
    );
    if (!compound || gaps[at] === '-') return [];
    const why = `${compound.word.transcription} is taught with a hyphen`;
    return [error('sentence-hyphen', why, compound.word.transcription)];
  });
}

const why = 'לָמָּה'.normalize('NFC'); // lama; before a verb with ל the same letters are read lema, "to what"

/** The word for "why" stands only where the Russian asks it. */
function questionProblems({ pronunciation, russian }: SentenceContent): Problem[] {
  if (!writtenWords(pronunciation).includes(why) || /почему|зачем|чего/iu.test(russian)) return [];
  return [error('sentence-question', `${why} is «почему»; «к чему, что» is לְמָה`)];
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
  const letters = writtenWords(sentence.hebrew);
  const isWhole = ` ${letters.join(' ')} `.includes(` ${word.hebrew} `); // the niqqud of a phrase may change with what is before it
  const readings = known.read(letters, writtenWords(sentence.pronunciation));
  return isWhole || readings.flat().some((reading) => reading.word === word);
}

/** Names of people and places that sentences may have from a lesson on; none of them is a word of the course. */
export type KnownNames = { from: string; words: readonly WordContent[] };

export type SentenceRules = {
  verbs: VerbBook;
  names?: KnownNames;
  /** True: every word from `firstLessonWithSentences` on has a sentence. */
  isComplete: boolean;
  /** Keys of the lessons that are checked, with what stands before them; all of them where it is missing. */
  only?: ReadonlySet<string>;
};

/**
 * Checks the sentences of a course in the order of learning: every word of a sentence known at its lesson, pointed and
 * read as it is taught, agreement of gender and number where it can be known, length, no sentence twice for two words,
 * none with two translations, each with its word; and with `isComplete` one for each word.
 */
export function checkSentences(
  sections: readonly SectionContent[],
  { verbs, names, isComplete, only }: SentenceRules,
): Finding[] {
  const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
  const known = createKnownForms(verbs, new Set(lessons.map(({ key }) => key)));
  const first = lessons.findIndex(({ key }) => key === firstLessonWithSentences);
  const seen = new Map<string, string>();
  const meanings = new Map<string, SentenceContent>();
  return lessons.flatMap((lesson, at) => {
    known.reach(
      names && lesson.key === names.from ? { ...lesson, words: [...lesson.words, ...names.words] } : lesson,
    );
    if (only && !only.has(lesson.key)) {
      for (const [hebrew, word] of soundForms(lesson)) seen.set(hebrew, `${lesson.key}/${word}`);
      differenceFindings(lesson, meanings);
      return [];
    }
    const isDue = isComplete && first !== -1 && at >= first;
    return [
      ...proofFindings(lesson, known, isDue),
      ...lesson.words.flatMap((word) => wordFindings(lesson, word, { known, seen, isDue, verbs })),
      ...differenceFindings(lesson, meanings),
    ];
  });
}

/** The sentences of a lesson's words that are well formed by themselves: letters, and the key of the word. */
const soundForms = ({ words }: LessonContent): (readonly [hebrew: string, word: string])[] =>
  words.flatMap(({ key, examples = [] }) =>
    examples
      .filter((it) => sentenceProblems(it).length === 0)
      .flatMap(formsOf)
      .map(({ hebrew }) => [hebrew, key] as const),
  );

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
  {
    known,
    seen,
    isDue,
    verbs,
  }: { known: KnownForms; seen: Map<string, string>; isDue: boolean; verbs: VerbBook },
): Finding[] {
  const place = { lesson: lesson.key, word: word.key, field: 'examples' as const };
  const { examples = [] } = word;
  if (examples.length === 0) {
    return isDue ? [{ ...error('sentence-missing', 'the word has no sentence'), ...place }] : [];
  }
  const verb = verbs.placeOf(word)?.verb;
  const names = verb ? [verb.imperfective, verb.perfective ?? ''] : [];
  const sound = examples.filter((it) => sentenceProblems(it).length === 0); // `checkWord` has reported the others
  return sound.flatMap((sentence) => {
    const forms = formsOf(sentence);
    const places = forms.map(({ hebrew }) => seen.get(hebrew)); // the two forms may have the same letters
    for (const { hebrew } of forms) seen.set(hebrew, `${lesson.key}/${word.key}`);
    return forms.flatMap((form, at) => {
      const problems = taughtProblems(form, known);
      const earlier = places[at];
      if (earlier) problems.push(error('sentence-twice', `the same sentence as that of ${earlier}`));
      if (!hasWord(form, word, known)) problems.push(error('sentence-word', `${word.hebrew} is not in it`));
      problems.push(...senseProblems(word, form, names));
      return problems.map((problem) => ({ ...quoting(problem, form), ...place }));
    });
  });
}

/** A sentence that comes back, at a word or at the end of a lesson, is read and translated as before. */
function differenceFindings(lesson: LessonContent, earlier: Map<string, SentenceContent>): Finding[] {
  const placed = [
    ...lesson.words.flatMap(({ key, examples = [] }) =>
      examples.flatMap(formsOf).map((it) => [key, it] as const),
    ),
    ...(lesson.proofs ?? []).flatMap(formsOf).map((it) => ['', it] as const),
  ];
  return placed.flatMap(([word, sentence]) => {
    const first = earlier.get(sentence.pronunciation);
    if (!first) earlier.set(sentence.pronunciation, sentence);
    if (!first || (first.russian === sentence.russian && first.transcription === sentence.transcription)) {
      return [];
    }
    const why = `stands in the course as «${first.transcription}», «${first.russian}»`;
    const problem = quoting(error('sentence-differs', why), sentence);
    return [{ ...problem, lesson: lesson.key, word, field: word === '' ? '' : 'examples' }];
  });
}

const proofProblems = (sentence: SentenceContent, known: KnownForms): Problem[] => {
  const alone = sentenceProblems(sentence);
  return alone.length > 0 ? alone : formsOf(sentence).flatMap((form) => taughtProblems(form, known));
};

const quoting = (problem: Problem, { hebrew }: SentenceContent): Problem => ({
  ...problem,
  why: `«${hebrew}» ${problem.why}`,
});
