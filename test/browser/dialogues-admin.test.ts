import { test } from 'vitest';
import { openSection } from '../support/admin-sections.ts';
import { type App, becomePerson, type Phone, takePictures } from '../support/phone.ts';
import { setupProduct } from '../support/setup-product.ts';

let phone: Phone;

setupProduct((running) => {
  ({ phone } = running);
});

async function openDialogues(): Promise<App> {
  const { app } = phone;
  await becomePerson(phone, 'Дана');
  await phone.openApp();
  await app.getByRole('heading', { name: 'Уроки' }).waitFor();
  await app.getByRole('button', { name: /^Профиль/ }).click();
  await app.getByRole('button', { name: /^Управление/ }).click();
  await openSection(app, 'Контент');
  await app.getByRole('tab', { name: 'Диалоги' }).click();
  await app.getByText(/^Найдено: \d+ диалог/).waitFor();
  return app;
}

const pressMain = (name: string) => phone.page.getByRole('button', { name, exact: true }).click();

test('an admin changes a dialogue of the course, is told what is wrong in it, and reads its lines', async () => {
  const app = await openDialogues();
  await takePictures(phone, 'dialogues-list');
  await app.getByRole('searchbox', { name: 'Поиск' }).fill('почты');
  await app.getByRole('button', { name: /Как дойти до почты/ }).click();
  await app.getByRole('button', { name: 'Редактировать' }).waitFor();
  await takePictures(phone, 'dialogues-sheet');
  await app.getByRole('button', { name: 'Редактировать' }).click();
  await takePictures(phone, 'dialogues-fields');
  const people = app.getByRole('group', { name: 'Участник 1' });
  await people.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await takePictures(phone, 'dialogues-people');

  const row = app.getByRole('button', { name: /^Реплика 3 ·/ });
  await row.click();
  const turn = app.getByRole('group', { name: 'Реплика 3' });
  const line = turn.getByRole('textbox', { name: 'Реплика с огласовками' });
  const written = await line.inputValue();
  // ze pil rakhok mipo: the elephant comes later
  await line.fill('זֶה פִּיל מִפֹּה? אֲנִי לֹא מַכִּירָה אֶת הָעִיר.');
  await turn.getByText(/^Форма פיל ещё не пройдена к уроку/).waitFor();
  await row.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await takePictures(phone, 'dialogues-turn');
  await line.fill(written);
  await turn.getByText(/^Форма פיל/).waitFor({ state: 'detached' });
  const needs = turn.getByRole('textbox', { name: 'Что обязательно сказать' });
  await needs.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await takePictures(phone, 'dialogues-needs');

  const question = app.getByRole('button', { name: /^Вопрос 1 ·/ });
  await question.click();
  await question.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await takePictures(phone, 'dialogues-question');
  await app.getByRole('textbox', { name: 'Сцена' }).fill('Ирина в чужом городе. Она спрашивает прохожего.');
  await app.getByRole('button', { name: 'Предпросмотр' }).click();
  await app.getByText('Так диалог видит ученик, когда читает его по репликам.').waitFor();
  await takePictures(phone, 'dialogues-preview');
  await app.getByRole('button', { name: 'Закрыть' }).click();
  await pressMain('Сохранить');
  await app.getByText('Диалог сохранён').first().waitFor();
  await app.getByText(/^Последняя правка: Дана/).waitFor();

  await phone.page.getByRole('button', { name: 'Назад' }).click();
  await app.getByRole('tab', { name: 'Уроки' }).click();
  await app.getByRole('searchbox', { name: 'Поиск' }).fill('В городе');
  await app.getByRole('main').locator('ol button').first().click();
  const own = app.getByRole('group', { name: 'Диалоги урока' });
  await own.waitFor();
  await own.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await takePictures(phone, 'dialogues-of-lesson');
  await own.getByRole('button', { name: 'Новый диалог' }).click();
  await app.getByRole('heading', { name: 'Новый диалог' }).waitFor();
}, 240_000);
