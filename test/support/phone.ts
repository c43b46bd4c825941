import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { exerciseTexts } from '../../core/texts/lesson/exercises.ts';
import { formTexts } from '../../core/texts/lesson/grammar/forms.ts';
import { ruleTexts } from '../../core/texts/lesson/grammar/rules.ts';
import { letterTexts } from '../../core/texts/lesson/letters.ts';
// A sample's top 0 and baseline 100 are placed on these lines.
import { guides as lines } from '../../web/src/exercises/write/guides.ts';
import { acceptedLetterMs, quizFeedbackMs, quizWritingFeedbackMs } from '../../web/src/lib/time/timing.ts';
import { openPage, picturesFolder } from './browser.ts';
import { patient } from './patient.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Pictures are taken only for a person to look at: `PICTURES=1 npm test`. */
export const takesPictures = process.env.PICTURES === '1';

/** What the tests ask of the mini-app. */
export type App = Pick<Frame, 'getByLabel' | 'getByRole' | 'getByText' | 'locator'>;

/** The page of the local Telegram, used by one person. */
export type Phone = {
  page: Page;
  /** The mini-app inside its frame. A locator is of the app that is open when it is made. */
  app: App;
  write(text: string): Promise<void>;
  /** Says the command (e.g. '/start lesson_2') and opens the mini-app with the button in the bot's answer. */
  openApp(command?: string): Promise<void>;
  /** Opens the mini-app with this button. */
  openAppBy(button: Locator): Promise<void>;
  /** The chat with the bot. */
  messages: Locator;
  /** The bot's latest message that contains the text. */
  message(text: string | RegExp): Locator;
  /** Errors thrown by the pages. */
  errors: string[];
};

const startButton = /^(Начать|Запустить|Старт)$/i;

/** Runs in each frame of the page: presses every button of the names, so that words come at once. */
function skipToWords(names: readonly string[]): void {
  const skip = () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    buttons.find((button) => names.includes(button.textContent ?? ''))?.click();
  };
  new MutationObserver(skip).observe(document, { childList: true, subtree: true });
}

/** Runs in each frame of the page: words that come back between others are answered right, from what the phone keeps; sentences are skipped. */
function answerReturns(): void {
  type Kept = { words: { id: number; hebrew: string; russian: string }[] };
  const words = () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('mila:lessons:'))
      .flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Kept[])
      .flatMap((lesson) => lesson.words);
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  let answered = '';
  const answer = () => {
    const sentence = document.querySelector<HTMLElement>('[data-interlude="sentence"]');
    if (sentence && answered !== sentence.dataset.visit) {
      answered = sentence.dataset.visit ?? '';
      const buttons = [...sentence.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Пропустить')?.click();
      return;
    }
    const forms = document.querySelector<HTMLElement>('[data-interlude="forms"]');
    if (forms && answered !== forms.dataset.visit) {
      answered = forms.dataset.visit ?? '';
      const buttons = [...forms.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Пропустить')?.click();
      return;
    }
    const step = document.querySelector<HTMLElement>('[data-interlude="recall"]');
    const { visit = '', exercise, word: id } = step?.dataset ?? {};
    if (!step || answered === visit) return;
    answered = visit;
    const word = words().find((one) => String(one.id) === id);
    const field = step.querySelector('input');
    if (exercise === 'type' && field && word) {
      setValue?.call(field, word.hebrew);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      setTimeout(() => field.form?.requestSubmit());
      return;
    }
    const options = [...step.querySelectorAll<HTMLElement>('[role="group"] button')];
    options.find(({ textContent }) => textContent === word?.russian)?.click();
  };
  new MutationObserver(answer).observe(document, { childList: true, subtree: true });
}

/**
 * Runs in each frame of the page: feedback is shown only for a moment, or for `window.feedbackMs`; everything else runs at normal
 * speed.
 */
function hurryFeedback(hurriedMs: readonly number[]): void {
  const page = window as Window & { feedbackMs?: number };
  const wait = window.setTimeout;
  const hurried = (run: TimerHandler, ms?: number) =>
    wait(run, hurriedMs.includes(ms ?? 0) ? (page.feedbackMs ?? 30) : ms);
  page.setTimeout = hurried as typeof window.setTimeout;
}

/** How long feedback stands: about an answer, a written word, a letter. */
const feedbackTimesMs = [quizFeedbackMs, quizWritingFeedbackMs, acceptedLetterMs];

export type PhoneOptions = BrowserContextOptions & {
  /** The learner skips the letters of every lesson and the forms of «Сегодня»; by default they do. */
  reads?: boolean;
  /** They answer words that come back between the others; by default they do. */
  recalls?: boolean;
  /** Feedback is shown only for a moment, or for `window.feedbackMs`. */
  hurries?: boolean;
};

export async function openPhone(
  browser: Browser,
  telegram: string,
  { reads = true, recalls = true, hurries = false, ...options }: PhoneOptions = {},
): Promise<Phone> {
  const page = await openPage(browser, options);
  if (recalls) await page.addInitScript(answerReturns);
  if (reads) await page.addInitScript(skipToWords, [letterTexts.skipAll, formTexts.toWords, ruleTexts.skip]);
  if (hurries) await page.addInitScript(hurryFeedback, feedbackTimesMs);
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
  const openAppBy = (button: Locator) => openingAnew(page, () => button.click());
  return {
    page,
    app: appOf(page),
    errors,
    write,
    openAppBy,
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
      await openAppBy(buttons.last());
    },
    messages,
    message: (text) => messages.getByText(text).last(),
  };
}

/**
 * The mini-app of the page. What looks for it through its frame's element asks Chromium eight questions more each time:
 * that is done only until there is a frame.
 */
function appOf(page: Page): App {
  const current = (): App => openFrame(page) ?? page.frameLocator('iframe');
  return {
    getByLabel: (...args) => current().getByLabel(...args),
    getByRole: (...args) => current().getByRole(...args),
    getByText: (...args) => current().getByText(...args),
    locator: (...args) => current().locator(...args),
  };
}

/** Does what opens the mini-app anew: what is looked for next must not be found in the one that was open before. */
async function openingAnew(page: Page, act: () => Promise<void>): Promise<void> {
  const earlier = page.frames().filter((frame) => frame.parentFrame() !== null);
  await act();
  await expect.poll(() => earlier.every((frame) => frame.isDetached())).toBe(true);
}

const openFrame = (page: Page): Frame | undefined =>
  page.frames().find((frame) => frame.parentFrame() !== null && frame.url().startsWith('http'));

/** Returns the mini-app's frame, to run something in it. Throws while it is not open. */
export function appFrame({ page }: Phone): Frame {
  const frame = openFrame(page);
  if (!frame) throw new Error('the mini-app is not open');
  return frame;
}

async function chatIsDrawn(page: Page): Promise<void> {
  await page.locator('[role="log"][aria-busy="false"]').waitFor();
}

type Sample = { points: { x: number; y: number }[]; strokeLengths: number[]; source: string };

/** The strokes of a stored sample, in pixels from the middle of the top of the canvas. */
function strokesOf(letter: string, source = 'font:gveret-levin'): { x: number; y: number }[][] {
  const file = `${root}web/public/samples/${letter}.json`;
  const { samples } = JSON.parse(readFileSync(file, 'utf8')) as { samples: Sample[] };
  const sample = samples.find((one) => one.source === source) ?? samples[0];
  if (!sample) throw new Error(`No sample of ${letter}`);
  const scale = (lines.baseline - lines.top) / 100;
  let from = 0;
  return sample.strokeLengths.map((length) => {
    const points = sample.points.slice(from, from + length);
    from += length;
    return points.map(({ x, y }) => ({ x: (x - 40) * scale, y: lines.top + y * scale }));
  });
}

/** Draws a letter on the canvas with the mouse, from a stored sample. */
export async function drawLetter(page: Page, canvas: Locator, letter: string, source?: string) {
  const strokes = strokesOf(letter, source);
  const box = await canvas.boundingBox();
  if (!box) throw new Error('no canvas');
  // Playwright's own mouse asks six questions at each point: whether the movement drags something.
  const chromium = await page.context().newCDPSession(page);
  for (const stroke of strokes) {
    const points = stroke.map(({ x, y }) => ({ x: box.x + box.width / 2 + x, y: box.y + y }));
    const [first] = points;
    const last = points.at(-1);
    if (!first || !last) continue;
    const left = { button: 'left', clickCount: 1 } as const;
    await chromium.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...first });
    await chromium.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...first, ...left });
    for (const point of points) {
      await chromium.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point, ...left, buttons: 1 });
    }
    await chromium.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...last, ...left });
  }
  await chromium.detach();
}

/** Unfolds what the path of lessons on home has folded. */
export async function unfoldPath({ app }: Phone): Promise<void> {
  await app.getByRole('heading', { name: 'Уроки', exact: true }).waitFor();
  const folds = app.getByRole('button', { name: /^(Пройдено:|Впереди ещё) /, expanded: false });
  while ((await folds.count()) > 0) await folds.first().click();
}

/** Has home draw what is below its first screen, as the learner's first touch does. */
export async function touchHome({ app }: Phone): Promise<void> {
  await app.getByRole('heading', { name: 'Уроки', exact: true }).click();
}

/** Runs in the page: the events of a pen that follows the strokes, without the time that a hand takes. */
function followStrokes(canvas: Element, strokes: { x: number; y: number }[][]): void {
  const box = canvas.getBoundingClientRect();
  // Only a pointer that the browser knows can be captured.
  canvas.setPointerCapture = () => {};
  for (const stroke of strokes) {
    for (const [place, { x, y }] of stroke.entries()) {
      const at = { clientX: box.x + box.width / 2 + x, clientY: box.y + y, pointerId: 1, bubbles: true };
      canvas.dispatchEvent(new PointerEvent(place === 0 ? 'pointerdown' : 'pointermove', at));
      if (place === stroke.length - 1) canvas.dispatchEvent(new PointerEvent('pointerup', at));
    }
  }
}

/** Resets clock and network of the local Telegram. */
export async function resetTelegram(telegram: string): Promise<void> {
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
  await panelIsAnswered(phone);
}

/** Has the local recogniser hear the text in every recording. */
export async function letHear(phone: Phone, text: string): Promise<void> {
  await choose(phone, 'Что услышит распознаватель', 'Текст');
  await phone.page.getByRole('textbox', { name: 'Услышанный текст' }).fill(text);
  await panelIsAnswered(phone);
}

/** Moves the clock with a button of the panel, e.g. «Завтра»; a mini-app that is open is opened anew. */
export async function moveClock(phone: Phone, name: string): Promise<void> {
  await showPanel(phone);
  await openingAnew(phone.page, () => phone.page.getByRole('button', { name }).click());
  await panelIsAnswered(phone);
}

/** Waits until the local Telegram's server knows what was chosen: what comes next may outrun it. */
async function panelIsAnswered({ page }: Phone): Promise<void> {
  await page.locator('body:not([aria-busy="true"])').waitFor();
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

/** Writes the requested letters one after another, faster than a hand. */
export async function writeLetters({ app }: Pick<Phone, 'app'>, letters: string) {
  const canvas = app.locator('canvas');
  await canvas.waitFor();
  for (const letter of letters) {
    // The accepted letter is shown for a moment, during which nothing can be drawn.
    await app.getByText(exerciseTexts.write.accepted, { exact: true }).first().waitFor({ state: 'detached' });
    await canvas.evaluate(followStrokes, strokesOf(letter));
    await app.getByRole('button', { name: 'Готово' }).click();
  }
}

/** Does the four stages of the word on the screen as a learner without a microphone. */
export async function learnWord({ app }: Phone, hebrew: string): Promise<void> {
  // The card of the word before, which is still there for a moment, plays its word too.
  const listen = app.locator('[data-stage="LISTEN"]');
  await listen.getByRole('button', { name: 'Прослушать слово' }).click();
  await app.getByRole('button', { name: 'Без записи' }).click();
  await app.getByRole('button', { name: 'Получилось' }).click();
  await writeLetters({ app }, hebrew.replaceAll(' ', ''));
  const field = app.getByRole('textbox');
  await field.waitFor();
  for (const letter of hebrew) await app.getByRole('button', { name: letter, exact: true }).click();
  await app.getByRole('button', { name: 'Проверить' }).click();
}
