import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSection } from '../support/admin-sections.ts';
import { openPage, picturesFolder } from '../support/browser.ts';
import {
  type App,
  becomePerson,
  learnWord,
  openPhone,
  type Phone,
  takePictures,
  takesPictures,
  unfoldPath,
} from '../support/phone.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { setupProduct } from '../support/setup-product.ts';
import { pngOf, wavOf } from '../support/upload-files.ts';

let product: ProductProcess;
let browser: Browser;
let phone: Phone;

setupProduct((running) => {
  ({ product, browser, phone } = running);
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

/** The phone's own popup asks; its button answers. */
const answer = (name: string) =>
  phone.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const pressMain = (name: string) => phone.page.getByRole('button', { name, exact: true }).click();

async function writeWord(app: App, pointed: string, russian: string): Promise<void> {
  const letters = pointed.normalize('NFD').replace(/\p{M}/gu, '');
  await app.getByRole('textbox', { name: 'Иврит' }).fill(letters);
  await app.getByRole('textbox', { name: 'С огласовками' }).fill(pointed);
  await app.getByRole('button', { name: /^Подставить/ }).click();
  await app.getByRole('textbox', { name: 'Перевод' }).fill(russian);
}

test('an admin writes, previews and publishes a lesson, and a learner learns a word of it', async () => {
  const app = await openContent();
  await app.getByRole('button', { name: 'Новый урок' }).click();
  await app.getByRole('textbox', { name: 'Название' }).fill('В саду');
  await pressMain('Сохранить');
  await app.getByText('Заполните все обязательные поля').first().waitFor();

  await app.getByRole('combobox', { name: 'Раздел', exact: true }).selectOption({ index: 1 });
  await app.getByRole('combobox', { name: 'Подраздел' }).selectOption({ index: 1 });
  await pressMain('Сохранить');
  await app.getByText('Добавьте хотя бы одно слово').first().waitFor();

  await app.getByRole('button', { name: 'Добавить слово' }).click();
  // gan, a garden
  await writeWord(app, 'גַּן', 'сад');
  await app.getByRole('button', { name: 'Предпросмотр' }).click();
  const card = app.getByRole('region', { name: 'Слово' });
  await card.getByText('[ган]').waitFor();
  await card.getByText('сад').waitFor();
  await app.getByRole('button', { name: 'Закрыть' }).click();
  await pressMain('Сохранить');
  await app.getByText('Урок сохранён').first().waitFor();

  const publish = app.getByRole('switch', { name: 'Опубликован' });
  expect(await publish.isChecked()).toBe(false);
  await publish.click();
  await app.getByText('Урок опубликован').first().waitFor();

  await becomePerson(phone, 'Аня');
  await phone.openApp();
  await unfoldPath(phone);
  await app
    .getByRole('button', { name: /В саду/ })
    .first()
    .click();
  await app.getByText('сад', { exact: true }).first().waitFor();
  await learnWord(phone, 'גן');
  await app.getByText('+1 балл').waitFor();
  expect(phone.errors).toEqual([]);
});

test('a word gets its own sound and its own handwriting, and an edit is never lost by accident', async () => {
  const app = await openContent();
  await app.getByRole('searchbox', { name: 'Поиск' }).fill('Личные местоимения');
  await app.getByText('Найдено: 1 урок').waitFor();
  await app.getByRole('button', { name: /Личные местоимения/ }).click();
  await app.getByRole('button', { name: 'Редактировать' }).click();
  await app.getByRole('button', { name: /^Слово 1:/ }).click();
  await app.getByLabel('Звук').setInputFiles(fileOf('word.wav', wavOf(800)));
  await app.getByRole('button', { name: 'Прослушать' }).waitFor();
  await app.getByLabel('Рукописный образец').setInputFiles(fileOf('word.svg', runningSvg));
  await app.getByText(/В этом SVG не одни линии/).waitFor();
  await app.getByLabel('Рукописный образец').setInputFiles(fileOf('word.png', pngOf()));
  const picture = app.getByRole('img', { name: /^Рукописный образец слова/ });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);

  await openSection(app, 'Ученики');
  await answer('Остаться');
  // A power cut, or a finger that closes the app: the edit is on the device.
  await phone.page.reload();
  await phone.page
    .getByRole('button', { name: /Открыть Милу/ })
    .last()
    .click();
  await app.getByRole('button', { name: /^Профиль/ }).click();
  await app.getByRole('button', { name: /^Управление/ }).click();
  await openSection(app, 'Контент');
  await app.getByRole('searchbox', { name: 'Поиск' }).fill('Личные местоимения');
  await app.getByText('Найдено: 1 урок').waitFor();
  await app.getByRole('button', { name: /Личные местоимения/ }).click();
  await app.getByText(/^Восстановлена правка/).waitFor();
  await pressMain('Сохранить');
  await app.getByText('Урок сохранён').first().waitFor();
  await app.getByText('Свой звук').waitFor();
  await app.getByRole('img', { name: 'Свой образец' }).waitFor();
  expect(phone.errors).toEqual([]);
});

test('the second of two admins is told of the first, and keeps their text', async () => {
  const app = await openContent();
  await app.getByRole('button', { name: /Приветствия и вежливые слова/ }).click();
  await app.getByRole('button', { name: 'Редактировать' }).click();
  await app.getByRole('textbox', { name: 'Тема' }).fill('моя тема');

  const other = await openPhone(browser, product.telegram);
  const first = phone;
  phone = other;
  await openContent();
  await other.app.getByRole('button', { name: /Приветствия и вежливые слова/ }).click();
  await other.app.getByRole('button', { name: 'Редактировать' }).click();
  await other.app.getByRole('textbox', { name: 'Тема' }).fill('чужая тема');
  await pressMain('Сохранить');
  await other.app.getByText('Урок сохранён').first().waitFor();
  await other.page.close();

  phone = first;
  await pressMain('Сохранить');
  await app
    .getByRole('dialog', { name: 'Урок уже изменён' })
    .getByText(/^Дана.*: правка сохранена/)
    .waitFor();
  await app.getByRole('button', { name: 'Открыть новую версию' }).click();
  await app.getByText('чужая тема').waitFor();
  expect(await app.getByRole('textbox', { name: /не сохранилась/ }).inputValue()).toContain('моя тема');
  expect(phone.errors).toEqual([]);
});

test.runIf(takesPictures)(
  'pictures for a person to look at',
  async () => {
    const app = await openContent();
    await takePictures(phone, 'admin-lessons');
    await app.getByRole('main').locator('ol button').first().click();
    await app.getByRole('button', { name: 'Редактировать' }).waitFor();
    await takePictures(phone, 'admin-lesson');
    await app.getByRole('button', { name: 'Предпросмотр' }).click();
    await app.getByRole('region', { name: 'Слово' }).waitFor();
    await takePictures(phone, 'admin-preview');
    await app.getByRole('button', { name: 'Закрыть' }).click();
    await app.getByRole('button', { name: 'Редактировать' }).click();
    await app.getByRole('button', { name: /^Слово 1:/ }).click();
    await takePictures(phone, 'admin-editor');
    await app.getByRole('textbox', { name: 'С огласовками' }).scrollIntoViewIfNeeded();
    await app.getByRole('button', { name: 'Клавиатура: С огласовками' }).click();
    await app
      .getByRole('button', { name: 'Клавиатура: С огласовками' })
      .evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await takePictures(phone, 'admin-word');
    await app.getByRole('button', { name: 'Готово' }).click();
    await app.getByText('Рукописный образец').evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await takePictures(phone, 'admin-files');
    await app.getByRole('button', { name: 'Вставить слова' }).click();
    await app
      .getByRole('textbox', { name: 'По слову в строке' })
      .fill('מַיִם - ма́им - вода\nכוס\nלֶחֶם - лэхэм - хлеб');
    await takePictures(phone, 'admin-paste');
    await app.getByRole('button', { name: 'Отмена' }).click();
    await takeWide(phone.page, 'admin');
    await phone.page.getByRole('button', { name: 'Назад' }).click();
    await phone.page.getByRole('button', { name: 'Назад' }).click();
    for (const [tab, name] of [
      ['Разделы', 'categories'],
      ['Шаблоны', 'templates'],
      ['Правила', 'grammar'],
      ['Диалоги', 'dialogues'],
      ['Что проверяется', 'rules'],
    ] as const) {
      await app.getByRole('tab', { name: tab }).click();
      await phone.page.waitForTimeout(400);
      await takePictures(phone, `admin-${name}`);
      if (tab !== 'Разделы') continue;
      await app.getByRole('button', { name: /^Изменить: Первые буквы/ }).click();
      await takePictures(phone, 'admin-category');
      await phone.page.getByRole('button', { name: 'Назад' }).click();
    }
  },
  240_000,
);

const fileOf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});
const runningSvg = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);

/** The same app in a window of a desktop, opened by the address that the local Telegram gave to its frame. */
async function takeWide(from: Page, name: string): Promise<void> {
  const address = await from.locator('iframe').getAttribute('src');
  if (!address) throw new Error('the app is open');
  for (const scheme of ['light', 'dark'] as const) {
    const page = await openPage(browser, { colorScheme: scheme });
    await page.goto(
      new URL(address, product.telegram).href.replace(
        /tgWebAppThemeParams=[^&]*/,
        `tgWebAppThemeParams=%7B%7D`,
      ),
    );
    await page.getByRole('heading', { name: 'Уроки' }).waitFor();
    await page.getByRole('button', { name: /^Профиль/ }).click();
    await page.getByRole('button', { name: /^Управление/ }).click();
    await openSection(page, 'Контент');
    await page.getByText(/^Найдено: /).waitFor();
    const shoot = (view: string) =>
      page.screenshot({ path: `${picturesFolder}/${name}-${view}-1280-${scheme}.png` });
    await shoot('lessons');
    await page.locator('ol button').first().click();
    await page.getByRole('button', { name: 'Редактировать' }).waitFor();
    await shoot('lesson');
    await page.getByRole('button', { name: 'Редактировать' }).click();
    await page.getByRole('button', { name: /^Слово 1:/ }).click();
    await page.getByRole('button', { name: 'Клавиатура: С огласовками' }).click();
    await shoot('editor');
    await page.close();
  }
}
