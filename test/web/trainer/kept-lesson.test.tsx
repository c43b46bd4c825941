// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LessonDetail } from '../../../core/contracts/catalogue.ts';
import { stages } from '../../../core/lesson/stages.ts';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';
import { keepLessons, keptLessons } from '../../../web/src/lib/kept/lessons.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import type { Services } from '../../../web/src/lib/services.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, learnerId, success } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';
import { progressOf, renderTrainer, sampleDetail, shalom } from './support.tsx';

const server = createAppServer();
beforeEach(() => void localStore.write(localKeys.lastUser, learnerId));

const keep = (lesson: LessonDetail, userId = learnerId) =>
  localStore.write(localKeys.lessons(userId), [lesson]);

/** The lesson's request waits until the test lets it through. */
function hold(answer: () => Response) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let answered = 0;
  server.use(
    msw.get('*/api/lessons/1', async () => {
      await held;
      answered += 1;
      return answer();
    }),
  );
  return { release: () => release(), answered: () => answered };
}
const sent = (lesson: LessonDetail) => () => HttpResponse.json(success(lesson));
const word = () => screen.findByRole('region', { name: 'Слово' });

describe('a lesson that the device has', () => {
  it('is there at once, and stays as it is when the server sends the same', async () => {
    keep(sampleDetail());
    const { release, answered } = hold(sent(sampleDetail()));
    const { queryClient } = renderTrainer();
    const shown = await word();
    release();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(answered()).toBe(1);
    expect(await word()).toBe(shown);
  });

  it('goes on with what was learned on another phone meanwhile', async () => {
    keep(sampleDetail());
    const { release } = hold(sent(sampleDetail({ progress: [progressOf(shalom.id, stages)] })));
    const told: string[] = [];
    renderTrainer().services.connectToasts(({ title }) => told.push(title ?? ''));
    expect((await word()).textContent).toContain('мир');
    expect(told).toEqual([]);
    release();
    await waitFor(async () => expect((await word()).textContent).toContain('книга'));
    await waitFor(() => expect(told).toEqual(['Учтено то, что пройдено на другом устройстве или в чате.']));
  });

  it('goes on with a stage that was done in the chat meanwhile', async () => {
    keep(sampleDetail());
    const { release } = hold(sent(sampleDetail({ progress: [progressOf(shalom.id, ['LISTEN'])] })));
    renderTrainer();
    await screen.findByRole('button', { name: 'Слушать' });
    release();
    await screen.findByRole('button', { name: 'Слушать (пройден)' });
  });

  it('is not to be learned from when it is locked now', async () => {
    keep(sampleDetail());
    const { release } = hold(() =>
      HttpResponse.json(failure('premium_required', 'Нужна подписка'), { status: 403 }),
    );
    renderTrainer();
    await word();
    release();
    expect(await screen.findByRole('button', { name: 'Смотреть планы' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Слово' })).toBeNull();
  });

  it('of another person is never drawn', async () => {
    keep(sampleDetail({ words: [{ ...shalom, russian: 'чужое слово' }] }), learnerId + 1);
    const { release } = hold(sent(sampleDetail()));
    renderTrainer();
    expect(screen.queryByText('чужое слово')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Слово' })).toBeNull();
    release();
    expect((await word()).textContent).not.toContain('чужое слово');
  });
});

it('a lesson that came before the code that keeps lessons is kept too, and one that was kept stays as it is', () => {
  localStore.remove(localKeys.lessons(learnerId));
  const device = { session: { userId: () => learnerId } as Services['session'], localStore };
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKeys.lesson(1), sampleDetail());
  queryClient.setQueryData(queryKeys.lesson(2), sampleDetail({ id: 2 }), { updatedAt: 0 });
  const stop = keepLessons(queryClient, device);
  expect(keptLessons(device).map(({ id }) => id)).toEqual([1]);
  queryClient.setQueryData(queryKeys.lesson(3), sampleDetail({ id: 3 }));
  expect(keptLessons(device).map(({ id }) => id)).toEqual([3, 1]);
  stop();
});
