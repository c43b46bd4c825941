// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ManyOutcome } from '../../../core/contracts/admin/lessons-many.ts';
import { longPressMs } from '../../../web/src/lib/time/timing.ts';
import { failure, success } from '../../support/web/samples.ts';
import { client } from './client.ts';
import { createContentServer, kitchen, openContent } from './content-server.tsx';

const server = createContentServer();
const names = ['На кухне', 'За столом', 'В саду', 'На улице'];
const lessons = names.map((name, at) => ({ ...kitchen, id: 7 + at, name, lesson_number: 3 + at }));
const done: ManyOutcome = {
  ...{ done: 2, unchanged: 0, gone: 0, refused: [], refusedCount: 0, copyIds: [] },
  ...{ actionId: 50, isRepeat: false },
};
type Body = { act: string; ids: number[]; eventId: string };
let asked: Body[];
let outcome: ManyOutcome;

beforeEach(async () => {
  server.open();
  client.events.length = 0;
  asked = [];
  outcome = done;
  server.use(
    msw.get('*/api/admin/lessons', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      const found = lessons.filter(({ name }) => name.includes(q));
      return HttpResponse.json(success({ lessons: found, total: q ? found.length : 120, pages: 1 }));
    }),
    msw.get('*/api/admin/lessons/ids', () =>
      HttpResponse.json(success({ ids: Array.from({ length: 120 }, (_, at) => 7 + at) })),
    ),
    msw.post('*/api/admin/lessons/many', async ({ request }) => {
      asked.push((await request.json()) as Body);
      return HttpResponse.json(success(outcome));
    }),
  );
  openContent().catch(() => {});
  await screen.findByText('Найдено: 120 уроков');
});
afterEach(() => vi.useRealTimers());

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const isSelected = (name: string) => box(name).checked;
/** The bar is loaded when the first lessons are to be selected. */
async function begin() {
  press('Выбрать');
  await screen.findByRole('region', { name: 'Что сделать с выбранным' });
}

describe('the selection of lessons', () => {
  it('is made by taps and by ranges with Shift', async () => {
    await begin();
    fireEvent.click(box('На кухне'));
    fireEvent.click(box('В саду'), { shiftKey: true });
    expect(names.map(isSelected)).toEqual([true, true, true, false]);
    expect(screen.getByText('Выбрано: 3 урока')).toBeDefined();
    fireEvent.click(box('За столом'));
    press('Скрыть');
    await waitFor(() => expect(asked).toMatchObject([{ act: 'hide', ids: [7, 9] }]));
  });

  it('is begun and goes on by long presses', () => {
    vi.useFakeTimers();
    const hold = (element: Element) => {
      fireEvent.pointerDown(element, { pointerType: 'touch', clientX: 5, clientY: 5 });
      vi.advanceTimersByTime(longPressMs);
      fireEvent.pointerUp(element);
    };
    hold(screen.getByRole('button', { name: /За столом/ }));
    vi.useRealTimers();
    return waitFor(() => expect(isSelected('За столом')).toBe(true)).then(() => {
      vi.useFakeTimers();
      hold(box('На улице'));
      vi.useRealTimers();
      return waitFor(() => expect(names.map(isSelected)).toEqual([false, true, true, true]));
    });
  });

  it('is all that the filter finds on the server, not only what is loaded', async () => {
    await begin();
    press('Выбрать все найденные (120)');
    await screen.findByText('Выбрано: 120 уроков, из них не видно 116');
    press('Опубликовать');
    await waitFor(() => expect(asked[0]?.ids).toHaveLength(120));
  });

  it('stays while the list is searched, and says how many are out of view', async () => {
    await begin();
    fireEvent.click(box('На кухне'));
    fireEvent.click(box('В саду'));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Поиск' }), { target: { value: 'саду' } });
    await screen.findByText('Выбрано: 2 урока, из них не видно 1');
  });

  it('is emptied by a button and left by Escape', async () => {
    await begin();
    fireEvent.click(box('На кухне'));
    press('Снять выделение');
    expect(isSelected('На кухне')).toBe(false);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: /На кухне/ })).toBeDefined();
  });
});

describe('what is done with a selection', () => {
  const select = async () => {
    await begin();
    fireEvent.click(box('На кухне'));
    fireEvent.click(box('В саду'));
  };

  it('is told, with what could not be published and why', async () => {
    const refused = [{ id: 9, name: 'В саду', reason: 'Слово 1: добавьте огласовки.' }];
    outcome = { ...done, done: 1, refused, refusedCount: 1 };
    await select();
    press('Опубликовать');
    await screen.findByText('Опубликовано: 1. Не опубликовано: 1');
    const sheet = await screen.findByRole('dialog', { name: 'Не опубликовано: 1 урок' });
    expect(within(sheet).getByText('Слово 1: добавьте огласовки.')).toBeDefined();
    fireEvent.click(within(sheet).getByRole('button', { name: /В саду/ }));
    await waitFor(() => expect(server.calls).toContain('GET /lessons/9'));
  });

  it('is taken back by the act that the server names', async () => {
    const undone: unknown[] = [];
    server.use(
      msw.post('*/api/admin/actions/undo', async ({ request }) => {
        undone.push(await request.json());
        return HttpResponse.json(success({ actionId: 51 }));
      }),
    );
    await select();
    press('Скрыть');
    fireEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(undone).toEqual([{ id: 50 }]));
  });

  it('is not offered to be taken back where nothing was changed', async () => {
    outcome = { ...done, done: 0, unchanged: 2, actionId: null };
    await select();
    press('Скрыть');
    const toast = (await screen.findByText('Уже так: 2')).closest('li');
    expect(toast?.querySelector('button')).toBeNull();
  });

  it('is the same event when it is tried again, and the selection is kept until it is done', async () => {
    server.use(
      msw.post(
        '*/api/admin/lessons/many',
        async ({ request }) => {
          asked.push((await request.json()) as Body);
          return HttpResponse.json(failure('invalid', 'Нет'), { status: 400 });
        },
        { once: true },
      ),
    );
    await select();
    press('Скрыть');
    await screen.findByText('Не получилось. Попробуйте ещё раз');
    expect(isSelected('На кухне')).toBe(true);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Скрыть' })).toHaveProperty('disabled', false),
    );
    press('Скрыть');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.eventId).toBe(asked[0]?.eventId);
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  });

  it('goes to the subsection that is chosen', async () => {
    await select();
    press('Перенести в…');
    const sheet = await screen.findByRole('dialog', { name: 'Перенести 2 урока' });
    await within(sheet).findByRole('option', { name: 'Дом · Сад' });
    fireEvent.change(within(sheet).getByRole('combobox', { name: 'Куда' }), { target: { value: '12' } });
    fireEvent.click(within(sheet).getByRole('button', { name: 'Перенести' }));
    await waitFor(() => expect(asked).toMatchObject([{ act: 'move', ids: [7, 9], subsection_id: 12 }]));
  });
});
