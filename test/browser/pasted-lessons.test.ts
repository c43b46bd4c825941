import { expect, test } from 'vitest';
import { openSection } from '../support/admin-sections.ts';
import { type App, becomePerson, type Phone, takePictures } from '../support/phone.ts';
import { setupProduct } from '../support/setup-product.ts';

let phone: Phone;

setupProduct((running) => {
  ({ phone } = running);
});

async function openContent(): Promise<App> {
  const { app } = phone;
  await becomePerson(phone, 'Дана');
  await phone.openApp();
  await app.getByRole('heading', { name: 'Уроки' }).waitFor();
  await app.getByRole('button', { name: /^Профиль/ }).click();
  await app.getByRole('button', { name: /^Управление/ }).click();
  await openSection(app, 'Контент');
  await app.getByText(/^Найдено: /).waitFor();
  return app;
}

// A merged cell above each lesson, and a line that has no translation yet: shulchan, kise, ets, perach
const table = [
  'иврит\tогласовки\tперевод',
  'Мебель\t\t',
  'שולחן\tשׁוּלְחָן\tстол',
  'כיסא\tכִּיסֵּא\t',
  'Сад\t\t',
  'עץ\tעֵץ\tдерево',
  'פרח\tפֶּרַח\t"цветок,\nцветочек"',
].join('\n');

test('a section is pasted as a table, mended, taken back, published and hidden again', async () => {
  const app = await openContent();
  const paste = async () => {
    await app.getByRole('button', { name: 'Вставить уроки' }).click();
    await app.getByRole('combobox', { name: 'Раздел', exact: true }).selectOption({ index: 1 });
    await app.getByRole('combobox', { name: 'Подраздел' }).selectOption({ index: 1 });
    await app.getByRole('textbox', { name: 'Уроки со словами' }).fill(table);
    await app.getByText(/^Ошибок: 1\./).waitFor();
    await takePictures(phone, 'admin-pasted-lessons');
    await app.getByRole('textbox', { name: 'Строка 4' }).fill('כיסא\tכִּיסֵּא\tстул');
    await app.getByRole('button', { name: 'Создать 2 черновика' }).click();
    await app.getByText('Создано: 2 черновика').waitFor();
    await app
      .getByRole('button', { name: /Мебель/ })
      .first()
      .waitFor();
  };
  const isThere = () => app.getByRole('button', { name: /Мебель.*Черновик/s }).count();

  await paste();
  await expect.poll(isThere).toBe(1);
  await app.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect.poll(isThere).toBe(0);

  await paste();
  await app.getByRole('button', { name: 'Выбрать', exact: true }).click();
  for (const name of ['Мебель', 'Сад']) await app.getByRole('checkbox', { name, exact: true }).click();
  await app.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await app.getByText(/^Опубликовано: 2/).waitFor();
  await expect.poll(isThere).toBe(0);
  await app.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect.poll(isThere).toBe(1);

  // The current sound of a saved word is heard in its editor.
  await app.getByRole('button', { name: /Мебель.*Черновик/s }).click();
  await app.getByRole('button', { name: 'Редактировать', exact: true }).click();
  await app.getByRole('button', { name: /^Слово 1:/ }).click();
  await app.getByRole('button', { name: 'Прослушать', exact: true }).waitFor();
});
