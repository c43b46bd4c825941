import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../core/settings/settings.ts';
import { ListenExercise } from '../../../web/src/exercises/listen/listen-exercise.tsx';
import {
  button,
  createFakePlayer,
  createFakeSession,
  press,
  renderExercise,
  said,
  sampleWord,
} from './support.tsx';

const byTap = { ...defaultSettings, autoplay: false };

function listen(settings = byTap) {
  const fake = createFakePlayer();
  const exercise = renderExercise(ListenExercise, {
    session: createFakeSession({ player: fake.player }),
    settings,
  });
  return { ...fake, ...exercise };
}

describe('listening', () => {
  it('is reading where nothing can say the word: a learner’s own without niqqud', async () => {
    const word = sampleWord({ pronunciation: '', transcription: '', audio: null });
    const fake = createFakePlayer();
    const session = createFakeSession({ player: fake.player });
    const { answers } = renderExercise(ListenExercise, { word, session });
    expect(screen.queryByRole('button', { name: 'Прослушать слово' })).toBeNull();
    await press('Дальше');
    expect(answers).toEqual([{ result: 'self', tries: 1 }]);
    expect(fake.played).toEqual([]);
  });

  it('is done when the word was heard to its end, and counts as not checked', async () => {
    const { end, answers, played } = listen();
    await press('Прослушать слово');
    expect(played[0]?.sound).toEqual({ url: '/audio/shalom.mp3', text: 'שָׁלוֹם' });
    expect(answers).toEqual([]);
    await end();
    expect(answers).toEqual([{ result: 'self', tries: 1 }]);
  });

  it('plays at the speed of the settings, or slower when asked', async () => {
    const { played } = listen({ ...byTap, speed: 0.85 });
    await press('Прослушать слово');
    await press('Медленнее');
    expect(played.map(({ options }) => options?.speed)).toEqual([0.85, 0.7]);
  });

  it('a sound that was cut off is neither an answer nor a failure', async () => {
    const { end, answers } = listen();
    await press('Прослушать слово');
    await end('stopped');
    expect(answers).toEqual([]);
    expect(button('Медленнее')).toBeDefined();
  });

  it('says when the sound cannot be played, and offers to retry or to skip', async () => {
    const { end, answers, skips } = listen();
    await press('Прослушать слово');
    await end('failed');
    expect(said()).toBe('Не удалось воспроизвести аудио');
    await press('Повторить');
    await end();
    expect(answers).toEqual([{ result: 'self', tries: 2 }]);
    expect(skips).toEqual([]);
  });

  it('can be skipped when there is no sound; other words are still asked', async () => {
    const { end, skips } = listen();
    await press('Прослушать слово');
    await end('failed');
    await press('Пропустить');
    expect(skips).toEqual([{ forRound: false, tries: 2 }]);
  });
});

describe('a word that sounds by itself', () => {
  it('is heard without a tap, and the learner goes on when they have looked at it', async () => {
    const { end, answers, played } = listen(defaultSettings);
    expect(played.map(({ options }) => options?.isAuto)).toEqual([true]);
    await end();
    expect(answers).toEqual([]);
    await press('Дальше');
    expect(answers).toEqual([{ result: 'self', tries: 1 }]);
  });

  it('stays silent where the page may not sound yet: no error is shown, and a tap plays it', async () => {
    const { end, answers, played } = listen(defaultSettings);
    await end('failed');
    expect(screen.queryByText('Не удалось воспроизвести аудио')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Дальше' })).toBeNull();
    await press('Прослушать слово');
    expect(played).toHaveLength(2);
    await end();
    expect(answers).toEqual([{ result: 'self', tries: 1 }]);
  });

  it('waits for a tap when the learner does not want that', () => {
    expect(listen(byTap).played).toEqual([]);
  });
});
