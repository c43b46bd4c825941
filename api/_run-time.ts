import type { Clock } from '../core/ports.ts';

/** Of the function's minute, for what sends messages: a batch that has begun may take six seconds, a wait ten. */
export const sendWithinMs = 40_000;

/** Whether a run that began then still has time. */
export function timeWithin(clock: Clock, began: Date, ms: number): (aheadMs?: number) => boolean {
  return (aheadMs = 0) => clock().getTime() - began.getTime() + aheadMs < ms;
}
