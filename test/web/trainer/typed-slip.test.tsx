// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAppServer } from '../../support/web/app.tsx';
import { press } from '../exercises/support.tsx';
import { playLesson, progressOf, renderTrainer, sampleDetail } from './support.tsx';

const server = createAppServer();

async function type(text: string) {
  const field = await screen.findByRole('textbox', { name: 'Ответ на иврите' });
  fireEvent.change(field, { target: { value: text } });
  await press('Проверить');
}

it('what was typed instead of the word is told to the server, which learns what is mixed up; the word itself is not', async () => {
  const lesson = sampleDetail({ progress: [progressOf(100, ['LISTEN', 'RECORD', 'WRITE'])] });
  const { handlers, saved } = playLesson(lesson);
  server.use(...handlers);
  renderTrainer();
  await type('סלום'); // shalom with a samekh
  expect(await screen.findByText(/Нужна/)).toBeDefined();
  await type('שלום');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved.map(({ attempts }) => attempts)).toEqual([
    { TYPE: expect.objectContaining({ completed: false, result: 'wrong', tries: 1, typed: 'סלום' }) },
    { TYPE: expect.not.objectContaining({ typed: expect.anything() }) },
  ]);
});
