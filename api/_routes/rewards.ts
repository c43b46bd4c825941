import { DomainError } from '../../core/errors.ts';
import { newsOf, unnotedStatus } from '../../core/points/news.ts';
import { ladder } from '../../core/status/ladder.ts';
import { statusFields } from '../../core/status/standing-fields.ts';
import { countingVisitDate, dateIn } from '../../core/streak/streak.ts';
import type { Db } from '../../db/connection/client.ts';
import { lessonsOf } from '../../db/course/catalogue.ts';
import { type Achievements, readAchievements, readMilestones } from '../../db/rewards/achievements.ts';
import { leaderboardLimit, readLeaderboard } from '../../db/rewards/rank.ts';
import { noteStatuses } from '../../db/rewards/status-history.ts';
import { readActivity, recordDay } from '../../db/rewards/streaks.ts';
import type { TokenOwner } from '../_auth/tokens.ts';
import { type Call, type Handlers, requireOwnBody } from '../_call.ts';
import { keepRanksFresh } from './reward-upkeep.ts';
import { achievementShapes, leaderboardShape, newsShape, updateShape } from './shapes/reward-shapes.ts';
import { streakShape } from './shapes/shapes.ts';

/** Home opens a day once; a client that keeps asking is limited. */

/** What clients claim about their points, achievements and streaks is never read: the answer is the truth. */
export const rewardHandlers: Handlers<
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
  'POST /achievements/award-word-points/{userId}': async ({ params, owner, deps }) => {
    const { points } = await achievementsOf(deps.db, params.userId, owner);
    return { points, ...statusFields(points) };
  },

  'GET /users/{userId}/achievements': async ({ params, owner, deps }) => {
    const { tallies } = await achievementsOf(deps.db, params.userId, owner);
    return achievementShapes(tallies, params.userId);
  },

  'POST /achievements': async ({ body, owner, deps }) => {
    requireOwnBody(body, owner);
    const { points, tallies } = await achievementsOf(deps.db, owner.userId, owner);
    return { points, ...statusFields(points), achievements: achievementShapes(tallies, owner.userId) };
  },

  'GET /users/{userId}/streak': async ({ params, owner, deps, now }) => {
    const activity = await readActivity(deps.db, params.userId);
    if (!activity) throw nobody(params.userId, owner);
    return streakShape(activity, dateIn(activity.timezone, now));
  },

  'POST /user-activity': recordVisit,

  'GET /leaderboard': async ({ query, owner, deps }) => {
    const limit = query.limit ?? leaderboardLimit;
    const table = await readLeaderboard(deps.db, { userId: owner.userId, limit });
    deps.background(keepRanksFresh(deps));
    return leaderboardShape(table);
  },

  'GET /user-status-levels': async () => levels,

  'GET /user-status-levels/{id}': async ({ params }) => {
    const level = levels.find(({ id }) => id === params.id);
    if (!level) throw new DomainError('not-found');
    return level;
  },

  'GET /activity/updates': async ({ owner, deps, now }) => {
    const milestones = await notedMilestones(deps.db, owner.userId);
    const lessons = lessonsOf(await deps.catalogue.get(deps.db));
    return newsShape(milestones, { points: milestones.points, lessons }, now);
  },

  'GET /global-updates': async ({ deps, now }) => {
    const lessons = lessonsOf(await deps.catalogue.get(deps.db));
    return newsOf({ grants: [], statuses: [], lessons, since: new Date(0).toISOString() }, now).map(
      updateShape,
    );
  },
};

/** Always the same objects, so that the answers built from them are serialised once. */
const levels = ladder.map((level) => ({ ...level }));

async function recordVisit({ body, owner, deps, now }: Call<'POST /user-activity'>) {
  requireOwnBody(body, owner);
  const today = dateIn(owner.zone, now);
  const date = body.date === undefined ? today : countingVisitDate(owner.zone, body.date, now);
  const recorded = await recordDay(deps.db, { userId: owner.userId, date }, now);
  if (!recorded) throw nobody(owner.userId, owner);
  const { points, awarded } = recorded;
  return { ...streakShape(recorded, today), points, ...statusFields(points), date, awarded };
}

/** The milestones with every status recorded: the moment of a new one is read from the ledger first. */
async function notedMilestones(db: Db, userId: number) {
  const read = await readMilestones(db, userId);
  if (!unnotedStatus(read.points, read.statuses)) return read;
  await noteStatuses(db, userId);
  return readMilestones(db, userId);
}

async function achievementsOf(db: Db, userId: number, caller: TokenOwner): Promise<Achievements> {
  const read = await readAchievements(db, userId);
  if (!read) throw nobody(userId, caller);
  return read;
}

/** An admin who asks for an unknown person gets 'not-found'; a caller without an account has no valid token. */
function nobody(userId: number, caller: TokenOwner): DomainError {
  return new DomainError(userId === caller.userId ? 'unauthorised' : 'not-found');
}
