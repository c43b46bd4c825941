import { expect, test } from 'vitest';
import type { Question } from '../../core/quiz/question.ts';
import { brokenInLargeText } from '../support/large-text.ts';
import {
  appFrame,
  choose,
  type Phone,
  pointsInHeader,
  takePictures,
  takesPictures,
} from '../support/phone.ts';
import {
  answerAll,
  answerQuestion,
  goOnAfterMiss,
  openQuizOf,
  questionOnScreen,
  skipQuestion,
  startQuizOn,
} from '../support/phone-quiz.ts';
import { setupProduct } from '../support/setup-product.ts';

let phone: Phone;

setupProduct(
  (running) => {
    ({ phone } = running);
  },
  { phone: { hurries: true } },
);

const showFeedbackFor = (feedbackMs: number | undefined) =>
  appFrame(phone).evaluate((ms) => void Object.assign(window, { feedbackMs: ms }), feedbackMs);

const openQuiz = (lesson: RegExp) => openQuizOf(phone, lesson);
const startQuiz = (options?: { speaks: boolean }) => startQuizOn(phone, options);
const onScreen = (question: Question) => questionOnScreen(phone, question);
const skip = (question: Question) => skipQuestion(phone, question);
const answer = (question: Question, isRight?: boolean) => answerQuestion(phone, question, isRight);

test('a whole quiz without an error is passed, graded by the server, and its points are in the header', async () => {
  const { app } = phone;
  await openQuiz(/ש א מ/);
  const before = await pointsInHeader(phone);
  await answerAll(phone, await startQuiz());
  await app.getByRole('heading', { name: 'Ни одной ошибки!' }).waitFor();
  await app.getByText('35 из 35').waitFor();
  await app.getByText('+150 баллов').waitFor();
  expect(await brokenInLargeText(phone, 'quiz passed')).toEqual([]);
  await expect.poll(() => pointsInHeader(phone)).toBe(before + 150);
  await phone.page.getByRole('button', { name: 'К списку уроков' }).click();
  await app.getByText('Урок и викторина пройдены').first().waitFor();
  expect(phone.errors).toEqual([]);
});

test('the fifth error ends the quiz, and what went wrong is listed word by word', async () => {
  const { app, page } = phone;
  await openQuiz(/י ת ה/);
  const questions = await startQuiz();
  let errors = 0;
  for (const question of questions) {
    if (errors === 5) break;
    const isDrawn = question.type === 'handwriting';
    await answer(question, isDrawn);
    if (!isDrawn) errors += 1;
    if (!isDrawn) await goOnAfterMiss(phone, errors);
  }
  await app.getByRole('heading', { name: 'Слишком много ошибок' }).waitFor();
  await app.getByRole('heading', { name: 'Что повторить' }).waitFor();
  expect(await brokenInLargeText(phone, 'quiz failed')).toEqual([]);
  await page.getByRole('button', { name: 'Повторить урок' }).click();
  await app.getByRole('navigation', { name: 'Этапы слова' }).waitFor();
  expect(phone.errors).toEqual([]);
});

test('three skips leave a pass; without a network it is assumed, and confirmed when the network is back', async () => {
  const { app } = phone;
  await openQuiz(/י ת ה/);
  const questions = await startQuiz();
  const skipped = questions.filter(({ type, index }) => type === 'handwriting' && index < 34).slice(0, 3);
  let at = 0;
  for (const question of skipped) {
    await answerAll(phone, questions.slice(at, question.index));
    await skip(question);
    at = question.index + 1;
  }
  await answerAll(phone, questions.slice(at, -1));
  await choose(phone, 'Сеть между приложением и сервером', 'Нет');
  await answerAll(phone, questions.slice(-1));
  await app.getByRole('heading', { name: 'Викторина пройдена!' }).waitFor();
  await app.getByText('32 из 35').waitFor();
  await app.getByText(/Сервер ещё не подтвердил/).waitFor();
  await takePictures(phone, 'quiz-14-unconfirmed');
  await choose(phone, 'Сеть между приложением и сервером', 'Есть');
  await app.getByText(/Сервер ещё не подтвердил/).waitFor({ state: 'detached' });
  await app.getByText('+50 баллов').waitFor();
  expect(phone.errors).toEqual([]);
});

test('a sixth skip is refused, and the quiz is left only after a question', async () => {
  const { app, page } = phone;
  await openQuiz(/כ ר ק/);
  const questions = await startQuiz();
  for (const question of questions.slice(0, 4)) await skip(question);
  await app.getByRole('heading', { name: 'Пройти уже не получится' }).waitFor();
  await takePictures(phone, 'quiz-15-lost');
  await app.getByRole('button', { name: 'Ответить ещё на 31 вопрос' }).click();
  for (const question of questions.slice(4, 6)) await skip(question);
  await app.getByText('Превышен лимит пропусков').waitFor();
  await app.getByRole('region', { name: 'Вопрос 6 из 35' }).waitFor();
  await page.getByRole('button', { name: 'Назад' }).click();
  await page.getByRole('button', { name: 'Остаться' }).click();
  await page.getByRole('button', { name: 'Назад' }).click();
  await page.getByRole('button', { name: 'Прервать' }).click();
  await app.getByRole('heading', { name: 'Уроки' }).waitFor();
  expect(phone.errors).toEqual([]);
});

test('a quiz survives a reload, and is stopped to practise what was missed once it is lost', async () => {
  const { app, page } = phone;
  await openQuiz(/כ ר ק/);
  const questions = await startQuiz();
  for (const question of questions.slice(0, 3)) await skip(question);
  await page.reload();
  await openQuiz(/כ ר ק/);
  await app.getByText('Вы остановились на вопросе 4 из 35').waitFor();
  await takePictures(phone, 'quiz-16-left');
  await page.getByRole('button', { name: 'Продолжить викторину' }).click();
  for (const question of questions.slice(3, 4)) await skip(question);
  await page.getByRole('button', { name: 'Потренировать ошибки' }).click();
  for (const [place, question] of questions.slice(0, 4).entries()) {
    await app.getByRole('region', { name: `Вопрос ${place + 1} из 4` }).waitFor();
    if (place === 0) await takePictures(phone, 'quiz-17-practice');
    await app.getByRole('button', { name: 'Пропустить вопрос' }).click();
    expect(question.index).toBe(place);
  }
  await page.getByRole('button', { name: 'К итогам викторины' }).click();
  await app.getByRole('heading', { name: 'Викторина остановлена' }).waitFor();
  expect(phone.errors).toEqual([]);
});

test.runIf(takesPictures)(
  'pictures of the quiz, for a person to look at',
  async () => {
    const { app } = phone;
    await openQuiz(/כ ר ק/);
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
      if (isWrong) await goOnAfterMiss(phone, errors);
    }
    await app.getByRole('heading', { name: 'Что повторить' }).waitFor();
    await takePictures(phone, 'quiz-13-results');
    expect(phone.errors).toEqual([]);
  },
  240_000,
);
