import type { ActivityDate } from '../streak/streak.ts';

const dayMs = 86_400_000;

/** The seed of what a learner's day draws: the same in the app and in the chat, however often the day is opened. */
export function daySeed(userId: number, date: ActivityDate): number {
  return userId * 31 + Date.parse(date) / dayMs;
}
