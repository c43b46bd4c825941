import type { User } from '../contracts/auth.ts';
import type { Home, HomeLesson } from '../contracts/home.ts';
import type { Statistics } from '../contracts/stats.ts';
import { canOpenLesson } from '../lesson/access.ts';
import { continueAt } from '../lesson/continue.ts';
import { lessonProgressOf } from '../lesson/lesson-progress.ts';
import { isComplete } from '../lesson/stages.ts';
import { type AchievementKind, achievementKinds } from '../points/awards.ts';
import { type Grant, newsOf } from '../points/news.ts';
import { averageScore, quizAccuracy, totalProgress } from '../stats/figures.ts';
import { standingFor } from '../status/ladder.ts';
import { currentFreezes, savedDays } from '../streak/run.ts';
import { defaultTimeZone } from '../streak/streak.ts';
import { achievementTexts } from '../texts/rewards.ts';
import { firstCannedId } from './canned-id.ts';
import { cannedLeaders } from './canned-leaders.ts';
import { lessonsOf, type MockLesson, sectionsOf, summaryOf, wordsOf } from './course.ts';
import { memorySummaryOf } from './memory.ts';
import { mockUserId } from './user.ts';
import { hasPassedQuiz, type MockWorld, pointsOf, runsOf, stagesDone, streakOf, todayOf } from './world.ts';

const name = 'Демо';
const day = 24 * 60 * 60 * 1000;

export function isPremium(world: MockWorld, now: Date): boolean {
  return (
    world.premium === 'for ever' || (world.premium !== null && Date.parse(world.premium) > now.getTime())
  );
}

/** The learner's right to premium, under the names of the wire. */
export function subscriptionOf(world: MockWorld, now: Date) {
  const premium = isPremium(world, now);
  return {
    subscription_status: premium ? ('premium' as const) : ('free' as const),
    premium_until: premium && world.premium !== 'for ever' ? world.premium : null,
  };
}

export const mayOpen = (world: MockWorld, lesson: MockLesson, now: Date): boolean =>
  canOpenLesson(lesson, { isPremium: isPremium(world, now) });

export function userOf(world: MockWorld, now: Date): User {
  return {
    id: mockUserId,
    first_name: name,
    last_name: null,
    username: null,
    ...balanceOf(world),
    ...subscriptionOf(world, now),
    is_admin: world.isAdmin,
    timezone: defaultTimeZone,
  };
}

/** Points and the status that they make. */
export function balanceOf(world: MockWorld) {
  const points = pointsOf(world);
  const { level } = standingFor(points);
  return { points, status: level.name, status_eng: level.englishName };
}

function nextStatusOf(world: MockWorld) {
  const { next, pointsToNext } = standingFor(pointsOf(world));
  return {
    next_status: next?.name ?? null,
    next_status_eng: next?.englishName ?? null,
    points_to_next_status: pointsToNext,
  };
}

const learnedIn = (world: MockWorld, lesson: MockLesson) =>
  lesson.words.filter(({ id }) => world.learned.has(id)).length;

const lessonsDone = (world: MockWorld) =>
  lessonsOf(world.course).filter((lesson) => learnedIn(world, lesson) === lesson.words.length).length;

const quizzesPassed = (world: MockWorld) =>
  lessonsOf(world.course).filter(({ id }) => hasPassedQuiz(world, id)).length;

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

export function statsOf(world: MockWorld, now: Date): Home['stats'] {
  const { results } = world;
  return {
    id: mockUserId,
    ...balanceOf(world),
    ...nextStatusOf(world),
    words_learned: world.learned.size,
    wordsLearned: world.learned.size,
    quiz_accuracy: quizAccuracy(
      sumOf(results.map(({ correctAnswers }) => correctAnswers)),
      sumOf(results.map(({ totalQuestions }) => totalQuestions)),
    ),
    daily_streak: streakOf(world, now),
    total_progress: totalProgress(world.learned.size, wordsOf(world.course).length),
    completedLessons: lessonsDone(world),
    quizzesPassed: quizzesPassed(world),
    totalWords: wordsOf(world.course).length,
    totalLessons: lessonsOf(world.course).length,
  };
}

const grantsOf = (world: MockWorld): Grant[] =>
  world.ledger
    .flatMap(({ reason, ref, points, at }) =>
      isAchievement(reason) ? [{ achievement: reason, ref, points, at }] : [],
    )
    .reverse();

const isAchievement = (reason: string): reason is AchievementKind =>
  achievementKinds.some((kind) => kind === reason);

export function statisticsOf(world: MockWorld, now: Date): Statistics {
  const { points, status, status_eng } = balanceOf(world);
  const streak = streakWith(world, now);
  return {
    name,
    status,
    status_eng,
    ...nextStatusOf(world),
    totalPoints: points,
    completedWords: world.learned.size,
    totalWords: wordsOf(world.course).length,
    completedLessons: lessonsDone(world),
    totalLessons: lessonsOf(world.course).length,
    quizzesPassed: quizzesPassed(world),
    totalQuizzes: lessonsOf(world.course).length,
    dailyStreak: streak.currentStreak,
    bestStreak: streak.bestStreak,
    freezes: streak.freezes,
    averageScore: averageScore(sumOf(world.results.map(({ score }) => score)), world.results.length),
    total_progress: totalProgress(world.learned.size, wordsOf(world.course).length),
    achievements: grantsOf(world).map(({ achievement, ref, points, at }) => ({
      id: `${achievement}-${ref}`,
      kind: achievement,
      ...achievementTexts[achievement],
      achievedAt: at,
      pointsAwarded: points,
    })),
    activeDays: streak.activityDates.map((date) => ({ date, words: world.days.get(date) ?? 0 })),
    savedDays: savedDaysOf(world, now),
    today: todayOf(now),
    joinedAt: world.joinedAt,
  };
}

export function streakWith(world: MockWorld, now: Date): Home['streak'] {
  const runs = runsOf(world);
  const run = runs.at(-1);
  return {
    currentStreak: streakOf(world, now),
    bestStreak: Math.max(0, ...runs.map(({ length }) => length)),
    lastActivityDate: run?.lastDate ?? null,
    freezes: currentFreezes(run, todayOf(now), world.restSwitches),
    activityDates: [...world.days.keys()].sort().reverse(),
  };
}

function savedDaysOf(world: MockWorld, now: Date): Statistics['savedDays'] {
  const runs = runsOf(world);
  const days = runs.map(({ lastDate, length }) => ({ date: lastDate, isStart: length === 1 })).reverse();
  return savedDays(days, runs.at(-1), todayOf(now), world.restSwitches);
}

export function achievementsOf(world: MockWorld): Home['achievements'] {
  const grants = grantsOf(world);
  return achievementKinds.flatMap((id) => {
    const mine = grants.filter(({ achievement }) => achievement === id);
    const [latest] = mine;
    if (!latest) return [];
    const points = sumOf(mine.map((grant) => grant.points));
    const data = { lastRef: latest.ref };
    return [{ id, userId: mockUserId, count: mine.length, points, data, timestamp: latest.at }];
  });
}

/** The invented leaders and the learner's own row. */
export function leaderboardOf(world: MockWorld, limit = 20): Home['leaderboard'] {
  const leaders = cannedLeaders((place) => firstCannedId + 1000 + place);
  const own = balanceOf(world);
  const rank = leaders.filter(({ points }) => points > own.points).length + 1;
  const me = { id: mockUserId, rank, name, ...own };
  const all = [...leaders.slice(0, rank - 1), me, ...leaders.slice(rank - 1)];
  return { rows: all.slice(0, limit).map((row, place) => ({ ...row, rank: place + 1 })), me };
}

export function newsFor(world: MockWorld, now: Date): Home['news'] {
  const since = world.joinedAt;
  const latest = lessonsOf(world.course).at(-1);
  const publishedAt = new Date(Date.parse(since) + day).toISOString();
  const items = newsOf(
    {
      grants: grantsOf(world),
      statuses: [],
      lessons: latest ? [{ id: latest.id, name: latest.name, publishedAt }] : [],
      since,
    },
    now,
  );
  return items.map(({ id, kind, text, icon, at, lessonId }) => {
    return { id, activity_type: kind, text, icon, created_at: at, lessonId };
  });
}

function homeLessonOf(world: MockWorld, lesson: MockLesson, now: Date): HomeLesson {
  const { topic: _topic, level: _level, words_count: _count, ...shown } = summaryOf(lesson);
  return {
    ...shown,
    locked: !mayOpen(world, lesson, now),
    ...lessonProgressOf(learnedIn(world, lesson), lesson.words.length, hasPassedQuiz(world, lesson.id)),
  };
}

export function homeOf(world: MockWorld, now: Date): Home {
  const { subscription_status } = subscriptionOf(world, now);
  return {
    stats: statsOf(world, now),
    subscription_status,
    sections: sectionsOf(world.course, (lesson) => homeLessonOf(world, lesson, now)),
    continueAt: continueOf(world, now),
    streak: streakWith(world, now),
    achievements: achievementsOf(world),
    leaderboard: leaderboardOf(world),
    wordsToday: world.days.get(todayOf(now)) ?? 0,
    news: newsFor(world, now),
    memory: memorySummaryOf(world, now),
    settings: world.settings,
    today: todayOf(now),
    serverTime: now.toISOString(),
  };
}

function continueOf(world: MockWorld, now: Date): Home['continueAt'] {
  const standings = lessonsOf(world.course).map((lesson) => ({
    id: lesson.id,
    name: lesson.name,
    isOpen: mayOpen(world, lesson, now),
    totalWords: lesson.words.length,
    learnedWords: learnedIn(world, lesson),
    passWords: lesson.words.filter(({ id }) => isComplete(stagesDone(world, id))).length,
  }));
  const at = continueAt(standings, world.lastLessonId);
  if (!at) return null;
  const { completedWords, totalWords, ...rest } = at;
  return { ...rest, completedWordsCount: completedWords, totalWordsCount: totalWords };
}
