import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Point } from '../../../core/handwriting/shapes.ts';
import { defaultSettings, type Settings } from '../../../core/settings/settings.ts';
import { handwritingTexts } from '../../../core/texts/lesson/handwriting.ts';
import { WriteExercise } from '../../../web/src/exercises/write/write-exercise.tsx';
import {
  button,
  createFakeRecogniser,
  createFakeSession,
  drawStroke,
  press,
  renderExercise,
  said,
  sampleWord,
} from './support.tsx';

const canvas = () => screen.getByRole('img', { name: /^Поле для рисования/ });
/** How the letter itself is shown on the canvas, if at all. */
const shown = () => canvas().getAttribute('data-shown');
const lo = sampleWord({ hebrew: 'לא', pronunciation: 'לֹא' }); // lo

async function write(
  verdicts: (true | string)[],
  options: { isQuiz?: boolean; word?: typeof lo; settings?: Settings } = {},
) {
  const fake = createFakeRecogniser(...verdicts);
  const session = createFakeSession({ recogniser: { load: async () => fake.recogniser } });
  const exercise = renderExercise(WriteExercise, { word: lo, session, ...options });
  await act(async () => {});
  return { ...fake, ...exercise, session };
}

/** Draws something and has it judged; a right letter is on show for a moment afterwards. */
async function draw(): Promise<void> {
  drawStroke();
  await press('Готово');
}
/** The pause on the accepted letter is over and this one is asked. */
const nextLetter = (letter: string) =>
  waitFor(() => expect(said()).toBe(`Нарисуйте ${letter} между линиями`));

describe('writing by hand', () => {
  it('asks for letter after letter and is right when each was recognised', async () => {
    const { answers, asked, session } = await write([true, true]);
    expect(said()).toBe('Нарисуйте ל между линиями');
    await draw();
    expect(said()).toBe('Верно!');
    await nextLetter('א');
    expect(answers).toEqual([]);
    await draw();
    expect(answers).toEqual([{ result: 'right', tries: 1 }]);
    expect(asked).toEqual(['ל', 'א']);
    expect([...session.drawnLetters]).toEqual(['ל', 'א']);
  });

  it('says so where the device cannot draw, and lets the learner skip', async () => {
    const spy = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    onTestFinished(() => spy.mockRestore());
    await write([true]);
    await waitFor(() => expect(said()).toBe('Ошибка рендеринга силуэтов'));
    expect(button('Не могу рисовать сейчас').disabled).toBe(false);
  });

  it.each([
    ['easy', 3],
    ['normal', 2],
    ['hard', 2],
  ] as const)('on %s a letter is shown after %i refusals', async (handwriting, attempts) => {
    const wrong = Array.from({ length: attempts }, () => 'Форма не соответствует букве');
    const { difficulties } = await write(wrong, { settings: { ...defaultSettings, handwriting } });
    for (let tried = 1; tried <= attempts; tried += 1) {
      expect(said()).not.toContain('Вот как пишется');
      await draw();
    }
    expect(said()).toContain('Вот как пишется ל');
    expect(new Set(difficulties)).toEqual(new Set([handwriting]));
  });

  it('is judged strictly in a quiz, whatever the settings say', async () => {
    const settings = { ...defaultSettings, handwriting: 'easy' } as const;
    const { difficulties } = await write([true], { isQuiz: true, settings });
    await draw();
    expect(difficulties).toEqual(['hard']);
  });

  it('writes a phrase word by word, with what is written of it in sight', async () => {
    const word = sampleWord({ hebrew: 'לא לא לו', pronunciation: 'לֹא לֹא לוֹ' });
    const { answers } = await write([true, true, true, true, true, true], { word });
    const words = () => {
      const list = screen.getByRole('list', { name: 'Слова фразы' });
      expect(list.getAttribute('dir')).toBe('rtl');
      return [...list.children].map(({ textContent }) => textContent);
    };
    expect(words()).toEqual(['לא(сейчас)', 'לא(впереди)', 'לו(впереди)']);
    for (const letter of ['א', 'ל', 'א']) {
      await draw();
      await nextLetter(letter);
    }
    expect(words()).toEqual(['לא(верно)', 'לא(сейчас)', 'לו(впереди)']);
    expect(answers).toEqual([]);
    for (const letter of ['ל', 'ו']) {
      await draw();
      await nextLetter(letter);
    }
    expect(words()).toEqual(['לא(верно)', 'לא(верно)', 'לו(сейчас)']);
    await draw();
    expect(answers).toEqual([{ result: 'right', tries: 1 }]);
  });

  it('gives away no letter of a phrase in a quiz', async () => {
    await write([], { word: sampleWord({ hebrew: 'לא לו', pronunciation: 'לֹא לוֹ' }), isQuiz: true });
    const list = screen.getByRole('list', { name: 'Слова фразы' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(['··(сейчас)', '··(впереди)']);
  });

  it('skips the spaces of two words', async () => {
    await write([], { word: sampleWord({ hebrew: 'בוקר טוב' }) });
    const [words, letters] = screen.getAllByRole('list');
    expect(words?.children).toHaveLength(2);
    expect(letters?.children).toHaveLength(4);
  });

  it('says why a letter was refused and lets it be drawn again', async () => {
    const { answers } = await write(['Буква пока не похожа на образец: похоже на ו', true, true]);
    await draw();
    expect(said()).toBe('Попробуйте ещё разБуква пока не похожа на образец: похоже на ו');
    await draw();
    await nextLetter('א');
    await draw();
    expect(answers).toEqual([{ result: 'right', tries: 2 }]);
  });

  it('shows the letter after the allowed attempts; the learner goes on and the word is assisted', async () => {
    const { answers } = await write(['нет', 'нет', true]);
    await draw();
    await draw();
    expect(said()).toBe('Вот как пишется ל. Обведите её или идите дальше.');
    await press('Дальше');
    await nextLetter('א');
    await draw();
    expect(answers).toEqual([{ result: 'assisted', tries: 3 }]);
  });

  it('offers to start over after more than one refusal', async () => {
    await write([true, 'нет', 'нет']);
    await draw();
    await nextLetter('א');
    expect(screen.queryByRole('button', { name: 'Начать заново' })).toBeNull();
    await draw();
    await draw();
    await press('Начать заново');
    await nextLetter('ל');
  });

  it('does not judge a stray dot and does not count it', async () => {
    const { asked } = await write([true, true]);
    drawStroke(2);
    await press('Готово');
    expect(said()).toContain('Слишком короткий ввод. Напишите букву полностью.');
    expect(asked).toEqual([]);
  });

  it('takes back the last stroke or all of them', async () => {
    await write([]);
    drawStroke();
    drawStroke();
    await press('Отменить штрих');
    expect(button('Готово').disabled).toBe(false);
    await press('Отменить штрих');
    expect(button('Готово').disabled).toBe(true);
    drawStroke();
    await press('Очистить');
    expect(button('Готово').disabled).toBe(true);
  });

  it('ignores a second finger while the first one draws', async () => {
    await write([]);
    fireEvent.pointerDown(canvas(), { pointerId: 1, clientX: 10, clientY: 10, button: 0 });
    drawStroke(8, 2);
    expect(button('Готово').disabled).toBe(true);
    fireEvent.pointerUp(canvas(), { pointerId: 1 });
    expect(button('Готово').disabled).toBe(false);
  });

  it('lets a pen take over from the palm that came down before it', async () => {
    await write([]);
    fireEvent.pointerDown(canvas(), {
      pointerId: 1,
      pointerType: 'touch',
      clientX: 10,
      clientY: 10,
      button: 0,
    });
    fireEvent.pointerDown(canvas(), {
      pointerId: 2,
      pointerType: 'pen',
      clientX: 40,
      clientY: 90,
      button: 0,
    });
    fireEvent.pointerUp(canvas(), { pointerId: 1 });
    expect(button('Готово').disabled).toBe(true);
    fireEvent.pointerUp(canvas(), { pointerId: 2 });
    await press('Отменить штрих');
    expect(button('Готово').disabled).toBe(true);
  });

  it('takes every reading between two frames, with the pressure of the pen', async () => {
    const judged: Point[] = [];
    const { recogniser } = createFakeRecogniser();
    const verify: typeof recogniser.verify = (strokes, ...rest) => {
      judged.push(...strokes.flat());
      return recogniser.verify(strokes, ...rest);
    };
    const session = createFakeSession({ recogniser: { load: async () => ({ ...recogniser, verify }) } });
    renderExercise(WriteExercise, { word: lo, session });
    await act(async () => {});
    const pen = { pointerId: 1, pointerType: 'pen', button: 0 };
    fireEvent.pointerDown(canvas(), { ...pen, clientX: 10, clientY: 10, pressure: 0.3 });
    const readings = [20, 30, 40, 50].map((clientX) => ({
      clientX,
      clientY: 10,
      pressure: 0.8,
      timeStamp: clientX,
    }));
    const move = createEvent.pointerMove(canvas(), { ...pen, clientX: 50, clientY: 10 });
    Object.defineProperty(move, 'getCoalescedEvents', { value: () => readings });
    fireEvent(canvas(), move);
    fireEvent.pointerUp(canvas(), pen);
    await press('Готово');
    expect(judged.map(({ x }) => x)).toEqual([10, 20, 30, 40, 50]);
    expect(judged.map(({ pressure }) => pressure)).toEqual([0.3, 0.8, 0.8, 0.8, 0.8]);
  });

  it('takes no stroke that the system took away', async () => {
    await write([]);
    fireEvent.pointerDown(canvas(), { pointerId: 1, clientX: 10, clientY: 10, button: 0 });
    fireEvent.pointerCancel(canvas(), { pointerId: 1 });
    expect(button('Готово').disabled).toBe(true);
    drawStroke();
    expect(button('Готово').disabled).toBe(false);
  });

  it('hints at a letter until it was drawn well, and demonstrates it over the ink of a miss', async () => {
    await write([true, true, 'нет'], { word: sampleWord({ hebrew: 'אמא' }) }); // ima
    expect(shown()).toBe('hint');
    await draw();
    await nextLetter('מ');
    await draw();
    await nextLetter('א');
    expect(shown()).toBeNull();
    await draw();
    expect(shown()).toBe('demonstration');
    expect(button('Готово').disabled).toBe(true);
    await press('Показать ещё раз');
    drawStroke();
    expect(shown()).toBe('hint');
    expect(screen.queryByRole('button', { name: 'Показать ещё раз' })).toBeNull();
  });

  it('keeps the shown letter under the pen to be traced, and says what the last drawing looked like', async () => {
    const { answers } = await write(['нет', handwritingTexts.looksLike('ח'), true, true]);
    await draw();
    await draw();
    expect(said()).toBe('Похоже на חВот как пишется ל. Обведите её или идите дальше.');
    drawStroke();
    expect(shown()).toBe('trace');
    await press('Готово');
    await nextLetter('א');
    await draw();
    expect(answers).toEqual([{ result: 'assisted', tries: 3 }]);
  });

  it('counts no attempt when the templates do not know the letter, and lets it be skipped', async () => {
    const { skips } = await write([handwritingTexts.failed, handwritingTexts.failed]);
    await draw();
    await draw();
    expect(said()).toContain('Ошибка при распознавании. Попробуйте ещё раз.');
    expect(screen.queryByRole('button', { name: 'Дальше' })).toBeNull();
    await press('Не могу рисовать сейчас');
    expect(skips).toEqual([{ forRound: true, tries: 1 }]);
  });

  it('can be skipped for the whole round by whoever cannot draw', async () => {
    const { skips } = await write([]);
    await press('Не могу рисовать сейчас');
    expect(skips).toEqual([{ forRound: true, tries: 1 }]);
  });
});

describe('writing in a quiz', () => {
  it('is wrong when the attempts are used up, and shows nothing', async () => {
    const { answers } = await write(['нет', 'нет'], { isQuiz: true });
    expect(canvas().getAttribute('aria-label')).toBe('Поле для рисования буквы ');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).not.toContain('ל(сейчас)');
    expect(shown()).toBeNull();
    await draw();
    expect(shown()).toBeNull();
    await draw();
    expect(shown()).toBeNull();
    expect(answers).toEqual([{ result: 'wrong', tries: 2, drawings: [expect.anything()] }]);
    expect(screen.queryByRole('button', { name: 'Дальше' })).toBeNull();
  });

  it('hands out every judged drawing of each letter', async () => {
    const { answers } = await write(['нет', true, true], { isQuiz: true });
    await draw();
    await draw();
    await waitFor(() => expect(said()).toBe(''));
    await draw();
    const [answer] = answers;
    expect(answer).toMatchObject({ result: 'right', tries: 2 });
    expect(answer?.drawings?.map((drawings) => drawings.length)).toEqual([2, 1]);
  });
});

describe('writing without the recogniser', () => {
  it('says that it failed, loads it again on demand, and can be skipped', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { recogniser } = createFakeRecogniser(true, true);
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(recogniser);
    const { skips } = renderExercise(WriteExercise, {
      word: lo,
      session: createFakeSession({ recogniser: { load } }),
    });
    await act(async () => {});
    expect(said()).toBe('Ошибка при распознавании. Попробуйте ещё раз.');
    await press('Не могу рисовать сейчас');
    expect(skips).toEqual([{ forRound: false, tries: 1 }]);
    await press('Повторить');
    await draw();
    expect(said()).toBe('Верно!');
  });
});

describe('writing on paper', () => {
  it('shows the word and is judged by the learner', async () => {
    const { answers, session } = await write([]);
    await press('На бумаге');
    expect(screen.getByText('Напишите слово на бумаге и сравните с образцом')).toBeDefined();
    expect(screen.queryByRole('img', { name: /^Поле для рисования/ })).toBeNull();
    await press('Получилось');
    expect(answers).toEqual([{ result: 'self', tries: 1 }]);
    expect(session.onPaper).toBe(true);
  });

  it('goes back to the screen', async () => {
    const { session } = await write([true]);
    await press('На бумаге');
    await press('Рисовать здесь');
    expect(canvas()).toBeDefined();
    expect(session.onPaper).toBe(false);
  });

  it('is never offered in a quiz', async () => {
    await write([true], { isQuiz: true });
    expect(screen.queryByRole('button', { name: 'На бумаге' })).toBeNull();
  });
});
