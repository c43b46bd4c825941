// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cellsOf, createAdminServer, openSection, refusal } from './admin-server.tsx';

const server = createAdminServer();
const calls = () => server.asked.map(({ call }) => call).filter((call) => !call.startsWith('GET'));

beforeEach(() => server.open());

async function openTools() {
  await openSection('Инструменты');
  await screen.findByRole('heading', { name: 'Импорт курса' });
}

function chooseFile(name = 'курс.csv') {
  const file = new File(['hebrew,russian'], name, { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Выбрать файл'), { target: { files: [file] } });
}

const plan = (applied: boolean) => ({
  applied,
  actionId: applied ? 31 : null,
  summary: 'Добавлено: 2 строки.',
  total: 2,
  changes: ['+ урок «Сад»', '+ слово «дерево»'],
});

describe('the import of a course', () => {
  it('tries the file first, tells what would change, and changes it only when told', async () => {
    server.answer('post', '/admin/import', (request: Request) => plan(request.url.includes('dryRun=false')));
    await openTools();
    chooseFile();
    expect(await screen.findByText('+ урок «Сад»')).toBeDefined();
    expect(calls()).toEqual(['POST /admin/import?dryRun=true&deletesMissing=false']);
    fireEvent.click(screen.getByRole('button', { name: 'Применить' }));
    expect(await screen.findByText('Курс изменён. Добавлено: 2 строки.')).toBeDefined();
    expect(calls().at(-1)).toBe('POST /admin/import?dryRun=false&deletesMissing=false');
    expect(screen.queryByRole('button', { name: 'Применить' })).toBeNull();
    // All of it is taken back by its act.
    server.answer('post', '/admin/actions/undo', () => ({ id: 32 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(calls().at(-1)).toBe('POST /admin/actions/undo'));
  });

  it('names the mistakes of a file by line, and offers no change', async () => {
    server.answer('post', '/admin/import', () =>
      refusal(400, 'import_refused', 'Файл не принят.', {
        problems: [
          { line: 3, column: 'hebrew', message: 'Нет слова.' },
          { line: 9, message: 'Лишняя запятая.' },
        ],
        total: 2,
      }),
    );
    await openTools();
    chooseFile();
    expect(await screen.findByText(/^В файле 2 ошибки/)).toBeDefined();
    expect(cellsOf(screen.getByRole('table', { name: 'Ошибки в файле' }))).toEqual([
      ['3', 'hebrew', 'Нет слова.'],
      ['9', '', 'Лишняя запятая.'],
    ]);
    expect(screen.queryByRole('button', { name: 'Применить' })).toBeNull();
  });

  it('is tried again when the choice of what to remove changes', async () => {
    server.answer('post', '/admin/import', plan(false));
    await openTools();
    chooseFile();
    await screen.findByText('+ урок «Сад»');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Убрать из курса то, чего нет в файле' }));
    await waitFor(() => expect(calls().at(-1)).toBe('POST /admin/import?dryRun=true&deletesMissing=true'));
  });
});

describe('the export of a course', () => {
  it('leads to the bot where the client saves no files', async () => {
    server.answer('get', '/health', {
      version: '1',
      database: 'up',
      store: 'up',
      bot_link: 'https://t.me/mila_bot',
    });
    await openTools();
    expect(await screen.findByText(/команду \/export/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Скачать JSON' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Открыть чат с ботом' })).toBeDefined();
  });
});

describe('the sounds that are missing', () => {
  it('are spoken call by call; words that no voice can say are passed over and named', async () => {
    const answers = [
      { rendered: 10, failed: [], left: 6 },
      // shalom
      { rendered: 5, failed: ['שלום'], left: 1 },
    ];
    server.answer('post', '/audio/missing', () => answers.shift());
    await openTools();
    fireEvent.click(screen.getByRole('button', { name: 'Озвучить недостающее' }));
    expect(await screen.findByText('Озвучено: 15 слов.')).toBeDefined();
    expect(screen.getByText('שלום')).toBeDefined();
    expect(calls()).toEqual(['POST /audio/missing?skip=0', 'POST /audio/missing?skip=0']);
  });

  it('stop when they are told to', async () => {
    let count = 0;
    server.answer('post', '/audio/missing', () => {
      count += 1;
      return count === 1 ? { rendered: 10, failed: [], left: 90 } : new Promise(() => {});
    });
    await openTools();
    fireEvent.click(screen.getByRole('button', { name: 'Озвучить недостающее' }));
    expect(await screen.findByText('Озвучено 10 из 100')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Озвучивание' }).getAttribute('aria-valuenow')).toBe('10');
    fireEvent.click(screen.getByRole('button', { name: 'Остановить' }));
    expect(await screen.findByText('Остановлено. Озвучено: 10 слов.')).toBeDefined();
  });
});

describe('the comparison of payments', () => {
  it('goes on until everything was read, and adds up what was found', async () => {
    const answers = [
      { read: 200, charges: 1, refunds: 0, isComplete: false },
      { read: 30, charges: 1, refunds: 1, isComplete: true },
    ];
    server.answer('post', '/admin/reconcile', () => answers.shift());
    await openTools();
    fireEvent.click(screen.getByRole('button', { name: 'Сверить' }));
    expect(
      await screen.findByText('Просмотрено: 230 операций. Новых платежей: 2, новых возвратов: 1.'),
    ).toBeDefined();
  });

  it("tells the server's reason when Telegram does not answer", async () => {
    server.answer('post', '/admin/reconcile', () => refusal(502, 'stars_failed', 'Звёзды не отвечают.'));
    await openTools();
    fireEvent.click(screen.getByRole('button', { name: 'Сверить' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Звёзды не отвечают.');
  });
});

describe('the leaderboard', () => {
  it('is counted again', async () => {
    server.answer('post', '/admin/leaderboard', { rankedPoints: 22 });
    await openTools();
    fireEvent.click(screen.getByRole('button', { name: 'Пересчитать' }));
    expect(await screen.findByText('Готово: в таблице 22 ступени баллов.')).toBeDefined();
  });
});
