// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../support/web/app.tsx';
import { sampleLogin, success } from '../../support/web/samples.ts';
import { client } from './client.ts';
import {
  categories,
  chooseIn,
  createContentServer,
  kitchen,
  openContent,
  openKitchen,
  write,
} from './content-server.tsx';

const server = createContentServer();

beforeEach(() => {
  server.open();
  client.events.length = 0;
});

describe('the way into the admin area', () => {
  const answerProfile = (isAdmin: boolean) =>
    server.use(
      msw.get('*/api/profile', () =>
        HttpResponse.json(success({ user: { ...sampleLogin().user, is_admin: isAdmin } })),
      ),
      msw.get('*/api/users/statistics', () => new Promise<never>(() => {})),
    );
  const openProfile = async () => {
    renderApp();
    fireEvent.click(await screen.findByRole('button', { name: /^Профиль/ }));
    await screen.findByRole('tab', { name: 'Профиль' });
    await waitFor(() => expect(server.calls).toContain('GET /profile'));
  };

  it('stands in the profile of an admin', async () => {
    answerProfile(true);
    await openProfile();
    fireEvent.click(await screen.findByRole('button', { name: /^Управление/ }));
    expect(await screen.findByRole('navigation', { name: 'Разделы управления' })).toBeDefined();
  });

  it('is not there for a learner', async () => {
    answerProfile(false);
    await openProfile();
    await screen.findByRole('button', { name: /Подписка|Премиум/ });
    expect(screen.queryByRole('button', { name: /^Управление/ })).toBeNull();
  });
});

describe('the list of lessons', () => {
  it('is searched and narrowed by the server', async () => {
    const asked: string[] = [];
    server.use(
      msw.get('*/api/admin/lessons', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(success({ lessons: [kitchen], total: 1, pages: 1 }));
      }),
    );
    await openContent();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Поиск' }), { target: { value: 'чай' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Черновики' }));
    await chooseIn('Раздел', 'Дом');
    await chooseIn('Подраздел', 'Кухня');
    await waitFor(() => {
      const query = new URLSearchParams(asked.at(-1));
      expect(Object.fromEntries(query)).toEqual({
        q: 'чай',
        state: 'draft',
        subsection_id: '11',
        page: '1',
      });
    });
  });

  it('is put into another order inside a subcategory', async () => {
    const order: unknown[] = [];
    server.use(
      msw.get('*/api/admin/lessons', () =>
        HttpResponse.json(
          success({ lessons: [kitchen, { ...kitchen, id: 8, name: 'За столом' }], total: 2, pages: 1 }),
        ),
      ),
      msw.put('*/api/admin/order', async ({ request }) => {
        order.push(await request.json());
        return HttpResponse.json(success({ ids: [8, 7] }));
      }),
    );
    openContent().catch(() => {});
    await screen.findByText('Найдено: 2 урока');
    expect(screen.queryByRole('button', { name: 'Выше: За столом' })).toBeNull();
    await chooseIn('Раздел', 'Дом');
    await chooseIn('Подраздел', 'Кухня');
    fireEvent.click(await screen.findByRole('button', { name: 'Выше: За столом' }));
    await waitFor(() => expect(order).toEqual([{ kind: 'lessons', parent_id: 11, ids: [8, 7] }]));
  });
});

describe('a lesson that is looked at', () => {
  it('tells how it fares and which words go wrong', async () => {
    await openKitchen();
    expect(screen.getByText('40 % ошибок, 10 ответов')).toBeDefined();
    expect(screen.getByText('91 %')).toBeDefined();
  });

  it('is taken out of the catalogue by its switch', async () => {
    await openKitchen();
    fireEvent.click(screen.getByRole('switch', { name: 'Опубликован' }));
    expect(await screen.findByText('Урок снят с публикации')).toBeDefined();
    expect(server.sent).toEqual([{ call: 'PUT /lessons/7', body: { isPublished: false } }]);
  });

  it('is deleted after a question, and the list comes back', async () => {
    await openKitchen();
    fireEvent.click(screen.getByRole('button', { name: 'Удалить урок' }));
    await waitFor(() => expect(client.latest('web_app_open_popup')?.title).toBe('Удалить урок?'));
    client.send('popup_closed', { button_id: 'yes' });
    expect(await screen.findByText('Урок удалён')).toBeDefined();
    expect(server.sent).toEqual([{ call: 'DELETE /lessons/7', body: '' }]);
    expect(await screen.findByText('Найдено: 1 урок')).toBeDefined();
  });

  it('is previewed on the card of learners', async () => {
    await openKitchen();
    fireEvent.click(screen.getByRole('button', { name: 'Предпросмотр' }));
    expect((await screen.findByRole('region', { name: 'Слово' })).textContent).toContain('[тэ]');
    client.send('back_button_pressed');
    expect(await screen.findByRole('heading', { name: 'На кухне' })).toBeDefined();
  });
});

describe('categories', () => {
  it('are made with an icon and a colour', async () => {
    const made: unknown[] = [];
    server.use(
      msw.post('*/api/admin/subsections', async ({ request }) => {
        made.push(await request.json());
        return HttpResponse.json(success({ id: 13 }));
      }),
    );
    await openContent();
    fireEvent.click(screen.getByRole('tab', { name: 'Разделы' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Подраздел в «Дом»' }));
    write('Название', 'Балкон');
    fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Нужны название и значок.')).toBeDefined();
    write('Значок', '🪴');
    fireEvent.change(screen.getByLabelText('Цвет значка'), { target: { value: '#aabbcc' } });
    fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(made).toEqual([{ name: 'Балкон', icon_emoji: '🪴', icon_bg_color: '#aabbcc', section_id: 1 }]),
    );
    expect(await screen.findByText('Сохранено')).toBeDefined();
  });

  it('are deleted only when they are empty', async () => {
    await openContent();
    fireEvent.click(screen.getByRole('tab', { name: 'Разделы' }));
    const [section] = categories;
    fireEvent.click(await screen.findByRole('button', { name: `Изменить: ${section?.name}` }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Удалить' }).disabled).toBe(true);
    await waitFor(() => expect(client.latest('web_app_setup_back_button')).toEqual({ is_visible: true }));
    client.send('back_button_pressed');
    fireEvent.click(await screen.findByRole('button', { name: 'Изменить: Сад' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Удалить' }).disabled).toBe(false);
  });
});

it('a template becomes a draft, which opens', async () => {
  await openContent();
  fireEvent.click(screen.getByRole('tab', { name: 'Шаблоны' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Создать урок: Животные' }));
  expect(await screen.findByText('Черновик создан')).toBeDefined();
  expect(server.sent).toEqual([{ call: 'POST /templates', body: { type: 'animals', subsection_id: 11 } }]);
  expect(await screen.findByRole('heading', { name: 'На кухне' })).toBeDefined();
});
