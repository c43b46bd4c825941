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
