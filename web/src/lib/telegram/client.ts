import type { Bridge } from './bridge.ts';
import { keepLaunch, type LaunchData, readLaunch } from './launch.ts';

/**
 * Telegram around the page. The launch is read from the address at once; the bridge itself is loaded after the first
 * view, which does without it, and what is asked of it before then waits. Old clients lack or throw on many methods, so
 * every call goes through `call` and, where Telegram documents one, a version guard. Outside Telegram every call does
 * nothing.
 */
export type Client = {
  launch: LaunchData;
  /** True when a Telegram client has opened the app (even one that passed no initData). */
  insideTelegram(): boolean;
  /** `version`: of the Bot API, e.g. '6.1'. */
  supports(version: string): boolean;
  /** Undefined until it is loaded. */
  bridge(): Bridge | undefined;
  /** Requests the bridge; a later call joins it, or tries again what has failed. */
  load(): void;
  /**
   * Runs at once where the bridge is loaded, otherwise as soon as it is, in the order of the calls. False when an old
   * client has refused by throwing.
   */
  call(run: (bridge: Bridge) => unknown): boolean;
};

/** `loaded`: a bridge that is there already. */
export function createClient(loaded?: Bridge): Client {
  const launch = readLaunch();
  keepLaunch();
  const waiting: ((bridge: Bridge) => unknown)[] = [];
  let bridge = loaded;
  let wanted = false;
  let loading = false;

  const insideTelegram = () => launch.platform !== 'unknown' || launch.initData !== '';

  async function load(): Promise<void> {
    wanted = true;
    if (bridge || loading) return;
    loading = true;
    try {
      ({ bridge } = await import('./bridge.ts'));
      for (const run of waiting.splice(0)) attempt(run, bridge);
    } catch {
      // No connection: the next call tries again.
    } finally {
      loading = false;
    }
  }

  return {
    launch,
    insideTelegram,
    supports: (version) => insideTelegram() && rankOf(launch.version) >= rankOf(version),
    bridge: () => bridge,
    load: () => void load(),
    call(run) {
      if (bridge) return attempt(run, bridge);
      waiting.push(run);
      if (wanted) void load();
      return true;
    },
  };
}

function attempt(run: (bridge: Bridge) => unknown, bridge: Bridge): boolean {
  try {
    run(bridge);
    return true;
  } catch {
    return false;
  }
}

/** Versions in their order: '7.10' comes after '7.9'. */
function rankOf(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
}
