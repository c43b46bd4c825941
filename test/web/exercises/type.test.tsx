import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TypeExercise } from '../../../web/src/exercises/type/type-exercise.tsx';
import { button, createFakeSession, press, renderExercise, said, sampleWord } from './support.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ответ на иврите' });
const board = () => within(screen.getByRole('group', { name: 'Клавиатура иврита' }));

function tap(text: string): void {
  for (const letter of text) {
    fireEvent.click(board().getByRole('button', { name: letter === ' ' ? 'Пробел' : letter }));
  }
}
const erase = () => fireEvent.click(board().getByRole('button', { name: 'Стереть' }));
const submitByEnter = () => act(async () => void fireEvent.submit(field()));

describe('typing on our own keyboard', () => {
  it('takes the exact word', async () => {
    const { answers } = renderExercise(TypeExercise);
    tap('שלום');
    await press('Проверить');
    expect(answers).toEqual([{ result: 'right', tries: 1 }]);
    expect(said()).toBe('Верно!');
  });

  it('has a space key for two words', async () => {
    const { answers } = renderExercise(TypeExercise, { word: sampleWord({ hebrew: 'בוקר טוב' }) });
    tap('בוקר טוב'); // boker tov
    await press('Проверить');
    expect(answers).toEqual([{ result: 'right', tries: 1 }]);
  });

  it('keeps the keyboard of the phone down, until ours is put away', async () => {
    const session = createFakeSession();
    renderExercise(TypeExercise, { session });
    expect(field().inputMode).toBe('none');
    await press('Скрыть клавиатуру');
    expect(field().inputMode).toBe('text');
    expect(screen.queryByRole('group', { name: 'Клавиатура иврита' })).toBeNull();
    expect(session.keyboardShown).toBe(false);
  });

  it('has one key that sends, on the keyboard or in its place', async () => {
    const sending = () =>
      screen.getAllByRole('button', { name: /Проверить|Отправить/ }).map(({ textContent }) => textContent);
    renderExercise(TypeExercise);
    expect(sending()).toEqual(['Проверить']);
    await press('Скрыть клавиатуру');
    expect(sending()).toEqual(['Проверить']);
  });

  it('erases and inserts at the caret', () => {
    renderExercise(TypeExercise);
    tap('שלרם');
    field().setSelectionRange(3, 3);
    erase();
    tap('ו');
    expect(field().value).toBe('שלום');
  });

  it('one tap of a finger is one letter, though it is both a touch and a click', () => {
    renderExercise(TypeExercise);
    const shin = board().getByRole('button', { name: 'ש' });
    fireEvent.pointerDown(shin, { button: 0 });
    fireEvent.click(shin);
    expect(field().value).toBe('ש');
  });
});

describe('the answer', () => {
  it('is not sent while it is blank', async () => {
    const { answers } = renderExercise(TypeExercise);
    expect(button('Проверить').disabled).toBe(true);
    tap('  ');
    expect(button('Проверить').disabled).toBe(true);
    await submitByEnter();
    expect(answers).toEqual([]);
  });

  it('may be tried again after a mistake, and the tries are counted', async () => {
    const { answers } = renderExercise(TypeExercise);
    tap('שלומ'); // with an ordinary mem at the end
    await press('Проверить');
    expect(said()).toContain('Попробуйте ещё разНе совсем верно. Продолжайте практиковаться!');
    await screen.findByText(/В конце слова пишется конечная форма/);
    expect(said()).toMatch(/конечная форма: ם, а не מ\.$/);
    erase();
    expect(said()).toBe('Наберите слово на иврите');
    tap('ם');
    await press('Проверить');
    expect(answers).toEqual([
      { result: 'wrong', tries: 1, typed: 'שלומ' },
      { result: 'right', tries: 2 },
    ]);
  });

  describe('that is a synonym', () => {
    const kan = () => sampleWord({ hebrew: 'כאן', pronunciation: 'כָּאן', russian: 'здесь' });
    const askedAgain = 'Верно, есть и такое слово. А по-другому?';

    it('is no answer: another word is asked for, and the next letter takes its place', async () => {
      const { answers } = renderExercise(TypeExercise, { word: kan() });
      tap('פה'); // po, here
      await press('Проверить');
      expect(said()).toBe(askedAgain);
      expect(answers).toEqual([]);
      expect(field().getAttribute('aria-invalid')).toBeNull();
      tap('כאן');
      await press('Проверить');
      expect(answers).toEqual([{ result: 'right', tries: 1 }]);
    });

    it('given twice offers to show the word in a lesson', async () => {
      const { answers } = renderExercise(TypeExercise, { word: kan() });
      tap('פה');
      await press('Проверить');
      expect(screen.queryByRole('button', { name: 'Показать ответ' })).toBeNull();
      await press('Проверить');
      expect(said()).toContain(askedAgain);
      expect(button('Показать ответ')).toBeDefined();
      expect(answers).toEqual([]);
    });

    it('is told in a quiz, too, and nothing is reported', async () => {
      const { answers } = renderExercise(TypeExercise, { word: kan(), isQuiz: true });
      tap('פה');
      await press('Проверить');
      expect(said()).toBe(askedAgain);
      expect(answers).toEqual([]);
      tap('שם'); // sham, there
      await press('Проверить');
      expect(answers).toEqual([{ result: 'wrong', tries: 1, typed: 'שם' }]);
    });
  });

  it('counts without niqqud and invisible marks', async () => {
    const { answers } = renderExercise(TypeExercise);
    fireEvent.change(field(), { target: { value: '\u200fשָׁלוֹם ' } });
    await press('Проверить');
    expect(answers).toEqual([{ result: 'right', tries: 1 }]);
  });

  it('takes a listed variant and says how it is usually written', async () => {
    const word = sampleWord({ hebrew: 'אימא', variants: ['אמא'] }); // ima
    const { answers } = renderExercise(TypeExercise, { word });
    tap('אמא');
    await press('Проверить');
    expect(answers).toEqual([{ result: 'right', tries: 1 }]);
    expect(said()).toBe('Верно, но по правилам Академии אימא');
  });

  it('takes a spelling by rule, and names the one of the course', async () => {
    const word = sampleWord({ hebrew: 'חנייה', pronunciation: 'חֲנָיָיה' });
    const { answers } = renderExercise(TypeExercise, { word });
    tap('חניה');
    await press('Проверить');
    expect(answers).toEqual([{ result: 'right', tries: 1 }]);
    expect(said()).toBe('Верно, так тоже пишут. Здесь — חנייה');
  });

  it('may be looked at after three mistakes, and then counts as assisted', async () => {
    const { answers, reveals } = renderExercise(TypeExercise);
    tap('ש');
    for (let i = 0; i < 3; i++) {
      expect(screen.queryByRole('button', { name: 'Показать ответ' })).toBeNull();
      await press('Проверить');
    }
    await press('Показать ответ');
    expect(reveals()).toBe(1);
    tap('לום');
    await press('Проверить');
    expect(answers.at(-1)).toEqual({ result: 'assisted', tries: 4 });
  });

  it('of a quiz is never shown', async () => {
    renderExercise(TypeExercise, { isQuiz: true });
    tap('ש');
    for (let i = 0; i < 4; i++) await press('Проверить');
    expect(screen.queryByRole('button', { name: 'Показать ответ' })).toBeNull();
  });

  it('cannot be changed once it is locked', async () => {
    const { answers } = renderExercise(TypeExercise, { locked: true });
    tap('ש');
    fireEvent.keyDown(field(), { key: 'a', code: 'KeyA' });
    await submitByEnter();
    expect(field().value).toBe('');
    expect(answers).toEqual([]);
  });
});

describe('a physical keyboard', () => {
  it('of a Russian layout types Hebrew by the places of its keys, and Enter sends', async () => {
    const { answers } = renderExercise(TypeExercise);
    for (const [key, code] of [
      ['ф', 'KeyA'],
      ['л', 'KeyK'],
      ['г', 'KeyU'],
      ['щ', 'KeyO'],
    ] as const) {
      fireEvent.keyDown(field(), { key, code });
    }
    expect(field().value).toBe('שלום');
    await submitByEnter();
    expect(answers).toEqual([{ result: 'right', tries: 1 }]);
  });
});
