// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminReport } from '../../../core/contracts/reports.ts';
import { createAdminServer, openSection, refusal } from './admin-server.tsx';
import { categories, kitchenLesson } from './content-server.tsx';

const server = createAdminServer();

const sampleReport = (over: Partial<AdminReport> = {}): AdminReport => ({
  id: 5,
  subject: 'word',
  subjectId: 7,
  title: 'שלום — привет',
  lesson: { id: 2, number: 1, name: 'Приветствия' },
  wordId: 7,
  reason: 'judged',
  words: '<img src=x onerror=alert(1)> так пишут',
  question: 'Напечатайте',
  answer: 'שלומ',
  judgement: 'не засчитано',
  place: 'app',
  reporter: { id: 42, name: 'Хана' },
  times: 2,
  alike: 0,
  createdAt: '2026-11-21T08:00:00.000Z',
  closed: null,
  ...over,
});
const answer = (reports: AdminReport[]) =>
  server.answer('get', '/admin/reports', { reports, hasMore: false, open: reports.length });

async function openReports() {
  await openSection('Обращения');
  fireEvent.click(await screen.findByRole('tab', { name: 'Ошибки' }));
}

beforeEach(() => {
  server.open();
  server.answer('get', '/admin/threads', { threads: [], hasMore: false, counts: { open: 0, waiting: 0 } });
  answer([sampleReport()]);
});

describe('reported mistakes', () => {
  it('stand in a list with what was shown and answered, as plain text', async () => {
    await openReports();
    const list = within(await screen.findByRole('list', { name: 'Сообщения об ошибках' }));
    expect(list.getByRole('heading').textContent).toContain('Слово: שלום — привет');
    expect(list.getByText('<img src=x onerror=alert(1)> так пишут')).toBeDefined();
    expect(list.getByText('Мой ответ правильный')).toBeDefined();
    expect(list.getByText('2 раза')).toBeDefined();
    expect(list.getByText(/Хана, в приложении/)).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });

  it('are filtered by state and by what they are about', async () => {
    await openReports();
    fireEvent.click(await screen.findByRole('radio', { name: 'Закрытые' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'О чём' }), { target: { value: 'rule' } });
    await waitFor(() =>
      expect(server.asked.at(-1)?.call).toBe('GET /admin/reports?state=closed&subject=rule'),
    );
  });

  it('are closed with an answer, and those about the same with them', async () => {
    answer([sampleReport({ alike: 2 })]);
    server.answer('post', '/admin/reports/5/close', { closed: 3 });
    await openReports();
    fireEvent.click(await screen.findByRole('button', { name: 'Ответить и закрыть' }));
    const send = screen.getByRole('button', { name: 'Отправить и закрыть' });
    expect(send).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Исправили, спасибо!' }));
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
    fireEvent.click(send);
    expect(await screen.findByText('Закрыто: 3 сообщения')).toBeDefined();
    expect(server.asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      reply: 'Исправили, спасибо!',
      alike: true,
    });
  });

  it('that somebody else has closed meanwhile are told so', async () => {
    server.answer('post', '/admin/reports/5/close', () =>
      refusal(409, 'report_closed', 'Это сообщение уже закрыто.'),
    );
    await openReports();
    fireEvent.click(await screen.findByRole('button', { name: 'Ответить и закрыть' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Готово' } });
    fireEvent.click(screen.getByRole('button', { name: 'Отправить и закрыть' }));
    expect(await screen.findByText('Это сообщение уже закрыто.')).toBeDefined();
  });

  it('lead to the lesson in which they can be mended', async () => {
    await openReports();
    fireEvent.click(await screen.findByRole('button', { name: 'Открыть в редакторе' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/content/lessons/2'));
  });

  it('open the editor at the word, whose fields are shown', async () => {
    const [tea] = kitchenLesson.words;
    const words = [tea, { ...tea, id: 7, hebrew: 'שלום', pronunciation: 'שָׁלוֹם', russian: 'привет' }];
    server.answer('get', '/lessons/2', { ...kitchenLesson, id: 2, words });
    server.answer('get', '/admin/categories', categories);
    server.answer('post', '/admin/editing', { others: [] });
    await openReports();
    fireEvent.click(await screen.findByRole('button', { name: 'Открыть в редакторе' }));
    const word = await screen.findByRole('button', { name: /^Слово 2/, expanded: true });
    expect(document.activeElement).toBe(word);
    expect(screen.getAllByRole('textbox', { name: /^Иврит/ })).toHaveLength(1);
  });

  it('lead to the dialogue itself', async () => {
    answer([sampleReport({ subject: 'dialogue', subjectId: 9, title: 'В кафе' })]);
    await openReports();
    fireEvent.click(await screen.findByRole('button', { name: 'Открыть в редакторе' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/content/dialogues/9'));
  });

  it('of a letter lead nowhere: no editor has it', async () => {
    answer([sampleReport({ subject: 'letter', title: 'ש — шин [ш]', lesson: null })]);
    await openReports();
    expect((await screen.findByRole('heading', { name: /Буква: ש/ })).textContent).toContain('шин');
    expect(screen.queryByRole('button', { name: 'Открыть в редакторе' })).toBeNull();
  });

  it('say when there are none', async () => {
    answer([]);
    await openReports();
    expect(await screen.findByText('Сообщений нет')).toBeDefined();
  });
});
