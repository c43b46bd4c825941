/**
 * Reasons of ledger entries (DESIGN §5), and `alphabet`, an achievement that brings no points and stands in no ledger.
 * `ref` identifies what earned it; (user, reason, ref) is unique. For `review` it is the word and the day,
 * '17:2026-11-21': a due word earns once a day.
 */
export const ledgerReasons = [
  'word',
  'word_master',
  'quiz',
  'perfectionist',
  'streak_7',
  'review',
  'alphabet',
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

export const awardPoints: Record<LedgerReason, number> = {
  word: 1,
  word_master: 50,
  quiz: 50,
  perfectionist: 100,
  streak_7: 70,
  review: 1,
  alphabet: 0,
};

/** One word_master award per this many words learned (SPEC §9). */
export const wordsPerMilestone = 50;

/** Days in a row that earn streak_7. */
export const streakAwardDays = 7;

/**
 * Ledger reasons that are achievements too (SPEC §4, §9). Each is earned in the statement that saves the answer: see
 * db/progress.ts, db/rewards/streaks.ts, db/quiz/result.ts and db/letters/save-answer.ts in this order.
 */
export const achievementKinds = [
  'word_master',
  'streak_7',
  'perfectionist',
  'alphabet',
] as const satisfies LedgerReason[];
export type AchievementKind = (typeof achievementKinds)[number];

/** What an answer or a day has just earned. */
export type Award = { reason: LedgerReason; ref: string; points: number };
