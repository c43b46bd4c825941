import * as z from 'zod';
import { achievementKinds } from '../../points/awards.ts';
import { newsIcons, newsKinds } from '../../points/news.ts';
import { Points, RowId, UserId } from './shared.ts';

export const LeaderboardRow = z.object({
  id: UserId,
  rank: z.number().int(),
  name: z.string(),
  status: z.string(),
  status_eng: z.string(),
  points: Points,
});

/** The best learners, and the caller's own row, which may be among them. */
export const Leaderboard = z.object({ rows: z.array(LeaderboardRow), me: LeaderboardRow });
export type Leaderboard = z.output<typeof Leaderboard>;

/** All grants of one achievement (SPEC §3 Achievement record). */
export const AchievementRecord = z.object({
  id: z.enum(achievementKinds),
  userId: UserId,
  /** How many times it was earned. */
  count: z.number().int(),
  /** Points earned by it in all. */
  points: Points,
  data: z.object({ lastRef: z.string() }),
  /** ISO time of the latest grant. */
  timestamp: z.string(),
});
export type AchievementRecord = z.output<typeof AchievementRecord>;

/** A line of the news: an own milestone, or a lesson that was published (SPEC §3 Activity update). */
export const ActivityUpdate = z.object({
  /** Stable, e.g. 'word_master-50': lets a client know what it has already shown. */
  id: z.string(),
  activity_type: z.enum(newsKinds),
  text: z.string(),
  /** Name of the icon to draw. */
  icon: z.enum(newsIcons),
  /** ISO. */
  created_at: z.string(),
  /** The lesson to open on tap, if there is one. */
  lessonId: RowId.nullable(),
});
export type ActivityUpdate = z.output<typeof ActivityUpdate>;
