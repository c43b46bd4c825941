import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Bridge } from '../../../web/src/lib/telegram/bridge.ts';

const require = createRequire(import.meta.url);
const script = join(dirname(require.resolve('@twa-dev/sdk')), 'telegram-web-apps.js');

/** Telegram's script reads the address and the client around the page when it runs: each launch runs it again. */
export function runSdk(): void {
  Reflect.deleteProperty(window, 'Telegram');
  delete require.cache[script];
  require(script);
}

/** The bridge of the latest launch. */
export function currentSdk(): Bridge {
  // Set by Telegram's script.
  return (window as unknown as { Telegram: { WebApp: Bridge } }).Telegram.WebApp;
}
