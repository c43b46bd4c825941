/**
 * Import this first in a test that simulates a launch from Telegram: the SDK reads the address when it is imported.
 * `launchHash` is what a client of version 8.0 appends to the address of the mini-app.
 */
import { learnerId } from './samples.ts';

export function launchHash({
  userId = learnerId,
  startParam,
}: {
  userId?: number;
  startParam?: string;
} = {}): string {
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
