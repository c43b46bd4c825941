import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExerciseProps } from '../../../web/src/exercises/exercise.ts';
import { SpeakExercise } from '../../../web/src/exercises/speak/speak-exercise.tsx';
import type { Recognition } from '../../../web/src/lib/audio/speech-api.ts';
import {
  button,
  createFakePlayer,
  createFakeRecorder,
  createFakeSession,
  createFakeSpeech,
  press,
  renderExercise,
  said,
  sampleWord,
} from './support.tsx';

type Options = Parameters<typeof createFakeRecorder>[0] & {
  heard?: (string | Recognition)[];
  isQuiz?: boolean;
  voiceLink?: string;
  word?: ExerciseProps['word'];
  session?: ReturnType<typeof createFakeSpeech>;
};

function speak({ heard = [], isQuiz = false, voiceLink, word, session, ...microphone }: Options = {}) {
  const sound = createFakePlayer();
  const { recorder, told } = createFakeRecorder(microphone);
  const { speech, sent } = session ?? createFakeSpeech(...heard);
  const exercise = renderExercise(SpeakExercise, {
    session: createFakeSession({ player: sound.player, recorder, speech }),
    isQuiz,
    ...(word && { word }),
    ...(voiceLink && ({ voiceLink } satisfies Partial<ExerciseProps>)),
  });
  return { ...sound, ...exercise, told, sent };
}

const voiceLink = 'https://t.me/bot?start=say_1_100';

const missing = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
async function take() {
  await press('Начать запись');
  await press('Остановить запись');
  await pass(0);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('saying the word', () => {
  it('the right word is an answer at once, with what was recognised on the screen', async () => {
    const { answers } = speak({ heard: ['שלום'] }); // shalom
    await take();
    expect(said()).toBe('Отлично! Произношение правильное.');
    expect(screen.getByText(/Распознано/).textContent).toBe('Распознано: שלום');
    expect(answers).toEqual([{ result: 'right', tries: 1, transcripts: ['שלום'], shownMs: 2000 }]);
  });

  it('a synonym is no attempt: another word is asked for', async () => {
    const word = sampleWord({ hebrew: 'כאן', pronunciation: 'כָּאן', transcription: 'кан', russian: 'здесь' });
    const { answers } = speak({ heard: ['פה', 'כאן'], isQuiz: true, word }); // po, kan: here
    await take();
    expect(said()).toBe('Верно, есть и такое слово. А по-другому?');
    await pass(500);
    expect(answers).toEqual([]);
    await press('Попробовать ещё раз');
    await press('Остановить запись');
    await pass(0);
    expect(answers).toMatchObject([{ result: 'right', tries: 1 }]);
  });

  it('another word is told with its reason; the answer is given and the next try comes when it could be read', async () => {
    const { answers, told } = speak({ heard: ['כלב', 'שלום'] }); // kelev (dog), shalom
    await take();
    expect(said()).toContain('Попробуйте ещё раз.');
    expect(answers).toEqual([]);
    expect(button('Попробовать ещё раз').disabled).toBe(true);
    await pass(500);
    expect(answers).toEqual([{ result: 'wrong', tries: 1, transcripts: ['כלב'] }]);
    await press('Попробовать ещё раз');
    expect(told.starts).toBe(2);
    await press('Остановить запись');
    await pass(0);
    expect(answers[1]).toMatchObject({ result: 'right', tries: 2 });
  });

  it('speech that was not understood is no answer', async () => {
    const { answers } = speak({ heard: [''] });
    await take();
    expect(said()).toBe('Не удалось распознать речь. Попробуйте ещё раз.');
    expect(screen.queryByText(/Распознано:/)).toBeNull();
    await pass(3000);
    expect(answers).toEqual([]);
    expect(button('Попробовать ещё раз').disabled).toBe(false);
  });

  it('silence ends by itself and is not sent', async () => {
    const { sent, answers } = speak({ heard: ['שלום'], level: () => 0.0005 });
    await press('Начать запись');
    await pass(11_000);
    expect(said()).toBe('Не удалось распознать речь. Попробуйте ещё раз.');
    expect(sent).toEqual([]);
    expect(answers).toEqual([]);
  });

  it('a word ends by the silence after it', async () => {
    const begun = Date.now();
    const level = () => (Date.now() - begun > 700 && Date.now() - begun < 1500 ? 0.2 : 0.0005);
    const { sent, answers } = speak({ heard: ['שלום'], level });
    await press('Начать запись');
    await pass(2300);
    expect(sent).toEqual([]);
    await pass(500);
    expect(sent).toHaveLength(1);
    expect(answers).toMatchObject([{ result: 'right' }]);
  });

  it('where loudness cannot be measured the learner ends it, or the longest time does', async () => {
    const { sent } = speak({ heard: ['שלום'], level: () => null });
    await press('Начать запись');
    await pass(5500);
    expect(sent).toEqual([]);
    await pass(3000);
    expect(sent).toHaveLength(1);
  });

  it('the learner hears himself beside the reference', async () => {
    const { played } = speak({ heard: ['כלב'] });
    expect(button('Моя запись').disabled).toBe(true);
    await take();
    await press('Моя запись');
    await press('Образец');
    expect(played.map(({ sound }) => sound.url)).toEqual([
      expect.stringMatching(/^blob:/),
      '/audio/shalom.mp3',
    ]);
  });

  it('going to the background loses the take and leaves the step as it was', async () => {
    const { told, sent } = speak({ heard: ['שלום'] });
    await press('Начать запись');
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(button('Начать запись').disabled).toBe(false);
    expect(told.released).toBe(1);
    expect(sent).toEqual([]);
  });
});

describe('when it cannot be recognised', () => {
  it('without a recogniser the take just made is compared, and none is sent again', async () => {
    const { answers, sent } = speak();
    await take();
    expect(said()).toBe('Распознавание не подключено. Послушайте образец и себя. Похоже?');
    expect(button('Моя запись').disabled).toBe(false);
    await press('Ещё раз');
    await press('Остановить запись');
    expect(sent).toHaveLength(1);
    await press('Получилось');
    expect(answers).toEqual([{ result: 'self', tries: 2 }]);
  });

  it('a server known to have no recogniser is not asked: self-check from the start', async () => {
    const session = createFakeSpeech();
    await session.speech.recognise(new Blob(), new AbortController().signal);
    const { sent } = speak({ session });
    expect(said()).toBe('Запись остаётся у вас на устройстве');
    expect(button('Получилось').disabled).toBe(true);
    await take();
    expect(sent).toHaveLength(1);
    expect(button('Получилось').disabled).toBe(false);
  });

  it('a recogniser out of order leaves retry, self-check and skipping', async () => {
    const { answers } = speak({ heard: [{ type: 'unrecognised', detail: 'STT 502' }] });
    await take();
    expect(said()).toContain('STT 502');
    expect(button('Повторить').disabled).toBe(false);
    expect(button('Не могу говорить сейчас').disabled).toBe(false);
    await press('Сравнить на слух');
    expect(button('Моя запись').disabled).toBe(false);
    await press('Получилось');
    expect(answers).toEqual([{ result: 'self', tries: 1 }]);
  });

  it('a refused microphone is explained and does not stand in the way', async () => {
    const { answers } = speak({ start: { ok: false, reason: 'denied' } });
    await press('Начать запись');
    expect(said()).toContain('Нет доступа к микрофону');
    missing('Отправить голосовое боту');
    await press('Сравнить на слух');
    missing('Начать запись');
    await press('Получилось');
    expect(answers).toEqual([{ result: 'self', tries: 1 }]);
  });

  it('a microphone that did not open is shown with its own message', async () => {
    speak({ start: { ok: false, reason: 'failed', detail: 'Could not start audio source' } });
    await press('Начать запись');
    expect(said()).toContain('Микрофон не включился: Could not start audio source');
    expect(button('Сравнить на слух')).toBeDefined();
  });

  it('a voice message is offered where the bot can take it', async () => {
    speak({ start: { ok: false, reason: 'denied' }, voiceLink });
    await press('Начать запись');
    expect(button('Отправить голосовое боту')).toBeDefined();
  });

  it('a voice message is offered where there is no microphone at all', () => {
    speak({ supported: false, voiceLink });
    expect(button('Отправить голосовое боту')).toBeDefined();
  });

  it('a voice message is not offered where the chat would hear no more than the app', async () => {
    speak({ voiceLink });
    await take();
    expect(said()).toContain('Распознавание не подключено');
    missing('Отправить голосовое боту');
  });

  it('never asks for the microphone when the learner compares without recording', async () => {
    const { answers, told, played } = speak();
    await press('Без записи');
    await press('Образец');
    await press('Ещё раз');
    expect(played).toHaveLength(2);
    await press('Получилось');
    expect(answers).toEqual([{ result: 'self', tries: 2 }]);
    expect(told.starts).toBe(0);
  });

  it('goes by ear at once where there is no microphone', async () => {
    const { answers } = speak({ supported: false });
    missing('Начать запись');
    expect(screen.getByText('Послушайте образец, скажите слово вслух и сравните')).toBeDefined();
    expect(said()).toContain('ваш браузер не поддерживает распознавание речи');
    await press('Получилось');
    expect(answers).toEqual([{ result: 'self', tries: 1 }]);
  });

  it('a learner who cannot speak now skips, for all words of the round', async () => {
    const { skips, answers } = speak();
    await press('Не могу говорить сейчас');
    expect(skips).toEqual([{ forRound: true, tries: 1 }]);
    expect(answers).toEqual([]);
  });
});

describe('in a quiz', () => {
  it('nothing gives the word away and nobody judges himself', async () => {
    speak({ isQuiz: true, heard: [{ type: 'unrecognised', detail: 'STT 502' }] });
    missing('Образец');
    missing('Без записи');
    await take();
    missing('Сравнить на слух');
    expect(button('Повторить').disabled).toBe(false);
  });
});
