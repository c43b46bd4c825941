import { learnerId } from './samples.ts';
import { runSdk } from './telegram-sdk.ts';

type Launch = { userId?: number; startParam?: string };

/** Opens the page as a client of version 8.0 does. */
export function launch(how: Launch = {}): void {
  window.location.hash = launchHash(how);
  runSdk();
}

/** What a client of version 8.0 appends to the address of the mini-app. */
export function launchHash({ userId = learnerId, startParam }: Launch = {}): string {
  const initData = new URLSearchParams({
    user: JSON.stringify({ id: userId, first_name: 'Аня' }),
    auth_date: '1795248000',
    hash: 'signed-by-telegram',
  });
  if (startParam) initData.set('start_param', startParam);
  const launch = new URLSearchParams({
    tgWebAppData: initData.toString(),
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'android',
    tgWebAppThemeParams: JSON.stringify({ bg_color: '#ffffff', secondary_bg_color: '#f0f2f5' }),
  });
  return `#${launch}`;
}
