import * as z from 'zod';

const Count = z.number().int().nonnegative();

/** What home shows about «Сегодня». */
export const TodaySummary = z.object({
  /** Words to review now: at most the rest of the day's seventy. */
  due: Count,
  /** Letters to review now, as many as are due: a session asks some of them at most. */
  dueLetters: Count,
  /** Rules of grammar to review now, as many as are due: a session asks some of them at most. */
  dueRules: Count,
  /** Whole minutes they will take; 0 for none. */
  minutes: Count,
  /** Words reviewed today. */
  done: Count,
  /** New words still to be learned today; 0 while they pause. */
  newWords: Count,
  /** True when so many words are due that new ones have to wait. */
  newWordsPaused: z.boolean(),
});
export type TodaySummary = z.output<typeof TodaySummary>;
