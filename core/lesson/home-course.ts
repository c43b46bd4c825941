import type { Course } from '../contracts/catalogue.ts';
import type { Home, HomeLesson, LessonGroup, OwnHome } from '../contracts/home.ts';
import { canOpenLesson } from './access.ts';
import { lessonProgressOf } from './lesson-progress.ts';

/** A group of lessons, as a device keeps it. */
export type KeptGroup = LessonGroup & { unsent?: number };

/** Each lesson of the progress by its id. */
export function standingsOf(progress: readonly KeptGroup[]): Map<number, KeptGroup> {
  const standings = new Map<number, KeptGroup>();
  for (const group of progress) {
    let id = 0;
    for (const distance of group.lessons) {
      id += distance;
      standings.set(id, group);
    }
  }
  return standings;
}

/** The learner's home with the course that it is about; a lesson that the course no longer has is not shown. */
export function withCourse({ progress, ...home }: OwnHome, { version, sections }: Course): Home {
  const standings = standingsOf(progress);
  const opener = { isPremium: home.opens_premium };
  return {
    ...home,
    course: version,
    sections: sections.map((section) => ({
      ...section,
      subsections: section.subsections.map((subsection) => ({
        ...subsection,
        lessons: subsection.lessons.map(({ words_count: words, ...lesson }): HomeLesson => {
          const {
            learned = 0,
            withQuiz = false,
            finished = false,
            known,
            unsent,
          } = standings.get(lesson.id) ?? {};
          return {
            ...lesson,
            locked: !canOpenLesson({ isFree: lesson.is_free }, opener),
            ...lessonProgressOf(learned, words, withQuiz, finished),
            ...(known ? { known } : {}),
            ...(unsent ? { unsent } : {}),
          };
        }),
      })),
    })),
  };
}
