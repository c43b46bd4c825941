// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { samplePayment, samplePayments, sampleUser, sampleUserDetail } from './admin-samples.ts';
import { answerPopup, cellsOf, createAdminServer, openSection, refusal } from './admin-server.tsx';

const server = createAdminServer();
const asked = (method: string) => server.asked.filter(({ call }) => call.startsWith(method));

beforeEach(() => {
  server.open();
  server.answer('get', '/admin/users', { users: [sampleUser()], hasMore: false });
  server.answer('get', '/admin/users/42', sampleUserDetail());
  server.answer('get', '/admin/payments', samplePayments([]));
});

async function openHana() {
  await openSection('Ученики');
  fireEvent.click(await screen.findByRole('button', { name: 'Открыть карточку: Хана Леви' }));
  await screen.findByRole('heading', { name: 'Хана Леви' });
  await screen.findByRole('heading', { name: 'Уроки' });
}

describe('people', () => {
  it('stand in a list with their figures', async () => {
    await openSection('Ученики');
    const rows = cellsOf(await screen.findByRole('table', { name: 'Список учеников' }));
    expect(rows[0]?.slice(0, 4)).toEqual(['Хана Леви@hana · id 42', '413', '88', '4']);
  });

  it('are searched once the typing has rested, and filtered', async () => {
    await openSection('Ученики');
    const field = await screen.findByRole('searchbox');
    for (const value of ['@', '@h', '@hana']) fireEvent.change(field, { target: { value } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Показать' }), { target: { value: 'premium' } });
    await waitFor(() =>
      expect(server.asked.at(-1)?.call).toBe(
        'GET /admin/users?q=%40hana&filter=premium&sort=new&dates=arrived&page=1',
      ),
    );
    expect(server.asked.some(({ call }) => call.includes('q=%40h&'))).toBe(false);
  });

  it('are narrowed by days and put into another order; a day that passes the other takes it along', async () => {
    await openSection('Ученики');
    await screen.findByRole('searchbox');
    const choose = (name: string, value: string) =>
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
    choose('С даты', '2026-11-01');
    choose('По дату', '2026-10-30');
    choose('Даты', 'seen');
    choose('Порядок', 'words');
    await waitFor(() =>
      expect(server.asked.at(-1)?.call).toBe(
        'GET /admin/users?filter=all&sort=words&dates=seen&from=2026-10-30&to=2026-10-30&page=1',
      ),
    );
  });

  it('are not found in words', async () => {
    server.answer('get', '/admin/users', { users: [], hasMore: false });
    await openSection('Ученики');
    expect(await screen.findByText('Учеников пока нет')).toBeDefined();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Никто' } });
    expect(await screen.findByText('Никого не нашлось')).toBeDefined();
  });

  it("that do not come are told with SPEC's sentence", async () => {
    server.answer('get', '/admin/users', () => refusal(503, 'too_slow', 'База считает слишком долго.'));
    await openSection('Ученики');
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить данные');
  });
});

describe('the card of a person', () => {
  it('tells how far the person is', async () => {
    await openHana();
    expect(cellsOf(screen.getByRole('table', { name: 'Уроки' }))).toEqual([['Дома', '3 из 10', '—']]);
    expect(screen.getByText('рекорд 9')).toBeDefined();
    expect(screen.getByText('Доступа к премиум-урокам нет.')).toBeDefined();
    expect(screen.getByText('Последний урок: «Дома».')).toBeDefined();
    expect(screen.getByText('Сегодня ждут повторения: 12 слов.')).toBeDefined();
  });

  it('shows what the person wrote, and leads to the thread', async () => {
    const threads = [
      { id: 5, state: 'open' as const, at: '2026-11-20T08:00:00.000Z', text: 'Где мой урок?' },
    ];
    server.answer('get', '/admin/users/42', sampleUserDetail({ threads }));
    await openHana();
    expect(screen.getByText('Где мой урок?')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Открыть обращение 5' }));
    expect(await screen.findByRole('link', { name: /^Обращения/, current: 'page' })).toBeDefined();
  });

  it('gives premium after a question, and shows what the server made of it', async () => {
    server.answer(
      'patch',
      '/admin/users/42',
      sampleUserDetail({ subscription_status: 'premium', premium_until: '2027-11-21T08:00:00.000Z' }),
    );
    await openHana();
    fireEvent.click(screen.getByRole('button', { name: 'Выдать на год' }));
    await answerPopup('Выдать премиум?', 'yes');
    expect(await screen.findByText('Действует до 21 ноября 2027 г.', { exact: false })).toBeDefined();
    expect(asked('PATCH')).toEqual([{ call: 'PATCH /admin/users/42', body: { premium: 'year' } }]);
  });

  it('changes nothing when the question is answered with no', async () => {
    await openHana();
    fireEvent.click(screen.getByRole('button', { name: 'Заблокировать' }));
    await answerPopup('Заблокировать?', 'no');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked('PATCH')).toEqual([]);
  });

  it('shuts a person out and lets back in', async () => {
    server.answer('patch', '/admin/users/42', sampleUserDetail({ blocked: true, block_reason: 'Спам' }));
    await openHana();
    fireEvent.change(screen.getByRole('textbox', { name: 'Причина смены роли или блокировки' }), {
      target: { value: ' Спам ' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Заблокировать' }));
    await answerPopup('Заблокировать?', 'yes');
    expect(await screen.findByText('Причина: Спам')).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Разблокировать' }));
    await answerPopup('Разблокировать?', 'yes');
    await waitFor(() =>
      expect(asked('PATCH').map(({ body }) => body)).toEqual([
        { blocked: true, reason: 'Спам' },
        { blocked: false },
      ]),
    );
  });

  it("tells the server's own reason when an act is refused", async () => {
    server.answer('patch', '/admin/users/42', () => refusal(409, 'own_role', 'Снять права с себя нельзя.'));
    server.answer('get', '/admin/users/42', sampleUserDetail({ role: 'admin' }));
    await openHana();
    fireEvent.click(screen.getByRole('button', { name: 'Снять права администратора' }));
    await answerPopup('Снять права?', 'yes');
    expect(await screen.findByText('Снять права с себя нельзя.')).toBeDefined();
  });

  it('offers an administrator whom the environment names to lend a voice, and no other change', async () => {
    server.answer('get', '/admin/users/42', sampleUserDetail({ role: 'admin', admin_by_env: true }));
    await openHana();
    const rights = screen.getByRole('heading', { name: 'Права' }).closest('section') as HTMLElement;
    expect(
      within(rights)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Диктор, женский голос', 'Диктор, мужской голос']);
  });

  it('gives stars back after a question that names their number', async () => {
    let payment = samplePayment();
    server.answer('get', '/admin/payments', () => samplePayments([payment]));
    server.answer('post', '/admin/payments/stx-1/refund', () => {
      payment = samplePayment({ refundedAt: '2026-11-21T08:00:00.000Z' });
      return payment;
    });
    await openHana();
    fireEvent.click(await screen.findByRole('button', { name: /^Вернуть 1.450 звёзд/ }));
    await answerPopup('Вернуть звёзды?', 'yes');
    expect(await screen.findByText(/^возвращён 21 ноября 2026/)).toBeDefined();
    expect(asked('POST').map(({ call }) => call)).toEqual(['POST /admin/payments/stx-1/refund']);
    expect(screen.queryByRole('button', { name: /^Вернуть/ })).toBeNull();
  });
});
