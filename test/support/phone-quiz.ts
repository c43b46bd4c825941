import type { StartQuizResponse } from '../../core/contracts/quiz.ts';
import { createQuiz } from '../../core/quiz/create-quiz.ts';
import type { Question } from '../../core/quiz/question.ts';
import { questionKinds } from '../../core/quiz/question-types.ts';
import { appFrame, becomePerson, type Phone, unfoldPath, writeLetters } from './phone.ts';

/** Opens the quiz as a learner who knows the words of the first five lessons, under the rules of a lesson's quiz. */
export async function openQuizOf(phone: Phone, lesson: RegExp): Promise<void> {
  const { app } = phone;
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  for (const name of [/Алфавит и первые слова/, /Первые буквы/]) {
    const closed = app.getByRole('button', { name, expanded: false });
    await app.getByRole('button', { name }).first().waitFor();
    if ((await closed.count()) > 0) await closed.first().click();
  }
  await unfoldPath(phone);
  const quiz = app.getByRole('button', { name: /^Викторина урока/ });
  await quiz.and(app.getByRole('button', { name: lesson })).click();
  await app.getByRole('heading', { name: /^Викторина: / }).waitFor();
}

/** Starts the quiz; its questions are made from the server's response, as the mini-app makes them. */
export async function startQuizOn(phone: Phone, { speaks = false } = {}): Promise<Question[]> {
  const { app, page } = phone;
  const voice = app.getByRole('switch', { name: 'Могу говорить вслух' });
  if ((await voice.count()) > 0) await voice.setChecked(speaks);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/quiz/start'));
  await page.getByRole('button', { name: 'Начать викторину' }).click();
  const { data } = (await (await answered).json()) as { data: StartQuizResponse };
  await app.getByRole('region', { name: 'Вопрос 1 из 35' }).waitFor();
  return createQuiz(data);
}

export const questionOnScreen = ({ app }: Phone, { index }: Question) =>
  app.getByRole('region', { name: `Вопрос ${index + 1} из 35` }).waitFor();

export async function skipQuestion(phone: Phone, question: Question): Promise<void> {
  await questionOnScreen(phone, question);
  await phone.app.getByRole('button', { name: 'Пропустить вопрос' }).click();
}

/** Goes on after an answer that was wrong, and past the news that the quiz cannot be passed any more. */
export async function goOnAfterMiss({ app }: Phone, misses: number): Promise<void> {
  if (misses > 0) await app.getByRole('button', { name: /^(Дальше|К итогам)$/ }).click();
  if (misses === 4) await app.getByRole('button', { name: /^Ответить ещё на/ }).click();
}

/** Answers the question on the screen, right or wrong; a wrong drawing is never made here. */
export async function answerQuestion(phone: Phone, question: Question, isRight = true): Promise<void> {
  const { app } = phone;
  await questionOnScreen(phone, question);
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
      return writeLetters({ app }, question.word.hebrew.replaceAll(' ', ''));
    }
    case 'speech':
      throw new Error('without a voice nothing is to be said');
  }
}

type Answer = { index: number; place: number } | { index: number; text: string };

/**
 * Answers questions right, one after another. What is chosen or typed is done inside the page, without a way from here
 * for each; what is drawn as usual.
 */
export async function answerAll(phone: Phone, questions: readonly Question[]): Promise<void> {
  const waiting: Answer[] = [];
  const send = () => appFrame(phone).evaluate(answerInPage, waiting.splice(0));
  for (const question of questions) {
    const { index, type, word, options, correctAnswer } = question;
    const { answer } = questionKinds[type];
    if (answer === 'text') waiting.push({ index, text: word.hebrew });
    else if (answer === 'choice')
      waiting.push({ index, place: options.findIndex(({ text }) => text === correctAnswer) });
    else {
      await send();
      await answerQuestion(phone, question);
    }
  }
  await send();
}

/** Runs in the page: presses and types as a learner would, as soon as each question is there. */
async function answerInPage(answers: readonly Answer[]): Promise<void> {
  const appears = <T extends Element>(find: () => T | null | undefined) =>
    new Promise<T>((resolve) => {
      const look = () => {
        const found = find();
        if (!found) return;
        observer.disconnect();
        resolve(found);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      look();
    });
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const answer of answers) {
    const region = await appears(() =>
      document.querySelector(`[aria-label="Вопрос ${answer.index + 1} из 35"]`),
    );
    if ('place' in answer) {
      const option = await appears(
        () => region.querySelectorAll<HTMLElement>('[role="group"] button:enabled')[answer.place],
      );
      option.click();
      continue;
    }
    const field = await appears(() => region.querySelector<HTMLInputElement>('input:enabled'));
    setValue?.call(field, answer.text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((taken) => setTimeout(taken));
    field.form?.requestSubmit();
  }
}
