import type { Locator } from 'playwright-core';
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

/** The first subsection, which has four lessons. */
async function openSubsection(app: App): Promise<void> {
  await app.getByRole('button', { name: /^Фильтры/ }).click();
  await app.getByRole('combobox', { name: 'Раздел', exact: true }).selectOption({ index: 1 });
  await app.getByRole('combobox', { name: 'Подраздел' }).selectOption({ index: 1 });
  await app.getByRole('button', { name: /^Фильтры/ }).click();
  await handles(app).nth(2).waitFor();
}

const handles = (app: App): Locator => app.getByRole('button', { name: /^Переместить: / });
const namesOf = async (app: App): Promise<string[]> =>
  (await handles(app).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).map(
    (label) => label.replace('Переместить: ', ''),
  );
/** The numbers that stand beside the lessons. */
const numbersOf = async (app: App): Promise<number[]> => {
  const rows = await app
    .getByRole('listitem')
    .filter({ has: app.getByRole('button', { name: /^Выше: / }) })
    .all();
  return Promise.all(rows.map(async (row) => Number.parseInt((await row.innerText()).trim(), 10)));
};
/** The middles of two handles on the screen. */
async function between(app: App, from: number, to: number) {
  // Neither under what sticks to the top of the screen nor at the edges, where a drag scrolls.
  await handles(app)
    .nth(Math.min(from, to))
    .evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
  const [start, end] = await Promise.all(
    [from, to].map(async (place) => {
      const box = await handles(app).nth(place).boundingBox();
      if (!box) throw new Error('a handle is not on the screen');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  if (!start || !end) throw new Error('two places were asked for');
  // A little further than the middle of the row, whichever way.
  return { start, end: { x: end.x, y: end.y + Math.sign(end.y - start.y) * 6 } };
}
const steps = 12;
const along = (start: { x: number; y: number }, end: { x: number; y: number }) =>
  Array.from({ length: steps }, (_, at) => ({
    x: start.x + ((end.x - start.x) * (at + 1)) / steps,
    y: start.y + ((end.y - start.y) * (at + 1)) / steps,
  }));

test('lessons are dragged by mouse, touch and keyboard, and their numbers follow', async () => {
  const app = await openContent();
  await openSubsection(app);
  const [one = '', two = '', ...rest] = await namesOf(app);
  const numbers = await numbersOf(app);
  const expectOrder = async (...names: string[]) => {
    await expect.poll(() => namesOf(app)).toEqual([...names, ...rest]);
    await expect.poll(() => numbersOf(app)).toEqual(numbers);
  };

  const byMouse = await between(app, 0, 1);
  await phone.page.mouse.move(byMouse.start.x, byMouse.start.y);
  await phone.page.mouse.down();
  for (const { x, y } of along(byMouse.start, byMouse.end)) await phone.page.mouse.move(x, y);
  await phone.page.mouse.up();
  await expectOrder(two, one);

  const byTouch = await between(app, 1, 0);
  const session = await phone.page.context().newCDPSession(phone.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [byTouch.start]);
  for (const point of along(byTouch.start, byTouch.end)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
  await expectOrder(one, two);

  await handles(app).nth(1).focus();
  await phone.page.keyboard.press('Space');
  // What is said of taking it is soon followed by where it stands.
  await app.getByText(`«${two}», место 2 из ${numbers.length}.`).waitFor({ state: 'attached' });
  await phone.page.keyboard.press('ArrowUp');
  await app.getByText(`«${two}», место 1 из ${numbers.length}.`).waitFor({ state: 'attached' });
  await phone.page.keyboard.press('Space');
  await app.getByText(`«${two}» стоит на месте 1 из ${numbers.length}.`).waitFor({ state: 'attached' });
  await expectOrder(two, one);

  // What the server has is the same: the list is read again.
  await app.getByRole('tab', { name: 'Разделы' }).click();
  await app.getByRole('tab', { name: 'Уроки' }).click();
  await handles(app).nth(2).waitFor();
  await expectOrder(two, one);
});

test('lessons are selected by taps, ranges and all that is found, hidden and published at once', async () => {
  const app = await openContent();
  await app.getByRole('button', { name: 'Выбрать', exact: true }).click();
  const boxes = app.getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await app.getByText('Выбрано: 4', { exact: true }).waitFor();
  await takePictures(phone, 'admin-selection');

  // The selection stays while the list is narrowed.
  await app.getByRole('searchbox', { name: 'Поиск' }).fill('мама');
  await app.getByText(/не видно: \d/).waitFor();
  await app.getByRole('searchbox', { name: 'Поиск' }).fill('');
  await app.getByText('Выбрано: 4', { exact: true }).waitFor();

  await app.getByRole('button', { name: 'Скрыть', exact: true }).click();
  await app.getByText('Скрыто: 4').waitFor();
  await expect.poll(() => app.getByText('Черновик', { exact: true }).count()).toBeGreaterThanOrEqual(4);

  await app.getByRole('button', { name: 'Выбрать', exact: true }).click();
  await app.getByRole('button', { name: /^Выбрать все найденные/ }).click();
  await app
    .getByText(/^Выбрано: \d{2,}/)
    .first()
    .waitFor();
  await app.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await app.getByText(/^Опубликовано: 4\. Уже так: \d+/).waitFor();

  // Escape ends the mode.
  await app.getByRole('button', { name: 'Выбрать', exact: true }).click();
  await boxes.first().focus();
  await phone.page.keyboard.press('Escape');
  await expect.poll(() => boxes.count()).toBe(0);
});
