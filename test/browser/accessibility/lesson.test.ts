import { expect, test } from 'vitest';
import type { LessonDetail } from '../../../core/contracts/catalogue.ts';
import { becomePerson, touchHome } from '../../support/phone.ts';
import { setupInspection } from '../../support/setup-inspection.ts';
import { tabTo } from '../../support/view-flaws.ts';

const inspection = setupInspection();
const { look, button, home } = inspection;

test('home and the four stages of a word can be used by everybody', async () => {
  const { phone } = inspection;
  const { app } = phone;
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  await touchHome(phone);
  await app.getByRole('table', { name: 'Таблица лидеров' }).waitFor();
  const found = await look('home', home());
  await becomePerson(phone, 'Дана');
  await phone.openApp('/start lesson_2');
  found.push(...(await look('listen', button('Прослушать слово'))));
  await button('Прослушать слово').click();
  found.push(...(await look('speak', button('Без записи'))));
  await button('Без записи').click();
  found.push(...(await look('speak without a voice', button('Получилось'))));
  await button('Получилось').click();
  found.push(...(await look('write', app.locator('canvas'))));
  await button('Не могу рисовать сейчас').click();
  await app.getByRole('group', { name: 'Клавиатура иврита' }).waitFor();
  found.push(...(await look('type', app.getByRole('textbox', { name: 'Ответ на иврите' }))));
  expect(found).toEqual([]);
});

test('from home to a typed word no finger is needed, and one always sees where one is', async () => {
  const { phone } = inspection;
  const { app, page } = phone;
  await becomePerson(phone, 'Аня');
  await phone.openApp();
  await home().waitFor();
  const answered = page.waitForResponse(async (response) => {
    // The first lesson may still be on its way: home asks for it in advance.
    if (!/\/api\/lessons\/\d+$/.test(response.url())) return false;
    const { data } = (await response.json()) as { data: LessonDetail };
    return data.name.includes('י ת ה נ ד ן');
  });
  await page.locator('iframe').focus();
  await tabTo(phone, button(/Буквы י ת ה נ ד ן/));
  await page.keyboard.press('Enter');
  const { data } = (await (await answered).json()) as { data: LessonDetail };
  for (const name of ['Прослушать слово', 'Без записи', 'Получилось', 'Не могу рисовать сейчас']) {
    await button(name).waitFor();
    await tabTo(phone, button(name));
    await page.keyboard.press('Enter');
  }
  const field = app.getByRole('textbox', { name: 'Ответ на иврите' });
  await tabTo(phone, field);
  await page.keyboard.insertText(data.words[0]?.hebrew ?? '');
  // «Верно!» is shown for half a second only.
  const saved = page.waitForRequest(
    (request) => request.url().endsWith('/api/progress') && /"TYPE".*"right"/.test(request.postData() ?? ''),
  );
  await page.keyboard.press('Enter');
  await saved;
  expect(phone.errors).toEqual([]);
});
