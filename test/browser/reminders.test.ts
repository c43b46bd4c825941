import { expect, test } from 'vitest';
import {
  becomePerson,
  type Phone,
  picturesFolder,
  showPanel,
  takePictures,
  takesPictures,
} from '../support/phone.ts';
import { setStage } from '../support/stage.ts';

let phone: Phone;

setStage((stage) => {
  ({ phone } = stage);
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

async function save(): Promise<void> {
  await phone.page.getByRole('button', { name: 'Сохранить' }).click();
  await phone.page.getByRole('alertdialog', { name: 'Настройки сохранены' }).getByRole('button').click();
}

/** Hour by hour until somebody is reminded; answers how often the clock was moved. */
async function moveToReminder(): Promise<number> {
  await showPanel(phone);
  for (let moved = 1; moved <= 26; moved += 1) {
    await phone.page.getByRole('button', { name: '+1 час' }).click();
    const came = await reminder()
      .first()
      .waitFor({ timeout: 1500 })
      .then(
        () => true,
        () => false,
      );
    if (came) return moved;
  }
  throw new Error('nobody was reminded within a day');
}

test('asked for in the settings, a reminder comes at its hour, leads into the session and can be stopped', async () => {
  const { app, page } = phone;
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  await openSettings();
  expect(await wish().isChecked()).toBe(false);
  await wish().click();
  await hour().waitFor();
  await takePictures(phone, 'reminders-01-settings');
  await save();
  await goBack();

  await moveToReminder();
  expect(await page.getByLabel('Местное время').textContent()).toMatch(/^19:/);
  if (takesPictures) await page.screenshot({ path: `${picturesFolder}/reminders-02-chat.png` });
  await page.getByRole('button', { name: '+1 час' }).click();
  await phone.messages.getByRole('button', { name: 'Повторить' }).click();
  await app.getByRole('region', { name: 'Сегодня' }).waitFor();

  await phone.messages.getByRole('button', { name: 'Не напоминать' }).click();
  await phone.message(/^Напоминания выключены/).waitFor();
  expect(await reminder().count()).toBe(0);
  if (takesPictures) await page.screenshot({ path: `${picturesFolder}/reminders-03-stopped.png` });
  await phone.openApp();
  await openSettings();
  expect(await wish().isChecked()).toBe(false);
  expect(phone.errors).toEqual([]);
}, 180_000);

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
}, 120_000);
