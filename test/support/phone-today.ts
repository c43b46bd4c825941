import type { TodayResponse } from '../../core/contracts/memory.ts';
import { todayTexts } from '../../core/texts/home/today.ts';
import type { Phone } from './phone.ts';

/** Opens «Сегодня» from home; returns the server's response. */
export async function openToday({ app, page }: Phone): Promise<TodayResponse> {
  const sent = page.waitForResponse((response) => response.url().includes('/api/today?'));
  await app.getByRole('button', { name: /^Повторить \d+ / }).click();
  const { data } = (await (await sent).json()) as { data: TodayResponse };
  // The words are meant here.
  if (data.rules.length > 0) {
    await app.getByRole('button', { name: todayTexts.rules.skip, exact: true }).click();
  }
  await app.getByRole('region', { name: 'Сегодня' }).waitFor();
  return data;
}

export type Asked = { visit: string; exercise: string; wordId: number };

/** Returns what is asked now, once it differs from `before`; null when the session is over. */
export async function askedAfter({ app }: Phone, before: Asked | null): Promise<Asked | null> {
  const another = before ? `:not([data-visit="${before.visit}"])` : '';
  const question = app.locator(`[data-visit][data-exercise][data-word]${another}`);
  const end = app.getByRole('heading', { name: 'На сегодня всё' });
  await question.or(end).first().waitFor();
  if (await end.isVisible()) return null;
  return question.evaluate(({ dataset: { visit = '', exercise = '', word } }: HTMLElement) => ({
    visit,
    exercise,
    wordId: Number(word),
  }));
}

/** Answers the question on the screen, and returns it. Drawing and speaking are swapped for typing first. */
export async function answerAsked(
  phone: Phone,
  today: TodayResponse,
  asked: Asked,
  isRight = true,
): Promise<Asked> {
  const { app } = phone;
  const word = today.words.find(({ id }) => id === asked.wordId);
  if (!word) throw new Error('a task names a word that was sent');
  if (asked.exercise === 'write' || asked.exercise === 'speak') {
    await app.getByRole('button', { name: /^Не могу (рисовать|говорить) сейчас$/ }).click();
    const swapped = await askedAfter(phone, asked);
    if (!swapped || swapped.wordId !== asked.wordId || swapped.exercise !== 'type') {
      throw new Error('what is swapped is asked all the same: the word typed instead');
    }
    return answerAsked(phone, today, swapped, isRight);
  }
  if (!isRight) {
    await app.getByRole('button', { name: 'Не помню' }).click();
    return asked;
  }
  const options = app.getByRole('group', { name: 'Варианты ответа' });
  if ((await options.count()) > 0) {
    const label = asked.exercise === 'choose-hebrew' ? word.pronunciation : word.russian;
    await options.getByRole('button', { name: label, exact: true }).click();
    return asked;
  }
  await app.getByRole('textbox', { name: 'Ответ на иврите' }).fill(word.hebrew);
  await app.getByRole('button', { name: 'Проверить' }).click();
  return asked;
}
