import { expect, test } from 'vitest';
import { picturesFolder } from '../support/browser.ts';
import { becomePerson, moveClock, type Phone, takePictures, takesPictures } from '../support/phone.ts';
import { setupProduct } from '../support/setup-product.ts';

let phone: Phone;

setupProduct((running) => {
  ({ phone } = running);
});

const wish = () => phone.app.getByRole('switch', { name: 'Напоминать о занятии' });
const hour = () => phone.app.getByRole('combobox', { name: 'Время напоминания' });
const reminder = () => phone.messages.getByText(/^Пора повторить \d+ слов/);
const goBack = () => phone.page.getByRole('button', { name: 'Назад' }).click();

async function openSettings(): Promise<void> {
  await phone.app.getByRole('button', { name: /^Профиль/ }).click();
  await phone.app.getByRole('tab', { name: 'Настройки' }).click();
  await wish().scrollIntoViewIfNeeded();
}

/** Asks for reminders, and waits until the server has heard of it: a closed app sends it at its next opening. */
async function askForReminders(): Promise<void> {
  const saved = phone.page.waitForResponse(
    (response) => response.url().endsWith('/api/users/settings') && response.ok(),
  );
  await wish().click();
  await hour().waitFor();
  await saved;
}

/** Moves the clock hour by hour until it shows the wanted one; nobody may be reminded before. */
async function moveToHour(wanted: string): Promise<void> {
  const shownHour = async () => (await phone.page.getByLabel('Местное время').textContent())?.slice(0, 2);
  for (let hour = await shownHour(); hour !== wanted; hour = await shownHour()) {
    expect(await reminder().count()).toBe(0);
    await moveClock(phone, '+1 час');
    await expect.poll(shownHour).not.toBe(hour);
  }
}

test('asked for in the settings, a reminder comes at its hour, leads into the session and can be stopped', async () => {
  const { app, page } = phone;
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  await openSettings();
  expect(await wish().isChecked()).toBe(false);
  await askForReminders();
  await takePictures(phone, 'reminders-01-settings');
  await goBack();
  // Nobody is reminded who is in the app: its calls must not come when the hour has struck.
  await page.getByRole('button', { name: 'Закрыть' }).click();

  await moveToHour('19');
  await reminder().first().waitFor();
  if (takesPictures) await page.screenshot({ path: `${picturesFolder}/reminders-02-chat.png` });
  await moveClock(phone, '+1 час');
  await phone.openAppBy(phone.messages.getByRole('button', { name: 'Повторить' }));
  await app.getByRole('region', { name: 'Сегодня' }).waitFor();

  await phone.messages.getByRole('button', { name: 'Не напоминать' }).click();
  await phone.message(/^Напоминания выключены/).waitFor();
  expect(await reminder().count()).toBe(0);
  if (takesPictures) await page.screenshot({ path: `${picturesFolder}/reminders-03-stopped.png` });
  await phone.openApp();
  await openSettings();
  expect(await wish().isChecked()).toBe(false);
  expect(phone.errors).toEqual([]);
});

test('somebody who never wrote to the bot is asked by Telegram first', async () => {
  const { app, page } = phone;
  await becomePerson(phone, 'Аня');
  // Not from the chat: nothing has been written there.
  await page
    .getByRole('region', { name: 'Мини-приложение' })
    .getByRole('button', { name: /Открыть/ })
    .click();
  await app.getByRole('heading', { name: 'Уроки' }).waitFor();
  await openSettings();
  const question = page.getByText('Разрешить боту «Мила» писать вам сообщения?');
  await wish().click();
  await question.waitFor();
  await page.getByRole('button', { name: 'Отмена' }).click();
  await app.getByText('Без разрешения писать вам бот не сможет напомнить.').waitFor();
  expect(await wish().isChecked()).toBe(false);
  await takePictures(phone, 'reminders-04-refused');

  await wish().click();
  await question.waitFor();
  await page.getByRole('button', { name: 'Разрешить' }).click();
  await hour().waitFor();
  expect(await app.getByText('Без разрешения писать вам').count()).toBe(0);
  expect(phone.errors).toEqual([]);
});
