import { expect, test } from 'vitest';
import { becomePerson, type Phone, takePictures, takesPictures } from '../support/phone.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { setupProduct } from '../support/setup-product.ts';

let product: ProductProcess;
let phone: Phone;

setupProduct((running) => {
  ({ product, phone } = running);
});

async function closeApp(): Promise<void> {
  await phone.page.getByRole('button', { name: 'Назад' }).click();
  await phone.page.getByRole('button', { name: 'Закрыть' }).click();
}

async function letPass(days: number): Promise<void> {
  await fetch(`${product.telegram}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shiftMs: days * 24 * 60 * 60 * 1000 }),
  });
}

test('the freeze of seven days saves the streak over a missed one, in the profile and in the chat', async () => {
  const { app } = phone;
  await becomePerson(phone, 'Борис');
  await letPass(1);
  await phone.openApp();
  await app.getByRole('button', { name: /^Профиль/ }).click();
  await app.getByText('Заморозки: 1').waitFor();
  await closeApp();

  await letPass(2);
  await phone.write('/streak');
  await phone.messages.getByText(/Серия: 7 дней подряд/).waitFor();
  await phone.openApp();
  await app.getByRole('button', { name: /^Профиль/ }).click();
  await app.getByText('Заморозки: 0').waitFor();
  await app.getByText('сейчас').locator('..').getByText('8', { exact: true }).waitFor();
  const board = app.getByRole('img', { name: /дней занятий/ });
  await expect.poll(() => board.locator('svg').count()).toBe(1);
  if (takesPictures) {
    await takePictures(phone, 'streak-frozen');
    await app.getByText('Заморозки: 0').evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await takePictures(phone, 'streak-frozen-below');
  }
  expect(phone.errors).toEqual([]);
});
