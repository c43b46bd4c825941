// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, it } from 'vitest';
import type { AddedOwnWords } from '../../../core/contracts/own-words.ts';
import { keepWordTexts as texts } from '../../../core/texts/home/keep-word.ts';
import { ownWordTexts } from '../../../core/texts/own-words.ts';
import { KeepWord } from '../../../web/src/exercises/keep/keep-word.tsx';
import type { Toast } from '../../../web/src/lib/toasts/toasts.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { success } from '../../support/web/samples.ts';
import { createPage, renderPart } from '../../support/web/services.tsx';
import { press } from '../exercises/support.tsx';
import { limits, sampleOwnWord } from './support.tsx';

const server = createAppServer();
const word = { hebrew: 'שלט', russian: 'вывеска', sentence: 'יש שלט על הדלת' };

function open(reply: Partial<AddedOwnWords>) {
  const sent: { eventId: string; words: unknown[] }[] = [];
  server.use(
    msw.post('*/api/own-words/read', () => HttpResponse.json(success({ lines: [], left: 0 }) as object)),
    msw.post('*/api/own-words', async ({ request }) => {
      sent.push((await request.json()) as never);
      const nothing = { words: [], added: [], refused: [], limits };
      return HttpResponse.json(success({ ...nothing, ...reply }) as object);
    }),
  );
  const page = createPage();
  const toasts: Toast[] = [];
  page.services.connectToasts((toast) => toasts.push(toast));
  renderPart(<KeepWord word={word} />, page);
  return { sent, toasts };
}

const name = `${texts.keep}: שלט`;

it('keeps a word with its translation at once, with the sentence in which it was met', async () => {
  const { sent, toasts } = open({ words: [sampleOwnWord()], added: [1_000_000_001] });
  await press(name);
  await screen.findByRole('button', { name: `${texts.isKept}: שלט` });
  expect(sent).toMatchObject([{ words: [word] }]);
  expect(toasts.map(({ title, action }) => [title, action?.text])).toEqual([[texts.added(1), texts.undo]]);
});

it('opens the form where the server refuses the word', async () => {
  open({ refused: [{ place: 0, problem: 'not-only-hebrew' }] });
  await press(name);
  expect(await screen.findByRole('dialog', { name: 'Новое слово' })).toBeDefined();
  expect(screen.queryByText(ownWordTexts.problems['not-only-hebrew'])).toBeNull();
});

it('sends the same event again where the reply was lost', async () => {
  const { sent, toasts } = open({ words: [sampleOwnWord()], added: [1_000_000_001] });
  server.use(
    msw.post(
      '*/api/own-words',
      async ({ request }) => {
        sent.push((await request.json()) as never);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await press(name);
  await waitFor(() => expect(sent.length).toBeGreaterThan(1));
  expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(1);
  await waitFor(() => expect(toasts.at(-1)?.title).toBe(texts.added(1)));
});

it('takes back as many words as were kept at once', async () => {
  const added = Array.from({ length: 120 }, (_, at) => 1_000_000_001 + at);
  const { toasts } = open({ words: [sampleOwnWord()], added });
  const removed: number[] = [];
  server.use(
    msw.delete('*/api/own-words/:id', ({ params }) => {
      removed.push(Number(params.id));
      return HttpResponse.json(success({ id: Number(params.id), limits }) as object);
    }),
  );
  await press(name);
  await waitFor(() => expect(toasts.at(-1)?.action?.text).toBe(texts.undo));
  toasts.at(-1)?.action?.onPress();
  await waitFor(() => expect(removed.toSorted((a, b) => a - b)).toEqual(added));
});
