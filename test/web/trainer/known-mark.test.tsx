// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, it } from 'vitest';
import { placementTexts } from '../../../core/texts/lesson/placement.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { success } from '../../support/web/samples.ts';
import { press } from '../exercises/support.tsx';
import { playLesson, renderTrainer, sampleDetail, shalom } from './support.tsx';

const server = createAppServer();
const mark = () => screen.queryByRole('button', { name: placementTexts.word.forget });

it('a word that was taken as known says so in its lesson, and a tap makes it new again', async () => {
  const sent: unknown[] = [];
  server.use(
    ...playLesson(sampleDetail({ known: [shalom.id] })).handlers,
    msw.post('*/api/known-words/forget', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(success({ total: 0, leftToday: 100 }) as object);
    }),
  );
  renderTrainer();
  await screen.findByRole('button', { name: 'Прослушать слово' });
  expect(mark()?.textContent).toBe(placementTexts.word.known);
  await press(placementTexts.word.forget);
  await waitFor(() => expect(mark()).toBeNull());
  expect(sent).toEqual([{ wordId: shalom.id }]);
});

it('a word that is new has no such mark', async () => {
  server.use(...playLesson(sampleDetail()).handlers);
  renderTrainer();
  await screen.findByRole('button', { name: 'Прослушать слово' });
  expect(mark()).toBeNull();
});
