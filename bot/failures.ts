import { type BotError, GrammyError } from 'grammy';
import type { Log } from '../core/ports.ts';
import type { BotContext } from './context.ts';
import { describeFailure } from './services/failures.ts';
import { type RefusalKind, refusalKind, refusalOf } from './services/refusals.ts';

/** What is nobody's mistake: the chat is closed to us, the button was pressed twice, the answer came too late. */
const everyday: readonly RefusalKind[] = ['gone', 'moved', 'topic', 'silenced', 'late'];

/** True when Telegram refused and would refuse again, so that a retry is pointless. */
export function isLasting(error: unknown): boolean {
  return error instanceof GrammyError && (error.error_code === 400 || error.error_code === 403);
}

/** True for the answer to an edit that would change nothing, e.g. after a double tap. */
export function isNotModified(error: unknown): boolean {
  return (
    error instanceof GrammyError && /message is not modified|MESSAGE_NOT_MODIFIED/.test(error.description)
  );
}

/** The kind of an update, e.g. 'message' or 'callback_query'. */
export function updateKind(update: object): string {
  return Object.keys(update).find((key) => key !== 'update_id') ?? 'empty';
}

/**
 * The error boundary around all features: a lasting refusal is logged and the update counts as handled, so that it
 * cannot be delivered again and again and block its chat; everything else is passed on to the caller.
 */
export function settleLasting(log: Log): (error: BotError<BotContext>) => void {
  return ({ error, ctx }) => {
    if (!isLasting(error)) throw error;
    logRefusal(log, error, ctx.update);
  };
}

/** Logs a refusal of Telegram: as an error only when it is a mistake of ours. */
export function logRefusal(log: Log, error: unknown, update: object): void {
  const refusal = refusalOf(error);
  const why = refusal && refusalKind(refusal);
  const level = why && everyday.includes(why) ? 'info' : 'error';
  log(level, 'telegram-refused', { kind: updateKind(update), why, cause: describeFailure(error) });
}
