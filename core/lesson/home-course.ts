import type { Course } from '../contracts/catalogue.ts';
import type { Home, HomeLesson, HomeSection, LessonGroup, OwnHome } from '../contracts/home.ts';
import { canOpenLesson } from './access.ts';
import { lessonProgressOf } from './lesson-progress.ts';

/** How far a learner is in one lesson. */
export type LessonStanding = {
  lessonId: number;
  learned: number;
  /** All words are learned and the quiz is passed. */
  withQuiz: boolean;
  /** What the row says of words taken as known. */
  known?: string | undefined;
  /** Learned words that wait on the device; the server knows of none. */
  unsent?: number | undefined;
};

/** A group of lessons, as a device keeps it. */
type KeptGroup = LessonGroup & { unsent?: number };

/** Progress as it travels; lessons without any may be among the standings. */
export function groupLessons(standings: readonly LessonStanding[]): KeptGroup[] {
  const groups = new Map<string, KeptGroup & { last: number }>();
  for (const { lessonId, learned, withQuiz, known, unsent } of [...standings].sort(byId)) {
    if (learned === 0 && !known) continue;
    const name = `${learned} ${withQuiz} ${unsent ?? 0} ${known ?? ''}`;
    const group = groups.get(name);
    if (group) {
      group.lessons.push(lessonId - group.last);
      group.last = lessonId;
      continue;
    }
    groups.set(name, {
      learned,
      ...(withQuiz ? { withQuiz } : {}),
      ...(known ? { known } : {}),
      ...(unsent ? { unsent } : {}),
      lessons: [lessonId],
      last: lessonId,
    });
  }
  return [...groups.values()].map(({ last, ...group }) => group);
}

const byId = (one: LessonStanding, other: LessonStanding) => one.lessonId - other.lessonId;

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
          const { learned = 0, withQuiz = false, known, unsent } = standings.get(lesson.id) ?? {};
          return {
            ...lesson,
            locked: !canOpenLesson({ isFree: lesson.is_free }, opener),
            ...lessonProgressOf(learned, words, withQuiz),
            ...(known ? { known } : {}),
            ...(unsent ? { unsent } : {}),
          };
        }),
      })),
    })),
  };
}

/** The learner's part of a home that is shown: `withCourse` undone. */
export function withoutCourse({ sections, ...home }: Home): OwnHome {
  return { ...home, progress: groupLessons(lessonsIn(sections).map(standingOf)) };
}

const lessonsIn = (sections: readonly HomeSection[]) =>
  sections.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));

const standingOf = (lesson: HomeLesson): LessonStanding => ({
  lessonId: lesson.id,
  learned: lesson.completedWordsCount,
  withQuiz: lesson.completedWithQuiz,
  known: lesson.known,
  unsent: lesson.unsent,
});
