import type { Platform, ThemeParams } from './themes.ts';

export type LaunchParams = {
  initData: string;
  /** Bot API version that the client claims, e.g. `9.1`. */
  version: string;
  platform: Platform;
  themeParams: ThemeParams;
  startParam: string | null;
};

/**
 * The address of the frame: the button's own, with the launch parameters in the hash.
 * An existing `#path` is joined with `?`, an existing `k=v` hash with `&`, as Telegram's clients do.
 */
export function launchUrl(address: string, params: LaunchParams): string {
  const fields: Record<string, string> = {
    tgWebAppData: params.initData,
    tgWebAppVersion: params.version,
    tgWebAppPlatform: params.platform,
    tgWebAppThemeParams: JSON.stringify(params.themeParams),
  };
  if (params.startParam !== null) fields.tgWebAppStartParam = params.startParam;
  const added = Object.entries(fields)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
  const [base = '', hash = ''] = address.split('#', 2);
  if (hash === '') return `${base}#${added}`;
  return `${base}#${hash}${/[=?]/.test(hash) ? '&' : '?'}${added}`;
}

/** `?tgWebAppStartParam=…` of an address, null when there is none. */
export function startParamOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).searchParams.get('tgWebAppStartParam') : null;
}

/** The mini-app's address with a start parameter in its query, as t.me links open it. */
export function withStartParam(address: string, startParam: string): string {
  const url = new URL(address);
  url.searchParams.set('tgWebAppStartParam', startParam);
  return url.href;
}
