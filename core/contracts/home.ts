import * as z from 'zod';
import { LessonSummary, sectionOf } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { Streak } from './progress-shapes.ts';
import { SettingsShape } from './settings.ts';
import { DateString, Points, RowId, UserId } from './shared.ts';
import { UserStats } from './stats-shapes.ts';

/** A lesson with the caller's progress (SPEC §3 derived lesson progress). */
export const HomeLesson = LessonSummary.extend({
  /** The caller needs premium to open it. */
  locked: z.boolean(),
  /** 0–100. */
  lessonProgress: z.number().int(),
  isCompleted: z.boolean(),
  completedWithQuiz: z.boolean(),
  completedWordsCount: z.number().int(),
  totalWordsCount: z.number().int(),
});
export type HomeLesson = z.output<typeof HomeLesson>;

export const HomeSection = sectionOf(HomeLesson);
export type HomeSection = z.output<typeof HomeSection>;

export const LeaderboardRow = z.object({
  id: UserId,
  rank: z.number().int(),
  name: z.string(),
  status: z.string(),
  status_eng: z.string(),
  points: Points,
});

export const Leaderboard = z.object({ rows: z.array(LeaderboardRow), me: LeaderboardRow });

export const AchievementRecord = z.object({
  id: z.enum(['word_master', 'streak_7', 'perfectionist']),
  userId: UserId,
  /** How many times it was earned. */
  count: z.number().int(),
  /** Points earned by it in all. */
  points: Points,
  data: z.object({ lastRef: z.string() }),
  /** ISO time of the latest grant. */
  timestamp: z.string(),
});

/** Where «Продолжить» leads. */
export const ContinueAt = z.object({
  lessonId: RowId,
  lessonName: z.string(),
  /** False when this is the first lesson of somebody who has not begun yet. */
  begun: z.boolean(),
  completedWordsCount: z.number().int(),
  totalWordsCount: z.number().int(),
});

export const Home = z.object({
  stats: UserStats,
  subscription_status: z.enum(['free', 'premium']),
  sections: z.array(HomeSection),
  /** null when every lesson that the caller may open is completed. */
  continueAt: ContinueAt.nullable(),
  streak: Streak,
  achievements: z.array(AchievementRecord),
  leaderboard: Leaderboard,
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
