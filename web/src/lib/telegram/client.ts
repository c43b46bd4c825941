import imported from '@twa-dev/sdk';

// The SDK is CommonJS: bundler, test runner and dev server disagree on whether its default export is unwrapped once or
// twice.
export const telegramSdk = 'default' in imported ? (imported.default as typeof imported) : imported;

/**
 * Telegram's bridge, as far as this client knows it. Old clients lack or throw on many methods, so every call goes
 * through `attempt` and, where Telegram documents one, a version guard. Outside Telegram every call does nothing.
 */
export type Client = {
  web: typeof telegramSdk;
  /** True when a Telegram client has opened the app (even one that passed no initData). */
  insideTelegram(): boolean;
  /** `version`: of the Bot API, e.g. '6.1'. */
  supports(version: string): boolean;
};

/** The SDK reads the launch parameters from the address at import, so boot.ts must import this first. */
export function createClient(web: Client['web'] = telegramSdk): Client {
  const insideTelegram = () => web.platform !== 'unknown' || Boolean(web.initData);
  return {
    web,
    insideTelegram,
    supports: (version) => insideTelegram() && web.isVersionAtLeast(version),
  };
}

/** Runs a call that an old client may refuse by throwing. Returns true when it succeeded. */
export function attempt(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}
