// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReviewedTake, VoiceCoverage } from '../../../core/contracts/studio.ts';
import { adminVoicesTexts as texts } from '../../../core/texts/admin-voices.ts';
import { cellsOf, createAdminServer, openSection } from './admin-server.tsx';

const server = createAdminServer();

const take = (id: number, over: Partial<ReviewedTake> = {}): ReviewedTake => ({
  id,
  key: `key ${id}`,
  kind: 'word',
  hebrew: 'שלום',
  pronunciation: 'שָׁלוֹם',
  transcription: `слово ${id}`,
  russian: 'мир',
  speakerId: 5,
  speakerName: 'Дана',
  status: 'pending',
  doubt: null,
  remark: null,
  audio: `/api/audio/take/${id}`,
  ms: 700,
  loudness: -16.04,
  createdAt: '2026-11-21T09:00:00Z',
  lessonName: 'Урок один',
  isPublished: false,
  accepted: null,
  ...over,
});

const counts = { waiting: 2, accepted: 3, returned: 0, published: 1 };
const coverage: VoiceCoverage = {
  speakers: [{ id: 5, name: 'Дана', gender: 'f', isActive: true, ...counts }],
  lessons: [
    { id: null, name: null, number: null, total: 60, published: 0, speakers: [] },
    { id: 3, name: 'Урок один', number: 1, total: 12, published: 1, speakers: [{ id: 5, ...counts }] },
  ],
};
const decided = () => server.asked.filter(({ call }) => call.startsWith('POST'));

beforeEach(() => {
  server.open();
  server.answer('get', '/admin/voices', coverage);
  server.answer('get', '/admin/voices/takes', {
    takes: [take(1, { status: 'doubtful', doubt: 'Распознавателю послышалось: лахем.' }), take(2), take(3)],
    left: 3,
  });
  server.answer('post', '/admin/voices/takes/:id', { status: 'accepted' });
});

describe('recordings of speakers', () => {
  it('are heard one after another, doubtful ones first, and accepted by a press or a key', async () => {
    await openSection('Голоса');
    await screen.findByText('Распознавателю послышалось: лахем.');
    expect(screen.getByText('1 из 3 · Урок один · Дана')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: texts.accept }));
    await screen.findByText('[слово 2]');
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    await screen.findByText('[слово 3]');
    fireEvent.keyDown(window, { key: 'Enter' });
    await screen.findByText(texts.nothing.waiting);
    expect(decided().map(({ call }) => call)).toEqual([
      'POST /admin/voices/takes/1',
      'POST /admin/voices/takes/3',
    ]);
  });

  it('are sent back with a remark, never without', async () => {
    await openSection('Голоса');
    await screen.findByText('[слово 1]');
    fireEvent.keyDown(window, { key: 'в' });
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: texts.send });
    expect(send.disabled).toBe(true);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ударение на последний слог' } });
    fireEvent.click(send);
    await screen.findByText('[слово 2]');
    expect(decided()[0]?.body).toEqual({ decision: 'return', remark: 'Ударение на последний слог' });
  });

  it('are counted by lesson and published at once', async () => {
    server.answer('post', '/admin/voices/publish', { published: 2 });
    await openSection('Голоса');
    const rows = cellsOf(await screen.findByRole('table', { name: texts.coverage }));
    expect(rows).toEqual([['1. Урок один', '3 из 12', '2', '1 из 12', texts.publish]]);
    fireEvent.click(screen.getByRole('button', { name: texts.publishLabel('1. Урок один') }));
    await waitFor(() => expect(decided()[0]?.body).toEqual({ lessonId: 3 }));
    await screen.findByText('Опубликовано записей: 2');
  });
});
