// First of all: the Telegram client must be there before anything brings the SDK.

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastRegion } from '../../../web/src/app/frame/toast-region.tsx';
import { ShareButton } from '../../../web/src/exercises/share/share-button.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import { renderPart } from '../../support/web/services.tsx';
import { client } from '../trainer/client.ts';
import { press } from './support.tsx';

const server = createAppServer();
const asked: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  client.events.length = 0;
});

const card = { text: 'Слово + перевод', link: 'https://t.me/mila_bot?startapp=word_7_1' };
const answer = (preparedId: string | null) =>
  server.use(
    msw.post('*/api/share', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(success({ ...card, preparedId }) as object);
    }),
  );
const told = (name: string) => client.events.filter(({ type }) => type === name).map(({ data }) => data);

async function share() {
  renderPart(
    <>
      <ToastRegion />
      <ShareButton shared={{ kind: 'word', id: 7 }} />
    </>,
  );
  expect(asked).toEqual([]);
  await press('Поделиться словом');
}

describe('passing something on', () => {
  it('lets the learner choose a chat for the card that the server has prepared', async () => {
    answer('card-1');
    await share();
    await waitFor(() => expect(told('web_app_send_prepared_message')).toEqual([{ id: 'card-1' }]));
    expect(asked).toEqual([{ kind: 'word', id: 7 }]);
  });

  it('goes by a link with its text where there is no card', async () => {
    answer(null);
    await share();
    await waitFor(() => expect(told('web_app_open_tg_link')).toHaveLength(1));
    const [{ path_full: path }] = told('web_app_open_tg_link') as [{ path_full: string }];
    const url = new URL(path, 'https://t.me');
    expect(url.pathname).toBe('/share/url');
    expect(url.searchParams.get('url')).toBe(card.link);
    expect(url.searchParams.get('text')).toBe(card.text);
  });

  it('says so where the server does not answer', async () => {
    server.use(
      msw.post('*/api/share', () =>
        HttpResponse.json(failure('premium_required', 'Нужен премиум.') as object, { status: 403 }),
      ),
    );
    await share();
    expect(await screen.findByText(/Не удалось подготовить сообщение/)).toBeDefined();
  });
});
