import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { browserFlags } from '../../scripts/bench/first-view/browser-flags.ts';
import { browser as browserTool } from '../../scripts/test/tools.ts';
import { patientPage } from './patient.ts';
import { clockShiftMs } from './product-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of the pictures for a person to look at; ignored by git. */
export const picturesFolder = `${root}screenshots`;

/** Running Chromiums of this worker by their flags: its files run in them one after another. They end with it. */
const running = new Map<string, Browser>();

/** Returns the worker's Chromium with these flags; sound may start without a tap. Throws when none is installed. */
export async function openBrowser(...flags: string[]): Promise<Browser> {
  const key = flags.join(' ');
  const known = running.get(key);
  if (known?.isConnected()) return known;
  const browser = await launch(flags);
  running.set(key, browser);
  return browser;
}

/** Closes all pages and forgets what they stored. */
export async function clearBrowser(browser: Browser | undefined): Promise<void> {
  for (const context of browser?.contexts() ?? []) await context.close();
}

async function launch(flags: string[]): Promise<Browser> {
  const executablePath = browserTool.find();
  if (!executablePath)
    throw new Error('No Chromium here: set BROWSER_PATH or let scripts/test/launch.mjs install one');
  mkdirSync(picturesFolder, { recursive: true });
  return chromium.launch({
    executablePath,
    args: [...browserFlags, '--autoplay-policy=no-user-gesture-required', ...flags],
  });
}

/**
 * A page in Jerusalem, on the product's clock, with a storage of its own. Nothing moves on it unless `reducedMotion`
 * says otherwise: drawing movements is a third of the processor time of a view.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 860 },
    locale: 'ru-RU',
    timezoneId: 'Asia/Jerusalem',
    reducedMotion: 'reduce',
    // What a worker answers, a test can neither see nor replace.
    serviceWorkers: 'block',
    ...options,
  });
  page.setDefaultTimeout(patientPage.timeout);
  await page.addInitScript(moveClock, clockShiftMs());
  return page;
}

/** Moves the clock of the device, for what the page opens from now on. */
export const moveDeviceClock = (page: Page, shiftMs: number): Promise<void> =>
  page.addInitScript(moveClock, shiftMs).then(() => {});

/** Runs in each frame of the page. */
function moveClock(shiftMs: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (machine, parts, self) =>
      Reflect.construct(machine, parts.length > 0 ? parts : [machine.now() + shiftMs], self),
    get: (machine, name) => (name === 'now' ? () => machine.now() + shiftMs : Reflect.get(machine, name)),
  });
}
