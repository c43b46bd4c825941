import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, GrammyError } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';

/** Between two tries when Telegram does not say how long; it doubles up to the longest one. */
const firstWaitSeconds = 1;
const longestWaitSeconds = 60;

export type Waiting = {
  wait?: (seconds: number) => Promise<unknown>;
  say?: (line: string) => void;
};

/**
 * Who the bot is. Waits for as long as Telegram asks (429), and while it is out of order (5xx). Throws what getMe throws
 * otherwise: a refused token, no network.
 */
export async function askBotInfo(
  api: Pick<Api, 'getMe'>,
  { wait = (seconds) => sleep(seconds * 1000), say = console.log }: Waiting = {},
): Promise<UserFromGetMe> {
  for (let usualSeconds = firstWaitSeconds; ; usualSeconds = Math.min(usualSeconds * 2, longestWaitSeconds)) {
    try {
      return await api.getMe();
    } catch (error) {
      if (!isPassing(error)) throw error;
      const seconds = error.parameters.retry_after ?? usualSeconds;
      say(`Телеграм просит подождать (${error.error_code}). Следующая попытка через ${seconds} с.`);
      await wait(seconds);
    }
  }
}

function isPassing(error: unknown): error is GrammyError {
  return error instanceof GrammyError && (error.error_code === 429 || error.error_code >= 500);
}
