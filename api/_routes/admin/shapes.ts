import { takeBackOf, takenBackSince } from '../../../core/acts/take-back.ts';
import { errorRate, minutes, share } from '../../../core/analytics/figures.ts';
import type {
  AdminAction,
  AdminUser,
  AdminUserDetail,
  Analytics,
  PeriodTables,
} from '../../../core/contracts/admin/admin.ts';
import type { AdminCategories, AdminLesson } from '../../../core/contracts/admin/lessons.ts';
import type { RequestQuery } from '../../../core/contracts/endpoints.ts';
import type { LastEdit, LessonStats } from '../../../core/contracts/shapes/lessons-admin.ts';
import { oneDecimal } from '../../../core/stats/figures.ts';
import { standingFor } from '../../../core/status/ladder.ts';
import { currentStreak } from '../../../core/streak/run.ts';
import { dateIn } from '../../../core/streak/streak.ts';
import { actLines } from '../../../core/texts/admin/act-lines.ts';
import { actsTexts, noUndoText } from '../../../core/texts/admin/acts.ts';
import { actionText } from '../../../core/texts/admin/area.ts';
import type { AdminSectionRow } from '../../../db/admin/categories.ts';
import type { DescribedAction } from '../../../db/admin/described-actions.ts';
import type { Figures, PeriodTables as PeriodTableRows } from '../../../db/admin/figures.ts';
import type { AdminLessonRow, LessonFilter } from '../../../db/admin/lesson-list.ts';
import type { LessonFigures, ProblemWordRow } from '../../../db/admin/lesson-stats.ts';
import type { AdminUserRow } from '../../../db/admin/people/list-users.ts';
import type { AdminUserDetail as UserDetailRow } from '../../../db/admin/people/read-user.ts';
import { runOf } from '../../../db/rewards/streaks.ts';

/** Plain values of the admin's verbs in the shapes of the wire. */

const problemWord = ({ id, hebrew, russian, answers, wrong }: ProblemWordRow) => ({
  id,
  hebrew,
  russian,
  answers,
  errorRate: share(wrong, answers) ?? 0,
});

export function lessonStats(figures: LessonFigures): LessonStats {
  const { learners, completions, averageScore, averageMs, problemWords } = figures;
  return {
    learners,
    completions,
    averageScore: averageScore === null ? null : oneDecimal(averageScore),
    averageTime: averageMs === null ? null : minutes(averageMs),
    problemWords: problemWords.map(problemWord),
  };
}

/** How the list of lessons is narrowed, under the names that the verbs use. */
export function lessonFilterOf({
  q,
  state,
  section_id,
  subsection_id,
}: RequestQuery<'GET /admin/lessons/ids'>): LessonFilter {
  return { text: q, state, sectionId: section_id, subsectionId: subsection_id };
}

export function adminLesson(row: AdminLessonRow): AdminLesson {
  return {
    id: row.id,
    name: row.name,
    lesson_number: row.lessonNumber,
    level: row.level,
    is_free: row.isFree,
    isPublished: row.isPublished,
    category: row.section,
    category_id: row.sectionId,
    subcategory: row.subsection,
    subsection_id: row.subsectionId,
    words_count: row.wordsCount,
    revision: row.revision,
    edited_at: row.editedAt,
  };
}

export function adminCategories(rows: AdminSectionRow[]): AdminCategories {
  return rows.map(({ id, name, description, iconEmoji, subsections }) => ({
    id,
    name,
    description,
    icon_emoji: iconEmoji,
    subsections: subsections.map((row) => ({
      id: row.id,
      section_id: row.sectionId,
      name: row.name,
      icon_emoji: row.iconEmoji,
      icon_bg_color: row.iconBgColor,
      lessons_count: row.lessonsCount,
      drafts_count: row.draftsCount,
    })),
  }));
}

export function adminAction({ act, changes }: DescribedAction, now: Date): AdminAction {
  const { id, at, adminId, adminName, action, target, targetName, before, after } = act;
  const text = actionText(action, targetName ?? undefined);
  const { rows, total } = changes ?? { rows: [], total: 0 };
  const { undoneBy, keepsRows, hasNewer } = act;
  const isOld = new Date(at) < takenBackSince(now);
  const taking = takeBackOf({ action, keepsRows, hasNewer, isOld, isUndone: undoneBy !== null });
  return {
    ...{ id, at, by: adminId, name: adminName, action, target, text },
    lines: actLines({ action, target, before, after, rows, total }),
    undo: {
      state: taking.state,
      text: undoneBy ? actsTexts.undoneBy(undoneBy.name) : noUndoText(taking),
    },
    isUndo: act.undoes !== null,
    before,
    after,
  };
}

export function adminUser(row: AdminUserRow, adminIds: ReadonlySet<number>, now: Date): AdminUser {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    username: row.username,
    points: row.points,
    status: standingFor(row.points).level.name,
    words_learned: row.wordsLearned,
    quizzes_passed: row.quizzesPassed,
    daily_streak: currentStreak(runOf(row.streak), dateIn(row.timezone, now), row.rests),
    subscription_status: row.isPremium ? 'premium' : 'free',
    premium_until: row.premiumUntil,
    role: row.role,
    voice: row.voice,
    admin_by_env: adminIds.has(row.id),
    blocked: row.isBlocked,
    bot_blocked: row.isBotBlocked,
    created_at: row.createdAt,
    last_seen_at: row.lastSeenAt,
  };
}

export function adminUserDetail(
  row: UserDetailRow,
  lastEdit: LastEdit | null,
  adminIds: ReadonlySet<number>,
  now: Date,
): AdminUserDetail {
  return {
    ...adminUser(row, adminIds, now),
    best_streak: row.bestStreak,
    language_code: row.languageCode,
    last_lesson: row.lastLesson,
    due_today: row.dueToday,
    threads: row.threads,
    block_reason: row.blockReason,
    timezone: row.timezone,
    lessons: row.lessons,
    entitlements: row.entitlements.map(({ id, plan, startsAt, endsAt, isPaid, revokedAt }) => ({
      id,
      plan,
      starts_at: startsAt,
      ends_at: endsAt,
      paid: isPaid,
      revoked_at: revokedAt,
    })),
    lastEdit,
  };
}

export function analyticsShape(figures: Figures, actions: DescribedAction[], now: Date): Analytics {
  const { lessons } = figures;
  return {
    computedAt: figures.countedAt.toISOString(),
    today: figures.today,
    totals: figures.totals,
    active: figures.active,
    lessons: lessons && { ...lessons, completion: share(lessons.done, lessons.begun) },
    stars: figures.stars,
    days: figures.days,
    ...periodTables(figures),
    recentActions: actions.map((action) => adminAction(action, now)),
  };
}

export function periodTables({
  retention,
  problemWords,
  funnel,
  stages,
}: Omit<PeriodTableRows, 'isPartial'>): PeriodTables {
  return {
    retention:
      retention?.map(({ week, users, active }) => ({
        week,
        users,
        weeks: active.map((count) => share(count, users)),
      })) ?? null,
    problemWords:
      problemWords?.map(({ lessonId, lesson, ...word }) => ({
        ...problemWord(word),
        lesson_id: lessonId,
        lesson,
      })) ?? null,
    funnel,
    stages: stages?.map((stage) => ({ ...stage, errorRate: errorRate(stage) })) ?? null,
  };
}
