import { expect, test } from 'vitest';
import { questionKinds } from '../../core/quiz/question-types.ts';
import { removeYounger, youngerThanOldest } from '../support/old-engine.ts';
import { appFrame, becomePerson, learnWord, openPhone, type Phone } from '../support/phone.ts';
import { answerQuestion, openQuizOf, startQuizOn } from '../support/phone-quiz.ts';
import { type Running, setupProduct } from '../support/setup-product.ts';

/** The microphone is there and is refused. */
const refused = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'];

/** What a page of plain http lacks besides; the microphone is refused anyway. */
const onlyByHttps: [owner: string, name: string][] = [
  ['Crypto', 'randomUUID'],
  ['Crypto', 'subtle'],
  ['Navigator', 'clipboard'],
  ['Navigator', 'locks'],
  ['Navigator', 'storage'],
];

let running: Running;
let phone: Phone;

// The words that come back are answered by a script that is younger itself.
setupProduct(
  async (started) => {
    running = started;
    ({ phone } = started);
    await growOld(phone);
  },
  { flags: refused, phone: { recalls: false, hurries: true } },
);

/** Takes from the mini-app all that is younger than the oldest engine, or needs https. */
async function growOld({ page }: Phone): Promise<void> {
  await page.addInitScript(removeYounger, youngerThanOldest(onlyByHttps));
  await page.reload();
}

const button = (name: string) => phone.app.getByRole('button', { name });

test('the page has nothing that is younger, but what it brings along', async () => {
  await phone.openApp();
  await phone.app.getByText('Алфавит и первые слова').waitFor();
  const found = await appFrame(phone).evaluate(() => ({
    toSorted: 'toSorted' in Array.prototype,
    toSpliced: 'toSpliced' in Array.prototype,
    canParse: 'canParse' in URL,
    throwIfAborted: 'throwIfAborted' in AbortSignal.prototype,
    showModal: 'showModal' in document.createElement('dialog'),
    randomUUID: 'randomUUID' in crypto,
    structuredClone: 'structuredClone' in window,
  }));
  expect(Object.entries(found).filter(([, isThere]) => isThere)).toEqual([['toSorted', true]]);
  expect(phone.errors).toEqual([]);
});

test('from /start to a saved word, and a changed setting', async () => {
  const { page, app } = phone;
  await phone.openApp();
  await page.getByRole('button', { name: 'Начать урок' }).click();
  await app.getByText('огонь').first().waitFor();
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/progress') && (response.request().postData() ?? '').includes('"TYPE"'),
  );
  await learnWord(phone, 'אש'); // esh
  expect((await saved).ok()).toBe(true);

  await phone.openApp();
  await app.getByRole('button', { name: /^Профиль/ }).click();
  await app.getByRole('tab', { name: 'Настройки' }).click();
  const changed = page.waitForResponse((response) => response.url().endsWith('/api/users/settings'));
  await app.getByRole('switch', { name: 'Транскрипция' }).click();
  expect((await changed).ok()).toBe(true);
  expect(phone.errors).toEqual([]);
});

test('the letters of the first lesson are taught', async () => {
  const learner = await openPhone(running.browser, running.product.telegram, { reads: false });
  await growOld(learner);
  await becomePerson(learner, 'Дана');
  await learner.openApp();
  await learner.page
    .getByRole('button', { name: /Продолжить|Начать урок/ })
    .first()
    .click();
  await learner.app.locator('[data-letter]').waitFor();
  expect(learner.errors).toEqual([]);
  await learner.page.close();
});

test('where the microphone is refused the word is said to the bot', async () => {
  await becomePerson(phone, 'Дана');
  await phone.openApp();
  await phone.page.getByRole('button', { name: 'Начать урок' }).click();
  await button('Прослушать слово').click();
  await button('Начать запись').click();
  await button('Отправить голосовое боту').click();
  await phone.message(/Скажите голосовым сообщением/).waitFor();
  expect(phone.errors).toEqual([]);
});

test('a question of each kind is answered in a quiz', async () => {
  await openQuizOf(phone, /ש א מ/);
  const questions = await startQuizOn(phone);
  const answered = new Set<string>();
  for (const question of questions) {
    if (answered.size === 3) break;
    await answerQuestion(phone, question);
    answered.add(questionKinds[question.type].answer);
  }
  expect([...answered].sort()).toEqual(['choice', 'drawing', 'text']);
  expect(phone.errors).toEqual([]);
});
