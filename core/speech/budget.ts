/**
 * How much sound may be recognised in one day of the server (UTC), in seconds: it is paid by the second, whoever speaks.
 * Set by the environment (`api/_env.ts`).
 */
export type SpeechBudget = {
  /** Of one learner, in the mini-app and the chat together. */
  learnerSeconds: number;
  /** From one network address, with and without a login. */
  addressSeconds: number;
  /** Of the whole installation. */
  totalSeconds: number;
};

/** Some six hundred words for a learner; ten hours for all. */
export const usualSpeechBudget: SpeechBudget = {
  learnerSeconds: 1200,
  addressSeconds: 7200,
  totalSeconds: 36_000,
};

/** Pays for a recording before it is recognised. */
export type SpeechAccount = {
  /** Throws DomainError 'limit' (speech_spent, speech_spent_address, speech_spent_total); then nothing was spent. */
  spend(ms: number): Promise<void>;
  /** The recogniser was busy or resting: it has heard nothing. */
  giveBack(ms: number): Promise<void>;
};

/** on: there is something left · spent: nothing is · off: there is no recogniser. */
export type SpeechState = 'on' | 'spent' | 'off';

const dayMs = 86_400_000;

/** The server's day, e.g. '2026-11-22'. */
export const budgetDay = (now: Date): string => now.toISOString().slice(0, 10);

export const secondsToNextBudget = (now: Date): number => Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000);
