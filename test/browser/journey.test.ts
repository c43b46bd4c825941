import { expect, test } from 'vitest';
import {
  appFrame,
  becomePerson,
  choose,
  drawLetter,
  learnWord,
  moveClock,
  type Phone,
  pointsInHeader,
  takePictures,
  takesPictures,
  writeLetters,
} from '../support/phone.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { setupProduct } from '../support/setup-product.ts';

let product: ProductProcess;
let phone: Phone;

// With every movement, as most learners see it.
setupProduct(
  (running) => {
    ({ product, phone } = running);
  },
  { phone: { reducedMotion: 'no-preference' } },
);

async function openLesson(name: RegExp): Promise<void> {
  await phone.app.getByRole('button', { name }).first().click();
}

test('from /start to a learned word, which is there after a power cut', async () => {
  const { page, app } = phone;
  await phone.openApp();
  await app.getByText('Алфавит и первые слова').waitFor();
  await page.getByRole('button', { name: 'Начать урок' }).click();
  await app.getByText('огонь').first().waitFor();
  // The phone shows the point at once; what outlives a power cut is what the server has confirmed.
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/progress') &&
      response.ok() &&
      (response.request().postData() ?? '').includes('"TYPE"'),
  );
  await learnWord(phone, 'אש');
  await app.getByText('+1 балл').waitFor();
  await saved;
  await app
    .getByLabel(/^1 балл/)
    .first()
    .waitFor();

  await product.kill9();
  await product.restart();
  await page.reload();
  await page
    .getByRole('button', { name: /Открыть Милу/ })
    .last()
    .click();
  await app.getByText('1 из 10 слов').first().waitFor();
  await app
    .getByLabel(/^1 балл/)
    .first()
    .waitFor();
  expect(phone.errors).toEqual([]);
});

test('a link to a lesson opens that lesson', async () => {
  await phone.openApp('/start lesson_2');
  await phone.app.getByRole('heading', { name: /י ת ה נ ד ן/ }).waitFor();
  await phone.app.getByRole('button', { name: 'Прослушать слово' }).waitFor();
  expect(phone.errors).toEqual([]);
});

/** Runs in the mini-app: waits until a toast leaves; true when a tap on what it moves over passes through it. */
function leavingToastIsOutOfTheWay(): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const toast = document.querySelector('[data-sonner-toast][data-removed="true"]');
      if (!toast) return;
      observer.disconnect();
      const { x, y, width, height } = toast.getBoundingClientRect();
      resolve(!toast.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
    });
    observer.observe(document, { subtree: true, attributeFilter: ['data-removed'] });
  });
}

test('a press counts when the icon under the pointer changes before the release', async () => {
  await phone.openApp('/start lesson_2');
  const button = phone.app.getByRole('button', { name: 'Медленнее' });
  await button.locator('svg').hover({ force: true });
  await phone.page.mouse.down();
  await button.evaluate((pressed) => {
    pressed.addEventListener('click', () => pressed.setAttribute('data-pressed', 'yes'));
    const icon = pressed.querySelector('svg');
    icon?.replaceWith(icon.cloneNode(true));
  });
  await phone.page.mouse.up();
  await expect.poll(() => button.getAttribute('data-pressed')).toBe('yes');
});

test('without a network an answer waits on the phone, and no new lesson is started', async () => {
  const { app, page } = phone;
  await phone.openApp();
  await page
    .getByRole('button', { name: /Продолжить|Начать урок/ })
    .first()
    .click();
  await app.getByRole('button', { name: 'Прослушать слово' }).click();
  await app.getByRole('button', { name: 'Без записи' }).click();

  await choose(phone, 'Сеть между приложением и сервером', 'Нет');
  await app.getByRole('button', { name: 'Получилось' }).click();
  await app.getByText('Нет соединения').first().waitFor();
  await app.getByRole('button', { name: /не отправлено: 1/ }).waitFor();
  await page.getByRole('button', { name: 'Назад' }).click();
  await openLesson(/Буквы י ת ה נ ד ן/);
  expect(await app.getByRole('button', { name: 'Прослушать слово' }).count()).toBe(0);

  const isOutOfTheWay = appFrame(phone).evaluate(leavingToastIsOutOfTheWay);
  await choose(phone, 'Сеть между приложением и сервером', 'Есть');
  await app.getByText('Соединение восстановлено').waitFor();
  await expect.poll(() => app.getByRole('button', { name: /не отправлено/ }).count()).toBe(0);
  expect(await isOutOfTheWay).toBe(true);
  expect(phone.errors).toEqual([]);
});

test('the seventh day in a row earns its award', async () => {
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  const before = await pointsInHeader(phone);
  await moveClock(phone, 'Завтра');
  await expect.poll(() => pointsInHeader(phone)).toBe(before + 70);
});

test('outside Telegram a friendly page shows the way to the bot', async () => {
  await phone.page.goto(product.app);
  await phone.page.getByText('Мила живёт в Телеграме').waitFor();
  await phone.page.getByRole('button', { name: 'Открыть в Telegram' }).waitFor();
  expect(phone.errors).toEqual([]);
});

test.runIf(takesPictures)('pictures of every view, for a person to look at', async () => {
  const { app, page } = phone;
  await becomePerson(phone, 'Дана');
  await phone.openApp();
  await app.getByText('Алфавит и первые слова').waitFor();
  await takePictures(phone, '1-home');
  await openLesson(/Буквы ש א מ/);
  await app.getByRole('button', { name: 'Прослушать слово' }).waitFor();
  await takePictures(phone, '2-listen');
  await app.getByRole('button', { name: 'Прослушать слово' }).click();
  await app.getByRole('button', { name: 'Без записи' }).waitFor();
  await takePictures(phone, '3-speak');
  await app.getByRole('button', { name: 'Без записи' }).click();
  await app.getByRole('button', { name: 'Получилось' }).click();
  const canvas = app.locator('canvas');
  await canvas.waitFor();
  await drawLetter(page, canvas, 'א');
  await takePictures(phone, '4-write');
  await app.getByRole('button', { name: 'Готово' }).click();
  await writeLetters(phone, 'ש');
  await app.getByRole('textbox').waitFor();
  await app.getByRole('button', { name: 'א', exact: true }).click();
  await takePictures(phone, '5-type');
});
