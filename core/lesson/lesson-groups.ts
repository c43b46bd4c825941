import type { Home, HomeLesson, HomeSection, OwnHome } from '../contracts/home.ts';
import type { KeptGroup } from './home-course.ts';

/** How far a learner is in one lesson. */
export type LessonStanding = {
  lessonId: number;
  learned: number;
  /** The lesson is completed and the quiz is passed. */
  withQuiz: boolean;
  /** All its words were learned before more came to it. */
  finished?: boolean | undefined;
  /** What the row says of words taken as known. */
  known?: string | undefined;
  /** Learned words that wait on the device; the server knows of none. */
  unsent?: number | undefined;
};

/** Progress as it travels; lessons without any may be among the standings. */
export function groupLessons(standings: readonly LessonStanding[]): KeptGroup[] {
  const groups = new Map<string, KeptGroup & { last: number }>();
  for (const { lessonId, learned, withQuiz, finished, known, unsent } of [...standings].sort(byId)) {
    if (learned === 0 && !known && !finished) continue;
    const name = `${learned} ${withQuiz} ${finished ?? false} ${unsent ?? 0} ${known ?? ''}`;
    const group = groups.get(name);
    if (group) {
      group.lessons.push(lessonId - group.last);
      group.last = lessonId;
      continue;
    }
    groups.set(name, {
      learned,
      ...(withQuiz ? { withQuiz } : {}),
      ...(finished ? { finished } : {}),
      ...(known ? { known } : {}),
      ...(unsent ? { unsent } : {}),
      lessons: [lessonId],
      last: lessonId,
    });
  }
  return [...groups.values()].map(({ last, ...group }) => group);
}

const byId = (one: LessonStanding, other: LessonStanding) => one.lessonId - other.lessonId;

/** The learner's part of a home that is shown: `withCourse` (home-course.ts) undone. */
export function withoutCourse({ sections, ...home }: Home): OwnHome {
  return { ...home, progress: groupLessons(lessonsIn(sections).map(standingOf)) };
}

const lessonsIn = (sections: readonly HomeSection[]) =>
  sections.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));

const standingOf = (lesson: HomeLesson): LessonStanding => ({
  lessonId: lesson.id,
  learned: lesson.completedWordsCount,
  withQuiz: lesson.completedWithQuiz,
  finished: lesson.isCompleted && lesson.completedWordsCount < lesson.totalWordsCount,
  known: lesson.known,
  unsent: lesson.unsent,
});
