import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openSection } from '../support/admin-sections.ts';
import { becomePerson, type Phone, takePictures } from '../support/phone.ts';
import { setupProduct } from '../support/setup-product.ts';

const photo = fileURLToPath(new URL('../../docs/screenshot.png', import.meta.url));
const dayMs = 86_400_000;
let phone: Phone;
let telegram = '';

setupProduct(({ phone: opened, product }) => {
  phone = opened;
  ({ telegram } = product);
});

/** Noon of the first Wednesday in more than two weeks: neither night nor Sabbath, whatever the day of the test is. */
async function waitForTwoWeeks(): Promise<void> {
  const { clock } = (await (await fetch(`${telegram}/_local/state`)).json()) as { clock: { now: string } };
  const now = new Date(clock.now);
  const noon = new Date(now.getTime() + 15 * dayMs);
  noon.setUTCHours(10, 0, 0, 0);
  while (noon.getUTCDay() !== 3) noon.setTime(noon.getTime() + dayMs);
  await fetch(`${telegram}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shiftMs: noon.getTime() - now.getTime() }),
  });
}

async function openBroadcasts(): Promise<void> {
  const { app } = phone;
  await becomePerson(phone, 'Дана');
  await phone.openApp();
  await app.getByRole('button', { name: /^Профиль/ }).click();
  await app.getByRole('button', { name: /^Управление/ }).click();
  await openSection(app, 'Рассылки');
  await app.getByRole('heading', { name: 'Рассылки' }).waitFor();
}

/** The phone's own popup asks; its button answers. */
const answer = (name: string) =>
  phone.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

const figure = (name: string) =>
  phone.app.locator('dl > *').filter({ hasText: name }).locator('dd').first().textContent();

test('an admin writes to those who were away, they tap its button, and another broadcast is stopped', async () => {
  const { app } = phone;
  await becomePerson(phone, 'Аня');
  await phone.write('/start');
  await phone.message('Мила').waitFor();
  await waitForTwoWeeks();

  await openBroadcasts();
  await app.getByRole('button', { name: 'Новая рассылка' }).click();
  // Of the mini-app that is open by then.
  const text = () => app.getByRole('textbox', { name: 'Текст' });
  await text().fill('Возвращайтесь: мы вас ждём.');
  await text().evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 13));
  await app.getByRole('button', { name: 'Жирный' }).click();
  expect(await text().inputValue()).toBe('**Возвращайтесь**: мы вас ждём.');
  await app.getByLabel('Фото', { exact: true }).setInputFiles(photo);
  await app.getByRole('button', { name: 'Другое фото' }).waitFor();
  await app.getByRole('combobox', { name: 'Кнопка под текстом' }).selectOption('today');
  await app.getByRole('textbox', { name: 'Надпись на кнопке' }).fill('Повторить слова');
  await app.getByRole('combobox', { name: 'Кому' }).selectOption('away');
  await app.getByRole('textbox', { name: 'Сколько дней не заходили' }).fill('14');
  await app.getByText(/^Сейчас \d+ ученик/).waitFor();
  const preview = app.getByRole('region', { name: 'Так это увидят' });
  await preview.getByText('Возвращайтесь', { exact: true }).waitFor();
  await preview.getByRole('img').waitFor();
  await takePictures(phone, 'broadcasts-1-editor');

  await app.getByRole('button', { name: 'Проверка себе' }).click();
  await app.getByText('Отправлено вам в чат с ботом').waitFor();
  await phone.message('мы вас ждём').waitFor();
  await app.getByRole('button', { name: 'Отправить…' }).click();
  await answer('Отправить');
  await app.getByText('Завершена', { exact: true }).waitFor();
  expect(Number(await figure('Дошло'))).toBeGreaterThan(0);
  expect(await figure('Нажали кнопку')).toBe('0');
  await takePictures(phone, 'broadcasts-2-details');

  await becomePerson(phone, 'Аня');
  await phone.message('мы вас ждём').waitFor();
  expect(await phone.messages.getByRole('img', { name: 'Фотография' }).count()).toBe(1);
  expect(await phone.messages.locator('b, strong').filter({ hasText: 'Возвращайтесь' }).count()).toBe(1);
  await phone.openAppBy(phone.messages.getByText('Повторить слова').last());
  await app.getByRole('main').waitFor();

  await openBroadcasts();
  await app.getByRole('button', { name: 'Подробнее' }).first().click();
  await expect.poll(() => figure('Нажали кнопку')).toBe('1');

  await app.getByRole('button', { name: 'К рассылкам' }).click();
  await app.getByRole('button', { name: 'Новая рассылка' }).click();
  await text().fill('Через три дня');
  await app.getByRole('radio', { name: 'В назначенный час' }).check({ force: true });
  await app.getByLabel('Дата и час у ученика').fill(await inThreeDays());
  await app.getByRole('button', { name: 'Отправить…' }).click();
  await answer('Отправить');
  await app.getByText('Ждёт своего часа', { exact: true }).waitFor();
  await takePictures(phone, 'broadcasts-3-waiting');
  await app.getByRole('button', { name: 'Остановить' }).click();
  await answer('Остановить');
  await app.getByText('Остановлена', { exact: true }).waitFor();
  expect(await figure('Дошло')).toBe('0');
  await takePictures(phone, 'broadcasts-4-stopped');
  expect(phone.errors).toEqual([]);
});

/** Noon, by the local Telegram's clock. */
async function inThreeDays(): Promise<string> {
  const { clock } = (await (await fetch(`${telegram}/_local/state`)).json()) as { clock: { now: string } };
  const day = new Date(Date.parse(clock.now) + 3 * dayMs);
  return `${day.toISOString().slice(0, 10)}T12:00`;
}
