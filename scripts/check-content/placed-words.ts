import type { LessonContent, SectionContent, WordContent } from '../../core/lesson/content.ts';

/** A word with the lesson that it belongs to. */
export type PlacedWord = { lesson: LessonContent; word: WordContent };

/** All words of the course in learning order. */
export function placedWords(sections: readonly SectionContent[]): PlacedWord[] {
  return sections.flatMap((section) =>
    section.subsections.flatMap((subsection) =>
      subsection.lessons.flatMap((lesson) => lesson.words.map((word) => ({ lesson, word }))),
    ),
  );
}
