import type { QueryClient } from '@tanstack/react-query';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import type { Home } from '../../../../core/contracts/home.ts';
import type { SaveProgressResponse } from '../../../../core/contracts/progress.ts';
import { lessonProgressOf } from '../../../../core/lesson/lesson-progress.ts';
import { achievementKinds } from '../../../../core/points/awards.ts';
import { figuresOf, risingFigures, withFigures } from './figures.ts';
import { queryKeys } from './query-keys.ts';
import { withoutMark } from './unsent-words.ts';

/** What every reply that may earn something contains. */
export type RewardReply = Pick<SaveProgressResponse, 'awarded' | 'points'> & { words_learned?: number };

/**
 * Puts what the server replied to an answer into the cache, so that nothing has to be requested again. `at` is the
 * learner's local time of the answer, ISO: a word counts for the day of its answer. `isShown`: the word is counted
 * already, as one that waited on this device.
 */
export function applySaved(
  queryClient: QueryClient,
  saved: SaveProgressResponse,
  { now, at, isShown = false }: { now: Date; at?: string | undefined; isShown?: boolean },
): void {
  queryClient.setQueryData<LessonDetail>(
    queryKeys.lesson(saved.lessonId),
    (lesson) => lesson && inLesson(lesson, saved),
  );
  changeHome(queryClient, (home) =>
    withRewards(isShown ? withoutMark(home, saved.lessonId) : withWord(home, saved, at), saved, now),
  );
}

/**
 * The same for any other reply with points and awards (a quiz): all that is earned passes through here, and what the
 * cache then holds is what the shell celebrates.
 */
export function applyRewards(queryClient: QueryClient, reply: RewardReply, now: Date): void {
  changeHome(queryClient, (home) => withRewards(home, reply, now));
}

/** Changes the shown home; its age stays, because this is no response to the home request. */
export function changeHome(queryClient: QueryClient, change: (home: Home) => Home): void {
  const updatedAt = queryClient.getQueryState(queryKeys.home)?.dataUpdatedAt;
  queryClient.setQueryData<Home>(queryKeys.home, (old) => old && change(old), { updatedAt });
}

function inLesson(lesson: LessonDetail, { words }: SaveProgressResponse): LessonDetail {
  const touched = new Set(words.map((word) => word.word_id));
  return { ...lesson, progress: [...lesson.progress.filter((word) => !touched.has(word.word_id)), ...words] };
}

/** Points and words only rise: a reply that was overtaken by a newer one lowers nothing (SPEC §4). */
function withRewards(
  home: Home,
  { points, words_learned: wordsLearned, awarded }: RewardReply,
  now: Date,
): Home {
  const figures = risingFigures(figuresOf(home.stats), { points, wordsLearned });
  return {
    ...home,
    stats: withFigures(home.stats, figures),
    achievements: withAwards(home.achievements, awarded, {
      userId: home.stats.id,
      timestamp: now.toISOString(),
    }),
  };
}

/** A reply that comes twice brings its achievement once, as `lastRef` shows. */
function withAwards(
  achievements: Home['achievements'],
  awarded: RewardReply['awarded'],
  named: { userId: number; timestamp: string },
): Home['achievements'] {
  return awarded.reduce((records, { reason, ref, points }) => {
    const id = achievementKinds.find((kind) => kind === reason);
    const before = records.find((record) => record.id === reason);
    if (!id || before?.data.lastRef === ref) return records;
    const others = records.filter((record) => record.id !== id);
    const count = (before?.count ?? 0) + 1;
    return [
      ...others,
      { id, ...named, count, points: (before?.points ?? 0) + points, data: { lastRef: ref } },
    ];
  }, achievements);
}

/** A word brought to the end counts for the day of its answer; a word learned shows in its lesson. */
function withWord(home: Home, saved: SaveProgressResponse, at: string | undefined): Home {
  const learnedNow = saved.awarded.filter((award) => award.reason === 'word').length;
  return {
    ...home,
    ...dayOf(home, saved, at),
    sections: learnedNow === 0 ? home.sections : withLearned(home.sections, saved.lessonId, learnedNow),
    continueAt:
      home.continueAt?.lessonId === saved.lessonId
        ? {
            ...home.continueAt,
            begun: true,
            completedWordsCount: Math.min(
              home.continueAt.completedWordsCount + learnedNow,
              home.continueAt.totalWordsCount,
            ),
          }
        : home.continueAt,
  };
}

function dayOf(home: Home, { words }: SaveProgressResponse, at: string | undefined): Partial<Home> {
  // The reply to a reset names every word of the lesson, none of them complete.
  const done = words.filter((word) => word.completed).length;
  const day = at?.slice(0, 10) ?? home.today;
  if (done === 0 || day < home.today) return {};
  return { today: day, wordsToday: (day === home.today ? home.wordsToday : 0) + done };
}

function withLearned(sections: Home['sections'], lessonId: number, learnedNow: number): Home['sections'] {
  return sections.map((section) => ({
    ...section,
    subsections: section.subsections.map((subsection) => ({
      ...subsection,
      lessons: subsection.lessons.map((lesson) =>
        lesson.id === lessonId
          ? {
              ...lesson,
              ...lessonProgressOf(
                lesson.completedWordsCount + learnedNow,
                lesson.totalWordsCount,
                lesson.completedWithQuiz,
                lesson.isCompleted,
              ),
            }
          : lesson,
      ),
    })),
  }));
}
