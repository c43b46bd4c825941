import type { LessonContent, SectionContent, WordContent } from '../../core/lesson/content.ts';

/** All lessons of the course in learning order. */
export const lessonsOf = (sections: readonly SectionContent[]): LessonContent[] =>
  sections.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));

/** A word with the lesson that it belongs to. */
export type PlacedWord = { lesson: LessonContent; word: WordContent };

/** All words of the course in learning order. */
export const placedWords = (sections: readonly SectionContent[]): PlacedWord[] =>
  lessonsOf(sections).flatMap((lesson) => lesson.words.map((word) => ({ lesson, word })));

export const wordsOf = (sections: readonly SectionContent[]): WordContent[] =>
  lessonsOf(sections).flatMap(({ words }) => words);
