import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  becomePerson,
  calmWorld,
  choose,
  openBrowser,
  openPhone,
  type Phone,
  showPanel,
  takePictures,
} from '../support/phone.ts';
import { hurryFeedback } from '../support/phone-quiz.ts';
import { type Asked, answerAsked, askedAfter, openToday } from '../support/phone-today.ts';
import { type ProductProcess, startProduct } from '../support/product-process.ts';

let product: ProductProcess;
let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

beforeEach(async () => {
  await phone?.page.close();
  await calmWorld(product.telegram);
  phone = await openPhone(browser, product.telegram);
  await phone.page.addInitScript(hurryFeedback);
  await phone.page.reload();
  await becomePerson(phone, 'Борис');
});

afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const row = () => phone.app.getByRole('button', { name: /^Повторить \d+ / });
const wordsDue = async () => Number(/\d+/.exec((await row().getAttribute('aria-label')) ?? '')?.[0]);
const goOn = () => phone.app.getByRole('button', { name: 'Дальше' }).click();
const goBack = () => phone.page.getByRole('button', { name: 'Назад' }).click();

/** Answers right to the end. */
async function finish(today: Awaited<ReturnType<typeof openToday>>): Promise<void> {
  let asked: Asked | null = null;
  for (;;) {
    asked = await askedAfter(phone, asked);
    if (!asked) return;
    await answerAsked(phone, today, asked);
    // A swap is a new question too.
    asked = { ...asked, visit: (await visitNow()) ?? asked.visit };
  }
}

const visitNow = () =>
  phone.app
    .getByRole('region', { name: 'Сегодня' })
    .getAttribute('data-visit', { timeout: 500 })
    .catch(() => null);

test('a session is left and taken up again, without a network too; a miss comes back today and tomorrow', async () => {
  const { app, page } = phone;
  await phone.openApp();
  await row().waitFor();
  const due = await wordsDue();
  expect(due).toBeGreaterThan(10);

  const today = await openToday(phone);
  expect(today.tasks.length).toBe(due);
  const first = await askedAfter(phone, null);
  if (!first) throw new Error('something is due');

  // A slip of the finger is taken back, and asked again.
  await answerAsked(phone, today, first, false);
  await app.getByText('Пока не вспомнилось').waitFor();
  await app.getByRole('button', { name: 'Отменить ответ' }).click();
  await app.getByText('Ответ отменён').waitFor();
  const again = await askedAfter(phone, first);
  expect(again?.wordId).toBe(first.wordId);
  if (again) await answerAsked(phone, today, { ...again, exercise: again.exercise }, false);
  await goOn();

  // Three more without a network, then away and back: the session goes on where it was.
  await choose(phone, 'Сеть между приложением и сервером', 'Нет');
  let asked: Asked | null = again;
  for (let count = 0; count < 3; count += 1) {
    asked = await askedAfter(phone, asked);
    if (!asked) throw new Error('more is due');
    expect(asked.wordId).not.toBe(first.wordId);
    await answerAsked(phone, today, asked);
    asked = { ...asked, visit: (await visitNow()) ?? asked.visit };
  }
  const next = await askedAfter(phone, asked);
  await goBack();
  await app.getByRole('heading', { name: 'Уроки' }).waitFor();
  expect(await wordsDue()).toBe(due - 4);
  await row().click();
  const resumed = await askedAfter(phone, null);
  expect(resumed?.wordId).toBe(next?.wordId);
  await goBack();
  await choose(phone, 'Сеть между приложением и сервером', 'Есть');
  await expect
    .poll(() => app.getByRole('button', { name: /не отправлено/ }).count(), { timeout: 30_000 })
    .toBe(0);

  // From the server, as another device would have it: what is left, and the miss among it.
  await page.reload();
  await phone.openApp();
  await row().waitFor();
  await expect.poll(wordsDue).toBe(due - 4);
  const rest = await openToday(phone);
  expect(rest.again.map(({ wordId }) => wordId)).toEqual([first.wordId]);
  await finish(rest);
  await app
    .getByText(/^Укреплено: /)
    .first()
    .waitFor();
  await app.getByText('Следующие слова придут завтра.').waitFor();
  await app
    .getByText(/^\+\d+ балл/)
    .first()
    .waitFor();

  await goBack();
  await app.getByRole('button', { name: 'На сегодня всё повторено' }).waitFor();
  await showPanel(phone);
  await page.getByRole('button', { name: 'Завтра' }).click();
  await row().waitFor({ timeout: 20_000 });
  const tomorrow = await openToday(phone);
  expect(tomorrow.tasks.map(({ wordId }) => wordId)).toContain(first.wordId);
  await finish(tomorrow);
  await app
    .getByText(/^Укреплено: /)
    .first()
    .waitFor();
  expect(phone.errors).toEqual([]);
});
