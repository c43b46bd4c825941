import type { Bridge } from './bridge.ts';
import type { Client } from './client.ts';

/** Only http and https addresses are opened; anything else does nothing. */
export function createLinks({ call, insideTelegram, supports }: Client) {
  function open(url: string, isKnown: boolean, inClient: (bridge: Bridge) => void): void {
    if (!/^https?:$/.test(parsed(url)?.protocol ?? '')) return;
    if (!isKnown || !call(inClient)) window.open(url, '_blank', 'noopener');
  }
  /** Opens a web page outside the app. */
  const openLink = (url: string) => open(url, insideTelegram(), (bridge) => bridge.openLink(url));
  /** Opens a t.me address in Telegram itself. */
  const openTelegramLink = (url: string) =>
    open(url, supports('6.1'), (bridge) => bridge.openTelegramLink(url));
  return {
    openLink,
    openTelegramLink,
    /** Opens the chat with the bot. Telegram opens its own links; the bot of a local Telegram has its own address. */
    openBotLink(link: string): void {
      if (parsed(link)?.host === 't.me') openTelegramLink(link);
      else openLink(link);
    },
  };
}

/** The address, or undefined where it is none. `URL.canParse` is younger than the oldest engine. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
