import type { ResponseData } from '../../core/contracts/endpoints.ts';
import { canOpenLesson } from '../../core/lesson/access.ts';
import { continueAt } from '../../core/lesson/continue.ts';
import { lessonProgressOf } from '../../core/lesson/lesson-progress.ts';
import { standingFor } from '../../core/status/ladder.ts';
import { type HomeData, readHome, talliedLessons } from '../../db/home.ts';
import { refreshRankHistogram } from '../../db/rank.ts';
import type { Handlers } from '../_call.ts';
import type { Deps } from '../_deps.ts';
import { lessonSummary, sectionShapes, statsShape, streakShape } from './shapes.ts';

type Home = ResponseData<'GET /home'>;

export const homeHandlers: Handlers<'GET /home'> = {
  'GET /home': ({ owner, deps, now }) => home(deps, owner.userId, now),
};

/** Everything the home view shows to this learner; his day is recorded. */
export async function home(deps: Deps, userId: number, now: Date): Promise<Home> {
  const data = await readHome(deps.db, { userId, catalogue: deps.catalogue }, now);
  deps.background(keepRanksFresh(deps));
  return homeShape(data, now);
}

function homeShape(data: HomeData, now: Date): Home {
  const { catalogue, user } = data;
  const quizzes = new Set(data.passedQuizzes);
  const all = talliedLessons(catalogue, data);
  const standing = new Map(all.map((entry) => [entry.lesson.id, entry]));
  const next = continueAt(
    all.map(({ lesson, learned, passed }) => ({
      id: lesson.id,
      name: lesson.name,
      isOpen: canOpenLesson(lesson, user),
      totalWords: lesson.wordsCount,
      learnedWords: learned,
      passWords: passed,
    })),
    data.lastLessonId,
  );
  return {
    stats: statsShape(data, catalogue, now),
    subscription_status: user.isPremium ? 'premium' : 'free',
    sections: sectionShapes(catalogue, (lesson) => ({
      ...lessonSummary(lesson),
      locked: !canOpenLesson(lesson, user),
      ...lessonProgressOf(standing.get(lesson.id)?.learned ?? 0, lesson.wordsCount, quizzes.has(lesson.id)),
    })),
    continueAt: next
      ? {
          lessonId: next.lessonId,
          lessonName: next.lessonName,
          begun: next.begun,
          completedWordsCount: next.completedWords,
          totalWordsCount: next.totalWords,
        }
      : null,
    streak: streakShape(data.activity, data.today),
    achievements: data.achievements.map((earned) => ({
      id: earned.achievement,
      userId: user.id,
      count: earned.count,
      points: earned.points,
      data: { lastRef: earned.lastRef },
      timestamp: earned.lastAt,
    })),
    leaderboard: leaderboard(data),
    settings: data.settings,
    today: data.today,
    serverTime: now.toISOString(),
  };
}

function leaderboard({ top, user, ahead }: HomeData): Home['leaderboard'] {
  const row = (entry: { id: number; name: string; points: number }, rank: number) => {
    const { level } = standingFor(entry.points);
    return { ...entry, rank, status: level.name, status_eng: level.englishName };
  };
  const rows = top.map((entry, index) => row(entry, index + 1));
  const mine = rows.find((entry) => entry.id === user.id);
  // Outside the top the histogram tells the rank; it may lag a minute behind, but never into the top.
  const rank = Math.max(ahead, top.length) + 1;
  return { rows, me: mine ?? row({ id: user.id, name: user.firstName, points: user.points }, rank) };
}

const rankRefreshSeconds = 60;

async function keepRanksFresh(deps: Deps): Promise<void> {
  const key = 'ranks-fresh';
  const isDueHere = await deps.localStore.set(key, true, {
    onlyIfMissing: true,
    expirySeconds: rankRefreshSeconds,
  });
  if (!isDueHere) return;
  try {
    const isDue = await deps.store.set(key, true, { onlyIfMissing: true, expirySeconds: rankRefreshSeconds });
    if (isDue) await refreshRankHistogram(deps.db);
  } catch (cause) {
    deps.log('warn', 'ranks-not-refreshed', { cause: String(cause) });
  }
}
