import { test } from 'vitest';
import { openSection } from '../support/admin-sections.ts';
import { type App, becomePerson, type Phone, takePictures } from '../support/phone.ts';
import { setupProduct } from '../support/setup-product.ts';

let phone: Phone;

setupProduct((running) => {
  ({ phone } = running);
});

async function openRules(): Promise<App> {
  const { app } = phone;
  await becomePerson(phone, 'Дана');
  await phone.openApp();
  await app.getByRole('heading', { name: 'Уроки' }).waitFor();
  await app.getByRole('button', { name: /^Профиль/ }).click();
  await app.getByRole('button', { name: /^Управление/ }).click();
  await openSection(app, 'Контент');
  await app.getByRole('tab', { name: 'Правила' }).click();
  await app.getByText(/^Найдено: \d+ правил/).waitFor();
  return app;
}

const pressMain = (name: string) => phone.page.getByRole('button', { name, exact: true }).click();

test('an admin changes a rule of the course, is told what is wrong in it, and looks at its card', async () => {
  const app = await openRules();
  await takePictures(phone, 'rules-list');
  await app.getByRole('searchbox', { name: 'Поиск' }).fill('Кого? Что?');
  await app.getByRole('button', { name: /Кого\? Что\? — את/ }).click();
  await app.getByRole('button', { name: 'Редактировать' }).waitFor();
  await takePictures(phone, 'rules-sheet');
  await app.getByRole('button', { name: 'Редактировать' }).click();
  const text = app.getByRole('textbox', { name: 'Текст' });
  await text.fill('слово '.repeat(50));
  await app.getByText('Здесь 50 слов, а нужно не больше 45.').waitFor();
  await takePictures(phone, 'rules-long');
  await text.fill('Перед известной вещью ставят אֶת, и само слово не переводится.');

  const first = app.getByRole('group', { name: 'Пара 1' });
  const line = first.getByRole('textbox', { name: 'Верно, с огласовками' });
  const written = await line.inputValue();
  // ani ohev et hapil: the elephant comes much later
  await line.fill('אֲנִי אוֹהֵב [אֶת] הַפִּיל.');
  await first.getByText(/^Форма הפיל ещё не пройдена к уроку/).waitFor();
  await line.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await takePictures(phone, 'rules-pair');
  await line.fill(written);
  await first.getByText(/^Форма הפיל/).waitFor({ state: 'detached' });

  const check = app.getByRole('button', { name: /^Проверка 1 ·/ });
  await check.click();
  await check.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await takePictures(phone, 'rules-check');
  await app.getByRole('button', { name: 'Предпросмотр' }).click();
  await app.getByRole('article', { name: /Кого\? Что\?/ }).waitFor();
  await takePictures(phone, 'rules-preview');
  await app.getByRole('button', { name: 'Закрыть' }).click();
  await pressMain('Сохранить');
  await app.getByText('Правило сохранено').first().waitFor();
  await app.getByText(/^Последняя правка: Дана/).waitFor();

  await phone.page.getByRole('button', { name: 'Назад' }).click();
  await app.getByRole('tab', { name: 'Уроки' }).click();
  await app.getByRole('searchbox', { name: 'Поиск' }).fill('Местоимения');
  await app.getByRole('main').locator('ol button').first().click();
  const own = app.getByRole('group', { name: 'Правила урока' });
  await own.waitFor();
  await own.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await takePictures(phone, 'rules-of-lesson');
}, 240_000);
