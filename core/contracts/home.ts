import * as z from 'zod';
import type { LessonProgress } from '../lesson/lesson-progress.ts';
import { type CourseLesson, CourseVersion, type sectionOf } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { SettingsShape } from './settings.ts';
import { TodaySummary } from './shapes/memory.ts';
import { Streak } from './shapes/progress.ts';
import { AchievementRecord, ActivityUpdate, Leaderboard } from './shapes/rewards.ts';
import { DateString, RowId } from './shapes/shared.ts';
import { UserStats } from './shapes/stats.ts';

/**
 * Lessons in which the caller is equally far; those without any progress are in none. However long the course is, a
 * learner's progress is a few dozen of these.
 */
export const LessonGroup = z.object({
  /** Learned words in each. */
  learned: z.number().int().nonnegative(),
  /** The lesson is completed and the quiz is passed. */
  withQuiz: z.literal(true).optional(),
  /** Not all words are learned, but all were before more came: the lesson stays completed. */
  finished: z.literal(true).optional(),
  /** Words taken as known, beside the learned ones, as the row says it: ' · ✓ известно 5'; missing for none. */
  known: z.string().optional(),
  /** Ids, ascending; the first one, then the distance of each to the one before it. */
  lessons: z.array(RowId).min(1),
});
export type LessonGroup = z.output<typeof LessonGroup>;

/** Where «Продолжить» leads. */
export const ContinueAt = z.object({
  lessonId: RowId,
  lessonName: z.string(),
  /** False when this is the first lesson of a learner who has not started yet. */
  begun: z.boolean(),
  completedWordsCount: z.number().int(),
  totalWordsCount: z.number().int(),
});

/** What of home is the learner's; the course that it is about travels by its version (`Course`). */
export const OwnHome = z.object({
  stats: UserStats,
  subscription_status: z.enum(['free', 'premium']),
  /** True while a charge may exist that Telegram has not reported: it is looked for now, so ask again in some seconds. */
  payment_in_doubt: z.boolean().optional(),
  /** ISO: everything about the learner is deleted from then on; missing when they stay. */
  deletion_due_at: z.string().optional(),
  /** The course that is published now. */
  course: CourseVersion,
  /** The caller may open premium lessons too. */
  opens_premium: z.boolean(),
  progress: z.array(LessonGroup),
  /** null when every lesson that the caller may open is completed. */
  continueAt: ContinueAt.nullable(),
  streak: Streak,
  achievements: z.array(AchievementRecord),
  leaderboard: Leaderboard,
  /** Words completed today, for the ring of the daily goal: all four stages done, in a first pass or a repeat. */
  wordsToday: z.number().int(),
  /** Own milestones and new lessons of the last weeks, newest first; a handful, often none. */
  news: z.array(ActivityUpdate),
  /** «Сегодня»: what is to be reviewed, and how many new words are left for the day. */
  memory: TodaySummary,
  settings: SettingsShape,
  /** The learner's date today by the server's clock. */
  today: DateString,
  /** ISO time of the server, by which the client corrects its clock. */
  serverTime: z.string(),
});
export type OwnHome = z.output<typeof OwnHome>;

/** A lesson of the course with the caller's progress (SPEC §3 derived lesson progress). */
export type HomeLesson = Omit<CourseLesson, 'words_count'> &
  LessonProgress & {
    /** The caller needs premium to open it. */
    locked: boolean;
    known?: string | undefined;
    /** Learned words that wait on this device; none of the server's. */
    unsent?: number | undefined;
  };
export type HomeSection = z.output<ReturnType<typeof sectionOf<z.ZodType<HomeLesson>>>>;

/** Home as it is shown: the course with the learner's progress in it (`core/lesson/home-course.ts`). */
export type Home = Omit<OwnHome, 'progress' | 'memory'> & {
  sections: HomeSection[];
  memory: TodaySummary & {
    /** Forms that this day brings for the first time; known once this device has loaded the day. */
    newForms?: number | undefined;
  };
};

export const homeEndpoints = {
  'GET /home': endpoint({
    summary: 'Всё для главного экрана; день засчитывается',
    access: 'learner',
    response: OwnHome,
  }),
};
