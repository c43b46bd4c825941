import { attempt, type Client } from './client.ts';

/** Only http and https addresses are opened; anything else does nothing. */
export function createLinks({ web, insideTelegram, supports }: Client) {
  function open(url: string, isKnown: boolean, inClient: (url: string) => void): void {
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return;
    if (!isKnown || !attempt(() => inClient(url))) window.open(url, '_blank', 'noopener');
  }
  /** Opens a web page outside the app. */
  const openLink = (url: string) => open(url, insideTelegram(), (page) => web.openLink(page));
  /** Opens a t.me address in Telegram itself. */
  const openTelegramLink = (url: string) => open(url, supports('6.1'), (link) => web.openTelegramLink(link));
  return {
    openLink,
    openTelegramLink,
    /** Opens the chat with the bot. Telegram opens its own links; the bot of a local Telegram has its own address. */
    openBotLink(link: string): void {
      if (URL.canParse(link) && new URL(link).host === 't.me') openTelegramLink(link);
      else openLink(link);
    },
  };
}
