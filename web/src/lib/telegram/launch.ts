import type { Client } from './client.ts';

export type LaunchUser = { id: number; firstName: string };

export type LaunchData = {
  /** The signed launch string as it came, '' outside Telegram. Never logged. */
  initData: string;
  /** Unsigned: for choosing what to show first, never for rights. */
  user: LaunchUser | null;
  /** Deep link, e.g. 'lesson_3'; user input. */
  startParam: string | null;
  /** 'ios', 'android', 'tdesktop', 'weba', …; 'unknown' outside Telegram. */
  platform: string;
  /** Bot API version of the client, e.g. '8.0'. */
  version: string;
};

/** What Telegram passed at launch. */
export function readLaunch({ web }: Client): LaunchData {
  const { user, start_param } = web.initDataUnsafe ?? {};
  return {
    initData: web.initData ?? '',
    user: typeof user?.id === 'number' ? { id: user.id, firstName: user.first_name } : null,
    startParam: start_param ?? new URLSearchParams(location.search).get('tgWebAppStartParam'),
    platform: web.platform,
    version: web.version,
  };
}
