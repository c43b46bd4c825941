import { expect, test } from 'vitest';
import { learnWord, type Phone, takePictures, takesPictures } from '../support/phone.ts';
import { answerAsked, askedAfter, openToday } from '../support/phone-today.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { setupProduct } from '../support/setup-product.ts';

let product: ProductProcess;
let phone: Phone;

setupProduct((running) => {
  ({ product, phone } = running);
});

test('on the second day the word of the first one is asked, and two days make a streak', async () => {
  const { app, page } = phone;
  await phone.openApp();
  await page
    .getByRole('button', { name: /Продолжить|Начать урок/ })
    .first()
    .click();
  await app.getByText('мир, привет').first().waitFor();
  await learnWord(phone, 'שלום');
  await page.getByRole('button', { name: 'Назад' }).click();
  await app.getByRole('heading', { name: 'Уроки' }).waitFor();
  await app.getByText('день подряд').waitFor();
  expect(await app.getByRole('button', { name: /^Повторить \d+/ }).count()).toBe(0);

  await fetch(`${product.telegram}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shiftMs: 24 * 60 * 60 * 1000 }),
  });
  await phone.openApp();
  await app.getByRole('button', { name: /^Повторить 1 слово/ }).waitFor();
  if (takesPictures) await takePictures(phone, 'second-day-home');
  const today = await openToday(phone);
  expect(today.words.map((one) => one.hebrew)).toEqual(['שלום']);
  let asked = await askedAfter(phone, null);
  expect(asked).not.toBeNull();
  while (asked) asked = await askedAfter(phone, await answerAsked(phone, today, asked));
  await app.getByRole('heading', { name: 'На сегодня всё' }).waitFor();
  await page.getByRole('button', { name: 'Назад' }).click();
  await app.getByText('дня подряд').waitFor();
  await phone.write('/streak');
  await phone.message(/Серия: 2 дня подряд/).waitFor();
  expect(phone.errors).toEqual([]);
});
