import type { ResponseData } from '../../core/contracts/endpoints.ts';
import { lessonsOf } from '../../db/catalogue.ts';
import { readFigures } from '../../db/home.ts';
import { type Handlers, isAdmin } from '../_call.ts';
import type { Deps } from '../_deps.ts';
import { statsShape, userShape } from './shapes.ts';

/** What clients claim of themselves (sync-stats, PATCH) is never read: the answer is the truth. */
export const statsHandlers: Handlers<
  | 'GET /users/stats'
  | 'GET /users/stats/{userId}'
  | 'GET /users/statistics'
  | 'POST /users/sync-stats'
  | 'POST /users/sync-stats/{userId}'
  | 'PATCH /users/{userId}'
> = {
  'GET /users/stats': ({ owner, deps, now }) => stats(deps, owner.userId, now),
  'GET /users/stats/{userId}': ({ params, deps, now }) => stats(deps, params.userId, now),
  'POST /users/sync-stats': ({ owner, deps, now }) => stats(deps, owner.userId, now),
  'POST /users/sync-stats/{userId}': ({ params, deps, now }) => stats(deps, params.userId, now),

  'GET /users/statistics': async ({ owner, deps, now }) => {
    const figures = await readFigures(deps.db, owner.userId, now);
    const catalogue = await deps.catalogue.get(deps.db);
    const { points, status, words_learned, totalWords, quizzesPassed, daily_streak, quiz_accuracy } =
      statsShape(figures, catalogue, now);
    return {
      name: figures.user.firstName,
      status,
      totalPoints: points,
      completedWords: words_learned,
      totalWords,
      quizzesPassed,
      totalQuizzes: lessonsOf(catalogue).length,
      dailyStreak: daily_streak,
      averageScore: quiz_accuracy,
    };
  },

  'PATCH /users/{userId}': async ({ params, deps, now }) => {
    const { user } = await readFigures(deps.db, params.userId, now);
    return userShape(user, await isAdmin(deps, user.id, now));
  },
};

async function stats(deps: Deps, userId: number, now: Date): Promise<ResponseData<'GET /users/stats'>> {
  return statsShape(await readFigures(deps.db, userId, now), await deps.catalogue.get(deps.db), now);
}
