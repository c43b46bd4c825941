import { expect, test } from 'vitest';
import type { ResponseData } from '../../core/contracts/endpoints.ts';
import { stages } from '../../core/lesson/stages.ts';
import { endingTexts } from '../../core/texts/endings.ts';
import { celebrationTexts } from '../../core/texts/home/celebration.ts';
import { brokenInLargeText } from '../support/large-text.ts';
import { learnWord, type Phone, takePictures } from '../support/phone.ts';
import { answerAsked, askedAfter, openToday } from '../support/phone-today.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { setupProduct } from '../support/setup-product.ts';

let product: ProductProcess;
let phone: Phone;

setupProduct((running) => {
  ({ product, phone } = running);
});

/** Opens the mini-app; returns what its calls to the server are signed with. */
async function openSigned(): Promise<string> {
  const signed = phone.page.waitForRequest(
    (request) => request.url().includes('/api/') && 'authorization' in request.headers(),
  );
  await phone.openApp();
  return (await signed).headers().authorization ?? '';
}

/** Learns all words of the first lesson but the last one on another device, and returns that one. */
async function learnElsewhere(authorization: string): Promise<string> {
  const call = async (path: string, body?: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const response = await fetch(`${product.app}/api${path}`, sent);
    expect(response.ok).toBe(true);
    return (await response.json()) as { data: unknown };
  };
  const { words, id } = (await call('/lessons/1')).data as ResponseData<'GET /lessons/{id}'>;
  const attempts = Object.fromEntries(
    stages.map((stage) => [stage, { completed: true, result: 'right', tries: 1, ms: 1000 }]),
  );
  for (const word of words.slice(0, -1)) {
    await call('/progress', { lessonId: id, wordId: word.id, eventId: `elsewhere-${word.id}`, attempts });
  }
  return words.at(-1)?.hebrew ?? '';
}

/** Taps away what fills the screen or lies over the header. */
async function closeCelebrations({ app }: Phone): Promise<void> {
  const close = app.getByRole('button', { name: celebrationTexts.close, exact: true });
  // It may go by itself meanwhile.
  while ((await close.count()) > 0) await close.click({ timeout: 4000 }).catch(() => undefined);
}

test('a lesson ends with its words and a promise, and on the second day the promised words are asked', async () => {
  const { app, page } = phone;
  const last = await learnElsewhere(await openSigned());
  await phone.openApp();
  await app.getByText(celebrationTexts.firstWord).waitFor();
  await takePictures(phone, 'first-word');
  await closeCelebrations(phone);
  await page
    .getByRole('button', { name: /Продолжить|Начать урок/ })
    .first()
    .click();
  await app.getByRole('img', { name: 'Выучено в этом уроке: 9 из 10' }).waitFor();
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/progress') &&
      response.ok() &&
      (response.request().postData() ?? '').includes('"TYPE"'),
  );
  await learnWord(phone, last);
  await saved;

  // The first lesson is a moment that fills the screen, and a tap ends it.
  await app.getByText(celebrationTexts.firstLesson).waitFor();
  await takePictures(phone, 'end-moment');
  await closeCelebrations(phone);
  await app.getByRole('heading', { name: endingTexts.finished }).waitFor();
  const words = app.getByRole('region', { name: endingTexts.lessonWords });
  expect(await words.getByRole('listitem').count()).toBe(10);
  await app.getByText(endingTexts.tomorrow.willAsk(10, 0), { exact: false }).waitFor();
  await takePictures(phone, 'end-of-lesson');
  expect(await brokenInLargeText(phone, 'end of a lesson')).toEqual([]);
  await page.getByRole('button', { name: 'Назад' }).click();
  await app.getByRole('heading', { name: 'Уроки' }).waitFor();
  await app.getByText('день подряд').waitFor();
  expect(await app.getByRole('button', { name: /^Повторить \d+/ }).count()).toBe(0);

  await fetch(`${product.telegram}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shiftMs: 24 * 60 * 60 * 1000 }),
  });
  await phone.openApp();
  await app.getByRole('button', { name: /^Повторить 10 слов/ }).waitFor();
  await takePictures(phone, 'second-day-home');
  const today = await openToday(phone);
  expect(today.words.map(({ hebrew }) => hebrew)).toContain(last);
  const first = await askedAfter(phone, null);
  expect(first).not.toBeNull();
  if (first) await askedAfter(phone, await answerAsked(phone, today, first));
  await page.getByRole('button', { name: 'Назад' }).click();
  await app.getByText('дня подряд').waitFor();
  await phone.write('/streak');
  await phone.message(/Серия: 2 дня подряд/).waitFor();
  expect(phone.errors).toEqual([]);
});
