import { expect, test } from 'vitest';
import type { TodayResponse } from '../../core/contracts/memory.ts';
import { moveDeviceClock } from '../support/browser.ts';
import { becomePerson, choose, learnWord, moveClock, type Phone, takePictures } from '../support/phone.ts';
import { answerAsked, askedAfter } from '../support/phone-today.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { setupProduct } from '../support/setup-product.ts';

const dayMs = 86_400_000;

/** The mini-app in a learner's hands while the network comes and goes. */
let product: ProductProcess;
let phone: Phone;

setupProduct((running) => {
  ({ product, phone } = running);
});

const network = (mode: string) => choose(phone, 'Сеть между приложением и сервером', mode);
const openAgain = () =>
  phone.messages
    .getByRole('button', { name: /Открыть Милу/ })
    .last()
    .click();
/** Nothing of what the phone holds waits to be sent. */
const everythingArrives = () =>
  expect.poll(() => phone.app.getByRole('button', { name: /не отправлено/ }).count()).toBe(0);

test('a lesson that was begun goes on without a network, outlives the app, and arrives at the next opening', async () => {
  const { app, page } = phone;
  await phone.openApp();
  await page.getByRole('button', { name: 'Начать урок' }).click();
  await app.getByText('огонь').first().waitFor();
  await network('Нет');
  await learnWord(phone, 'אש');
  // The next word comes, although nothing has reached the server.
  await app.getByRole('button', { name: 'Прослушать слово' }).waitFor();
  // Four answers, and with them the day, if home was being renewed when the network went, the rule that was skipped, if it
  // was there by then, and whatever of the first opening was still on its way.
  await app.getByRole('button', { name: /Ошибка синхронизации, не отправлено: [4-7]/ }).waitFor();
  await takePictures(phone, '6-offline-lesson');

  await page.reload(); // the app is gone, with all that it had in memory
  await openAgain();
  // Four answers, the day on which home was opened, and the rest of the above.
  await app.getByRole('button', { name: /не отправлено: [5-7]/ }).waitFor();
  await takePictures(phone, '7-offline-home');
  // Home tells what the phone knows, marked as not sent; the lesson on the phone opens where it was left.
  await app.getByText('1 из 10 слов').first().waitFor();
  await app.getByText('Ещё не отправлено: 1 слово').waitFor();
  await app.getByRole('button', { name: /Буквы/ }).first().click();
  await app.getByRole('img', { name: 'Выучено в этом уроке: 1 из 10' }).waitFor();
  await app.getByRole('button', { name: /^(Прослушать|Звучит) слово$/ }).waitFor();
  await page.getByRole('button', { name: 'Назад' }).click();

  await network('Есть');
  await app.getByText('1 из 10 слов').first().waitFor();
  await app
    .getByLabel(/^1 балл/)
    .first()
    .waitFor();
  await everythingArrives(); // the points are shown before
  await product.kill9();
  await product.restart();
  await page.reload();
  await openAgain();
  await app.getByText('1 из 10 слов').first().waitFor();
  expect(phone.errors).toEqual([]);
});

test('answers that get lost on the way back count once', async () => {
  const { app, page } = phone;
  await phone.openApp('/start lesson_2');
  await app.getByRole('button', { name: 'Прослушать слово' }).waitFor();
  const sent: unknown[] = [];
  await page.route(
    '**/api/progress',
    async (route) => {
      await route.fetch(); // the server has saved it
      sent.push(route.request().postDataJSON());
      await route.abort();
    },
    { times: 2 },
  );
  await app.getByRole('button', { name: 'Прослушать слово' }).click();
  await app.getByRole('button', { name: 'Без записи' }).click();
  await app.getByRole('button', { name: 'Получилось' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual(sent[0]);
  await everythingArrives();
  expect(phone.errors).toEqual([]);
});

test('the next day begins without a network: what the phone keeps is promised, asked, found, and saved once', async () => {
  const { app, page } = phone;
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  await app.getByRole('button', { name: /^Повторить \d+ / }).waitFor();
  await page.reload();
  const [kept] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('day=tomorrow')),
    page.waitForResponse((response) => response.url().endsWith('/api/sounds/packs')),
    page.waitForResponse((response) => response.url().endsWith('/api/search/words')),
    openAgain(),
  ]);
  const { data: tomorrow } = (await kept.json()) as { data: TodayResponse };
  const saved: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/reviews') && response.ok()) {
      saved.push(String(response.request().postDataJSON().eventId));
    }
  });

  await network('Нет');
  await moveDeviceClock(page, dayMs);
  await moveClock(phone, 'Завтра');
  const row = app.getByRole('button', { name: new RegExp(`^Повторить ${tomorrow.tasks.length} `) });
  await row.getByText('слова уже на телефоне').waitFor();
  await takePictures(phone, 'offline-next-day');

  await app.getByRole('button', { name: /^Найти слово/ }).click();
  await app.getByRole('searchbox').fill('как будет хлебом');
  await app.getByText('Без сети: показаны слова').waitFor();
  await app.getByText('хлеб', { exact: true }).first().waitFor();
  await takePictures(phone, 'offline-search');
  await app.getByRole('button', { name: 'Закрыть', exact: true }).click();

  await row.click();
  let asked = await askedAfter(phone, null);
  await takePictures(phone, 'offline-today');
  for (let count = 0; count < 3 && asked; count += 1) {
    asked = await askedAfter(phone, await answerAsked(phone, tomorrow, asked));
  }
  await page.getByRole('button', { name: 'Назад' }).click();
  await app
    .getByRole('button', { name: new RegExp(`^Повторить ${tomorrow.tasks.length - 3} `) })
    .getByText('слова уже на телефоне')
    .waitFor();
  expect(saved).toEqual([]);

  await network('Есть');
  await everythingArrives();
  await expect.poll(() => saved.length).toBe(3);
  expect(new Set(saved).size).toBe(3);
  await page.reload();
  await openAgain();
  await app.getByRole('button', { name: new RegExp(`^Повторить ${tomorrow.tasks.length - 3} `) }).waitFor();
  await app.getByText('Повторено: 3 слова').waitFor();
  expect(phone.errors).toEqual([]);
});
