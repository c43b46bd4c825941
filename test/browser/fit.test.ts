import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TodayResponse } from '../../core/contracts/memory.ts';
import type { StartQuizResponse } from '../../core/contracts/quiz.ts';
import { exercises } from '../../core/memory/exercises.ts';
import { createQuiz } from '../../core/quiz/create-quiz.ts';
import { questionKinds } from '../../core/quiz/question-types.ts';
import { adminFrameTexts } from '../../core/texts/admin/frame.ts';
import { analyticsTexts } from '../../core/texts/admin/web.ts';
import { todayTexts } from '../../core/texts/home/today.ts';
import { formTexts } from '../../core/texts/lesson/grammar/forms.ts';
import { ruleTexts } from '../../core/texts/lesson/grammar/rules.ts';
import { letterTexts } from '../../core/texts/lesson/letters.ts';
import { numberTexts } from '../../core/texts/lesson/numbers.ts';
import { placementTexts } from '../../core/texts/lesson/placement.ts';
import { letterItems } from '../../db/content/letters.ts';
import { rules } from '../../db/content/rules/index.ts';
import { openSection } from '../support/admin-sections.ts';
import { clearBrowser, openBrowser } from '../support/browser.ts';
import { brokenInLargeText } from '../support/large-text.ts';
import { withLongestTasks } from '../support/longest-tasks.ts';
import {
  becomePerson,
  drawLetter,
  openPhone,
  type Phone,
  type PhoneOptions,
  touchHome,
} from '../support/phone.ts';
import { answerQuestion, openQuizOf, questionOnScreen, startQuizOn } from '../support/phone-quiz.ts';
import { answerAsked, askedAfter } from '../support/phone-today.ts';
import { type ProductProcess, startProduct } from '../support/product-process.ts';
import { outOfReach, resize, tooTall } from '../support/room.ts';

let product: ProductProcess;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny');
});

afterAll(async () => {
  await clearBrowser(browser);
  await product?.remove();
});

/** A page large enough for any size of the mini-app. */
function openLargePhone(options: PhoneOptions = {}): Promise<Phone> {
  return openPhone(browser, product.telegram, { viewport: { width: 1600, height: 1000 }, ...options });
}

/** What does not fit upright, what is out of reach sideways, and what breaks in letters twice as large. */
async function flawsOf(phone: Phone, view: string): Promise<string[]> {
  return [
    ...(await brokenInLargeText(phone, view)),
    ...(await tooTall(phone, view)),
    ...(await outOfReach(phone, view)),
  ];
}

test('all four stages of a word fit a small phone, also after what went wrong', async () => {
  const phone = await openLargePhone();
  const { app, page } = phone;
  const button = (name: string | RegExp) => app.getByRole('button', { name });
  await becomePerson(phone, 'Дана');
  await phone.openApp('/start lesson_2');
  await button('Прослушать слово').waitFor();
  const found = await flawsOf(phone, 'listen');
  await button('Прослушать слово').click();
  await button('Начать запись').waitFor();
  found.push(...(await flawsOf(phone, 'record')));
  await button('Начать запись').click();
  await app
    .getByRole('status')
    .getByText(/микрофон/i)
    .first()
    .waitFor();
  found.push(...(await flawsOf(phone, 'record, refused')));
  await button('Сравнить на слух').click();
  await button('Получилось').waitFor();
  found.push(...(await flawsOf(phone, 'record, by ear')));
  await button('Получилось').click();
  const canvas = app.locator('canvas');
  await canvas.waitFor();
  found.push(...(await flawsOf(phone, 'write')));
  for (let miss = 0; miss < 3; miss += 1) {
    await drawLetter(page, canvas, 'ש');
    await button('Готово').click();
  }
  await button('Дальше').or(button('Начать сначала')).first().waitFor();
  found.push(...(await flawsOf(phone, 'write, missed')));
  await button('Не могу рисовать сейчас').click();
  const field = app.getByRole('textbox', { name: 'Ответ на иврите' });
  await field.waitFor();
  found.push(...(await flawsOf(phone, 'type')));
  for (const wrong of ['קק', 'קקק']) {
    await field.fill(wrong);
    await button('Проверить').click();
  }
  found.push(...(await flawsOf(phone, 'type, missed')));
  expect(found).toEqual([]);
  await page.close();
});

test('every kind of question of a quiz fits a small phone, also with its right answer', async () => {
  const phone = await openLargePhone();
  const { app, page } = phone;
  await page.route('**/api/quiz/start', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: StartQuizResponse };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, seed: variedSeed(body.data) } } });
  });
  await openQuizOf(phone, /ש א מ/);
  const found = await tooTall(phone, 'quiz');
  const questions = await startQuizOn(phone, { speaks: true });
  for (const question of questions.slice(0, 7)) {
    await questionOnScreen(phone, question);
    found.push(...(await flawsOf(phone, question.type)));
    if (question.type === 'pronunciation') {
      await app.getByRole('button', { name: 'Не могу говорить сейчас' }).click();
      question.type = 'dictation';
      await app.getByRole('textbox', { name: 'Ответ на иврите' }).waitFor();
      found.push(...(await flawsOf(phone, 'dictation')));
    }
    const misses = question.type === 'dictation' || question.type === 'reading';
    await answerQuestion(phone, question, !misses);
    if (!misses) continue;
    const onwards = app.getByRole('button', { name: 'Дальше' });
    await onwards.waitFor();
    found.push(...(await flawsOf(phone, `${question.type}, missed`)));
    await onwards.click();
  }
  expect(found).toEqual([]);
  await page.close();
});

/** A seed with which each of the first seven questions is of another kind. */
function variedSeed(quiz: StartQuizResponse): number {
  for (let seed = 1; ; seed += 1) {
    const first = createQuiz({ ...quiz, seed }).slice(0, 7);
    // What is drawn comes last: it is answered by hand.
    if (
      new Set(first.map(({ type }) => type)).size === 7 &&
      questionKinds[first[6]?.type ?? 'typing'].answer === 'drawing'
    )
      return seed;
  }
}

test('every step of a letter fits a small phone', async () => {
  const phone = await openLargePhone({ reads: false });
  const { app, page } = phone;
  await becomePerson(phone, 'Аня');
  await phone.openApp();
  const player = app.locator('[data-letter]');
  const found: string[] = [];
  await app.getByRole('button', { name: placementTexts.answers.no, exact: true }).click();
  await player.waitFor();
  found.push(...(await flawsOf(phone, 'the first letter')));
  await page.getByRole('button', { name: 'Назад' }).click();
  await app.getByRole('button', { name: letterTexts.title, exact: true }).click();
  for (const name of ['каф', 'сеголь']) {
    await app
      .getByRole('button', { name: new RegExp(`^${name}, .*${letterTexts.chart.legend.new}$`) })
      .click();
    found.push(...(await flawsOfSteps(phone, player)));
  }
  expect(found).toEqual([]);
  await page.close();
});

test('the checks of a rule fit a small phone, and a card keeps its way on in sight', async () => {
  const phone = await openLargePhone();
  const { app, page } = phone;
  const button = (name: string | RegExp) => app.getByRole('button', { name });
  await becomePerson(phone, 'Аня');
  await phone.openApp();
  await button(/^Профиль/).click();
  await button(new RegExp(ruleTexts.title)).click();
  await app.getByRole('heading', { name: ruleTexts.title }).waitFor();
  const found = await brokenInLargeText(phone, 'all rules');
  found.push(...(await outOfReach(phone, 'all rules')));
  // Of the first lessons, which are free.
  for (const { title, checks } of rules.slice(0, 4)) {
    await app.getByRole('button', { name: title }).click();
    await app.getByRole('article').waitFor();
    found.push(...(await brokenInLargeText(phone, title)), ...(await outOfReach(phone, title)));
    const frame = await resize(phone, { width: 360, height: 516 });
    const end = await frame.evaluate(
      (name) =>
        [...document.querySelectorAll('main button')]
          .find(({ textContent }) => textContent === name)
          ?.getBoundingClientRect().bottom,
      ruleTexts.checkMyself,
    );
    expect(end).toBeLessThanOrEqual(516);
    await button(ruleTexts.checkMyself).click();
    for (const check of checks) {
      const options = app.getByRole('group', { name: 'Варианты ответа' }).getByRole('button');
      await app.locator(`[data-check="${check.kind}"]`).waitFor();
      found.push(...(await flawsOf(phone, `${title}, ${check.kind}`)));
      if (check.kind === 'order') {
        for (const word of [...check.options].reverse())
          await app.getByRole('group', { name: 'Слова фразы' }).getByText(word, { exact: true }).click();
        await button(ruleTexts.check).click();
      } else {
        const texts = await options.allTextContents();
        await options.nth(texts.findIndex((text) => text !== check.options[check.answer])).click();
      }
      await button(ruleTexts.next).waitFor();
      found.push(...(await flawsOf(phone, `${title}, ${check.kind}, missed`)));
      await button(ruleTexts.next).click();
    }
    await button(ruleTexts.stop).click();
    await button(ruleTexts.toAll).click();
  }
  expect(found).toEqual([]);
  await page.close();
});

/** What does not fit in the steps about one sign, each of its questions missed once. */
async function flawsOfSteps(phone: Phone, player: Locator): Promise<string[]> {
  const { app, page } = phone;
  const seen = new Set<string>();
  const found: string[] = [];
  await player.waitFor();
  while ((await player.count()) > 0) {
    const { exercise, key, here } = await stepOn(player);
    const item = letterItems.find((one) => one.key === key);
    if (exercise && !seen.has(exercise)) found.push(...(await flawsOf(phone, `${exercise} ${key}`)));
    if (exercise) seen.add(exercise);
    if (exercise === 'meet') await app.getByRole('button', { name: letterTexts.next }).click();
    else if (exercise === 'trace' || exercise === 'write') {
      await drawLetter(page, app.locator('canvas'), item?.letter ?? '');
      await app.getByRole('button', { name: letterTexts.check }).click();
    } else {
      const options = app.getByRole('group', { name: 'Варианты ответа' }).getByRole('button');
      const labels = await options.allTextContents();
      const right = [item?.shown ?? item?.letter, item?.spokenSound?.transcription];
      await options.nth(labels.findIndex((label) => !right.includes(label))).click();
      await app.getByRole('button', { name: letterTexts.next }).waitFor();
      found.push(...(await flawsOf(phone, `${exercise} ${key}, missed`)));
      await app.getByRole('button', { name: letterTexts.next }).click();
    }
    const chart = app.getByRole('heading', { name: letterTexts.title });
    await expect
      .poll(async () => ((await chart.isVisible()) ? null : (await stepOn(player)).here))
      .not.toBe(here);
  }
  return found;
}

/** What the letters' player shows; `here` changes with each step. */
async function stepOn(player: Locator) {
  const [exercise, key, bar] = await Promise.all([
    player.getAttribute('data-exercise'),
    player.getAttribute('data-letter'),
    player.getByRole('progressbar').getAttribute('aria-label'),
  ]);
  return { exercise, key, here: `${exercise} ${key} ${bar}` };
}

test('every exercise of «Сегодня» fits a small phone, with the longest words, forms and sentences of the course', async () => {
  const phone = await openLargePhone({ reads: false, hurries: true });
  const { app, page } = phone;
  const button = (name: string) => app.getByRole('button', { name });
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  let sent: TodayResponse | undefined;
  await page.route('**/api/today?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: TodayResponse };
    sent = withLongestTasks(body.data);
    await route.fulfill({ response, json: { ...body, data: sent } });
  });
  // The server knows nothing of these rules and forms.
  await page.route('**/api/rules/*/answers', (route) =>
    route.fulfill({ json: { status: 'success', data: { id: 1, state: 'met' } } }),
  );
  await page.route('**/api/forms/answers', (route) =>
    route.fulfill({ json: { status: 'success', data: {} } }),
  );
  await app.getByRole('button', { name: /^Повторить \d+ / }).click();
  const found: string[] = [];
  const read = async (view: string) => void found.push(...(await flawsOf(phone, `today, ${view}`)));
  const form = (exercise: string) => app.locator(`[data-skill][data-exercise="${exercise}"]`).waitFor();
  await app.locator('[data-rule]').waitFor();
  if (!sent) throw new Error('the session was sent');
  const { forms, rules } = sent;
  const check = (kind: string) => app.locator(`[data-check="${kind}"]`).waitFor();
  for (const { kind, options: texts, answer } of rules.map((task) => task.check)) {
    await check(kind);
    await read(`rule, ${kind}`);
    if (kind === 'order') continue;
    const wrong = texts[answer === 0 ? 1 : 0] ?? '';
    await app
      .getByRole('group', { name: 'Варианты ответа' })
      .getByRole('button', { name: wrong, exact: true })
      .click();
    await button(todayTexts.next).waitFor();
    await read(`rule, ${kind}, missed`);
    await button(todayTexts.next).click();
  }
  await app.getByRole('button', { name: todayTexts.rules.skip, exact: true }).click();
  await form('meet');
  await read('form met');
  await button(formTexts.understood).click();
  const options = app.getByRole('group', { name: 'Варианты ответа' }).getByRole('button');
  for (const [exercise, isRight] of [
    ['choose', true],
    ['hear', true],
    ['gap', false],
  ] as const) {
    await form(exercise);
    await read(`form, ${exercise}`);
    const asked = forms.find((task) => task.exercise === exercise)?.options ?? [];
    await options.nth(asked.findIndex(({ reason }) => (reason === null) === isRight)).click();
    if (isRight) continue;
    await button(formTexts.next).waitFor();
    await read(`form, ${exercise}, missed`);
    await button(formTexts.next).click();
  }
  await form('say');
  await read('form, say');
  await button('Не могу говорить сейчас').click();
  await form('type');
  await read('form, type');
  await button(formTexts.toWords).click();
  await app.locator('[data-number]').waitFor();
  await read('number');
  await button(numberTexts.giveUp).click();
  await button(numberTexts.next).waitFor();
  await read('number, missed');
  await button(numberTexts.toWords).click();
  const seen = new Set<string>();
  for (let asked = await askedAfter(phone, null); asked && seen.size < exercises.length; ) {
    const { exercise } = asked;
    const isNew = !seen.has(exercise);
    if (isNew) await read(exercise);
    seen.add(exercise);
    const misses = isNew && (exercise === 'gap' || exercise === 'choose-russian');
    const answered = await answerAsked(phone, sent, asked, !misses);
    if (misses) {
      await button('Дальше').waitFor();
      await read(`${exercise}, missed`);
      await button('Дальше').click();
    }
    asked = await askedAfter(phone, answered);
  }
  expect(seen).toEqual(new Set(exercises));
  expect(found).toEqual([]);
  await page.close();
});

test('in letters twice as large no word breaks on a phone of 320 px, at home, in the alphabet, the profile and settings', async () => {
  const phone = await openLargePhone();
  const { app, page } = phone;
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  await touchHome(phone);
  await app.getByRole('table', { name: 'Таблица лидеров' }).waitFor();
  const found: string[] = [];
  const read = async (view: string) => void found.push(...(await brokenInLargeText(phone, view)));
  await read('home');
  await app.getByRole('button', { name: letterTexts.title, exact: true }).click();
  await app.getByRole('heading', { name: letterTexts.title }).waitFor();
  await read('alphabet');
  await page.getByRole('button', { name: 'Назад' }).click();
  await app.getByRole('button', { name: /^Профиль/ }).click();
  await app.getByText('Ещё потренироваться').waitFor();
  await read('profile');
  await app.getByRole('tab', { name: 'Настройки' }).click();
  await app.getByRole('switch', { name: 'Транскрипция' }).waitFor();
  await read('settings');
  expect(found).toEqual([]);
  await page.close();
});

test('in letters twice as large no word breaks in the admin area on a phone of 320 px', async () => {
  const phone = await openLargePhone();
  const { app, page } = phone;
  await becomePerson(phone, 'Дана');
  await phone.openApp();
  await app.getByRole('button', { name: /^Профиль/ }).click();
  await app.getByRole('button', { name: /^Управление/ }).click();
  const found: string[] = [];
  const shown = {
    content: app.getByRole('button', { name: /Приветствия и вежливые слова/ }),
    users: app.getByRole('button', { name: 'Открыть карточку: Борис' }).first(),
    analytics: app.getByRole('heading', { name: analyticsTexts.funnel.heading }),
  };
  for (const section of ['content', 'users', 'analytics'] as const) {
    await openSection(app, adminFrameTexts.sections[section]);
    await shown[section].waitFor();
    found.push(...(await brokenInLargeText(phone, section)));
  }
  expect(found).toEqual([]);
  await page.close();
});
