// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { ToastRegion } from '../../../web/src/app/frame/toast-region.tsx';
import { ReportButton } from '../../../web/src/exercises/report/report-button.tsx';
import type { Reported } from '../../../web/src/exercises/report/reported.ts';
import { SentenceRow } from '../../../web/src/exercises/sentence/sentence-row.tsx';
import { createPagePlayer } from '../../../web/src/lib/audio/audio-player.ts';
import { createPageOutbox } from '../../../web/src/lib/outbox/outbox.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import { createPage, renderPart } from '../../support/web/services.tsx';
import { press } from './support.tsx';

const server = createAppServer();
const sent: Record<string, unknown>[] = [];
afterEach(() => {
  sent.length = 0;
});

const answer = (reply: () => Response) =>
  server.use(
    msw.post('*/api/reports', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return reply();
    }),
  );
const taken =
  (outcome = 'taken') =>
  () =>
    HttpResponse.json(success({ outcome }) as object);

async function open(about: Reported, page = createPage()) {
  renderPart(
    <>
      <ToastRegion />
      <ReportButton about={about} />
    </>,
    page,
  );
  await press('Сообщить об ошибке');
  return within(await screen.findByRole('dialog', { name: 'Что не так?' }));
}

describe('«Сообщить об ошибке»', () => {
  it('offers what can be wrong with a word, and sends what was chosen with what was shown', async () => {
    answer(taken());
    const sheet = await open({ subject: 'word', subjectId: 7, question: 'шало́м', judgement: 'не засчитано' });
    expect(sheet.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      ...['Перевод', 'Огласовка', 'Произношение, звук', 'Мой ответ правильный', 'Другое'],
    ]);
    const send = sheet.getByRole('button', { name: 'Отправить' });
    expect(send).toHaveProperty('disabled', true);
    fireEvent.click(sheet.getByRole('radio', { name: 'Мой ответ правильный' }));
    fireEvent.change(sheet.getByRole('textbox'), { target: { value: ' Так тоже <b>пишут</b> ' } });
    fireEvent.click(send);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      ...{ subject: 'word', subjectId: 7, reason: 'judged', words: 'Так тоже <b>пишут</b>' },
      ...{ question: 'шало́м', judgement: 'не засчитано', eventId: expect.any(String) },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText(/Передали авторам курса/)).toBeDefined();
  });

  it('does not offer that an answer was right where none was judged, and the text only of what has one', async () => {
    const sheet = await open({ subject: 'rule', subjectId: 3 });
    expect(sheet.queryByRole('radio', { name: 'Мой ответ правильный' })).toBeNull();
    expect(sheet.getByRole('radio', { name: 'Текст, вопрос' })).toBeDefined();
  });

  it('asks of a letter or a number only what can be wrong with it', async () => {
    const sheet = await open({ subject: 'letter', subjectId: 3, judgement: 'не засчитано' });
    expect(sheet.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      ...['Произношение, звук', 'Мой ответ правильный', 'Текст, вопрос', 'Другое'],
    ]);
  });

  it('takes along what was shown at the tap, whatever has come meanwhile', async () => {
    answer(taken());
    const at = (question: string) => (
      <>
        <ToastRegion />
        <ReportButton about={{ subject: 'word', subjectId: 7, question }} />
      </>
    );
    const { rerender } = renderPart(at('первый'), createPage());
    await press('Сообщить об ошибке');
    const sheet = within(await screen.findByRole('dialog', { name: 'Что не так?' }));
    rerender(at('второй'));
    fireEvent.click(sheet.getByRole('radio', { name: 'Другое' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(sent[0]?.question).toBe('первый'));
  });

  it('stands beside a sentence, and names its lesson', async () => {
    answer(taken());
    const sentence = {
      hebrew: 'שלום',
      pronunciation: 'שָׁלוֹם',
      transcription: 'шало́м',
      russian: 'мир',
      audio: '',
    };
    const page = createPage();
    const player = createPagePlayer(page.services);
    renderPart(
      <SentenceRow sentence={sentence} player={player} about={{ subject: 'sentence', subjectId: 4 }} />,
      page,
    );
    await press('Сообщить об ошибке');
    fireEvent.click(await screen.findByRole('radio', { name: 'Перевод' }));
    fireEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() =>
      expect(sent[0]).toMatchObject({ subject: 'sentence', subjectId: 4, question: 'שָׁלוֹם — мир' }),
    );
  });

  it('cuts what was shown to what a report may hold', async () => {
    answer(taken());
    const sheet = await open({ subject: 'rule', subjectId: 3, question: `${'я'.repeat(299)}😀` });
    fireEvent.click(sheet.getByRole('radio', { name: 'Другое' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.question).toBe('я'.repeat(299));
    expect(sent[0]).not.toHaveProperty('words');
  });

  it('waits on the device while the server is away, and is sent once', async () => {
    answer(() => HttpResponse.json(failure('unavailable', 'Сервер занят.') as object, { status: 503 }));
    const page = createPage();
    const sheet = await open({ subject: 'word', subjectId: 7 }, page);
    fireEvent.click(sheet.getByRole('radio', { name: 'Перевод' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Отправить' }));
    expect(await screen.findByText(/Передали авторам курса/)).toBeDefined();
    const outbox = page.services.once(createPageOutbox);
    await waitFor(() => expect(outbox.state().status).toBe('error'));
    answer(taken());
    await outbox.flush();
    expect(outbox.state()).toEqual({ status: 'synced', pending: 0 });
    expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('says when there were enough for a day', async () => {
    answer(taken('too-many'));
    const sheet = await open({ subject: 'word', subjectId: 8 });
    fireEvent.click(sheet.getByRole('radio', { name: 'Огласовка' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Отправить' }));
    expect(await screen.findByText(/На сегодня сообщений достаточно/)).toBeDefined();
  });
});
