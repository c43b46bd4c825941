import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnWord, openBrowser, openPhone, type Phone } from '../support/phone.ts';
import { type ProductProcess, startProduct } from '../support/product-process.ts';

let product: ProductProcess;
let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  phone = await openPhone(browser, product.telegram);
});

afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

test('from /start to a learned word, which is there after a power cut', async () => {
  const { page, app } = phone;
  await phone.write('/start');
  await phone.message(/Здравствуйте, Аня/).waitFor();
  await page
    .getByRole('button', { name: /Открыть Милу/ })
    .last()
    .click();
  await app.getByText('Алфавит и первые слова').waitFor();
  await page.getByRole('button', { name: 'Начать урок' }).click();

  await app.getByText('мир, привет').first().waitFor();
  await learnWord(phone, 'שלום');
  await app.getByText('+1 балл').waitFor();
  await app
    .getByLabel(/^1 балл/)
    .first()
    .waitFor();

  await product.kill9();
  await product.restart();
  await page.reload();
  await page
    .getByRole('button', { name: /Открыть Милу/ })
    .last()
    .click();
  await app.getByText('1 из 8 слов').first().waitFor();
  await app
    .getByLabel(/^1 балл/)
    .first()
    .waitFor();
  expect(phone.errors).toEqual([]);
});
