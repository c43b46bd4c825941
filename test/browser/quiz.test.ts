import type { Browser, Frame } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StartQuizResponse } from '../../core/contracts/quiz.ts';
import { createQuiz } from '../../core/quiz/create-quiz.ts';
import type { Question } from '../../core/quiz/question.ts';
import { questionKinds } from '../../core/quiz/question-types.ts';
import {
  becomePerson,
  calmWorld,
  choose,
  drawLetter,
  openBrowser,
  openPhone,
  type Phone,
  takePictures,
} from '../support/phone.ts';
import { type ProductProcess, startProduct } from '../support/product-process.ts';

let product: ProductProcess;
let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

beforeEach(async () => {
  await phone?.page.close();
  await calmWorld(product.telegram);
  phone = await openPhone(browser, product.telegram);
  await phone.page.addInitScript(hurryFeedback);
  await phone.page.reload();
});

afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** Right and wrong are shown for a moment only, or for `window.feedbackMs`; everything else takes its time. */
function hurryFeedback(): void {
  const page = window as Window & { feedbackMs?: number };
  const wait = window.setTimeout;
  const hurried = (run: TimerHandler, ms?: number) =>
    wait(run, ms === 1500 || ms === 2000 ? (page.feedbackMs ?? 30) : ms);
  page.setTimeout = hurried as typeof window.setTimeout;
}

function appFrame(): Frame {
  const frame = phone.page.frames().find((one) => one.url().startsWith(product.app));
  if (!frame) throw new Error('the mini-app is not open');
  return frame;
}

const showFeedbackFor = (feedbackMs: number | undefined) =>
  appFrame().evaluate((ms) => void Object.assign(window, { feedbackMs: ms }), feedbackMs);

/** As a learner who knows the words of the first five lessons, at the rules of a lesson's quiz. */
async function openQuiz(lesson: RegExp): Promise<void> {
  const { app } = phone;
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  for (const name of [/Алфавит и первые слова/, /Первые буквы/]) {
    const closed = app.getByRole('button', { name, expanded: false });
    await app.getByRole('button', { name }).first().waitFor();
    if ((await closed.count()) > 0) await closed.first().click();
  }
  const quiz = app.getByRole('button', { name: /^Викторина урока/ });
  await quiz.and(app.getByRole('button', { name: lesson })).click();
  await app.getByRole('heading', { name: /^Викторина: / }).waitFor();
}

/** Begins the quiz; its questions are made from what the server sent, as the mini-app makes them. */
async function startQuiz({ speaks = false } = {}): Promise<Question[]> {
  const { app, page } = phone;
  const voice = app.getByRole('switch', { name: 'Могу говорить вслух' });
  if ((await voice.count()) > 0) await voice.setChecked(speaks);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/quiz/start'));
  await page.getByRole('button', { name: 'Начать викторину' }).click();
  const { data } = (await (await answered).json()) as { data: StartQuizResponse };
  await app.getByRole('region', { name: 'Вопрос 1 из 35' }).waitFor();
  return createQuiz(data);
}

const onScreen = ({ index }: Question) =>
  phone.app.getByRole('region', { name: `Вопрос ${index + 1} из 35` }).waitFor();

async function skip(question: Question): Promise<void> {
  await onScreen(question);
  await phone.app.getByRole('button', { name: 'Пропустить вопрос' }).click();
}

/** Answers the question on the screen, right or wrong; a wrong word is never drawn here. */
async function answer(question: Question, isRight = true): Promise<void> {
  const { app, page } = phone;
  await onScreen(question);
  switch (questionKinds[question.type].answer) {
    case 'choice': {
      const place = question.options.findIndex(({ text }) => (text === question.correctAnswer) === isRight);
      const options = app.getByRole('group', { name: 'Варианты ответа' });
      return options.getByRole('button').nth(place).click();
    }
    case 'text':
      await app
        .getByRole('textbox', { name: 'Ответ на иврите' })
        .fill(isRight ? question.word.hebrew : 'אאא');
      return app.getByRole('button', { name: 'Проверить' }).click();
    case 'drawing': {
      const canvas = app.locator('canvas');
      const letters = [...question.word.hebrew.replaceAll(' ', '')];
      for (const [place, letter] of letters.entries()) {
        // The accepted letter is shown for a moment, and nothing can be drawn.
        if (place > 0) await page.waitForTimeout(500);
        await drawLetter(page, canvas, letter);
        await app.getByRole('button', { name: 'Готово' }).click();
      }
      return;
    }
    case 'speech':
      throw new Error('without a voice nothing is to be said');
  }
}

test('a whole quiz without an error is passed, graded by the server, and its points are in the header', async () => {
  const { app } = phone;
  await openQuiz(/א ב ל/);
  for (const question of await startQuiz()) await answer(question);
  await app.getByRole('heading', { name: 'Ни одной ошибки!' }).waitFor();
  await app.getByText('35 из 35').waitFor();
  await app.getByText('+150 баллов').waitFor();
  await app
    .getByLabel(/^199 баллов/)
    .first()
    .waitFor();
  await phone.page.getByRole('button', { name: 'К списку уроков' }).click();
  await app.getByText('Урок и викторина пройдены').first().waitFor();
  expect(phone.errors).toEqual([]);
});

test('the fifth error ends the quiz, and what went wrong is told word by word', async () => {
  const { app, page } = phone;
  await openQuiz(/ה י ת/);
  const questions = await startQuiz();
  let errors = 0;
  for (const question of questions) {
    if (errors === 5) break;
    const isDrawn = question.type === 'handwriting';
    await answer(question, isDrawn);
    if (!isDrawn) errors += 1;
  }
  await app.getByRole('heading', { name: 'Слишком много ошибок' }).waitFor();
  await app.getByRole('heading', { name: 'Что повторить' }).waitFor();
  await page.getByRole('button', { name: 'Повторить урок' }).click();
  await app.getByRole('navigation', { name: 'Этапы слова' }).waitFor();
  expect(phone.errors).toEqual([]);
});

test('three skips leave a pass; without a network it is assumed, and confirmed when the network is back', async () => {
  const { app } = phone;
  await openQuiz(/ה י ת/);
  const questions = await startQuiz();
  const skipped = new Set(questions.filter(({ type }) => type === 'handwriting').slice(0, 3));
  for (const question of questions) {
    if (question.index === 34) await choose(phone, 'Сеть между приложением и сервером', 'Нет');
    await (skipped.has(question) ? skip(question) : answer(question));
  }
  await app.getByRole('heading', { name: 'Викторина пройдена!' }).waitFor();
  await app.getByText('32 из 35').waitFor();
  await app.getByText(/Сервер ещё не подтвердил/).waitFor({ timeout: 20_000 });
  await takePictures(phone, 'quiz-14-unconfirmed');
  await choose(phone, 'Сеть между приложением и сервером', 'Есть');
  await app.getByText(/Сервер ещё не подтвердил/).waitFor({ state: 'detached', timeout: 20_000 });
  await app.getByText('+50 баллов').waitFor();
  expect(phone.errors).toEqual([]);
});

test('a sixth skip is refused, and the quiz is left only after a question', async () => {
  const { app, page } = phone;
  await openQuiz(/ר כ ך/);
  const questions = await startQuiz();
  for (const question of questions.slice(0, 6)) await skip(question);
  await app.getByText('Превышен лимит пропусков').waitFor();
  await app.getByRole('region', { name: 'Вопрос 6 из 35' }).waitFor();
  await page.getByRole('button', { name: 'Назад' }).click();
  await page.getByRole('button', { name: 'Остаться' }).click();
  await page.getByRole('button', { name: 'Назад' }).click();
  await page.getByRole('button', { name: 'Прервать' }).click();
  await app.getByRole('heading', { name: 'Уроки' }).waitFor();
  expect(phone.errors).toEqual([]);
});

test('pictures of the quiz, for a person to look at', async () => {
  const { app } = phone;
  await openQuiz(/ר כ ך/);
  await takePictures(phone, 'quiz-1-intro');
  const questions = await startQuiz({ speaks: true });
  const seen = new Set<string>();
  let errors = 0;
  for (const question of questions) {
    if (errors === 5) break;
    await onScreen(question);
    if (!seen.has(question.type)) {
      seen.add(question.type);
      await takePictures(phone, `quiz-2-${question.type}`);
    }
    if (question.type === 'pronunciation') {
      await app.getByRole('button', { name: 'Не могу говорить сейчас' }).click();
      await takePictures(phone, 'quiz-2-dictation');
      await answer({ ...question, type: 'dictation' });
      // The words that were still to be said are dictated from here on.
      for (const later of questions) if (later.type === 'pronunciation') later.type = 'dictation';
      continue;
    }
    const isDrawn = question.type === 'handwriting';
    // Once every kind was seen, errors; they end the quiz, if its questions do not.
    const isWrong = !isDrawn && (seen.size === 7 || question.index > 28);
    const isFirstRight = seen.size === 1;
    const isFirstWrong = isWrong && errors === 0;
    if (isFirstRight || isFirstWrong) await showFeedbackFor(15_000);
    await answer(question, !isWrong);
    if (isFirstRight) await takePictures(phone, 'quiz-11-right');
    if (isFirstWrong) await takePictures(phone, 'quiz-12-wrong');
    await showFeedbackFor(undefined);
    if (isWrong) errors += 1;
  }
  await app.getByRole('heading', { name: 'Что повторить' }).waitFor({ timeout: 30_000 });
  await takePictures(phone, 'quiz-13-results');
  expect(phone.errors).toEqual([]);
}, 240_000);
