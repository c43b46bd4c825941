import { openLink, openTelegramLink } from './telegram.ts';

/** Opens the chat with the bot. Telegram opens its own links; the bot of a local Telegram has an address of its own. */
export function openBotLink(link: string): void {
  if (URL.canParse(link) && new URL(link).host === 't.me') openTelegramLink(link);
  else openLink(link);
}
