import { DomainError } from '../errors.ts';
import { completesStage } from '../lesson/stages.ts';
import { ladder } from '../status/ladder.ts';
import { switchRest } from '../streak/rest.ts';
import type { MockContext, MockTable } from './answer.ts';
import {
  achievementsOf,
  balanceOf,
  homeOf,
  leaderboardOf,
  newsFor,
  statisticsOf,
  statsOf,
  streakWith,
  userOf,
} from './figures.ts';
import { rewardOf } from './learning.ts';
import {
  confusionsOf,
  isFirmWord,
  memoryOf,
  reviewWord,
  todaySessionOf,
  undoReview,
  wordMemoryOf,
} from './memory.ts';
import { mockUserId } from './user.ts';
import { pointsOf, todayOf, visit } from './world.ts';

const hour = 60 * 60 * 1000;

const tokenEnd = (now: Date) => new Date(now.getTime() + 2 * hour).toISOString();
const owner = (now: Date) => ({ id: mockUserId, expiresAt: tokenEnd(now) });

function homeToday(context: MockContext) {
  // Opening home counts as a day of practice.
  visit(context.world, context.now);
  return homeOf(context.world, context.now);
}

/** Who the learner is, and what home shows of him. */
export const accountAnswers: MockTable<
  | 'POST /auth/telegram'
  | 'GET /auth/telegram/verify'
  | 'POST /auth/logout'
  | 'GET /me'
  | 'GET /profile'
  | 'GET /home'
  | 'GET /users/settings'
  | 'PUT /users/settings'
  | 'GET /reminders'
> = {
  'POST /auth/telegram': ({ body }, context) => ({
    token: 'mock',
    expiresAt: tokenEnd(context.now),
    user: userOf(context.world, context.now),
    ...(body.home && { home: homeToday(context) }),
  }),
  'GET /auth/telegram/verify': (_, { now }) => ({ ...owner(now), valid: true }),
  'POST /auth/logout': () => ({ loggedOut: true }),
  'GET /me': (_, { now }) => owner(now),
  'GET /profile': (_, { world, now }) => ({ user: userOf(world, now) }),
  'GET /home': (_, context) => homeToday(context),
  'GET /users/settings': (_, { world }) => world.settings,
  'PUT /users/settings': ({ body }, { world, now }) => {
    if (body.shabbatRest !== undefined) {
      world.restSwitches = switchRest(world.restSwitches, body.shabbatRest, todayOf(now));
    }
    const known = Object.entries(body).filter(
      ([name, value]) => name in world.settings && value !== undefined,
    );
    world.settings = { ...world.settings, ...Object.fromEntries(known) };
    return world.settings;
  },
  'GET /reminders': () => ({ runs: 'hourly' }),
};

const stats = (_: unknown, { world, now }: MockContext) => statsOf(world, now);
const level = (id: number) => {
  const found = ladder.find((one) => one.id === id);
  if (!found) throw new DomainError('not-found');
  return found;
};

/** Figures, rewards, news. */
export const figureAnswers: MockTable<
  | 'GET /users/stats'
  | 'GET /users/stats/{userId}'
  | 'GET /users/statistics'
  | 'POST /users/sync-stats'
  | 'POST /users/sync-stats/{userId}'
  | 'PATCH /users/{userId}'
  | 'GET /users/progress'
  | 'POST /achievements/award-word-points/{userId}'
  | 'GET /users/{userId}/achievements'
  | 'POST /achievements'
  | 'GET /users/{userId}/streak'
  | 'POST /user-activity'
  | 'GET /leaderboard'
  | 'GET /user-status-levels'
  | 'GET /user-status-levels/{id}'
  | 'GET /activity/updates'
  | 'GET /global-updates'
> = {
  'GET /users/stats': stats,
  'GET /users/stats/{userId}': stats,
  'GET /users/statistics': (_, { world, now }) => statisticsOf(world, now),
  'POST /users/sync-stats': stats,
  'POST /users/sync-stats/{userId}': stats,
  'PATCH /users/{userId}': (_, { world, now }) => userOf(world, now),
  'GET /users/progress': (_, { world, now }) => {
    const { completedLessons, words_learned } = statsOf(world, now);
    const { currentStreak, bestStreak } = streakWith(world, now);
    return {
      total_lessons_completed: completedLessons,
      total_words_learned: words_learned,
      current_streak: currentStreak,
      best_streak: bestStreak,
      quiz_scores: {
        average: statisticsOf(world, now).averageScore,
        best: Math.max(0, ...world.results.map(({ score }) => score)),
      },
    };
  },
  'POST /achievements/award-word-points/{userId}': (_, { world }) => balanceOf(world),
  'GET /users/{userId}/achievements': (_, { world }) => achievementsOf(world),
  'POST /achievements': (_, { world }) => ({ ...balanceOf(world), achievements: achievementsOf(world) }),
  'GET /users/{userId}/streak': (_, { world, now }) => streakWith(world, now),
  'POST /user-activity': (_, { world, now }) => {
    const awarded = visit(world, now);
    return { ...streakWith(world, now), ...balanceOf(world), date: todayOf(now), awarded };
  },
  'GET /leaderboard': ({ query }, { world }) => leaderboardOf(world, Number(query.limit ?? 20)),
  'GET /user-status-levels': () => [...ladder],
  'GET /user-status-levels/{id}': ({ params }) => level(params.id),
  'GET /activity/updates': (_, { world, now }) => newsFor(world, now),
  'GET /global-updates': (_, { world, now }) =>
    newsFor(world, now).filter((item) => item.activity_type === 'lesson'),
};

/** «Сегодня» and the memory of words. */
export const memoryAnswers: MockTable<
  'GET /today' | 'POST /reviews' | 'POST /reviews/undo' | 'GET /memory' | 'GET /memory/confusions'
> = {
  'GET /today': ({ query }, { world, now }) => todaySessionOf(world, query.kind ?? 'due', now),
  'POST /reviews': ({ body }, { world, now }) => {
    const { wordId, result, eventId } = body;
    const before = { points: pointsOf(world), isFirm: isFirmWord(world, wordId) };
    const awarded = visit(world, now);
    reviewWord(world, wordId, completesStage(result), now);
    world.reviewed = { eventId, wordId };
    const becameFirm = !before.isFirm && isFirmWord(world, wordId);
    return {
      ...wordMemoryOf(world, wordId, now),
      result,
      becameFirm,
      ...rewardOf(world, before.points, awarded),
    };
  },
  'POST /reviews/undo': ({ body }, { world, now }) => {
    if (world.reviewed?.eventId !== body.eventId) throw new DomainError('not-found');
    const { wordId } = world.reviewed;
    undoReview(world, wordId);
    world.reviewed = null;
    return wordMemoryOf(world, wordId, now);
  },
  'GET /memory': (_, { world, now }) => memoryOf(world, now),
  'GET /memory/confusions': () => confusionsOf(),
};

/** What the page and the platform ask of any server. */
export const serviceAnswers: MockTable<'POST /client-log' | 'GET /health' | 'POST /stt'> = {
  // What a page under a mock has to complain of is for the developer's console.
  'POST /client-log': () => ({ accepted: 0 }),
  'GET /health': () => ({
    version: 'mock',
    database: 'up',
    store: 'up',
    webhook: 'unset',
    bot_link: null,
  }),
  // Nobody listens here, and a mock must not pretend to: the app offers the comparison by ear.
  'POST /stt': () => {
    throw new DomainError('unavailable', { code: 'stt_not_configured' });
  },
};

/** Asked by the platform on its days; a mock has nothing to tidy up. */
export const platformAnswers: MockTable<'GET /cron/daily' | 'GET /cron/hourly'> = {
  'GET /cron/daily': () => ({
    forgottenUpdates: 0,
    forgottenQuizzes: 0,
    rankedPoints: 0,
    foundCharges: 0,
    foundRefunds: 0,
    returnedSurplus: 0,
    reportedPayments: 0,
    expiredOrders: 0,
    notices: 0,
    broadcasts: 0,
    reminders: 0,
    unfinished: [],
  }),
  'GET /cron/hourly': () => ({ reminders: 0, gone: 0, failed: 0, unfinished: [] }),
};
