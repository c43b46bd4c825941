import type { ResponseParameters } from 'grammy/types';

/** A refusal in the Bot API's own words: HTTP status `code`, `description` verbatim. */
export class BotApiError extends Error {
  constructor(
    readonly code: number,
    readonly description: string,
    readonly parameters?: ResponseParameters,
  ) {
    super(description);
  }
}

export const badRequest = (why: string) => new BotApiError(400, `Bad Request: ${why}`);
export const forbidden = (why: string) => new BotApiError(403, `Forbidden: ${why}`);
export const queryTooOld = () =>
  badRequest('query is too old and response timeout expired or query ID is invalid');
