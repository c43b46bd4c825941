// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import type { StartQuizResponse } from '../../../core/contracts/quiz.ts';
import { questionKinds } from '../../../core/quiz/question-types.ts';
import type { QuizEvent } from '../../../core/quiz/session.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { toLocalIso } from '../../../web/src/lib/time/clock.ts';
import type { Toast } from '../../../web/src/lib/toasts/toasts.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import {
  createFakeRecogniser,
  createFakeRecorder,
  createFakeSpeech,
  drawStroke,
  press,
  pressWhenEnabled,
} from '../exercises/support.tsx';
import { client } from '../trainer/client.ts';
import {
  answer,
  createQuizSession,
  playQuizServer,
  questionsOf,
  renderQuiz,
  sampleResult,
  sampleStart,
  screenOf,
} from './support.tsx';

const server = createAppServer();

/** Telegram's own button, which must say `text` now. */
async function pressMain(text: string) {
  await waitFor(() =>
    expect(client.latest('web_app_setup_main_button')).toMatchObject({ text, is_visible: true }),
  );
  await act(async () => client.send('main_button_pressed'));
}

async function begin(start: StartQuizResponse = sampleStart(), props = {}) {
  const played = playQuizServer(start);
  server.use(...played.handlers);
  const view = renderQuiz(props);
  await pressMain('Начать викторину');
  const questions = questionsOf(start);
  const [first] = questions;
  if (first && start.words.length > 0) await screenOf(first);
  return { ...played, ...view, questions };
}

describe('before the quiz', () => {
  it('its rules are told, and without a microphone words are dictated', async () => {
    const { asked } = await begin();
    expect(asked).toEqual([{ lessonId: 1, voice: false }]);
  });

  it('the learner says whether he can speak now, and is remembered', async () => {
    const speaking = () => createQuizSession({ recorder: createFakeRecorder().recorder });
    const { asked } = playQuizServer(sampleStart());
    expect(asked).toEqual([]);
    renderQuiz({ createSession: speaking });
    const voice = screen.getByRole<HTMLInputElement>('switch', { name: 'Могу говорить вслух' });
    expect(voice.checked).toBe(true);
    expect(
      screen.getByText(/35 вопросов по словам урока. Чтобы пройти, нужно 32 верных ответа/),
    ).toBeDefined();
  });

  it('an error is told with its status, with the ways back and on', async () => {
    server.use(
      msw.post('*/api/quiz/start', () => HttpResponse.json(failure('internal', 'Нет'), { status: 500 })),
    );
    const { exits } = renderQuiz();
    await pressMain('Начать викторину');
    expect(await screen.findByText('Ошибка API: 500')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Не удалось загрузить данные для викторины' })).toBeDefined();
    await press('Назад');
    expect(exits()).toBe(1);
    const { handlers } = playQuizServer(sampleStart());
    server.use(...handlers);
    await press('Повторить');
    expect(await screen.findByRole('region', { name: 'Вопрос 1 из 35' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Сообщить об ошибке' })).toBeDefined();
  });

  it('of a locked lesson leads to the plans, or back', async () => {
    server.use(
      msw.post('*/api/quiz/start', () =>
        HttpResponse.json(failure('premium_required', 'Нужна подписка'), { status: 403 }),
      ),
    );
    const { exits, opened } = renderQuiz();
    await pressMain('Начать викторину');
    expect(await screen.findByRole('heading', { name: 'Премиум-урок' })).toBeDefined();
    await press('Смотреть планы');
    expect(opened).toEqual([{ name: 'subscription', lessonId: 1 }]);
    await press('К списку уроков');
    expect(exits()).toBe(1);
  });

  it('a lesson without words is told to be empty', async () => {
    server.use(
      msw.post('*/api/quiz/start', () =>
        HttpResponse.json(failure('lesson_empty', 'Урок пуст'), { status: 409 }),
      ),
    );
    renderQuiz();
    await pressMain('Начать викторину');
    expect(await screen.findByRole('heading', { name: 'Урок пуст' })).toBeDefined();
  });
});

describe('a quiz', () => {
  const quick = { feedbackMs: () => 5 };

  it('is played by its exercises to a pass; the result is on its way before it is shown', async () => {
    const { questions, sent, exits } = await begin(sampleStart(), quick);
    for (const question of questions) await answer(question);
    expect(await screen.findByRole('heading', { name: 'Ни одной ошибки!' })).toBeDefined();
    expect(screen.getByText('35 из 35')).toBeDefined();
    expect(await screen.findByText('+50 баллов')).toBeDefined();
    expect(sent).toMatchObject([
      { quizId: sampleStart().quizId, correctAnswers: 35, totalQuestions: 35, passed: true },
    ]);
    expect(sent[0]?.eventId).toBe(sampleStart().quizId);
    const drawn = sent[0]?.answers?.find(({ kind }) => kind === 'drawing');
    const written = questions.find(({ index }) => index === drawn?.index);
    expect(drawn).toMatchObject({ guides: { top: 90, baseline: 169, bottom: 209 } });
    expect(drawn?.kind === 'drawing' && drawn.letters).toHaveLength(written?.word.hebrew.length ?? 0);
    await pressMain('К списку уроков');
    expect(exits()).toBe(1);
  });

  it('ends with the fifth error, tells the right answers, and lists the mistakes word by word', async () => {
    const { questions, sent, opened } = await begin(sampleStart(), quick);
    const asked = questions.filter(({ type }) => type !== 'handwriting').slice(0, 5);
    const last = asked.at(-1)?.index ?? 0;
    for (const question of questions.slice(0, last + 1)) {
      const isMissed = asked.includes(question);
      await answer(question, !isMissed);
      if (isMissed) await press(question.index === last ? 'К итогам' : 'Дальше');
      if (question === asked[3]) await press(/^Ответить ещё на/);
    }
    expect(await screen.findByRole('heading', { name: 'Слишком много ошибок' })).toBeDefined();
    const mistakes = within(screen.getByRole('region', { name: 'Что повторить' }));
    for (const { word } of asked) expect(mistakes.getAllByText(word.russian).length).toBe(1);
    await waitFor(() => expect(sent).toMatchObject([{ passed: false }]));
    await pressMain('Повторить урок');
    expect(opened).toEqual([{ name: 'trainer', lessonId: 1, mode: 'repeat' }]);
    await press('Пройти ещё раз');
    await pressMain('Начать викторину');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Вопрос 1 из 35' })).toBeDefined());
  });

  it('lets the right answer stand with its sound until the learner goes on', async () => {
    const { questions } = await begin(sampleStart(), { feedbackMs: () => 1 });
    const [first] = questions;
    if (!first) throw new Error('a quiz has questions');
    await answer(first, false);
    const banner = screen.getAllByRole('status').find((status) => status.textContent?.includes('Неверно'));
    expect(banner?.textContent).toContain('Правильный ответ');
    expect(
      within(screen.getByRole('list', { name: 'Ход викторины' })).getByText('Ошибки: 1 из 5'),
    ).toBeDefined();
    const skip = screen.queryByRole('button', { name: 'Пропустить вопрос' });
    expect(skip).toBeNull();
    const { word } = first;
    expect(screen.getByText(`[${word.transcription}]`)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Прослушать слово' })).toBeDefined();
    await press('Дальше');
    expect(await screen.findByRole('region', { name: 'Вопрос 2 из 35' })).toBeDefined();
  });

  it('takes five skips and refuses the sixth with a word', async () => {
    const toasts: Toast[] = [];
    const { questions, services } = await begin(sampleStart(), quick);
    services.connectToasts((toast) => toasts.push(toast));
    for (const question of questions.slice(0, 5)) {
      await screenOf(question);
      await press('Пропустить вопрос');
      if (question.index === 3) await press('Ответить ещё на 31 вопрос');
    }
    await press('Пропустить вопрос');
    expect(toasts).toMatchObject([
      { title: 'Превышен лимит пропусков', description: 'Можно пропустить не более 5 вопросов' },
    ]);
    expect(screen.getByRole('region', { name: 'Вопрос 6 из 35' })).toBeDefined();
  });

  it('is not left without a question: the client asks, and «Остаться» stays', async () => {
    const { exits } = await begin(sampleStart(), quick);
    await act(async () => client.send('back_button_pressed'));
    expect(client.latest('web_app_open_popup')).toMatchObject({ title: 'Прервать викторину?' });
    await act(async () => client.send('popup_closed', { button_id: 'no' }));
    expect(exits()).toBe(0);
    await act(async () => client.send('back_button_pressed'));
    await act(async () => client.send('popup_closed', { button_id: 'yes' }));
    await waitFor(() => expect(exits()).toBe(1));
  });

  it('is chosen by the keys 1 to 4 on a ports', async () => {
    const start = sampleStart();
    const { questions } = await begin(start, { feedbackMs: () => 60_000 });
    for (const question of questions) {
      await screenOf(question);
      if (questionKinds[question.type].answer === 'choice') {
        const place = question.options.findIndex(({ text }) => text === question.correctAnswer);
        fireEvent.keyDown(window, { key: String(place + 1) });
        expect(await screen.findByText('Верно!')).toBeDefined();
        return;
      }
      await press('Пропустить вопрос');
    }
  });
});

describe('a quiz that cannot be passed any more', () => {
  const quick = { feedbackMs: () => 5 };

  it('says so after the fourth skip; stopped, it trains what was missed and tells the result', async () => {
    const { questions, sent } = await begin(sampleStart(), quick);
    for (const question of questions.slice(0, 4)) {
      await screenOf(question);
      await press('Пропустить вопрос');
    }
    expect(await screen.findByRole('heading', { name: 'Пройти уже не получится' })).toBeDefined();
    expect(screen.getByText(/не больше 31 из 35, а нужно 32/)).toBeDefined();
    await pressMain('Потренировать ошибки');
    await waitFor(() => expect(sent).toMatchObject([{ passed: false, correctAnswers: 0 }]));
    expect(await screen.findByText('осталось 4')).toBeDefined();
    for (const { index } of questions.slice(0, 4)) {
      await screen.findByRole('region', { name: `Вопрос ${index + 1} из 4` });
      await press('Пропустить вопрос');
    }
    await pressMain('К итогам викторины');
    expect(await screen.findByRole('heading', { name: 'Викторина остановлена' })).toBeDefined();
    expect(screen.getByText('0 из 35')).toBeDefined();
  });
});

describe('a quiz that is left', () => {
  const quick = { feedbackMs: () => 5 };

  it('goes on where it was, after the app was closed', async () => {
    const { questions, unmount } = await begin(sampleStart(), quick);
    const [first, second, third] = questions;
    if (!first || !second || !third) throw new Error('a quiz has questions');
    await answer(first);
    await screenOf(second);
    await press('Пропустить вопрос');
    await screenOf(third);
    expect(client.latest('web_app_setup_closing_behavior')).not.toEqual({ need_confirmation: true });
    await act(async () => client.send('back_button_pressed'));
    expect(client.latest('web_app_open_popup')).toMatchObject({
      message: expect.stringContaining('До конца дня вы сможете продолжить'),
    });
    await act(async () => client.send('popup_closed', { button_id: 'yes' }));
    unmount();
    renderQuiz(quick);
    expect(screen.getByText('Вы остановились на вопросе 3 из 35')).toBeDefined();
    expect(screen.getByText('Верно: 1')).toBeDefined();
    expect(screen.getByText('Пропуски: 1 из 5')).toBeDefined();
    await pressMain('Продолжить викторину');
    await screenOf(third);
  });

  it('is begun again when the learner wants that, and is forgotten when its result is on its way', async () => {
    const { questions, sent, unmount, services } = await begin(sampleStart(), quick);
    const [first] = questions;
    if (!first) throw new Error('a quiz has questions');
    await answer(first);
    unmount();
    const again = renderQuiz(quick);
    await press('Начать заново');
    await pressMain('Начать викторину');
    for (const question of questions.slice(0, 4)) {
      await screenOf(question);
      await press('Пропустить вопрос');
    }
    await pressMain('Потренировать ошибки');
    await waitFor(() => expect(sent).toHaveLength(1));
    again.unmount();
    renderQuiz(quick);
    expect(screen.getByText(/Чтобы пройти, нужно 32 верных ответа/)).toBeDefined();
    expect(services.localStore.read(localKeys.quizzes(services.session.userId() ?? 0))).toBeUndefined();
  });

  it('after its end gets its result saved at the next opening, under the same name', async () => {
    const { questions, services, unmount } = await begin(sampleStart(), quick);
    unmount();
    const events = questions.slice(0, 4).map((): QuizEvent => ({ type: 'skip' }));
    const userId = services.session.userId() ?? 0;
    const date = toLocalIso(services.clock.now()).slice(0, 10);
    services.localStore.write(localKeys.quizzes(userId), {
      1: { date, quiz: sampleStart(), events: [...events, { type: 'stop' }] },
    });
    const { handlers, sent } = playQuizServer(sampleStart());
    server.use(...handlers);
    renderQuiz(quick);
    expect(await screen.findByRole('heading', { name: 'Викторина остановлена' })).toBeDefined();
    await waitFor(() => expect(sent).toMatchObject([{ eventId: sampleStart().quizId }]));
  });
});

describe('a word written by hand', () => {
  it('has two attempts at a letter, then the question is an error', async () => {
    const refusing = createFakeRecogniser('нет', 'нет');
    const { questions } = await begin(sampleStart({ seed: 11 }), {
      feedbackMs: () => 60_000,
      createSession: () => createQuizSession({ recogniser: { load: async () => refusing.recogniser } }),
    });
    const place = questions.findIndex(({ type }) => type === 'handwriting');
    expect(place).toBeLessThan(6);
    for (const question of questions.slice(0, place)) {
      await screenOf(question);
      await press('Пропустить вопрос');
    }
    await waitFor(() => drawStroke());
    await pressWhenEnabled('Готово');
    expect(screen.queryByText(/Неверно/)).toBeNull();
    drawStroke();
    await press('Готово');
    expect(await screen.findByText(/Неверно/)).toBeDefined();
  });
});

describe('a spoken word', () => {
  /** A quiz at its first spoken word. */
  async function atSpoken(...heard: Parameters<typeof createFakeSpeech>) {
    const { recorder } = createFakeRecorder();
    const { speech } = createFakeSpeech(...heard);
    const played = await begin(sampleStart({ voice: true, seed: 11 }), {
      feedbackMs: () => 60_000,
      createSession: () => createQuizSession({ recorder, speech }),
    });
    const spoken = played.questions.find(({ type }) => type === 'pronunciation');
    if (!spoken || spoken.index > 5) throw new Error('a spoken word comes early with this seed');
    for (const question of played.questions.slice(0, spoken.index)) {
      await screenOf(question);
      await press('Пропустить вопрос');
    }
    return { ...played, spoken };
  }

  async function say(by = 'Начать запись') {
    await press(by);
    await press('Остановить запись');
  }

  it('has two attempts, and the wrong one is not the end', async () => {
    const { spoken } = await atSpoken('אחר', 'אחר'); // acher, other
    await say();
    expect(await screen.findByText('Осталась одна попытка')).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Попробовать ещё раз' }).disabled).toBe(
        false,
      ),
    );
    await say('Попробовать ещё раз');
    expect(await screen.findByText(/Неверно/)).toBeDefined();
    expect(screen.getAllByText(`[${spoken.word.transcription}]`)).toBeDefined();
  });

  it('is dictated when nobody can listen any more: no error, no skip', async () => {
    const { spoken } = await atSpoken({ type: 'not-configured' });
    await say();
    expect(await screen.findByRole('heading', { name: 'Послушайте и наберите слово' })).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: 'Ответ на иврите' }), {
      target: { value: spoken.word.hebrew },
    });
    await press('Проверить');
    expect(await screen.findByText('Верно!')).toBeDefined();
    expect(screen.getByText('Ошибки: 0 из 5')).toBeDefined();
    expect(screen.getByText(`Пропуски: ${spoken.index} из 5`)).toBeDefined();
  });

  it('is dictated to who says that he cannot speak now', async () => {
    await atSpoken('unheard');
    await press('Не могу говорить сейчас');
    expect(await screen.findByRole('heading', { name: 'Послушайте и наберите слово' })).toBeDefined();
  });
});

describe('the result', () => {
  const quick = { feedbackMs: () => 5 };

  it('that cannot be saved is processed here: 50 points assumed, then settled by the server', async () => {
    const toasts: Toast[] = [];
    const { questions, services } = await begin(sampleStart(), quick);
    services.connectToasts((toast) => toasts.push(toast));
    let well = false;
    server.use(
      msw.post('*/api/quiz/results', () =>
        well
          ? HttpResponse.json(
              success(
                sampleResult(
                  questions.map(() => 'right'),
                  { awarded: [{ reason: 'quiz', ref: '1', points: 50 }] },
                ),
              ),
            )
          : HttpResponse.json(failure('unavailable', 'Позже'), { status: 503 }),
      ),
    );
    for (const question of questions) await answer(question);
    expect(await screen.findByText(/Сервер ещё не подтвердил/)).toBeDefined();
    expect(screen.getByText('+50 баллов')).toBeDefined();
    expect(toasts.map(({ description }) => description)).toContain(
      'Не удалось сохранить результаты викторины. Выполняется локальная обработка.',
    );
    well = true;
    await waitFor(() => expect(screen.queryByText(/Сервер ещё не подтвердил/)).toBeNull());
    expect(screen.getByText('+50 баллов')).toBeDefined();
  });
});
