// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ConfusionsResponse, TodayResponse } from '../../../core/contracts/memory.ts';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { success } from '../../support/web/samples.ts';
import { book, dog, sampleToday } from '../today/support.tsx';
import { sampleStatistics } from './samples.ts';

const server = createAppServer();
const mixedUp: ConfusionsResponse = {
  drillWords: 6,
  pairs: [
    { letters: ['ט', 'ת'], times: 5, reason: '', examples: [] },
    { letters: ['כ', 'ק'], times: 2, reason: '', examples: [] },
  ],
};

/** A learner with words of these kinds to practise. */
function know(difficult: TodayResponse['tasks'], letters: ConfusionsResponse) {
  server.use(
    msw.get('*/api/today', ({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind') as TodayResponse['kind'];
      return HttpResponse.json(success(sampleToday({ kind, tasks: difficult })));
    }),
    msw.get('*/api/memory/confusions', () => HttpResponse.json(success(letters))),
  );
}

beforeEach(() => {
  server.use(msw.get('*/api/users/statistics', () => HttpResponse.json(success(sampleStatistics()))));
});

async function openProfile() {
  renderApp();
  fireEvent.click(await screen.findByRole('button', { name: /^Профиль/ }));
  await screen.findByRole('tab', { name: 'Настройки' });
}

it('difficult words and mixed-up letters are practised from the profile', async () => {
  const task = { wordId: book.id, skill: 'read', exercise: 'choose-russian' } as const;
  know([task, { ...task, wordId: dog.id }], mixedUp);
  await openProfile();
  const practice = within(await screen.findByRole('region', { name: 'Ещё потренироваться' }));
  expect(await practice.findByText('2 слова, которые забываются чаще других')).toBeDefined();
  expect((await practice.findByRole('button', { name: /Буквы, которые вы путаете/ })).textContent).toMatch(
    /ט.* и .*ת.*, .*כ.* и .*ק/,
  );
  fireEvent.click(practice.getByRole('button', { name: /Трудные слова/ }));
  expect(await screen.findByRole('region', { name: 'Трудные слова' })).toBeDefined();
});

it('who forgets nothing and mixes nothing up is offered nothing of the kind', async () => {
  know([], { pairs: [], drillWords: 0 });
  await openProfile();
  await screen.findByRole('region', { name: 'Память' });
  expect(screen.queryByRole('region', { name: 'Ещё потренироваться' })).toBeNull();
});
