/**
 * Calls a method of the Bot API and returns its result. Throws an error with `error_code` and `description` when
 * Telegram refuses, any other error when Telegram does not answer.
 */
export type TelegramCall = (method: string, payload: Record<string, unknown>) => Promise<unknown>;
