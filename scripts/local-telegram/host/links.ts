/** What a t.me address means for a client that has one bot. */
type TelegramLink =
  /** The bot's chat; with a parameter it is sent as /start. */
  | { kind: 'chat'; start: string | null }
  /** The mini-app, with `startapp`. */
  | { kind: 'app'; startParam: string | null }
  /** The payment sheet: t.me/$slug or t.me/invoice/slug. */
  | { kind: 'invoice'; slug: string }
  /** Somebody else's page. */
  | { kind: 'foreign'; url: string };

/**
 * Reads `https://t.me/…` or the path_full of web_app_open_tg_link (`/mila_bot?start=lesson_3`). `home` is the address
 * of this page: the product uses it as the address of the bot, so it opens the bot's chat or its app. Returns null for addresses
 * that are not Telegram's.
 */
export function readTelegramLink(address: string, botUsername: string, home?: string): TelegramLink | null {
  const full = address.startsWith('/') ? `https://t.me${address}` : address;
  const withScheme = /^(?:www\.)?(?:t\.me|telegram\.me)\//i.test(full) ? `https://${full}` : full;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  const startApp = url.searchParams.get('startapp');
  if (url.origin === home && startApp === null) return { kind: 'chat', start: url.searchParams.get('start') };
  if (url.origin === home) return { kind: 'app', startParam: startApp || null };
  if (!['t.me', 'telegram.me', 'www.t.me'].includes(url.hostname)) return null;
  const [, name = '', app] = url.pathname.split('/');
  if (name.startsWith('$')) return { kind: 'invoice', slug: name.slice(1) };
  if (name === 'invoice' && app) return { kind: 'invoice', slug: app };
  if (name.toLowerCase() !== botUsername.toLowerCase()) return { kind: 'foreign', url: url.href };
  if (app || startApp !== null) return { kind: 'app', startParam: startApp || null };
  return { kind: 'chat', start: url.searchParams.get('start') };
}
