import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SpeakExercise } from '../../../web/src/exercises/speak/speak-exercise.tsx';
import type { RecorderStart } from '../../../web/src/lib/recorder.ts';
import {
  button,
  createFakePlayer,
  createFakeRecorder,
  createFakeSession,
  press,
  renderExercise,
  said,
} from './support.tsx';

function speak(options: { start?: RecorderStart; supported?: boolean } = {}) {
  const sound = createFakePlayer();
  const microphone = createFakeRecorder(options);
  const exercise = renderExercise(SpeakExercise, {
    session: createFakeSession({ player: sound.player, recorder: microphone.recorder }),
  });
  return { ...sound, ...exercise, told: microphone.told };
}

describe('speaking with a microphone', () => {
  it('the learner records himself, hears himself beside the reference, and judges', async () => {
    const { played, answers } = speak();
    expect(button('Получилось').disabled).toBe(true);
    expect(button('Моя запись').disabled).toBe(true);
    await press('Начать запись');
    await press('Остановить запись');
    expect(said()).toBe('Послушайте образец и себя. Похоже?');
    await press('Моя запись');
    await press('Образец');
    expect(played.map(({ sound }) => sound.url)).toEqual([
      expect.stringMatching(/^blob:/),
      '/audio/shalom.mp3',
    ]);
    await press('Получилось');
    expect(answers).toEqual([{ result: 'self', tries: 1 }]);
  });

  it('another take counts as another try', async () => {
    const { answers, told } = speak();
    await press('Начать запись');
    await press('Остановить запись');
    await press('Ещё раз');
    expect(told.starts).toBe(2);
    await press('Остановить запись');
    await press('Получилось');
    expect(answers).toEqual([{ result: 'self', tries: 2 }]);
  });

  it('a refused microphone is explained and does not stand in the way', async () => {
    const { answers } = speak({ start: { ok: false, reason: 'denied' } });
    await press('Начать запись');
    expect(said()).toContain('Нет доступа к микрофону');
    await press('Получилось');
    expect(answers).toEqual([{ result: 'self', tries: 1 }]);
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
});

describe('speaking where it cannot be recorded', () => {
  it('goes by ear at once where there is no microphone', async () => {
    const { answers } = speak({ supported: false });
    expect(screen.queryByRole('button', { name: 'Начать запись' })).toBeNull();
    expect(screen.getByText('Послушайте образец, скажите слово вслух и сравните')).toBeDefined();
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
