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
  /** The client's colours by Telegram's names, e.g. `bg_color: '#ffffff'`. */
  theme: Readonly<Record<string, unknown>>;
};

/**
 * What Telegram passed at launch, as the bridge reads it: from the hash of the address, and after a reload from what the
 * bridge kept for this window.
 */
export function readLaunch(): LaunchData {
  const given = givenParams();
  const kept = keptByBridge(paramsName);
  const read = (name: string) => given.get(name) ?? String(kept[name] ?? '');
  const initData = read('tgWebAppData');
  const signed = new URLSearchParams(initData);
  const { id, first_name: firstName } = parse(signed.get('user'));
  return {
    initData,
    user: typeof id === 'number' ? { id, firstName: typeof firstName === 'string' ? firstName : '' } : null,
    startParam: signed.get('start_param') ?? new URLSearchParams(location.search).get('tgWebAppStartParam'),
    platform: read('tgWebAppPlatform') || 'unknown',
    version: read('tgWebAppVersion') || '6.0',
    theme: { ...parse(read('tgWebAppThemeParams')), ...keptByBridge('themeParams') },
  };
}

/**
 * Keeps the launch where the bridge looks for it: when it is loaded, the app may have gone to an address without it, as
 * the admin area does.
 */
export function keepLaunch(): void {
  const params = { ...keptByBridge(paramsName), ...Object.fromEntries(givenParams()) };
  try {
    sessionStorage.setItem(`${prefixOfBridge}${paramsName}`, JSON.stringify(params));
  } catch {
    // Storage may be forbidden.
  }
}

const prefixOfBridge = '__telegram__';
const paramsName = 'initParams';

const givenParams = () => new URLSearchParams(location.hash.replace(/^#(?:[^?]*\?)?/, ''));

function keptByBridge(name: string): Record<string, unknown> {
  try {
    return parse(sessionStorage.getItem(`${prefixOfBridge}${name}`));
  } catch {
    // Storage may be forbidden.
    return {};
  }
}

/** The object in a text, empty where it holds none. */
function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}
