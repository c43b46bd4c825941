// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, it } from 'vitest';
import type { OpenedList } from '../../../core/contracts/own-words.ts';
import { keepWordTexts } from '../../../core/texts/home/keep-word.ts';
import { ownWordViewTexts } from '../../../core/texts/home/own-words.ts';
import { SharedListView } from '../../../web/src/features/own-words/shared-list-view.tsx';
import type { View } from '../../../web/src/lib/navigation/view.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import { renderPart } from '../../support/web/services.tsx';
import { press } from '../exercises/support.tsx';
import { client } from '../trainer/client.ts';
import { limits, sampleList, sampleOwnWord } from './support.tsx';

const texts = ownWordViewTexts.shared;
const server = createAppServer();
const { token } = sampleList();

const word = (hebrew: string, russian: string, isKept = false) => ({
  ...{ hebrew, russian, isKept, pronunciation: '', transcription: '' },
});
const words = [word('שלט', 'вывеска'), word('מבצע', 'скидка', true), word('דוכן', 'ларёк')];

function open(list: Partial<OpenedList> | null) {
  const taken: unknown[] = [];
  const reported: string[] = [];
  server.use(
    msw.get('*/api/shared-lists/:token', () =>
      list
        ? HttpResponse.json(success({ token, title: 'С улицы', isOwn: false, words, ...list }) as object)
        : HttpResponse.json(failure('list_not_found', 'нет'), { status: 404 }),
    ),
    msw.post('*/api/shared-lists/:token/copy', async ({ request }) => {
      taken.push(await request.json());
      const added = [sampleOwnWord()];
      const ids = added.map(({ id }) => id);
      return HttpResponse.json(success({ words: added, added: ids, refused: [], limits }) as object);
    }),
    msw.post('*/api/shared-lists/:token/report', ({ params }) => {
      reported.push(String(params.token));
      return HttpResponse.json(success({ token }) as object);
    }),
  );
  const opened: View[] = [];
  renderPart(<SharedListView token={token} onExit={() => {}} onOpen={(view) => opened.push(view)} />);
  return { taken, reported, opened };
}

it('takes the words that have a tick, and leads to one’s own', async () => {
  const { taken, opened } = open({});
  await screen.findByRole('heading', { name: 'С улицы' });
  const boxes = screen.getAllByRole('checkbox') as HTMLInputElement[];
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
  fireEvent.click(boxes[0] as HTMLElement);
  await press(texts.take(1));
  await waitFor(() => expect(opened).toEqual([{ name: 'own-words' }]));
  expect(taken).toMatchObject([{ places: [2] }]);
});

it('has nothing to take of one’s own list, nor where all is kept', async () => {
  open({ isOwn: true });
  expect(await screen.findByText(texts.isOwn)).toBeDefined();
  expect(screen.getByRole('button', { name: keepWordTexts.toOwn })).toBeDefined();
  expect(screen.queryByRole('button', { name: texts.report })).toBeNull();
});

it('says so where all is kept', async () => {
  open({ words: words.slice(1, 2) });
  expect(await screen.findByText(texts.allKept)).toBeDefined();
});

it('is reported after a question, once', async () => {
  const { reported } = open({});
  await screen.findByRole('button', { name: texts.report });
  await press(texts.report);
  await act(async () => client.send('popup_closed', { button_id: 'yes' }));
  await waitFor(() => expect(reported).toEqual([token]));
  await waitFor(() =>
    expect((screen.getByRole('button', { name: texts.report }) as HTMLButtonElement).disabled).toBe(true),
  );
});

it('says so where the link leads nowhere', async () => {
  open(null);
  expect(await screen.findByText(texts.gone)).toBeDefined();
});
