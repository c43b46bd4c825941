import { expect, test } from 'vitest';
import type { TodayResponse } from '../../core/contracts/memory.ts';
import { appFrame, becomePerson, type Phone } from '../support/phone.ts';
import { answerAsked, askedAfter } from '../support/phone-today.ts';
import { setupProduct } from '../support/setup-product.ts';

let phone: Phone;

setupProduct(
  (running) => {
    ({ phone } = running);
  },
  { phone: { serviceWorkers: 'allow' } },
);

const cached = () =>
  appFrame(phone).evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('mila-shell-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return {
      active: Boolean((await navigator.serviceWorker.getRegistration())?.active),
      files: kept.flat().map(({ url }) => url),
    };
  });

test('an app that was closed starts without a network, asks the day and finds words; the answer arrives later', async () => {
  const { app, page } = phone;
  const context = page.context();
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  await app.getByRole('button', { name: /^Повторить \d+ / }).waitFor();
  expect(await cached()).toEqual({ active: false, files: [] }); // the first opening keeps nothing more
  await page.reload();
  const [kept] = await Promise.all([
    page.waitForResponse((response) => /\/api\/today\?.*day=today/.test(response.url())),
    page.waitForResponse((response) => response.url().endsWith('/api/search/words')),
    phone.messages
      .getByRole('button', { name: /Открыть Милу/ })
      .last()
      .click(),
  ]);
  const { data: today } = (await kept.json()) as { data: TodayResponse };
  await expect.poll(async () => (await cached()).active, { timeout: 30_000 }).toBe(true);
  const { files } = await cached();
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((url) => /\/api\/|tgWebApp|[?#]/.test(url))).toEqual([]);

  const address = appFrame(phone).url();
  await page.goto('about:blank'); // nothing of the app is open any more
  await context.setOffline(true);
  await page.goto(address);
  const again = page.mainFrame();
  const opened: Phone = { ...phone, app: again };
  const row = again.getByRole('button', { name: /^Повторить \d+ / });
  await row.getByText('слова уже на телефоне').waitFor();

  await again.getByRole('button', { name: /^Найти слово/ }).click();
  await again.getByRole('searchbox').fill('хлеб');
  await again.getByText('Без сети: показаны слова').waitFor();
  await again.getByText('хлеб', { exact: true }).first().waitFor();
  await again.getByRole('button', { name: 'Закрыть', exact: true }).click();

  await row.click();
  const asked = await askedAfter(opened, null);
  if (!asked) throw new Error('something is due');
  const soundsKept = await again.evaluate(
    async () => (await (await caches.open('mila-sounds')).keys()).length,
  );
  expect(soundsKept).toBeGreaterThan(0);
  await answerAsked(opened, today, asked);
  await again
    .getByRole('button', { name: /не отправлено: \d/ })
    .first()
    .waitFor({ state: 'attached' });

  const saved = page.waitForResponse((response) => response.url().endsWith('/api/reviews') && response.ok());
  await context.setOffline(false);
  expect((await saved).request().postDataJSON()).toMatchObject({ wordId: asked.wordId });
});
