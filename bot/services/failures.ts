import { refusalOf } from './refusals.ts';

/**
 * One line about a failure, for the log and for a dropped update. Contains no token (network errors repeat the address
 * that was called) and no parameter of a statement (they may be names).
 */
export function describeFailure(error: unknown): string {
  return withoutToken(reasonOf(error)).slice(0, 500);
}

/** As `describeFailure`, with the stack of the innermost error, for a failure that nobody foresaw. */
export function describeWithStack(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const stack = (cause instanceof Error && cause.stack) || '';
  // A stack begins with the message, which may be the statement.
  const places = stack.split('\n').filter((line) => /^ +at /.test(line));
  return withoutToken([reasonOf(error), ...places].join('\n')).slice(0, 4000);
}

function withoutToken(text: string): string {
  return text.replaceAll(/bot\d+:[\w-]+/g, 'bot<token>');
}

function reasonOf(error: unknown): string {
  const refusal = refusalOf(error);
  if (refusal) return `${methodOf(error)}${refusal.error_code} ${refusal.description}`;
  if (error instanceof Error && 'error' in error) {
    // grammY keeps the reason in `error`: around a handler's error it adds nothing to it, around a network error the
    // method that was called.
    return error.name === 'BotError' ? reasonOf(error.error) : `${error.message} ${reasonOf(error.error)}`;
  }
  // Drizzle's own message repeats statement and parameters: the reason is in its cause.
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof Error)
    return isStatement(error) ? 'a statement failed' : `${error.name}: ${error.message}`;
  // A WebSocket that cannot connect throws an event.
  const isEvent = typeof error === 'object' && error !== null && 'message' in error;
  return String(isEvent ? error.message : error);
}

/** 'sendMessage: ' where the refusal knows its method. */
function methodOf(refusal: unknown): string {
  const isNamed = typeof refusal === 'object' && refusal !== null && 'method' in refusal;
  return isNamed ? `${refusal.method}: ` : '';
}

function isStatement(error: Error): boolean {
  return 'query' in error && 'params' in error;
}
