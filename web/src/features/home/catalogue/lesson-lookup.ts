import type { Home, HomeLesson, HomeSection } from '../../../../../core/contracts/home.ts';

/** Every lesson of the catalogue in its order. */
export function lessonsOf(sections: readonly HomeSection[]): HomeLesson[] {
  return sections.flatMap((section) => section.subsections.flatMap((subsection) => subsection.lessons));
}

export function findLesson(sections: readonly HomeSection[], lessonId: number): HomeLesson | undefined {
  return lessonsOf(sections).find((lesson) => lesson.id === lessonId);
}

/**
 * Where a learner who opened a locked lesson may go on: the lesson to continue, else the first free one not completed.
 */
export function openAlternative({
  sections,
  continueAt,
}: Pick<Home, 'sections' | 'continueAt'>): HomeLesson | undefined {
  const next = continueAt && findLesson(sections, continueAt.lessonId);
  if (next && !next.locked) return next;
  return lessonsOf(sections).find((lesson) => !lesson.locked && !lesson.isCompleted);
}

/** Ids of the section and the subsection that hold a lesson; these are open at first. */
export function placeOf(
  sections: readonly HomeSection[],
  lessonId: number | undefined,
): { sectionId: number; subsectionId: number } | undefined {
  for (const section of sections) {
    for (const subsection of section.subsections) {
      if (subsection.lessons.some((lesson) => lesson.id === lessonId)) {
        return { sectionId: section.id, subsectionId: subsection.id };
      }
    }
  }
  return undefined;
}

/** How many of these lessons are completed. */
export function completedOf(lessons: readonly HomeLesson[]): number {
  return lessons.filter((lesson) => lesson.isCompleted).length;
}

/** Every lesson of the section is completed; a section without lessons is not done. */
export function isSectionDone(section: HomeSection): boolean {
  const lessons = lessonsOf([section]);
  return lessons.length > 0 && completedOf(lessons) === lessons.length;
}
