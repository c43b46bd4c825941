import { expect, test } from 'vitest';
import type { CallRecord } from '../../scripts/local-telegram/calls.ts';
import { picturesFolder } from '../support/browser.ts';
import { becomePerson, type Phone, takePictures, unfoldPath } from '../support/phone.ts';
import { type ProductProcess, startsAt } from '../support/product-process.ts';
import { setupProduct } from '../support/setup-product.ts';

let product: ProductProcess;
let phone: Phone;

setupProduct((running) => {
  ({ product, phone } = running);
});

/** From the chat to a premium lesson of the catalogue. */
async function tapLockedLesson(): Promise<void> {
  const { app } = phone;
  await phone.openApp();
  await unfoldPath(phone);
  await openPlace(/^Еда/, /^Продукты/);
  await app.getByRole('button', { name: /Фрукты и овощи/ }).click();
  await app.getByText('«Фрукты и овощи» — премиум-урок').waitFor();
}

async function openPlace(...names: RegExp[]): Promise<void> {
  for (const name of names) await phone.app.getByRole('button', { name }).click();
}

const mainButton = (name: RegExp) => phone.page.getByRole('button', { name }).last();
const sheet = () => phone.page.getByRole('dialog', { name: /^Оплата:/ });

async function openSheet(plan: 'Год' | 'Тыквенный' = 'Год'): Promise<void> {
  await phone.app.getByRole('radio', { name: new RegExp(`^${plan}`) }).check({ force: true });
  await mainButton(/^Купить /).click();
  await sheet().waitFor();
}

/** One of the ways under «Что ещё бывает». */
async function payOddly(way: string): Promise<void> {
  await sheet().getByText('Что ещё бывает').click();
  await sheet().getByRole('button', { name: way, exact: true }).click();
}

const thanks = () => phone.app.getByRole('heading', { name: 'Спасибо! Премиум открыт' });

/** How many messages the bot has received; a payment is one. Each is handled completely by then. */
async function countDelivered(): Promise<number> {
  const calls: CallRecord[] = await (await fetch(`${product.telegram}/_local/calls`)).json();
  return calls.filter(({ from, to, name }) => from === 'telegram' && to === 'bot' && name === 'message')
    .length;
}

/** The year in which a year bought now ends. */
const nextYear = new Date(startsAt.getTime() + 365 * 86_400_000).getUTCFullYear();

test('a year is bought with stars, and the locked lesson opens', async () => {
  await tapLockedLesson();
  await takePictures(phone, 'payment-1-plans');
  await openSheet();
  await phone.page.screenshot({ path: `${picturesFolder}/payment-2-sheet.png` });
  await sheet()
    .getByRole('button', { name: /^Оплатить/ })
    .click();
  await thanks().waitFor();
  await takePictures(phone, 'payment-3-thanks');
  await mainButton(/^Открыть «Фрукты и овощи»/).click();
  await phone.app.getByRole('button', { name: 'Прослушать слово' }).waitFor();
  await phone.message('Спасибо! Оплата получена.').waitFor();
  await phone.page.getByText(/Вы заплатили ⭐ 1450/).waitFor();
  expect(phone.errors).toEqual([]);
});

test('a payment of which the bot is never told is found by asking Telegram', async () => {
  await becomePerson(phone, 'Борис');
  await tapLockedLesson();
  await openSheet();
  await payOddly('Бот не узнает никогда');
  await thanks().waitFor();
  await mainButton(/^Открыть «Фрукты и овощи»/).click();
  await phone.app.getByRole('button', { name: 'Прослушать слово' }).waitFor();
  expect(phone.errors).toEqual([]);
});

test('a cancelled payment costs nothing; one that is reported twice counts once', async () => {
  const { app } = phone;
  // To an admin every lesson is open: he buys from his profile.
  await becomePerson(phone, 'Дана');
  await phone.openApp();
  await openPlace(/^Профиль/, /^Премиум-доступ/);
  await openSheet();
  await sheet().getByRole('button', { name: 'Отмена' }).click();
  await app.getByText('Платёж отменён').waitFor();

  await openSheet();
  const before = await countDelivered();
  await payOddly('Бот узнает дважды');
  await thanks().waitFor();
  await app.getByText(new RegExp(`${nextYear}\\sг\\.`)).waitFor();
  await phone.message('Спасибо! Оплата получена.').waitFor();
  await expect.poll(countDelivered).toBe(before + 2);
  expect(await phone.messages.getByText('Спасибо! Оплата получена.').count()).toBe(1);
  expect(phone.errors).toEqual([]);
});
