import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letterTexts as texts } from '../../core/texts/lesson/letters.ts';
import { placementTexts } from '../../core/texts/lesson/placement.ts';
import { letterItems } from '../../db/content/letters.ts';
import { firstLessonWalk } from '../../scripts/bench/beginning/first-lesson.ts';
import { becomePerson, drawLetter, openPhone, type Phone, takePictures } from '../support/phone.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { readNow } from '../support/read-now.ts';
import { setupProduct } from '../support/setup-product.ts';

let product: ProductProcess;
let browser: Browser;

setupProduct((running) => {
  ({ product, browser } = running);
});

/** The step on the screen, or null when a word is there. */
async function stepOf({ app }: Phone) {
  const player = app.locator('[data-letter]');
  await player.or(app.locator('[data-stage]')).first().waitFor();
  if ((await player.count()) === 0) return null;
  const [exercise, key, place] = await Promise.all([
    player.getAttribute('data-exercise'),
    player.getAttribute('data-letter'),
    player.getByRole('progressbar').getAttribute('aria-label'),
  ]);
  const item = letterItems.find((one) => one.key === key);
  if (!item) throw new Error(`no letter ${key}`);
  return { exercise, item, place };
}

/** Does one step right, by tapping and drawing, and waits for the next one. */
async function doStep(phone: Phone, page: Page): Promise<void> {
  const { app } = phone;
  const step = await stepOf(phone);
  if (!step) return;
  const { exercise, item, place } = step;
  if (exercise === 'meet') await app.getByRole('button', { name: texts.next }).click();
  else if (exercise === 'trace' || exercise === 'write') {
    await drawLetter(page, app.locator('canvas'), item.letter);
    await app.getByRole('button', { name: texts.check }).click();
  } else {
    const options = app.getByRole('group', { name: 'Варианты ответа' }).getByRole('button');
    const labels = await options.allTextContents();
    const right = [item.shown ?? item.letter, item.spokenSound?.transcription ?? ''];
    await options.nth(labels.findIndex((label) => right.includes(label))).click();
  }
  const bar = app.locator('[data-letter]').getByRole('progressbar');
  await expect.poll(async () => (await readNow(bar, 'aria-label'))?.[0]).not.toBe(place);
}

/** Counts taps and strokes inside the mini-app from its next opening on. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('tapped', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const page = window as Window & { tapped?: () => void };
    page.addEventListener('pointerdown', () => page.tapped?.(), true);
  });
  return () => taps;
}

test('a learner who knows no letter reaches אש by tapping and drawing, and sees in the alphabet what was learned', async () => {
  const phone = await openPhone(browser, product.telegram, { reads: false });
  const { app, page } = phone;
  const taps = await countTaps(page);
  await phone.openApp();
  await app.getByRole('button', { name: placementTexts.answers.no, exact: true }).click();
  await app.getByText(texts.firstLetter('ш')).waitFor();

  // Two letters, then the word that they make.
  const met = new Set<string>();
  const pictured = new Set<string>();
  for (let step = await stepOf(phone); step; step = await stepOf(phone)) {
    if (step.exercise === 'meet') met.add(step.item.letter);
    const { exercise } = step;
    if (exercise && !pictured.has(exercise)) await takePictures(phone, `letters-${exercise}`);
    if (exercise) pictured.add(exercise);
    await doStep(phone, page);
  }
  expect([...met].join('')).toBe('שא');
  // In the chat two more.
  expect(taps()).toBe(firstLessonWalk().wordShown.taps - 2);
  await app.getByText('[эш]').waitFor();

  // The keyboard has only what was met.
  await app.getByRole('button', { name: 'Прослушать слово' }).click();
  await app.getByRole('button', { name: 'Без записи' }).click();
  await app.getByRole('button', { name: 'Получилось' }).click();
  await app.getByRole('button', { name: 'Не могу рисовать сейчас' }).click();
  const keys = app.getByRole('group', { name: 'Клавиатура иврита' }).locator('bdi');
  expect((await keys.allTextContents()).toSorted().join('')).toBe([...'אש'].toSorted().join(''));

  // Back home: the alphabet says that they are being learned; a tap practises one.
  await page.getByRole('button', { name: 'Назад' }).click();
  await app.getByRole('button', { name: texts.title, exact: true }).click();
  await app.getByRole('heading', { name: texts.title }).waitFor();
  const shin = app.getByRole('button', { name: /^шин, .*учу$/ });
  await shin.waitFor();
  await takePictures(phone, 'letters-chart');
  await app.getByRole('button', { name: /^тет, .*впереди$/ }).waitFor();
  await shin.click();
  expect((await stepOf(phone))?.item.letter).toBe('ש');
  expect(phone.errors).toEqual([]);
  await page.close();
});

test('whoever reads skips the letters with one tap, here and in every lesson', async () => {
  const phone = await openPhone(browser, product.telegram, { reads: false });
  const { app, page } = phone;
  await becomePerson(phone, 'Дана');
  await phone.openApp();
  await app
    .getByRole('button', { name: /Буквы ש א מ/ })
    .first()
    .click();
  await app.getByRole('button', { name: texts.skipAll }).click();
  await app.getByRole('button', { name: 'Прослушать слово' }).waitFor();
  await page.getByRole('button', { name: 'Назад' }).click();
  await app.getByRole('button', { name: texts.title, exact: true }).click();
  await app.getByText(texts.chart.known(27, 27)).waitFor();
  await page.close();
});
