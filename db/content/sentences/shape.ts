import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import type { LessonContent, SectionContent, SentenceContent } from '../../../core/lesson/content.ts';

/** One sentence: Hebrew with niqqud and punctuation, transcription without punctuation, Russian. */
type FormLine = readonly [pronunciation: string, transcription: string, russian: string];

/** A sentence, and its other form where it depends on who speaks or is spoken to. */
export type SentenceLine =
  | FormLine
  | readonly [...FormLine, other: { feminine: FormLine } | { masculine: FormLine }];

/** The sentences of lessons by the key of the lesson, those of words by the key of the word in it. */
export type LessonSentences = Readonly<
  Record<
    string,
    {
      /** Two sentences that one can say after the lesson, shown at its end. */
      proofs?: readonly SentenceLine[];
      words: Readonly<Record<string, readonly SentenceLine[]>>;
    }
  >
>;

const formOf = ([pronunciation, transcription, russian]: FormLine): SentenceContent => ({
  hebrew: stripNiqqud(pronunciation),
  pronunciation: pronunciation.normalize('NFC'),
  transcription: transcription.normalize('NFC'),
  russian,
});

function contentOf([pronunciation, transcription, russian, other]: SentenceLine): SentenceContent {
  const own = formOf([pronunciation, transcription, russian]);
  if (!other) return own;
  return 'feminine' in other
    ? { ...own, feminine: formOf(other.feminine) }
    : { ...own, masculine: formOf(other.masculine) };
}

/** The course with the sentences at their lessons and words. */
export function withSentences(
  sections: readonly SectionContent[],
  sentences: LessonSentences,
): SectionContent[] {
  const lessonWith = (lesson: LessonContent): LessonContent => {
    const own = sentences[lesson.key];
    if (!own) return lesson;
    const words = lesson.words.map((word) => {
      const lines = own.words[word.key];
      return lines ? { ...word, examples: lines.map(contentOf) } : word;
    });
    return { ...lesson, ...(own.proofs ? { proofs: own.proofs.map(contentOf) } : {}), words };
  };
  return sections.map((section) => ({
    ...section,
    subsections: section.subsections.map((subsection) => ({
      ...subsection,
      lessons: subsection.lessons.map(lessonWith),
    })),
  }));
}

/** The course without its sentences, as the files of the sections hold it. */
export function withoutSentences({ subsections, ...section }: SectionContent): SectionContent {
  const bare = ({ proofs: _, ...lesson }: LessonContent): LessonContent => ({
    ...lesson,
    words: lesson.words.map(({ examples: _, ...word }) => word),
  });
  return {
    ...section,
    subsections: subsections.map((subsection) => ({ ...subsection, lessons: subsection.lessons.map(bare) })),
  };
}

/** Places of sentences, 'lesson' or 'lesson/word', that the course does not have. */
export function straySentences(sections: readonly SectionContent[], sentences: LessonSentences): string[] {
  const lessons = new Map(
    sections
      .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
      .map((lesson) => [lesson.key, new Set(lesson.words.map(({ key }) => key))]),
  );
  return Object.entries(sentences).flatMap(([lesson, { words }]) => {
    const known = lessons.get(lesson);
    if (!known) return [lesson];
    return Object.keys(words).flatMap((word) => (known.has(word) ? [] : [`${lesson}/${word}`]));
  });
}
