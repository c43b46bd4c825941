import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect } from 'vitest';
import { ToastRegion } from '../../../web/src/app/frame/toast-region.tsx';
import { AdminView } from '../../../web/src/features/admin/admin-view.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import { renderPart } from '../../support/web/services.tsx';
import { client } from './client.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The server of an admin; `asked` lists method, path with query, and JSON body of what reached the handlers below. */
export function createAdminServer() {
  const server = createAppServer();
  const asked: { call: string; body: unknown }[] = [];
  return {
    asked,
    /** Answers a call with `data`, or with what `data` makes of the request; the latest handler wins. */
    answer(method: Method, path: string, data: unknown | ((request: Request) => unknown)) {
      server.use(
        msw[method](`*/api${path}`, async ({ request }) => {
          const { pathname, search } = new URL(request.url);
          const isJson = request.headers.get('content-type')?.includes('json');
          const body = isJson ? await request.clone().json() : undefined;
          asked.push({ call: `${request.method} ${pathname.replace('/api', '')}${search}`, body });
          const told = typeof data === 'function' ? await data(request) : data;
          return told instanceof Response ? told : HttpResponse.json(success(told));
        }),
      );
    },
    /** Call it before each test. */
    open() {
      asked.length = 0;
      client.events.length = 0;
      server.use(msw.get('*/api/admin/analytics', () => new Promise<never>(() => {})));
    },
  };
}

export function refusal(status: number, code: string, message: string, data?: unknown): Response {
  return HttpResponse.json({ ...failure(code, message), data }, { status });
}

/** The admin area with one of its sections open. */
export async function openSection(name: string) {
  const page = renderPart(
    <>
      <ToastRegion />
      <AdminView />
    </>,
  );
  const link = await screen.findByRole('link', { name });
  fireEvent.click(link);
  await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'));
  return page;
}

/** Answers the client's question. */
export async function answerPopup(title: string, button: 'yes' | 'no'): Promise<void> {
  await waitFor(() => expect(client.latest('web_app_open_popup')?.title).toBe(title));
  client.events.length = 0;
  client.send('popup_closed', { button_id: button });
}

/** The cells of a table's body, row by row. */
export function cellsOf(table: HTMLElement): (string | null)[][] {
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
}

/** The figure that stands with a name in a list of figures. */
export function figure(name: string): string | null | undefined {
  return screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
}
