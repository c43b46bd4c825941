import '../../support/web/launched-into-word.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { wordOfStartParam } from '../../../web/src/app/deep-link.tsx';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { success } from '../../support/web/samples.ts';
import { sampleWord } from '../exercises/support.tsx';
import { sampleDetail } from '../trainer/support.tsx';

const server = createAppServer();

const answerLesson = (words = [sampleWord({ id: 1, russian: 'привет' })]) =>
  server.use(http.get('*/api/lessons/1', () => HttpResponse.json(success(sampleDetail({ id: 1, words })))));

it('the link of a word opens its card over home, and the lesson only when it is wanted', async () => {
  answerLesson();
  renderApp();
  const card = await screen.findByRole('dialog', { name: 'Вам прислали слово' });
  await waitFor(() => expect(card.textContent).toContain('привет'));
  expect(card.textContent).toContain('Из урока 1 «Здравствуйте»');
  expect(await screen.findByRole('heading', { name: 'Уроки' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Открыть урок' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Уроки' })).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('of a word that its lesson has no more the card says so', async () => {
  answerLesson([]);
  renderApp();
  expect(await screen.findByText('Этого слова в уроке уже нет.')).toBeDefined();
});

it('a word that does not load says so, and the lesson can still be opened', async () => {
  server.use(http.get('*/api/lessons/1', () => HttpResponse.json({}, { status: 500 })));
  renderApp();
  expect(await screen.findByText(/Слово не загрузилось/, {}, { timeout: 5000 })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Открыть урок' })).toBeDefined();
});

it('a link names a word together with its lesson, and nothing else does', () => {
  const params = ['word_345_12', 'word_345', 'word__12', 'lesson_12', null];
  expect(params.map(wordOfStartParam)).toEqual([345, undefined, undefined, undefined, undefined]);
});
