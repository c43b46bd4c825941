import type { Api } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import { inTime } from '../../../bot/services/in-time.ts';
import { botIdOf } from '../../../bot/services/payments/ports.ts';
import type { Log, Store } from '../../../core/ports.ts';

const keptSeconds = 24 * 60 * 60;
const storeWithinMs = 1000;

/**
 * Who the bot is, without asking Telegram at each cold start: from `written` (TELEGRAM_BOT_INFO, printed by the set-up
 * script), else from the store, else from getMe. Information about another bot than the token's is ignored. Throws what
 * getMe throws.
 */
export async function findBotInfo(options: {
  written: string | undefined;
  token: string;
  api: Api;
  store: Store;
  log: Log;
}): Promise<UserFromGetMe> {
  const { written, token, api, store, log } = options;
  const botId = botIdOf(token);
  if (written !== undefined) {
    const info = readBotInfo(written, token);
    if (info) return info;
    log('warn', 'bot-info-unusable', { advice: botInfoAdvice });
  }
  const key = `bot-info:${botId}`;
  const kept = await inTime(store.get<UserFromGetMe>(key), storeWithinMs).catch(() => undefined);
  if (kept) return kept;
  const info = await api.getMe();
  await inTime(store.set(key, info, { expirySeconds: keptSeconds }), storeWithinMs).catch(() => false);
  return info;
}

export const botInfoAdvice = 'npm run setup:telegram prints a fresh TELEGRAM_BOT_INFO';

/** TELEGRAM_BOT_INFO; undefined when it is damaged or belongs to another bot than the token. */
export function readBotInfo(written: string, token: string): UserFromGetMe | undefined {
  try {
    const info: unknown = JSON.parse(written);
    return isBotInfo(info) && info.id === botIdOf(token) ? info : undefined;
  } catch {
    return undefined;
  }
}

/** The bot reads only its id and name; the flags of getMe are for people. */
function isBotInfo(value: unknown): value is UserFromGetMe {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && 'username' in value && /^\w{3,64}$/.test(String(value.username));
}
