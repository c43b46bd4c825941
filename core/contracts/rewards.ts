import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { AwardShape, Streak } from './shapes/progress.ts';
import { AchievementRecord, ActivityUpdate, Leaderboard } from './shapes/rewards.ts';
import { DateString, Points, RowIdInPath, text, UserId, UserIdInPath } from './shapes/shared.ts';

const UserParams = z.object({ userId: UserIdInPath });

/** Points and the resulting status, from the ledger. */
const Balance = z.object({ points: Points, status: z.string(), status_eng: z.string() });

const StatusLevelShape = z.object({
  /** Position in the ladder, from 1. */
  id: z.number().int(),
  name: z.string(),
  englishName: z.string(),
  pointsRequired: Points,
});

/** What SPEC's clients claim to have earned. Read for its shape and ignored: achievements come from the ledger. */
const ClaimedAchievement = z.object({
  userId: UserId.optional(),
  achievementId: text(64).optional(),
  count: z.number().optional(),
  points: z.number().optional(),
  data: z.unknown().optional(),
});

const Visit = z.object({
  /** Must be the token's user; kept for SPEC's clients. */
  userId: UserId.optional(),
  /** The day of the visit; accepted when it lies within the last 48 hours, else today is used. */
  date: z.iso.date().optional(),
  /** Ignored: the streak is counted from recorded days. */
  currentStreak: z.number().optional(),
});

export const rewardEndpoints = {
  'POST /achievements/award-word-points/{userId}': endpoint({
    summary: 'Баллы после выученного слова: начислены вместе с ответом, здесь — правда о них',
    access: 'learner',
    params: UserParams,
    response: Balance,
  }),
  'GET /users/{userId}/achievements': endpoint({
    summary: 'Достижения ученика',
    access: 'learner',
    params: UserParams,
    response: z.array(AchievementRecord),
  }),
  'POST /achievements': endpoint({
    summary: 'Сверка достижений: присланное не учитывается, ответ — правда',
    access: 'learner',
    body: ClaimedAchievement,
    response: Balance.extend({ achievements: z.array(AchievementRecord) }),
  }),
  'GET /users/{userId}/streak': endpoint({
    summary: 'Серия и активные дни',
    access: 'learner',
    params: UserParams,
    response: Streak,
  }),
  'POST /user-activity': endpoint({
    summary: 'День занятий засчитан; серию считает сервер',
    access: 'learner',
    callsPerMinute: 60,
    body: Visit,
    response: Streak.extend({
      ...Balance.shape,
      /** The day that the visit counts for. */
      date: DateString,
      awarded: z.array(AwardShape),
    }),
  }),
  'GET /leaderboard': endpoint({
    summary: 'Лучшие ученики и своя строка с местом',
    access: 'learner',
    query: z.object({
      limit: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number)
        .pipe(z.number().int().min(1).max(100))
        .optional(),
    }),
    response: Leaderboard,
  }),
  'GET /user-status-levels': endpoint({
    summary: 'Лестница статусов',
    access: 'public',
    isShared: true,
    response: z.array(StatusLevelShape),
  }),
  'GET /user-status-levels/{id}': endpoint({
    summary: 'Один статус лестницы',
    access: 'public',
    isShared: true,
    params: z.object({ id: RowIdInPath }),
    response: StatusLevelShape,
  }),
  'GET /activity/updates': endpoint({
    summary: 'Свои вехи и новые уроки',
    access: 'learner',
    response: z.array(ActivityUpdate),
  }),
  'GET /global-updates': endpoint({
    summary: 'Новые уроки',
    access: 'learner',
    response: z.array(ActivityUpdate),
  }),
};
