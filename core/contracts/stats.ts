import * as z from 'zod';
import { User } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { Points, text, UserIdInPath } from './shared.ts';
import { UserStats } from './stats-shapes.ts';

/** What SPEC's clients claim of themselves. Read for its shape and ignored: the answer is the truth (DESIGN §2). */
const ClaimedStats = z.object({
  points: z.number().optional(),
  status: text(64).optional(),
  words_learned: z.number().optional(),
  wordsLearned: z.number().optional(),
  completedLessons: z.number().optional(),
});

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
    response: z.object({
      name: z.string(),
      status: z.string(),
      totalPoints: Points,
      completedWords: z.number().int(),
      totalWords: z.number().int(),
      quizzesPassed: z.number().int(),
      totalQuizzes: z.number().int(),
      dailyStreak: z.number().int(),
      /** Percent of right answers, 0–100. */
      averageScore: z.number(),
    }),
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
