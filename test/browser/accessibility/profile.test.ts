import { expect, test } from 'vitest';
import { openPage } from '../../support/browser.ts';
import { appFrame, becomePerson, unfoldPath } from '../../support/phone.ts';
import { setupInspection } from '../../support/setup-inspection.ts';

const inspection = setupInspection();
const { look, button, home, flaws } = inspection;
const goBack = () => inspection.phone.page.getByRole('button', { name: 'Назад' }).click();

test('profile, settings and subscription can be used by everybody', async () => {
  const { phone } = inspection;
  const { app, page } = phone;
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  await button(/^Профиль/).click();
  const found = await look('profile', app.getByText(/^С нами с/));
  await app.getByRole('tab', { name: 'Настройки' }).click();
  found.push(...(await look('settings', app.getByRole('switch', { name: 'Транскрипция' }))));
  await goBack();
  await home().waitFor();
  await unfoldPath(phone);
  for (const name of [/^Еда/, /^Продукты/, /Фрукты и овощи/]) await button(name).click();
  found.push(...(await look('subscription', app.getByText('«Фрукты и овощи» — премиум-урок'))));
  await page.getByRole('button', { name: /^Купить / }).click();
  await page
    .getByRole('dialog', { name: /^Оплата:/ })
    .getByRole('button', { name: /^Оплатить/ })
    .click();
  found.push(...(await look('thanks', app.getByRole('heading', { name: 'Спасибо! Премиум открыт' }))));
  expect(found).toEqual([]);
});

test('own words can be kept, read and shared by everybody', async () => {
  const { phone } = inspection;
  const { app } = phone;
  const box = (name: RegExp | string) => app.getByRole('textbox', { name });
  const close = () => app.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  await button(/^Профиль/).click();
  await button(/^Мои слова/).click();
  const found = await look('no own words', app.getByText('Здесь будут ваши слова'));
  await button('Списком').click();
  await box(/^По слову в строке/).fill('שלט — вывеска\nספר — книга\nкошка');
  await button('Прочитать').click();
  found.push(...(await look('lines that were read', button('Сохранить 2 слова'))));
  await button('Сохранить 2 слова').click();
  found.push(...(await look('own words', button(/вывеска/))));
  await button(/вывеска/).click();
  found.push(...(await look('the card of an own word', button('Удалить'))));
  await button('Изменить').click();
  found.push(...(await look('the form of an own word', button('Сохранить'))));
  await close();
  await button('Поделиться списком').click();
  found.push(...(await look('words to share', button('Сделать ссылку: 2 слова'))));
  await box(/^Название списка/).fill('С улицы');
  await button('Сделать ссылку: 2 слова').click();
  found.push(...(await look('a link to words', button('Скопировать ссылку'))));
  await close();
  expect(found).toEqual([]);
});

test('what went wrong can be read by everybody, inside Telegram and outside', async () => {
  const { phone } = inspection;
  const { app, page } = phone;
  await page.route('**/api/lessons/*', (route) => route.fulfill({ status: 500, body: '' }));
  await phone.openApp('/start lesson_3');
  const found = await look(
    'a lesson that does not come',
    button('Попробовать снова').or(button(/Повторить/)),
  );
  await page.unroute('**/api/lessons/*');
  await appFrame(phone).evaluate(() => localStorage.setItem('mock-settings', '{"leaderboard":true}'));
  await phone.openApp();
  found.push(...(await look('canned answers', app.getByText('Демо-данные: таблица лидеров'))));
  await page.route('**/api/users/statistics', (route) =>
    route.fulfill({ json: { status: 'success', data: { achievements: 7 } } }),
  );
  await button(/^Профиль/).click();
  found.push(...(await look('a view that broke', app.getByText('Что-то пошло не так'))));
  await page.unroute('**/api/users/statistics');
  await appFrame(phone).evaluate(() => localStorage.removeItem('mock-settings'));
  await page.route('**/api/**', (route) => route.abort());
  await becomePerson(phone, 'Аня');
  await phone.openApp();
  found.push(...(await look('home without a network', app.getByRole('main'))));
  await page.unroute('**/api/**');
  // A page of its own: what the launch left in this one would let it in.
  const { browser, product } = inspection.running;
  const stranger = await openPage(browser);
  await stranger.goto(product.app);
  await stranger.getByRole('button', { name: 'Открыть в Telegram' }).waitFor();
  found.push(...(await flaws(stranger)).map((flaw) => `outside: ${flaw}`));
  await stranger.close();
  expect(found).toEqual([]);
});
