// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { ownLessonId } from '../../../core/own-words/limits.ts';
import { keepWordTexts } from '../../../core/texts/home/keep-word.ts';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { learnerId, sampleHome, success } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';
import { press } from '../exercises/support.tsx';
import { sampleOwnWord } from '../own-words/support.tsx';
import { client } from './client.ts';
import { progressOf, renderTrainer, sampleDetail } from './support.tsx';

const server = createAppServer();
beforeEach(() => void localStore.write(localKeys.lastUser, learnerId));

it('a round of own words ends where they are, without a quiz and without points', async () => {
  const word = sampleOwnWord();
  const progress = [progressOf(word.id, ['RECORD', 'WRITE', 'TYPE'])];
  const lesson = sampleDetail({
    id: ownLessonId,
    name: 'Мои слова',
    words: [word],
    progress,
    nextLessonId: null,
  });
  const saved: unknown[] = [];
  server.use(
    msw.get(`*/api/lessons/${ownLessonId}`, () => HttpResponse.json(success(lesson))),
    msw.get('*/api/progress/user/:user/lesson/:lesson', () => HttpResponse.json(success(progress))),
    msw.get('*/api/memory', () => new Promise<never>(() => {})),
    msw.post('*/api/progress', async ({ request }) => {
      saved.push(await request.json());
      return new Promise<never>(() => {});
    }),
  );
  const home = sampleHome();
  let exits = 0;
  const { queryClient } = renderTrainer({
    lessonId: ownLessonId,
    onExit: () => {
      exits += 1;
    },
  });
  queryClient.setQueryData(queryKeys.home, home);
  await screen.findByText(/Звука нет/);
  await press('Дальше');
  await waitFor(() =>
    expect(client.latest('web_app_setup_main_button')).toMatchObject({ text: keepWordTexts.toOwn }),
  );
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toMatchObject([{ lessonId: ownLessonId, wordId: word.id }]);
  expect(queryClient.getQueryData(queryKeys.home)).toMatchObject({ stats: { points: home.stats.points } });
  expect(screen.queryByText(/балл/)).toBeNull();
  client.send('main_button_pressed');
  expect(exits).toBe(1);
});
