/** A date 'YYYY-MM-DD' in UTC, by the server's clock alone: nothing that a client claims can move it. */
export type ServerDay = string;

export function serverDay(now: Date): ServerDay {
  return now.toISOString().slice(0, 10);
}

/**
 * Points that the leaderboard, and only it, counts of one server day. A lesson, its quiz without a mistake, a milestone,
 * a full week and all reviews of a day make less.
 */
export const maxRankedPointsPerDay = 400;

/** Points that reviews can earn on one server day. */
export const maxReviewPointsPerDay = 60;

/**
 * Answers about one word, or about one letter, that are kept of one server day; more change nothing. A person never
 * gets there, and what follows from all answers stays cheap to compute whatever a client sends.
 */
export const maxAnswersPerDay = 100;

/** Returns what the leaderboard counts of a ledger: of each server day at most 400 points. */
export function rankedPoints(entries: readonly { points: number; at: Date }[]): number {
  const days = new Map<ServerDay, number>();
  for (const { points, at } of entries) days.set(serverDay(at), (days.get(serverDay(at)) ?? 0) + points);
  return [...days.values()].reduce((sum, points) => sum + Math.min(points, maxRankedPointsPerDay), 0);
}
