// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleAction, sampleAnalytics } from './admin-samples.ts';
import { createAdminServer, figure, openSection, refusal } from './admin-server.tsx';

const server = createAdminServer();

beforeEach(() => server.open());

describe('the dashboard', () => {
  it('shows the figures of the server as they are', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics());
    await openSection('Обзор');
    await screen.findByText('Ученики', { selector: 'dt' });
    const told = [
      'Ученики',
      'Занимались сегодня',
      'Занимались за 7 дней',
      'Занимались за 30 дней',
      'Уроков пройдено',
      'Доходят до конца',
      'Звёзд заработано',
      'С премиумом',
      'Уроков опубликовано',
      'Слов в курсе',
    ].map((name) => figure(name)?.replaceAll(/\s/g, ' '));
    expect(told).toEqual(['1 234', '11', '22', '33', '145', '88 %', '5 300', '17', '60', '595']);
  });

  it('says in words what a chart shows, and lets the arrow keys walk through its days', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics());
    await openSection('Обзор');
    const chart = await screen.findByRole('slider', { name: /^Ответы по дням/ });
    expect(chart.getAttribute('aria-label')).toBe(
      'Ответы по дням, 30 дней. Всего: 195 ответов. Больше всего: 20 ноября, 134 ответа.',
    );
    expect(chart.getAttribute('aria-valuetext')).toBe('21 ноября: 21 ответ');
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(chart.getAttribute('aria-valuetext')).toBe('20 ноября: 134 ответа');
    fireEvent.keyDown(chart, { key: 'Home' });
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(chart.getAttribute('aria-valuetext')).toBe('19 ноября: 40 ответов');
  });

  it('lists the same values below the chart', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics());
    await openSection('Обзор');
    const panel = (await screen.findByRole('heading', { name: 'Ответы по дням' })).closest('section');
    const values = within(panel as HTMLElement).getAllByRole('definition', { hidden: true });
    expect(values.map((value) => value.textContent)).toEqual(['40', '134', '21']);
  });

  it('is honest where nobody has come yet', async () => {
    const days = sampleAnalytics().days?.map(({ date }) => ({ date, answers: 0, active: 0, newUsers: 0 }));
    server.answer(
      'get',
      '/admin/analytics',
      sampleAnalytics({ days: days ?? [], stars: { earned: 0, earned30: 0, payments: 0 } }),
    );
    await openSection('Обзор');
    expect(await screen.findAllByText('За последние 30 дней ничего не было.')).toHaveLength(3);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByText('платежей пока нет')).toBeDefined();
  });

  it('shows what there is when one group was not counted in time', async () => {
    server.answer('get', '/admin/analytics', sampleAnalytics({ days: null, stars: null }));
    await openSection('Обзор');
    expect(await screen.findAllByText('База не успела это посчитать. Обновите позже.')).not.toHaveLength(0);
    expect(figure('Ученики')?.replaceAll(/\s/g, ' ')).toBe('1 234');
    expect(figure('Звёзд заработано')).toMatch(/^—/);
  });

  it("tells SPEC's sentence with the reason when the figures do not come, and asks again", async () => {
    server.answer('get', '/admin/analytics', () => refusal(500, 'internal', 'Сервер прилёг отдохнуть'));
    await openSection('Обзор');
    expect(await screen.findByText('Не удалось загрузить данные')).toBeDefined();
    expect(screen.getByText('Сервер прилёг отдохнуть')).toBeDefined();
    server.answer('get', '/admin/analytics', sampleAnalytics());
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Слов в курсе')).toBeDefined();
  });
});

describe('recent actions', () => {
  async function openActions() {
    await openSection('Обзор');
    fireEvent.click(await screen.findByRole('tab', { name: 'Действия' }));
  }

  it('says who did what and what it changed, and why it cannot be taken back', async () => {
    server.answer('get', '/admin/actions', { actions: [sampleAction], hasMore: false });
    await openActions();
    const item = (await screen.findByText('Выдан премиум «Хана»')).closest('li') as HTMLElement;
    expect(item.textContent).toContain('Дана');
    expect(item.textContent).toContain('Доступ: — → год');
    expect(item.textContent).toContain('Доступ выдают и забирают в карточке ученика.');
    expect(within(item).queryByRole('button')).toBeNull();
  });

  it('takes an act back, and says what the server says when it does not', async () => {
    const act = {
      ...sampleAction,
      text: 'Изменён урок «Сад»',
      undo: { state: 'possible' as const, text: null },
    };
    server.answer('get', '/admin/actions', { actions: [act], hasMore: false });
    server.answer('post', '/admin/actions/undo', { id: 32 });
    await openActions();
    const press = async () =>
      fireEvent.click(await screen.findByRole('button', { name: 'Отменить: Изменён урок «Сад»' }));
    await press();
    expect(await screen.findByText('Отменено')).toBeDefined();
    expect(server.asked.find(({ call }) => call === 'POST /admin/actions/undo')?.body).toEqual({ id: 31 });
    server.answer('post', '/admin/actions/undo', () =>
      refusal(409, 'act_undone', 'Это действие уже отменено.'),
    );
    await press();
    expect(await screen.findByText('Это действие уже отменено.')).toBeDefined();
  });

  it('goes on where the page before ended', async () => {
    server.answer('get', '/admin/actions', (request: Request) => {
      const isFirst = !new URL(request.url).searchParams.has('before');
      const action = isFirst ? sampleAction : { ...sampleAction, id: 30, text: 'Создан урок «Сад»' };
      return { actions: [action], hasMore: isFirst };
    });
    await openActions();
    fireEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByText('Создан урок «Сад»')).toBeDefined();
    expect(server.asked.map(({ call }) => call)).toEqual([
      'GET /admin/actions',
      'GET /admin/actions?before=31',
    ]);
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });

  it('has a sentence for a backend where nothing was done yet', async () => {
    server.answer('get', '/admin/actions', { actions: [], hasMore: false });
    await openActions();
    expect(await screen.findByText('Действий пока не было')).toBeDefined();
  });
});
