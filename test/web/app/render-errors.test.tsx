// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logIntervalMs } from '../../../web/src/app/log-reporter.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import {
  keepSampleHome,
  learnerId,
  sampleHome,
  sampleLogin,
  sampleOwnHome,
  success,
} from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';
import { client } from '../trainer/client.ts';

/** A view that breaks while it is drawn, here by an answer that no contract knows: never a white page. */
const server = createAppServer();
const reported: string[] = [];

beforeEach(() => {
  // React writes what it caught to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // The log waits ten seconds for company; everything else takes its own time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  server.use(
    msw.post('*/api/client-log', async ({ request }) => {
      // Our own client sent it.
      const { entries } = (await request.json()) as { entries: { message: string }[] };
      reported.push(...entries.map(({ message }) => message));
      return HttpResponse.json(success({ accepted: entries.length }));
    }),
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  reported.length = 0;
});

/** The answer of another world. */
const broken = (method: 'get' | 'post', path: string, data: unknown = {}) =>
  server.use(msw[method](`*/api${path}`, () => HttpResponse.json(success(data))));
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));
const crash = () => screen.findByText('Что-то пошло не так');

async function expectReport(): Promise<void> {
  // Answers that the test does not give are told too.
  const told = () => reported.filter((message) => !message.includes('[MSW]')).join();
  const message = /Error|Element type is invalid|not valid as a React child/;
  for (let tries = 0; tries < 10 && !message.test(told()); tries += 1) {
    await act(() => vi.advanceTimersByTimeAsync(logIntervalMs));
  }
  expect(told()).toMatch(message);
}

type Case = { view: string; open: () => Promise<void> };
const cases: Case[] = [
  {
    view: 'the profile',
    async open() {
      broken('get', '/users/statistics', { totalPoints: 7 });
      await press(/^Профиль/);
    },
  },
  {
    view: 'the subscription',
    async open() {
      broken('get', '/payments', { offers: null });
      await press(/Люди вокруг/);
      await press(/Семья/);
      await press(/Родные/);
    },
  },
  {
    view: 'the trainer',
    async open() {
      broken('get', '/lessons/:id', { id: 3, name: 'Урок', words: [{ id: 1 }] });
      await press(/^Спасибо и пожалуйста/);
    },
  },
  {
    view: 'the quiz',
    async open() {
      broken('post', '/quiz/start', { words: [{ id: 1 }], distractors: null, seed: 1 });
      await press('Викторина урока «Здравствуйте»');
      await waitFor(() =>
        expect(client.latest('web_app_setup_main_button')).toMatchObject({ text: 'Начать викторину' }),
      );
      await act(async () => client.send('main_button_pressed'));
    },
  },
  {
    view: '«Сегодня»',
    async open() {
      broken('get', '/today', {
        kind: 'due',
        tasks: [{ wordId: 1, exercise: 'dance' }],
        again: [],
        forms: [],
        words: [{ id: 1 }],
      });
      await press(/^Повторить 4 слова/);
    },
  },
  {
    view: 'the admin area',
    async open() {
      const user = { ...sampleLogin().user, is_admin: true };
      server.use(msw.get('*/api/profile', () => HttpResponse.json(success({ user }))));
      broken('get', '/admin/analytics', { totals: 7, days: 7 });
      server.use(msw.get('*/api/users/statistics', () => new Promise<never>(() => {})));
      await press(/^Профиль/);
      await press(/^Управление/);
    },
  },
];

describe.each(cases)('$view that breaks', ({ open }) => {
  it('leaves a page with words and the way home, and is reported', async () => {
    const memory = {
      due: 4,
      dueLetters: 0,
      dueRules: 0,
      minutes: 1,
      done: 0,
      newWords: 2,
      newWordsPaused: false,
    };
    server.answerHome(sampleHome({ memory }));
    renderApp();
    // With the late code comes the client log.
    await screen.findByRole('region', { name: /Уведомления/ });
    await open();
    await crash();
    expect(screen.queryByText(/связь прервалась/)).toBeNull();
    await expectReport();
    fireEvent.click(screen.getByRole('button', { name: 'К урокам' }));
    expect(await screen.findByRole('heading', { name: 'Уроки' })).toBeDefined();
  });
});

describe('the frame itself that breaks', () => {
  it('leaves a page with words and a way to load it again, and is reported all the same', async () => {
    const home = sampleHome();
    // No figure at all: React cannot draw it.
    const stats = { ...home.stats, points: {} } as unknown as typeof home.stats;
    server.answerHome({ ...home, stats });
    renderApp();
    await crash();
    expect(screen.getByRole('button', { name: 'Перезагрузить' })).toBeDefined();
    expect(screen.queryByRole('banner')).toBeNull();
    await expectReport();
  });
});

describe('home that breaks', () => {
  const unreadable = () =>
    ({ ...sampleHome(), continueAt: { lessonId: 2, lessonName: {} } }) as unknown as ReturnType<
      typeof sampleHome
    >;

  it('keeps its frame, is reported though the log came later, and can be asked for again', async () => {
    server.answerHome(unreadable());
    renderApp();
    await crash();
    expect(screen.getByRole('img', { name: '64 балла' })).toBeDefined();
    await screen.findByRole('region', { name: /Уведомления/ });
    await expectReport();
    server.answerHome(sampleHome());
    server.use(msw.get('*/api/home', () => HttpResponse.json(success(sampleOwnHome(sampleHome())))));
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await waitFor(() => expect(server.calls).toContain('GET /home'));
    // What came is drawn at the next try.
    await waitFor(() => {
      fireEvent.click(screen.queryByRole('button', { name: 'Попробовать ещё раз' }) ?? document.body);
      expect(screen.getByRole('heading', { name: 'Уроки' })).toBeDefined();
    });
  });

  it('because of what an earlier opening left behind is mended by the fresh answer', async () => {
    keepSampleHome(localStore, unreadable());
    renderApp();
    await crash();
    await waitFor(() =>
      expect(localStore.read(localKeys.home(learnerId))).toMatchObject({ today: '2026-11-21' }),
    );
    await waitFor(() => {
      fireEvent.click(screen.queryByRole('button', { name: 'Попробовать ещё раз' }) ?? document.body);
      expect(screen.getByRole('heading', { name: 'Уроки' })).toBeDefined();
    });
  });
});
