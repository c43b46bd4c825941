import type { Home, HomeLesson } from '../../../../core/contracts/home.ts';
import { lessonProgressOf } from '../../../../core/lesson/lesson-progress.ts';
import { awardPoints } from '../../../../core/points/awards.ts';
import { type LocalStore, localKeys } from '../local-store.ts';
import { figuresOf, withFigures } from './figures.ts';

/** A word learned on this device that the server has not confirmed yet. */
export type UnsentWord = {
  /** Of the answer that completed it. */
  eventId: string;
  lessonId: number;
  /** Local time of the answer, ISO. */
  at: string;
};

export function readUnsentWords(localStore: LocalStore, userId: number | null): readonly UnsentWord[] {
  const kept = userId === null ? undefined : localStore.read(localKeys.unsentWords(userId));
  // Written by this file alone.
  return Array.isArray(kept) ? (kept as UnsentWord[]) : [];
}

export function addUnsentWord(localStore: LocalStore, userId: number, word: UnsentWord): void {
  localStore.write(localKeys.unsentWords(userId), [...readUnsentWords(localStore, userId), word]);
}

/** Returns the word that waited for this event, if one did; it waits no more. */
export function settleUnsentWord(
  localStore: LocalStore,
  userId: number,
  eventId: string | undefined,
): UnsentWord | undefined {
  const words = readUnsentWords(localStore, userId);
  const settled = words.find((word) => word.eventId === eventId);
  if (!settled) return undefined;
  const left = words.filter((word) => word !== settled);
  if (left.length === 0) localStore.remove(localKeys.unsentWords(userId));
  else localStore.write(localKeys.unsentWords(userId), left);
  return settled;
}

/** Home as it will be once the server has these words: what the phone knows is shown, and marked as not sent. */
export function withUnsentWords(home: Home, words: readonly UnsentWord[]): Home {
  return words.reduce(withUnsentWord, home);
}

function withUnsentWord(home: Home, { lessonId, at }: UnsentWord): Home {
  const day = at.slice(0, 10);
  const { points, wordsLearned, completedLessons } = figuresOf(home.stats);
  let finished = 0;
  const sections = changeLesson(home.sections, lessonId, (lesson) => {
    const { completedWordsCount, totalWordsCount, completedWithQuiz, isCompleted } = lesson;
    const progress = lessonProgressOf(
      completedWordsCount + 1,
      totalWordsCount,
      completedWithQuiz,
      isCompleted,
    );
    finished = progress.isCompleted && !isCompleted ? 1 : 0;
    return { ...lesson, ...progress, unsent: (lesson.unsent ?? 0) + 1 };
  });
  const { continueAt } = home;
  return {
    ...home,
    ...(day >= home.today && { today: day, wordsToday: (day === home.today ? home.wordsToday : 0) + 1 }),
    stats: withFigures(home.stats, {
      points: points + awardPoints.word,
      wordsLearned: wordsLearned + 1,
      completedLessons: completedLessons + finished,
    }),
    sections,
    continueAt:
      continueAt?.lessonId === lessonId
        ? {
            ...continueAt,
            begun: true,
            completedWordsCount: Math.min(continueAt.completedWordsCount + 1, continueAt.totalWordsCount),
          }
        : continueAt,
  };
}

/** The word has arrived: it is counted already, and no longer marked. */
export function withoutMark(home: Home, lessonId: number): Home {
  const sections = changeLesson(home.sections, lessonId, (lesson) => ({
    ...lesson,
    unsent: Math.max(0, (lesson.unsent ?? 0) - 1) || undefined,
  }));
  return { ...home, sections };
}

/** Words of the whole catalogue that wait on this device. */
export function unsentIn({ sections }: Pick<Home, 'sections'>): number {
  return sections
    .flatMap((section) => section.subsections.flatMap(({ lessons }) => lessons))
    .reduce((sum, { unsent = 0 }) => sum + unsent, 0);
}

function changeLesson(
  sections: Home['sections'],
  lessonId: number,
  change: (lesson: HomeLesson) => HomeLesson,
): Home['sections'] {
  return sections.map((section) => ({
    ...section,
    subsections: section.subsections.map((subsection) => ({
      ...subsection,
      lessons: subsection.lessons.map((lesson) => (lesson.id === lessonId ? change(lesson) : lesson)),
    })),
  }));
}
