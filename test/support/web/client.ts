import { launchHash } from './launch.ts';
import { runSdk } from './telegram-sdk.ts';

export type ClientEvent = { type: string; data: Record<string, unknown> };

/**
 * Plays the Telegram client around the page: call it before the page is created. `events` are the events sent by the
 * page; `send` sends an event to the page.
 */
export function playClient({ version = '8.0', startParam }: { version?: string; startParam?: string } = {}) {
  const events: ClientEvent[] = [];
  window.location.hash = launchHash({ startParam }).replace(
    'tgWebAppVersion=8.0',
    `tgWebAppVersion=${version}`,
  );
  Object.assign(window, {
    TelegramWebviewProxy: {
      postEvent: (type: string, data: string) => events.push({ type, data: JSON.parse(data || '{}') ?? {} }),
    },
  });
  runSdk();
  return {
    events,
    /** The latest state sent by events of this type. */
    latest: (type: string) => events.findLast((event) => event.type === type)?.data,
    count: (type: string) => events.filter((event) => event.type === type).length,
    send(type: string, data: object = {}) {
      // The SDK sets its receiver on the window; only this call of it is used.
      const { Telegram } = window as unknown as {
        Telegram: { WebView: { receiveEvent: (type: string, data: object) => void } };
      };
      Telegram.WebView.receiveEvent(type, data);
    },
  };
}
