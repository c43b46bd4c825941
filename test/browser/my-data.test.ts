import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  appFrame,
  becomePerson,
  moveClock,
  type Phone,
  pointsInHeader,
  takePictures,
} from '../support/phone.ts';
import { setupProduct } from '../support/setup-product.ts';

let phone: Phone;

setupProduct((running) => {
  ({ phone } = running);
});

const heading = () => phone.app.getByRole('heading', { name: 'Мои данные' });
const inChat = (name: string) => phone.messages.getByRole('button', { name, exact: true }).last();

async function openSettings(): Promise<void> {
  await phone.app.getByRole('button', { name: /^Профиль/ }).click();
  await phone.app.getByRole('tab', { name: 'Настройки' }).click();
  await phone.app.getByRole('button', { name: /Удалить всё…|Отменить удаление/ }).scrollIntoViewIfNeeded();
}

/** The files of the latest archive in the chat, as texts. */
async function latestArchive(): Promise<Record<string, string>> {
  const link = phone.messages.locator('a.document').last();
  await link.waitFor();
  const [download] = await Promise.all([phone.page.waitForEvent('download'), link.click()]);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
}

const keysHere = () => appFrame(phone).evaluate(() => Object.keys(localStorage));

/** What the device keeps of a learner who came back after a deletion. */
const keptHere = () =>
  appFrame(phone).evaluate(() => {
    const keys = Object.keys(localStorage);
    const lessons = keys
      .filter((key) => key.startsWith('mila:lessons:'))
      .flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { progress: unknown[] }[]);
    return {
      isMarked: keys.some((key) => key.startsWith('mila:returned-after:')),
      ofBefore: keys.filter((key) => /words|quizzes|today/.test(key)),
      progress: lessons.flatMap(({ progress }) => progress),
    };
  });

test('the app: the file comes to the chat; deleted, taken back, deleted for good, a new beginning', async () => {
  const { app, page } = phone;
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  expect(await pointsInHeader(phone)).toBeGreaterThan(0);
  await openSettings();
  await heading().waitFor();
  await takePictures(phone, 'my-data-01-settings');

  await app.getByRole('button', { name: 'Прислать файл в чат' }).click();
  const files = await latestArchive();
  expect(files['прочти-меня.txt']).toContain('ответы.json — каждый ответ в уроках');
  expect(JSON.parse(files['профиль.json'] ?? '')).toMatchObject({ имя: 'Борис' });
  expect(JSON.parse(files['ответы.json'] ?? '')[0]).toHaveProperty('слово.значение');

  await phone.openApp();
  await openSettings();
  await app.getByRole('button', { name: 'Удалить всё…' }).click();
  await app.getByText('Исчезнут выученные слова').waitFor();
  await app.getByRole('button', { name: 'Удалить всё', exact: true }).scrollIntoViewIfNeeded();
  await takePictures(phone, 'my-data-02-confirm');
  await app.getByRole('button', { name: 'Не удалять' }).click();
  await app.getByRole('button', { name: 'Удалить всё…' }).click();
  await app.getByRole('button', { name: 'Удалить всё', exact: true }).click();
  await app.getByText('Данные будут удалены').waitFor();
  await takePictures(phone, 'my-data-03-pending');
  await page.getByRole('button', { name: 'Назад' }).click();
  await app.getByText(/все ваши данные будут удалены\.$/).waitFor();
  await takePictures(phone, 'my-data-04-home');
  await app.getByRole('button', { name: 'Отменить удаление' }).click();
  await expect.poll(() => app.getByText(/все ваши данные будут удалены\.$/).count()).toBe(0);

  await openSettings();
  await app.getByRole('button', { name: 'Удалить всё…' }).click();
  await app.getByRole('button', { name: 'Удалить всё', exact: true }).click();
  await app.getByText('Данные будут удалены').waitFor();
  expect((await keysHere()).some((key) => key.startsWith('mila:home:'))).toBe(true);
  await moveClock(phone, 'Завтра');
  await phone.message('Все ваши данные в Миле удалены').waitFor();

  await phone.openApp();
  await expect.poll(() => pointsInHeader(phone)).toBe(0);
  // The device forgets what it kept, and opens the app once more, maybe while it is asked.
  await expect.poll(() => keptHere().catch(() => undefined)).toMatchObject({ isMarked: true, ofBefore: [] });
  // The next lesson may be kept again by now, without the progress that it had.
  await expect.poll(() => keptHere().catch(() => undefined)).toMatchObject({ progress: [] });
});

test('the chat: the same, and who comes back during the day is reminded', async () => {
  await becomePerson(phone, 'Борис');
  await phone.write('/start');
  await phone.write('/mydata');
  await inChat('Прислать файл').click();
  expect(JSON.parse((await latestArchive())['профиль.json'] ?? '')).toHaveProperty('номер в Telegram');

  await phone.write('/mydata');
  await inChat('Удалить всё').click();
  await phone.message('Передумать можно 24 часа').waitFor();
  await inChat('Да, удалить всё').click();
  await phone.message('Данные будут удалены').waitFor();
  await phone.write('/start');
  await inChat('Отменить удаление').click();
  await phone.message('Удаление отменено. Всё на месте.').waitFor();

  await phone.write('/mydata');
  await inChat('Удалить всё').click();
  await inChat('Да, удалить всё').click();
  await phone.message('Данные будут удалены').waitFor();
  await phone.write('/privacy');
  await phone.message('Что остаётся').waitFor();
  await moveClock(phone, 'Завтра');
  await phone.message('Все ваши данные в Миле удалены').waitFor();
  await phone.write('/mydata');
  await phone.message('О вас ничего не записано.').waitFor();
});
