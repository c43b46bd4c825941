/** Largest update that is read; Telegram's own are a few kilobytes. */
export const maxUpdateBytes = 1_048_576;
