import { expect, test } from 'vitest';
import type { Question } from '../../../core/quiz/question.ts';
import { questionKinds } from '../../../core/quiz/question-types.ts';
import {
  answerQuestion,
  goOnAfterMiss,
  openQuizOf,
  questionOnScreen,
  startQuizOn,
} from '../../support/phone-quiz.ts';
import { setupInspection } from '../../support/setup-inspection.ts';
import { tabTo } from '../../support/view-flaws.ts';

const inspection = setupInspection();
const { look, button } = inspection;

test('a quiz can be used by everybody, question by question', async () => {
  const { phone } = inspection;
  const { app, page } = phone;
  await openQuizOf(phone, /כ ר ק/);
  const found = await look('quiz', app.getByRole('heading', { name: /^Викторина: / }));
  const questions = await startQuizOn(phone, { speaks: true });
  const seen = new Set<string>();
  const see = async (kind: string) => {
    if (seen.has(kind)) return;
    seen.add(kind);
    found.push(...(await look(kind, app.getByRole('region', { name: /^Вопрос / }))));
  };
  let errors = 0;
  let chosenByKeys = false;
  for (const question of questions) {
    if (errors === 5) break;
    await questionOnScreen(phone, question);
    await see(question.type);
    let asked: Question = question;
    if (question.type === 'pronunciation') {
      await button('Не могу говорить сейчас').click();
      // The words that were still to be said are dictated from here on.
      for (const later of questions) if (later.type === 'pronunciation') later.type = 'dictation';
      asked = { ...question, type: 'dictation' };
    }
    const isDrawn = asked.type === 'handwriting';
    const isWrong = !isDrawn && (seen.size === 7 || question.index > 28);
    if (isWrong || questionKinds[asked.type].answer !== 'choice' || chosenByKeys) {
      await answerQuestion(phone, asked, !isWrong);
    } else {
      chosenByKeys = true;
      const place = asked.options.findIndex(({ text }) => text === asked.correctAnswer);
      await page.locator('iframe').focus();
      await tabTo(phone, app.getByRole('group', { name: 'Варианты ответа' }).getByRole('button').nth(place));
      await page.keyboard.press('Enter');
    }
    if (!isWrong) continue;
    errors += 1;
    await goOnAfterMiss(phone, errors);
  }
  found.push(...(await look('results', app.getByRole('heading', { name: 'Что повторить' }))));
  expect(found).toEqual([]);
});
