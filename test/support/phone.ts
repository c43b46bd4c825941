import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';
import { exerciseTexts } from '../../core/texts/exercises.ts';
import { letterTexts } from '../../core/texts/letters.ts';
import { browserFlags } from '../../scripts/bench/first-view/browser-flags.ts';
import { browser as browserTool } from '../../scripts/test/tools.ts';
// A sample's top 0 and baseline 100 are placed on these lines.
import { guides as lines } from '../../web/src/exercises/write/guides.ts';
import { patient, patientPage } from './patient.ts';
import { clockShiftMs } from './product-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Pictures are taken only for a person to look at: `PICTURES=1 npm test`. */
export const takesPictures = process.env.PICTURES === '1';

/** Folder of the pictures for a person to look at; ignored by git. */
export const picturesFolder = `${root}screenshots`;

/** Starts the installed Chromium; sound may start without a tap. Throws when it is not installed. */
export async function openBrowser(...moreFlags: string[]): Promise<Browser> {
  const executablePath = browserTool.find();
  if (!executablePath)
    throw new Error('No Chromium here: set BROWSER_PATH or let scripts/test/launch.mjs install one');
  mkdirSync(picturesFolder, { recursive: true });
  return chromium.launch({
    executablePath,
    args: [...browserFlags, '--autoplay-policy=no-user-gesture-required', ...moreFlags],
  });
}

/** The page of the local Telegram, used by one person. */
export type Phone = {
  page: Page;
  /** The mini-app inside its frame. */
  app: FrameLocator;
  write(text: string): Promise<void>;
  /** Says the command (e.g. '/start lesson_2') and opens the mini-app with the button in the bot's answer. */
  openApp(command?: string): Promise<void>;
  /** The chat with the bot. */
  messages: Locator;
  /** The bot's latest message that contains the text. */
  message(text: string | RegExp): Locator;
  /** Errors thrown by the pages. */
  errors: string[];
};

/** A page in Jerusalem, on the product's clock. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 860 },
    locale: 'ru-RU',
    timezoneId: 'Asia/Jerusalem',
    ...options,
  });
  page.setDefaultTimeout(patientPage.timeout);
  await page.addInitScript(moveClock, clockShiftMs);
  return page;
}

/** Runs in each frame of the page. */
function moveClock(shiftMs: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (machine, parts, self) =>
      Reflect.construct(machine, parts.length > 0 ? parts : [machine.now() + shiftMs], self),
    get: (machine, name) => (name === 'now' ? () => machine.now() + shiftMs : Reflect.get(machine, name)),
  });
}

const startButton = /^(Начать|Запустить|Старт)$/i;

/** Runs in each frame of the page: whoever reads skips the letters of a lesson with one tap. */
function skipLetters(name: string): void {
  const skip = () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    buttons.find((button) => button.textContent === name)?.click();
  };
  new MutationObserver(skip).observe(document, { childList: true, subtree: true });
}

/** `reads`: the learner reads Hebrew, and skips the letters of every lesson. */
export async function openPhone(
  browser: Browser,
  telegram: string,
  { reads = true, ...options }: BrowserContextOptions & { reads?: boolean } = {},
): Promise<Phone> {
  const page = await openPage(browser, options);
  if (reads) await page.addInitScript(skipLetters, letterTexts.skipAll);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(telegram);
  const messages = page.getByRole('log', { name: 'Сообщения' });
  const write = async (text: string) => {
    await chatIsDrawn(page);
    const start = page.getByRole('button', { name: startButton });
    const field = page.getByRole('textbox', { name: 'Сообщение' });
    await start.or(field).first().waitFor();
    if (text === '/start' && (await start.count()) > 0) return start.click();
    await field.fill(text);
    await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  };
  return {
    page,
    app: page.frameLocator('iframe'),
    errors,
    write,
    async openApp(command = '/start') {
      // Buttons of earlier answers are there too, once the history is drawn.
      await chatIsDrawn(page);
      const buttons = messages.getByRole('button', { name: /Открыть/ });
      const isNew = await page.getByRole('button', { name: startButton }).isVisible();
      for (const text of isNew && command !== '/start' ? ['/start', command] : [command]) {
        const before = await buttons.count();
        await write(text);
        await buttons.nth(before).waitFor();
      }
      await buttons.last().click();
    },
    messages,
    message: (text) => messages.getByText(text).last(),
  };
}

/** Returns the mini-app's frame, to run something in it. Throws while it is not open. */
export function appFrame({ page }: Phone): Frame {
  const frame = page.frames().find((one) => one.parentFrame() !== null && one.url().startsWith('http'));
  if (!frame) throw new Error('the mini-app is not open');
  return frame;
}

async function chatIsDrawn(page: Page): Promise<void> {
  await page.locator('[role="log"][aria-busy="false"]').waitFor();
}

type Sample = { points: { x: number; y: number }[]; strokeLengths: number[]; source: string };

/** Draws a letter on the canvas with pointer events, from a stored sample. */
export async function drawLetter(page: Page, canvas: Locator, letter: string, source = 'font:gveret-levin') {
  const file = `${root}web/public/samples/${letter}.json`;
  const { samples } = JSON.parse(readFileSync(file, 'utf8')) as { samples: Sample[] };
  const sample = samples.find((one) => one.source === source) ?? samples[0];
  const box = await canvas.boundingBox();
  if (!sample || !box) throw new Error(`No sample of ${letter} or no canvas`);
  const scale = (lines.baseline - lines.top) / 100;
  let from = 0;
  for (const length of sample.strokeLengths) {
    const points = sample.points.slice(from, from + length);
    from += length;
    const place = ({ x, y }: { x: number; y: number }) =>
      [box.x + box.width / 2 + (x - 40) * scale, box.y + lines.top + y * scale] as const;
    const [first, ...rest] = points.map(place);
    if (!first) continue;
    await page.mouse.move(...first);
    await page.mouse.down();
    for (const point of rest) await page.mouse.move(...point, { steps: 2 });
    await page.mouse.up();
  }
}

/** Resets clock and network of the local Telegram. */
export async function calmWorld(telegram: string): Promise<void> {
  const put = (path: string, body: object) =>
    fetch(`${telegram}/_local/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await put('network', { mode: 'online' });
  await put('clock', { reset: true });
}

export async function showPanel({ page }: Phone): Promise<void> {
  const panel = page.getByRole('button', { name: 'Панель' });
  if ((await panel.getAttribute('aria-pressed')) !== 'true') await panel.click();
}

/** Selects an option in the panel of the local Telegram, e.g. `choose(phone, 'Ширина экрана', '320')`. */
export async function choose(phone: Phone, group: string, name: string): Promise<void> {
  await showPanel(phone);
  await phone.page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click();
}

/** Switches the phone to another person. */
export async function becomePerson({ page }: Phone, name: string): Promise<void> {
  const wanted = page.getByRole('menuitemradio', { name: new RegExp(name) });
  // A redraw of the page at the wrong moment closes the menu.
  await expect
    .poll(async () => {
      if (!(await wanted.isVisible())) await page.getByRole('button', { name: /^Человек:/ }).click();
      return wanted.isVisible();
    }, patient)
    .toBe(true);
  await wanted.click();
  await page.getByRole('button', { name: new RegExp(`^Человек: ${name}`) }).waitFor();
  await chatIsDrawn(page);
}

/** Returns the learner's points as shown in the header. */
export async function pointsInHeader({ app }: Phone): Promise<number> {
  const label = await app
    .getByLabel(/^\d+ балл/)
    .first()
    .getAttribute('aria-label');
  return Number.parseInt(label ?? '', 10);
}

/** Takes pictures of the mini-app at every width in both themes, for a person to look at. */
export async function takePictures(phone: Phone, name: string): Promise<void> {
  if (!takesPictures) return;
  const frame = phone.page.locator('iframe');
  for (const scheme of ['light', 'dark'] as const) {
    const toggle = phone.page.getByRole('button', {
      name: scheme === 'dark' ? 'Тёмная тема' : 'Светлая тема',
    });
    if ((await toggle.count()) > 0) await toggle.click();
    for (const width of ['320', '375', '425']) {
      await choose(phone, 'Ширина экрана', width);
      await phone.page.waitForTimeout(350);
      await frame.screenshot({ path: `${picturesFolder}/${name}-${width}-${scheme}.png` });
    }
  }
}

/** Draws the requested letters one after another. */
export async function writeLetters({ page, app }: Pick<Phone, 'page' | 'app'>, letters: string) {
  const canvas = app.locator('canvas');
  await canvas.waitFor();
  for (const letter of letters) {
    // The accepted letter is shown for a moment, during which nothing can be drawn.
    await app.getByText(exerciseTexts.write.accepted, { exact: true }).first().waitFor({ state: 'detached' });
    await drawLetter(page, canvas, letter);
    await app.getByRole('button', { name: 'Готово' }).click();
  }
}

/** Does the four stages of the word on the screen as a learner without a microphone. */
export async function learnWord({ page, app }: Phone, hebrew: string): Promise<void> {
  await app.getByRole('button', { name: 'Прослушать слово' }).click();
  await app.getByRole('button', { name: 'Без записи' }).click();
  await app.getByRole('button', { name: 'Получилось' }).click();
  await writeLetters({ page, app }, hebrew.replaceAll(' ', ''));
  const field = app.getByRole('textbox');
  await field.waitFor();
  for (const letter of hebrew) await app.getByRole('button', { name: letter, exact: true }).click();
  await app.getByRole('button', { name: 'Проверить' }).click();
}
