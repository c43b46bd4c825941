import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Frame, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LessonDetail } from '../../core/contracts/catalogue.ts';
import type { Question } from '../../core/quiz/question.ts';
import { adminFrameTexts } from '../../core/texts/admin-frame.ts';
import { fixedText, motion, smallTargets, strayHebrew, unfitText } from '../support/page-findings.ts';
import { appFrame, becomePerson, openBrowser, openPhone, type Phone } from '../support/phone.ts';
import {
  answerQuestion,
  hurryFeedback,
  openQuizOf,
  questionOnScreen,
  startQuizOn,
} from '../support/phone-quiz.ts';
import { type ProductProcess, startProduct } from '../support/product-process.ts';

/** Half as slow as the walk through every view itself. */
const walkMs = 90_000;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let product: ProductProcess;
let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  phone = await openPhone(browser, product.telegram);
  // Nothing may move, and no colour is caught between two themes.
  await phone.page.emulateMedia({ reducedMotion: 'reduce' });
  await phone.page.addInitScript(hurryFeedback);
});

afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/**
 * Everything that is wrong with what stands on the screen, one line each: what axe finds serious in both themes, Hebrew
 * without its language, controls too small for a finger at 320 px, text that does not fit or grow at twice its size (but
 * for wide views of tables and charts, which are made for a desk).
 */
async function flaws(frame: Frame = appFrame(phone), isWide = false): Promise<string[]> {
  const isFramed = frame !== frame.page().mainFrame();
  const width = async (px: number) => {
    if (!isFramed) return frame.page().setViewportSize({ width: px, height: 700 });
    await phone.page.locator('iframe').evaluate((element, wanted) => {
      element.style.width = `${wanted}px`;
      element.style.height = '700px';
    }, px);
    await frame.waitForFunction((wanted) => innerWidth === wanted, px);
  };
  await width(375);
  const found = [...(await axeFindings(frame)), ...(await frame.evaluate(strayHebrew))];
  found.push(...(await frame.evaluate(motion)));
  await inTheOtherTheme(frame, async () => found.push(...(await axeFindings(frame, ['color-contrast']))));
  if (!isWide) found.push(...(await inLargeText(frame)));
  await width(320);
  found.push(...(await frame.evaluate(smallTargets)), ...(await frame.evaluate(unfitText)));
  await width(375);
  return [...new Set(found)];
}

async function inLargeText(frame: Frame): Promise<string[]> {
  await frame.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const found = [...(await frame.evaluate(unfitText)), ...(await frame.evaluate(fixedText))];
  await frame.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

async function axeFindings(frame: Frame, only?: string[]): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  const options: RunOptions = { resultTypes: ['violations'] };
  if (only) options.runOnly = only;
  const { violations } = (await frame.evaluate(
    (asked) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, asked), // put there above
    options,
  )) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
}

async function inTheOtherTheme(frame: Frame, look: () => Promise<unknown>): Promise<void> {
  if (frame === frame.page().mainFrame()) {
    await frame.page().emulateMedia({ colorScheme: 'dark' });
    await look();
    return frame.page().emulateMedia({ colorScheme: 'light' });
  }
  const themed = (theme: string) =>
    phone.app.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
  await phone.page.getByRole('button', { name: 'Тёмная тема' }).click();
  await themed('dark');
  await look();
  await phone.page.getByRole('button', { name: 'Светлая тема' }).click();
  await themed('light');
}

/** Waits for a sign of the view, and looks at it. */
async function look(view: string, sign: Locator): Promise<string[]> {
  await sign.first().waitFor();
  return (await flaws()).map((flaw) => `${view}: ${flaw}`);
}

const button = (name: string | RegExp) => phone.app.getByRole('button', { name });
const goBack = () => phone.page.getByRole('button', { name: 'Назад' }).click();
const home = () => phone.app.getByRole('heading', { name: 'Уроки' });

test(
  'home and the four stages of a word can be used by everybody',
  async () => {
    const { app } = phone;
    await becomePerson(phone, 'Борис');
    await phone.openApp();
    await app.getByRole('table', { name: 'Таблица лидеров' }).waitFor();
    const found = await look('home', home());
    await becomePerson(phone, 'Дана');
    await phone.openApp('/start lesson_2');
    found.push(...(await look('listen', button('Прослушать слово'))));
    await button('Прослушать слово').click();
    found.push(...(await look('speak', button('Без записи'))));
    await button('Без записи').click();
    found.push(...(await look('speak without a voice', button('Получилось'))));
    await button('Получилось').click();
    found.push(...(await look('write', app.locator('canvas'))));
    await button('Не могу рисовать сейчас').click();
    found.push(...(await look('type', app.getByRole('textbox', { name: 'Ответ на иврите' }))));
    expect(found).toEqual([]);
  },
  walkMs,
);

test(
  'a quiz can be used by everybody, question by question',
  async () => {
    const { app } = phone;
    await openQuizOf(phone, /ר כ ך/);
    const found = await look('quiz', app.getByRole('heading', { name: /^Викторина: / }));
    const questions = await startQuizOn(phone, { speaks: true });
    const seen = new Set<string>();
    const see = async (kind: string) => {
      if (seen.has(kind)) return;
      seen.add(kind);
      found.push(...(await look(kind, app.getByRole('region', { name: /^Вопрос / }))));
    };
    let errors = 0;
    for (const question of questions) {
      if (errors === 5) break;
      await questionOnScreen(phone, question);
      await see(question.type);
      let asked: Question = question;
      if (question.type === 'pronunciation') {
        await button('Не могу говорить сейчас').click();
        // The words that were still to be said are dictated from here on.
        for (const later of questions) if (later.type === 'pronunciation') later.type = 'dictation';
        asked = { ...question, type: 'dictation' };
      }
      const isDrawn = asked.type === 'handwriting';
      const isWrong = !isDrawn && (seen.size === 7 || question.index > 28);
      await answerQuestion(phone, asked, !isWrong);
      if (isWrong) errors += 1;
    }
    found.push(...(await look('results', app.getByRole('heading', { name: 'Что повторить' }))));
    expect(found).toEqual([]);
  },
  walkMs,
);

test(
  'profile, settings and subscription can be used by everybody',
  async () => {
    const { app } = phone;
    await becomePerson(phone, 'Борис');
    await phone.openApp();
    await button(/^Профиль/).click();
    const found = await look('profile', app.getByText(/^С нами с/));
    await app.getByRole('tab', { name: 'Настройки' }).click();
    found.push(...(await look('settings', app.getByRole('switch', { name: 'Транскрипция' }))));
    await goBack();
    await home().waitFor();
    for (const name of [/^Еда/, /^Продукты/, /Фрукты и овощи/]) await button(name).click();
    found.push(...(await look('subscription', app.getByText('«Фрукты и овощи» — премиум-урок'))));
    expect(found).toEqual([]);
  },
  walkMs,
);

test(
  'the admin area can be used by everybody, section by section',
  async () => {
    const { app } = phone;
    await becomePerson(phone, 'Дана');
    await phone.openApp();
    await button(/^Профиль/).click();
    await button(/^Управление/).click();
    const sections = app.getByRole('navigation', { name: adminFrameTexts.navigation });
    const found: string[] = [];
    for (const name of Object.values(adminFrameTexts.sections)) {
      await sections.getByText(name).click();
      await app.getByRole('status', { name: adminFrameTexts.loading }).waitFor({ state: 'detached' });
      // The page of the local Telegram keeps a line open: the network is never still.
      await phone.page.waitForTimeout(400);
      await expect.poll(() => app.getByRole('status', { name: adminFrameTexts.loading }).count()).toBe(0);
      found.push(...(await flaws(appFrame(phone), true)).map((flaw) => `${name}: ${flaw}`));
    }
    expect(found).toEqual([]);
  },
  walkMs,
);

test(
  'what went wrong can be read by everybody, inside Telegram and outside',
  async () => {
    const { app, page } = phone;
    await page.route('**/api/lessons/*', (route) => route.fulfill({ status: 500, body: '' }));
    await phone.openApp('/start lesson_3');
    const found = await look(
      'a lesson that does not come',
      button('Попробовать снова').or(button(/Повторить/)),
    );
    await page.unroute('**/api/lessons/*');
    await page.route('**/api/**', (route) => route.abort());
    await becomePerson(phone, 'Аня');
    await phone.openApp();
    found.push(...(await look('home without a network', app.getByRole('main'))));
    await page.unroute('**/api/**');
    // A page of its own: what the launch left in this one would let it in.
    const stranger = await browser.newPage({ reducedMotion: 'reduce' });
    await stranger.goto(product.app);
    await stranger.getByRole('button', { name: 'Открыть в Telegram' }).waitFor();
    found.push(...(await flaws(stranger.mainFrame())).map((flaw) => `outside: ${flaw}`));
    await stranger.close();
    expect(found).toEqual([]);
  },
  walkMs,
);

test('from home to a typed word no finger is needed, and one always sees where one is', async () => {
  const { app, page } = phone;
  await becomePerson(phone, 'Аня');
  await phone.openApp();
  await home().waitFor();
  const answered = page.waitForResponse(/\/api\/lessons\/\d+$/);
  await page.locator('iframe').focus();
  await tabTo(button(/Буквы ה י ת ד נ ן/));
  await page.keyboard.press('Enter');
  const { data } = (await (await answered).json()) as { data: LessonDetail };
  for (const name of ['Прослушать слово', 'Без записи', 'Получилось', 'Не могу рисовать сейчас']) {
    await button(name).waitFor();
    await tabTo(button(name));
    await page.keyboard.press('Enter');
  }
  const field = app.getByRole('textbox', { name: 'Ответ на иврите' });
  await tabTo(field);
  await page.keyboard.insertText(data.words[0]?.hebrew ?? '');
  await page.keyboard.press('Enter');
  await app.getByText('Верно!').waitFor();
  expect(phone.errors).toEqual([]);
});

/** Goes on by the Tab key until the control has the focus; every control on the way must show that it has it. */
async function tabTo(control: Locator): Promise<void> {
  const wanted = await control.first().elementHandle();
  if (!wanted) throw new Error('nothing to go to');
  for (let presses = 0; presses < 120; presses += 1) {
    const focus = await wanted.evaluate((element) => {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement) || active === document.body) return 'nowhere';
      const look = () => {
        const { outline, border, boxShadow } = getComputedStyle(active);
        return [outline, border, boxShadow].join();
      };
      const [focused, box] = [look(), active.getBoundingClientRect()];
      active.blur();
      const calm = look();
      active.focus({ preventScroll: true });
      if (focused === calm) return `not seen: ${active.outerHTML.slice(0, 120)}`;
      if (box.bottom < 0 || box.top > innerHeight) return `off the screen: ${active.outerHTML.slice(0, 120)}`;
      return active === element ? 'there' : 'on the way';
    });
    if (focus === 'there') return;
    expect(focus).toMatch(/^(nowhere|on the way)$/);
    await phone.page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}
