import type { SessionKind } from '../memory/kinds.ts';
import type { ActivityDate } from '../streak/streak.ts';

const dayMs = 86_400_000;

/** The seed of what a learner's day draws: the same in the app and in the chat, however often the day is opened. */
export function daySeed(userId: number, date: ActivityDate): number {
  return userId * 31 + Date.parse(date) / dayMs;
}

/** The seed of a session: what is due is the same all day, other practice differs each time. */
export const sessionSeed = (
  { kind, userId, today }: { kind: SessionKind; userId: number; today: ActivityDate },
  now: Date,
): number => (kind === 'due' ? daySeed(userId, today) : now.getTime());
