import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LessonDetail, Word } from '../../core/contracts/catalogue.ts';
import { guides } from '../../web/src/exercises/write/guides.ts';
import { clearBrowser, openBrowser } from '../support/browser.ts';
import { becomePerson, openPhone, type Phone } from '../support/phone.ts';
import { type ProductProcess, startProduct } from '../support/product-process.ts';

type Corner = readonly [x: number, y: number];

/**
 * Letters in a hand of their own, which no template knows: made up for this test, corner by corner.
 * Unit: the height between the guide lines; x 0 is the middle of the canvas, y 0 the upper line, 1 the baseline.
 */
const ownHand: Record<string, readonly (readonly Corner[])[]> = {
  ש: [
    [
      [-0.52, 0.03],
      [-0.5, 0.45],
      [-0.36, 0.82],
      [-0.05, 0.99],
      [0.28, 0.86],
      [0.47, 0.5],
      [0.5, -0.02],
    ],
    [
      [0.01, 0.04],
      [-0.03, 0.35],
      [-0.16, 0.56],
      [-0.42, 0.66],
    ],
  ],
  ל: [
    [
      [-0.3, -0.42],
      [-0.33, 0.02],
      [0.02, 0.05],
      [0.3, 0.04],
      [0.22, 0.38],
      [0.05, 0.72],
      [-0.08, 1.03],
    ],
  ],
  ו: [
    [
      [-0.16, 0.03],
      [0.05, 0],
      [0.1, 0.1],
      [0.09, 0.55],
      [0.11, 1.01],
    ],
  ],
  ם: [
    [
      [-0.42, 0.04],
      [0.02, 0],
      [0.36, 0.05],
      [0.43, 0.4],
      [0.4, 0.97],
      [0.02, 1],
      [-0.36, 0.98],
      [-0.33, 0.5],
      [-0.36, 0.06],
    ],
  ],
  ח: [
    [
      [-0.42, 0.02],
      [0.05, 0.03],
      [0.38, 0.08],
      [0.44, 0.4],
      [0.42, 1.02],
    ],
    [
      [-0.34, 0.05],
      [-0.33, 0.5],
      [-0.36, 0.99],
    ],
  ],
};

let product: ProductProcess;
let browser: Browser;
let phone: Phone;
let canvas: Locator;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

afterAll(async () => {
  await clearBrowser(browser);
  await product?.remove();
});

type Preparing = {
  /** Prepares the page. */
  before?: (opened: Phone) => Promise<unknown>;
  /** What the first word is instead. */
  instead?: Partial<Word>;
  /** What is done where the word is met first. */
  met?: (opened: Phone) => Promise<unknown>;
};

/** Comes to the writing of a lesson's first word, as a learner without a microphone. */
async function openWriting(
  person: string,
  lesson: number,
  { before, instead = {}, met }: Preparing = {},
): Promise<void> {
  await phone?.page.close();
  phone = await openPhone(browser, product.telegram, { reducedMotion: 'no-preference' });
  await before?.(phone);
  // The word whose letters the test draws comes first.
  await phone.page.route(`**/api/lessons/${lesson}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: LessonDetail };
    const words = body.data.words
      .toSorted((a, b) => Number(b.hebrew === 'שלום') - Number(a.hebrew === 'שלום'))
      .map((word, at) => (at === 0 ? { ...word, ...instead } : word));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, words } } });
  });
  const { app } = phone;
  await becomePerson(phone, person);
  await phone.openApp(`/start lesson_${lesson}`);
  await app.getByRole('button', { name: 'Прослушать слово' }).waitFor();
  await met?.(phone);
  await app.getByRole('button', { name: 'Прослушать слово' }).click();
  await app.getByRole('button', { name: 'Без записи' }).click();
  await app.getByRole('button', { name: 'Получилось' }).click();
  canvas = app.locator('canvas');
  await canvas.waitFor();
}

async function passFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await canvas.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

async function draw(letter: string): Promise<void> {
  const { mouse } = phone.page;
  const box = await canvas.boundingBox();
  const strokes = ownHand[letter];
  if (!box || !strokes) throw new Error(`no canvas, or no ${letter}`);
  const line = guides.baseline - guides.top;
  for (const stroke of strokes) {
    for (const [i, [x, y]] of stroke.entries()) {
      await mouse.move(box.x + box.width / 2 + x * line, box.y + guides.top + y * line, { steps: 5 });
      if (i === 0) await mouse.down();
    }
    await mouse.up();
  }
}

const done = () => phone.app.getByRole('button', { name: 'Готово' }).click();
/** What the canvas shows, on the screen's own pixels. */
const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
const asked = (letter: string) => phone.app.getByText(`Нарисуйте ${letter} между линиями`).waitFor();

test('a wrong letter is refused by its name and the right one shown, then a word in a hand of its own passes', async () => {
  await openWriting('Аня', 1);
  const { app } = phone;
  await asked('ש');
  await draw('ח');
  await done();
  await app.getByText('похоже на ח').waitFor();
  expect(await canvas.getAttribute('data-shown')).toBe('demonstration');
  const begun = await picture();
  await expect.poll(picture).not.toBe(begun);

  await draw('ח');
  await app.getByRole('button', { name: 'Отменить штрих' }).click();
  await app.getByRole('button', { name: 'Очистить' }).click();
  await draw('ש');
  expect(await canvas.getAttribute('data-shown')).toBe('hint');
  await done();
  for (const letter of 'לום') {
    await asked(letter);
    await draw(letter);
    await done();
  }
  await app.getByRole('textbox', { name: 'Ответ на иврите' }).waitFor();
  expect(phone.errors).toEqual([]);
});

test('a phrase is met word by word, and written so: what is written of it stays in sight', async () => {
  // lo kham, "he is hot"
  const instead = {
    ...{ hebrew: 'לו חם', pronunciation: 'לוֹ חַם', transcription: 'ло хам', russian: 'ему жарко' },
    parts: [
      {
        ...{ pronunciation: 'לוֹ', russian: 'ему', lesson: { id: 15, number: 15 } },
        word: { id: 900, hebrew: 'לו', pronunciation: 'לוֹ', russian: 'ему' },
      },
      { pronunciation: 'חַם', russian: 'жарко' },
    ],
  };
  const seen: (number | undefined)[] = [];
  await openWriting('Аня', 2, {
    instead,
    met: async ({ app }) => {
      const parts = app.getByRole('list', { name: 'По словам' }).getByRole('listitem');
      const [first, second] = [await parts.nth(0).boundingBox(), await parts.nth(1).boundingBox()];
      seen.push(first?.x, second?.x);
      await app.getByRole('button', { name: /ему$/ }).click();
      await app.getByText('урок 15').waitFor();
    },
  });
  // The first word stands on the right.
  expect(seen[0]).toBeGreaterThan(seen[1] ?? Number.POSITIVE_INFINITY);
  const { app } = phone;
  const words = app.getByRole('list', { name: 'Слова фразы' }).getByRole('listitem');
  expect(await words.allTextContents()).toEqual(['לו(сейчас)', 'חם(впереди)']);
  for (const letter of 'לו') {
    await asked(letter);
    await draw(letter);
    await done();
  }
  await asked('ח');
  expect(await words.allTextContents()).toEqual(['לו(верно)', 'חם(сейчас)']);
  for (const letter of 'חם') {
    await asked(letter);
    await draw(letter);
    await done();
  }
  await app.getByRole('textbox', { name: 'Ответ на иврите' }).waitFor();
  expect(phone.errors).toEqual([]);
});

test('after the allowed attempts the letter stands there at once for whoever wants no motion, and neither drawing nor a low screen moves the page', async () => {
  await openWriting('Дана', 1);
  const { app, page } = phone;
  await page.locator('iframe').evaluate((frame) => {
    frame.style.width = '320px';
    frame.style.height = '568px';
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await canvas.evaluate((element) => getComputedStyle(element).touchAction)).toBe('none');
  const scrolled = () => app.locator('body').evaluate(() => window.scrollY);
  for (let attempt = 0; attempt < 2; attempt++) {
    const before = await scrolled();
    await draw('ח');
    expect(await scrolled()).toBe(before);
    await done();
  }
  await app.getByText('Вот как пишется ש').waitFor();
  // A few frames, far fewer than the strokes of ש would take; then as many as most of them would.
  await passFrames(3);
  const atOnce = await picture();
  await passFrames(60);
  expect(await picture()).toBe(atOnce);
  await app.getByRole('button', { name: 'Начать заново' }).waitFor();
  await app.getByRole('button', { name: 'Дальше' }).click();
  await asked('ל');
  await app.getByText('с подсказкой').waitFor({ state: 'attached' });
  expect(phone.errors).toEqual([]);
});

test('with damaged templates the learner is told so, and can leave the stage out', async () => {
  await openWriting('Дана', 2, {
    before: ({ page }) =>
      page.route('**/handwriting/templates.bin', (route) => route.fulfill({ body: 'damaged' })),
  });
  const { app } = phone;
  await app.getByText('Ошибка при распознавании. Попробуйте ещё раз.').waitFor();
  await app.getByRole('button', { name: 'Не могу рисовать сейчас' }).click();
  await app.getByRole('textbox', { name: 'Ответ на иврите' }).waitFor();
});
