import * as z from 'zod';

/** A failure on demand for the next calls of the bot, as the control API takes it. flood: 429 with retry_after; error: a 5xx. */
export const Fault = z.object({
  /** Method it hits, in any letter case; `*` for all. */
  method: z.string().default('*'),
  kind: z.enum(['flood', 'error']),
  /** How many calls it hits; then it is gone. */
  times: z.int().default(1),
  /** Seconds, for flood. */
  retryAfter: z.int().default(1),
  /** HTTP status, for error. */
  status: z.int().default(502),
});
export type Fault = z.infer<typeof Fault>;

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let faults: Fault[] = [];
  return {
    add(fault: Fault): void {
      faults = [...faults, { ...fault }];
    },
    /** Uses up one hit of the first fault that fits the method; returns null when none does. */
    take(method: string): Fault | null {
      const fault = faults.find(
        (one) => one.method === '*' || one.method.toLowerCase() === method.toLowerCase(),
      );
      if (!fault) return null;
      fault.times--;
      faults = faults.filter((one) => one.times > 0);
      return fault;
    },
    list: () => faults,
  };
}
