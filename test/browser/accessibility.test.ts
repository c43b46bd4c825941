import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LessonDetail } from '../../core/contracts/catalogue.ts';
import type { Question } from '../../core/quiz/question.ts';
import { questionKinds } from '../../core/quiz/question-types.ts';
import { adminFrameTexts } from '../../core/texts/admin-frame.ts';
import { appFrame, becomePerson, openBrowser, openPage, openPhone, type Phone } from '../support/phone.ts';
import {
  answerQuestion,
  goOnAfterMiss,
  hurryFeedback,
  openQuizOf,
  questionOnScreen,
  startQuizOn,
} from '../support/phone-quiz.ts';
import { answerAsked, askedAfter, openToday } from '../support/phone-today.ts';
import { type ProductProcess, startProduct } from '../support/product-process.ts';
import { createInspector, type Inspector, tabTo } from '../support/view-flaws.ts';

let product: ProductProcess;
let browser: Browser;
let phone: Phone;
let inspector: Inspector;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  phone = await openPhone(browser, product.telegram);
  // Nothing may move, and no colour is caught between two themes.
  await phone.page.emulateMedia({ reducedMotion: 'reduce' });
  await phone.page.addInitScript(hurryFeedback);
  inspector = createInspector(phone);
});

afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const look: Inspector['look'] = (...view) => inspector.look(...view);
const button = (name: string | RegExp) => phone.app.getByRole('button', { name });
const goBack = () => phone.page.getByRole('button', { name: 'Назад' }).click();
const home = () => phone.app.getByRole('heading', { name: 'Уроки' });

test('home and the four stages of a word can be used by everybody', async () => {
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
  await app.getByRole('group', { name: 'Клавиатура иврита' }).waitFor();
  found.push(...(await look('type', app.getByRole('textbox', { name: 'Ответ на иврите' }))));
  expect(found).toEqual([]);
});

test('a quiz can be used by everybody, question by question', async () => {
  const { app, page } = phone;
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
  let chosenByKeys = false;
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
    if (isWrong || questionKinds[asked.type].answer !== 'choice' || chosenByKeys) {
      await answerQuestion(phone, asked, !isWrong);
    } else {
      chosenByKeys = true;
      const place = asked.options.findIndex(({ text }) => text === asked.correctAnswer);
      await page.locator('iframe').focus();
      await tabTo(phone, app.getByRole('group', { name: 'Варианты ответа' }).getByRole('button').nth(place));
      await page.keyboard.press('Enter');
    }
    if (!isWrong) continue;
    errors += 1;
    await goOnAfterMiss(phone, errors);
  }
  found.push(...(await look('results', app.getByRole('heading', { name: 'Что повторить' }))));
  expect(found).toEqual([]);
});

test('profile, settings and subscription can be used by everybody', async () => {
  const { app, page } = phone;
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
  await page.getByRole('button', { name: /^Купить за/ }).click();
  await page
    .getByRole('dialog', { name: /^Оплата:/ })
    .getByRole('button', { name: /^Оплатить/ })
    .click();
  found.push(...(await look('thanks', app.getByRole('heading', { name: 'Спасибо! Премиум открыт' }))));
  expect(found).toEqual([]);
});

test('the admin area can be used by everybody, section by section', async () => {
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
    found.push(...(await inspector.flaws(appFrame(phone))).map((flaw) => `${name}: ${flaw}`));
  }
  await sections.getByText('Контент').click();
  await button(/Приветствия и вежливые слова/).click();
  await button('Редактировать').click();
  found.push(...(await look('lesson editor', app.getByRole('textbox', { name: 'Название' }))));
  await button(/^Слово 1:/).click();
  found.push(...(await look('word editor', app.getByRole('textbox', { name: 'Иврит' }))));
  await sections.getByText('Ученики').click();
  await button('Открыть карточку: Борис').first().click();
  found.push(...(await look('a person', app.getByRole('heading', { name: 'Борис' }))));
  expect(found).toEqual([]);
});

test('«Сегодня» can be used by everybody, exercise by exercise, and by the keys alone', async () => {
  const { app, page } = phone;
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  // A session of one word for each kind of exercise, so that its end is near.
  const kinds = ['choose-russian', 'choose-hebrew', 'listen', 'write', 'type'];
  await page.route(
    '**/api/today?*',
    async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const tasks = body.data.tasks.slice(0, kinds.length);
      for (const [place, task] of tasks.entries()) task.exercise = kinds[place];
      await route.fulfill({ response, json: { ...body, data: { ...body.data, tasks, again: [] } } });
    },
    { times: 1 },
  );
  const today = await openToday(phone);
  const found: string[] = [];
  let asked = await askedAfter(phone, null);
  const first = asked;
  for (let count = 0; asked && count < kinds.length; count += 1) {
    const sign = app.getByRole('region', { name: 'Сегодня' });
    found.push(...(await look(`today, ${asked.exercise}`, sign)));
    const word = today.words.find(({ id }) => id === asked?.wordId);
    if (asked.exercise === 'choose-russian') {
      await page.locator('iframe').focus();
      await tabTo(phone, button(word?.russian ?? ''));
      await page.keyboard.press('Enter');
    } else if (asked.exercise === 'type') {
      const field = app.getByRole('textbox', { name: 'Ответ на иврите' });
      await field.fill(`${word?.hebrew}ה`); // with a he too many
      await button('Проверить').click();
      await app.getByRole('region', { name: 'Сегодня' }).getByRole('status').first().waitFor();
      found.push(...(await look('today, a near miss', sign)));
      if ((await button('Дальше').count()) === 0) {
        await field.fill('קקק');
        await button('Проверить').click();
      }
      found.push(...(await look('today, a miss', app.getByText('Пока не вспомнилось'))));
      await button('Дальше').click();
    } else asked = await answerAsked(phone, today, asked);
    asked = await askedAfter(phone, asked);
  }
  expect(first?.exercise).toBe('choose-russian');
  while (asked) asked = await askedAfter(phone, await answerAsked(phone, today, asked));
  found.push(...(await look('the end of today', app.getByRole('heading', { name: 'На сегодня всё' }))));
  expect(found).toEqual([]);
});

test('what went wrong can be read by everybody, inside Telegram and outside', async () => {
  const { app, page } = phone;
  await page.route('**/api/lessons/*', (route) => route.fulfill({ status: 500, body: '' }));
  await phone.openApp('/start lesson_3');
  const found = await look(
    'a lesson that does not come',
    button('Попробовать снова').or(button(/Повторить/)),
  );
  await page.unroute('**/api/lessons/*');
  await appFrame(phone).evaluate(() => localStorage.setItem('mock-settings', '{"leaderboard":true}'));
  await phone.openApp();
  found.push(...(await look('canned answers', app.getByText('Демо-данные: таблица лидеров'))));
  await page.route('**/api/users/statistics', (route) =>
    route.fulfill({ json: { status: 'success', data: { achievements: 7 } } }),
  );
  await button(/^Профиль/).click();
  found.push(...(await look('a view that broke', app.getByText('Что-то пошло не так'))));
  await page.unroute('**/api/users/statistics');
  await appFrame(phone).evaluate(() => localStorage.removeItem('mock-settings'));
  await page.route('**/api/**', (route) => route.abort());
  await becomePerson(phone, 'Аня');
  await phone.openApp();
  found.push(...(await look('home without a network', app.getByRole('main'))));
  await page.unroute('**/api/**');
  // A page of its own: what the launch left in this one would let it in.
  const stranger = await openPage(browser, { reducedMotion: 'reduce' });
  await stranger.goto(product.app);
  await stranger.getByRole('button', { name: 'Открыть в Telegram' }).waitFor();
  found.push(...(await inspector.flaws(stranger.mainFrame())).map((flaw) => `outside: ${flaw}`));
  await stranger.close();
  expect(found).toEqual([]);
});

test('from home to a typed word no finger is needed, and one always sees where one is', async () => {
  const { app, page } = phone;
  await becomePerson(phone, 'Аня');
  await phone.openApp();
  await home().waitFor();
  const answered = page.waitForResponse(/\/api\/lessons\/\d+$/);
  await page.locator('iframe').focus();
  await tabTo(phone, button(/Буквы ה י ת ד נ ן/));
  await page.keyboard.press('Enter');
  const { data } = (await (await answered).json()) as { data: LessonDetail };
  for (const name of ['Прослушать слово', 'Без записи', 'Получилось', 'Не могу рисовать сейчас']) {
    await button(name).waitFor();
    await tabTo(phone, button(name));
    await page.keyboard.press('Enter');
  }
  const field = app.getByRole('textbox', { name: 'Ответ на иврите' });
  await tabTo(phone, field);
  await page.keyboard.insertText(data.words[0]?.hebrew ?? '');
  // «Верно!» is shown for half a second only.
  const saved = page.waitForRequest(
    (request) => request.url().endsWith('/api/progress') && /"TYPE".*"right"/.test(request.postData() ?? ''),
  );
  await page.keyboard.press('Enter');
  await saved;
  expect(phone.errors).toEqual([]);
});
