import * as z from 'zod';
import { achievementKinds } from '../points/awards.ts';
import { User } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { DateString, Points, text, UserIdInPath } from './shapes/shared.ts';
import { UserStats } from './shapes/stats.ts';

/**
 * What SPEC's clients claim about themselves. Checked for its shape and ignored: the response has the true figures
 * (DESIGN §2).
 */
const ClaimedStats = z.object({
  points: z.number().optional(),
  status: text(64).optional(),
  words_learned: z.number().optional(),
  wordsLearned: z.number().optional(),
  completedLessons: z.number().optional(),
});

/** One grant of an achievement (SPEC §3 Profile achievement). */
export const ProfileAchievement = z.object({
  /** Stable, e.g. 'word_master-50'. */
  id: z.string(),
  kind: z.enum(achievementKinds),
  name: z.string(),
  description: z.string(),
  /** ISO. */
  achievedAt: z.string(),
  pointsAwarded: Points,
});

/** Everything the profile shows (SPEC §3 Profile fields, and additions). */
export const Statistics = z.object({
  name: z.string(),
  status: z.string(),
  status_eng: z.string(),
  next_status: z.string().nullable(),
  next_status_eng: z.string().nullable(),
  points_to_next_status: z.number().int(),
  totalPoints: Points,
  /** Words learned once; never decreases. */
  completedWords: z.number().int(),
  totalWords: z.number().int(),
  completedLessons: z.number().int(),
  totalLessons: z.number().int(),
  /** Lessons whose quiz was passed; every lesson has one. */
  quizzesPassed: z.number().int(),
  totalQuizzes: z.number().int(),
  dailyStreak: z.number().int(),
  bestStreak: z.number().int(),
  /** Freezes held, 0–2. */
  freezes: z.number().int(),
  /** Mean score of finished quizzes, percent, 0–100 with one decimal. */
  averageScore: z.number(),
  /** Percent of published words learned, 0–100 with one decimal. */
  total_progress: z.number(),
  /** Newest first, at most 100. */
  achievements: z.array(ProfileAchievement),
  /** Active days of the last year, newest first, each with the number of words completed. */
  activeDays: z.array(z.object({ date: DateString, words: z.number().int() })),
  /** Days of the last year that were missed without breaking the streak, newest first, and what saved them. */
  savedDays: z.array(z.object({ date: DateString, by: z.enum(['freeze', 'rest']) })),
  /** The learner's date today by the server's clock: the last square of the calendar. */
  today: DateString,
  /** ISO time of the first visit. */
  joinedAt: z.string(),
});
export type Statistics = z.output<typeof Statistics>;

const UserParams = z.object({ userId: UserIdInPath });

export const statsEndpoints = {
  'GET /users/stats': endpoint({
    summary: 'Показатели ученика',
    access: 'learner',
    response: UserStats,
  }),
  'GET /users/stats/{userId}': endpoint({
    summary: 'Показатели ученика',
    access: 'learner',
    params: UserParams,
    response: UserStats,
  }),
  'GET /users/statistics': endpoint({
    summary: 'Показатели для профиля',
    access: 'learner',
    response: Statistics,
  }),
  'POST /users/sync-stats': endpoint({
    summary: 'Сверка: присланное не учитывается, ответ — правда',
    access: 'learner',
    body: ClaimedStats,
    response: UserStats,
  }),
  'POST /users/sync-stats/{userId}': endpoint({
    summary: 'Сверка: присланное не учитывается, ответ — правда',
    access: 'learner',
    params: UserParams,
    body: ClaimedStats,
    response: UserStats,
  }),
  'PATCH /users/{userId}': endpoint({
    summary: 'Сверка баллов: присланное не учитывается, ответ — правда',
    access: 'learner',
    params: UserParams,
    body: ClaimedStats,
    response: User,
  }),
};
