import '../../support/web/launched.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, it } from 'vitest';
import { firstOwnWordId, ownLessonId } from '../../../core/own-words/limits.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { firstCannedId } from '../../../web/src/lib/mock/canned-id.ts';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { learnerId, sampleSaved, success } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';

const server = createAppServer();

const parcel = (eventId: string, lessonId: number, wordId = lessonId + 1) => ({
  call: 'POST /progress',
  body: { lessonId, wordId, attempts: {}, eventId, userId: learnerId },
  eventId,
  userId: learnerId,
});

it('with the mock off a real answer is sent, one in a recorded lesson is not, and the learner is told nothing', async () => {
  localStore.write(localKeys.outbox(learnerId), [
    parcel('canned', firstCannedId + 3),
    parcel('real', 2),
    parcel('own', ownLessonId, firstOwnWordId),
  ]);
  const sent: unknown[] = [];
  server.use(
    msw.post('*/api/progress', async ({ request }) => {
      sent.push(Object(await request.json()).eventId);
      return HttpResponse.json(success(sampleSaved()));
    }),
  );
  renderApp();
  await screen.findByRole('region', { name: /Уведомления/ });
  await waitFor(() => expect(localStore.read(localKeys.outbox(learnerId))).toBeUndefined());
  expect(sent).toEqual(['real', 'own']);
  expect(screen.queryByText('Не удалось сохранить прогресс')).toBeNull();
});
