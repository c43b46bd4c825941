import './client.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stages } from '../../../core/lesson/stages.ts';
import {
  createRestLoader,
  type RestOfLesson,
} from '../../../web/src/features/trainer/between/rest-loader.ts';
import * as parts from '../../../web/src/features/trainer/between/rest-of-lesson.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { press } from '../exercises/support.tsx';
import { playLesson, progressOf, renderTrainer, sampleDetail } from './support.tsx';

const server = createAppServer();

/** The trainer while the code of the later exercises arrives, or does not, as the test says. */
function open(lesson = sampleDetail()) {
  const { handlers, saved } = playLesson(lesson);
  server.use(...handlers);
  const asked: { arrive: (loaded: RestOfLesson) => void; fail: (error: Error) => void }[] = [];
  const loader = createRestLoader(
    () =>
      new Promise((arrive, fail) => {
        asked.push({ arrive, fail });
      }),
  );
  const view = renderTrainer({ restOf: () => loader });
  const arrive = () => act(async () => asked.at(-1)?.arrive(parts));
  const fail = () => act(async () => asked.at(-1)?.fail(new TypeError('Failed to fetch the module')));
  return { ...view, saved, asked, arrive, fail };
}

const listen = async () => {
  await screen.findByRole('button', { name: 'Прослушать слово' });
  await press('Прослушать слово');
};
const failure = () => screen.queryByRole('heading', { name: 'Не удалось открыть' });

describe('the exercises after the first one', () => {
  it('are requested as soon as the trainer is open, once, beside the lesson', async () => {
    const { asked } = open();
    expect(asked).toHaveLength(1);
    await screen.findByRole('button', { name: 'Прослушать слово' });
    expect(asked).toHaveLength(1);
  });

  it('are waited for where they are late, and begin by themselves', async () => {
    const { arrive, saved } = open();
    await listen();
    expect(await screen.findByRole('status', { name: 'Урок загружается' })).toBeDefined();
    await arrive();
    expect(await screen.findByRole('button', { name: 'Получилось' })).toBeDefined();
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('do not disturb the first one when they cannot be loaded, and can be tried again without losing it', async () => {
    const { asked, fail, arrive, saved } = open();
    await screen.findByRole('button', { name: 'Прослушать слово' });
    await fail();
    expect(failure()).toBeNull();
    await listen();
    await screen.findByRole('heading', { name: 'Не удалось открыть' });
    await waitFor(() => expect(saved).toHaveLength(1));
    await press('Попробовать ещё раз');
    expect(asked).toHaveLength(2);
    await fail();
    expect(failure()).not.toBeNull();
    await press('Попробовать ещё раз');
    await arrive();
    expect(screen.getByRole('button', { name: 'Получилось' })).toBeDefined();
    expect(asked).toHaveLength(3);
  });

  it('are tried again by themselves when the network is back', async () => {
    const { services, asked, fail, arrive } = open();
    await listen();
    await fail();
    await screen.findByRole('heading', { name: 'Не удалось открыть' });
    act(() => services.connection.report(false));
    await fail();
    act(() => services.connection.report(true));
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    await arrive();
    expect(await screen.findByRole('button', { name: 'Получилось' })).toBeDefined();
  });

  it('leave a way home where they cannot be loaded', async () => {
    const { fail, exits } = open();
    await listen();
    await fail();
    await screen.findByRole('heading', { name: 'Не удалось открыть' });
    await press('К урокам');
    expect(exits()).toBe(1);
  });

  it('are there without a pause in the next lesson', async () => {
    const loader = createRestLoader(async () => parts);
    await loader.load();
    const { handlers } = playLesson(sampleDetail({ progress: [progressOf(100, ['LISTEN'])] }));
    server.use(...handlers);
    renderTrainer({ restOf: () => loader });
    expect(await screen.findByRole('button', { name: 'Получилось' })).toBeDefined();
  });
});

describe('the ending of a lesson that was learned before', () => {
  it('is waited for, and can be tried again', async () => {
    const progress = [progressOf(100, [...stages]), progressOf(101, [...stages])];
    const { fail, arrive } = open(sampleDetail({ progress }));
    expect(await screen.findByRole('status', { name: 'Урок загружается' })).toBeDefined();
    await fail();
    await press('Попробовать ещё раз');
    await arrive();
    expect(await screen.findByRole('heading', { name: 'Все слова изучены' })).toBeDefined();
  });
});
