import type { ResponseData } from '../../core/contracts/endpoints.ts';
import { DomainError } from '../../core/errors.ts';
import { isAdminUser } from '../../core/people/admin.ts';
import type { Db } from '../../db/connection/client.ts';
import { readStatistics } from '../../db/course/statistics.ts';
import { type LearnerFigures, readFigures } from '../../db/rewards/figures.ts';
import type { TokenOwner } from '../_auth/tokens.ts';
import type { Handlers } from '../_call.ts';
import type { PublishedCourse } from './course/course.ts';
import { statisticsShape } from './shapes/reward-shapes.ts';
import { statsShape, userShape } from './shapes/shapes.ts';

/** What clients claim about themselves (sync-stats, PATCH) is never read: the answer is the truth. */
export const statsHandlers: Handlers<
  | 'GET /users/stats'
  | 'GET /users/stats/{userId}'
  | 'GET /users/statistics'
  | 'POST /users/sync-stats'
  | 'POST /users/sync-stats/{userId}'
  | 'PATCH /users/{userId}'
> = {
  'GET /users/stats': ({ owner, deps, now }) => stats(deps, owner.userId, owner, now),
  'GET /users/stats/{userId}': ({ params, owner, deps, now }) => stats(deps, params.userId, owner, now),
  'POST /users/sync-stats': ({ owner, deps, now }) => stats(deps, owner.userId, owner, now),
  'POST /users/sync-stats/{userId}': ({ params, owner, deps, now }) => stats(deps, params.userId, owner, now),

  'GET /users/statistics': async ({ owner, deps, now }) => {
    const read = await readStatistics(deps.db, owner.userId, now);
    return statisticsShape(read, await deps.catalogue.get(deps.db), now);
  },

  'PATCH /users/{userId}': async ({ params, owner, deps, now }) => {
    const { user } = await figuresOf(deps.db, params.userId, owner, now);
    return userShape(user, isAdminUser(user, deps.adminIds));
  },
};

async function stats(
  deps: PublishedCourse,
  userId: number,
  caller: TokenOwner,
  now: Date,
): Promise<ResponseData<'GET /users/stats'>> {
  const figures = await figuresOf(deps.db, userId, caller, now);
  return statsShape(figures, await deps.catalogue.get(deps.db), now);
}

/** An admin who asks for an unknown person gets 'not-found'; a caller without an account has no valid token. */
async function figuresOf(db: Db, userId: number, caller: TokenOwner, now: Date): Promise<LearnerFigures> {
  try {
    return await readFigures(db, userId, now);
  } catch (error) {
    const isUnknown = error instanceof DomainError && error.kind === 'unauthorised';
    throw isUnknown && userId !== caller.userId ? new DomainError('not-found', { cause: error }) : error;
  }
}
