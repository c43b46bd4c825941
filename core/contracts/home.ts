import * as z from 'zod';
import { LessonSummary, sectionOf } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { TodaySummary } from './memory.ts';
import { Streak } from './progress-shapes.ts';
import { AchievementRecord, ActivityUpdate, Leaderboard } from './reward-shapes.ts';
import { SettingsShape } from './settings.ts';
import { DateString, RowId } from './shared.ts';
import { UserStats } from './stats-shapes.ts';

/**
 * A lesson with the caller's progress (SPEC §3 derived lesson progress). Only what home shows: it is sent once for
 * every lesson of the course, over bad networks.
 */
export const HomeLesson = LessonSummary.omit({ topic: true, level: true, words_count: true }).extend({
  /** The caller needs premium to open it. */
  locked: z.boolean(),
  /** 0–100. */
  lessonProgress: z.number().int(),
  isCompleted: z.boolean(),
  completedWithQuiz: z.boolean(),
  completedWordsCount: z.number().int(),
  totalWordsCount: z.number().int(),
  /** Words taken as known, beside the learned ones, as the row says it: ' · ✓ известно 5'; missing for none. */
  known: z.string().optional(),
});
export type HomeLesson = z.output<typeof HomeLesson>;

export const HomeSection = sectionOf(HomeLesson);
export type HomeSection = z.output<typeof HomeSection>;

/** Where «Продолжить» leads. */
export const ContinueAt = z.object({
  lessonId: RowId,
  lessonName: z.string(),
  /** False when this is the first lesson of a learner who has not started yet. */
  begun: z.boolean(),
  completedWordsCount: z.number().int(),
  totalWordsCount: z.number().int(),
});

export const Home = z.object({
  stats: UserStats,
  subscription_status: z.enum(['free', 'premium']),
  /** True while a charge may exist that Telegram has not reported: it is looked for now, so ask again in some seconds. */
  payment_in_doubt: z.boolean().optional(),
  sections: z.array(HomeSection),
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
export type Home = z.output<typeof Home>;

export const homeEndpoints = {
  'GET /home': endpoint({
    summary: 'Всё для главного экрана; день засчитывается',
    access: 'learner',
    response: Home,
  }),
};
