import { HttpResponse, http as msw, type RequestHandler } from 'msw';
import type { AddedOwnWords, OwnWord, ReadOwnLine, SharedList } from '../../../core/contracts/own-words.ts';
import { success } from '../../support/web/samples.ts';
import { sampleWord } from '../exercises/support.tsx';

export const limits = { words: 2, maxWords: 2000, addedToday: 2, maxPerDay: 200 };

/** shelet, which the course does not know. */
export function sampleOwnWord(over: Partial<OwnWord> = {}): OwnWord {
  return {
    ...sampleWord({ id: 1_000_000_001, hebrew: 'שלט', russian: 'вывеска', audio: null }),
    ...{ pronunciation: '', transcription: '', sentence: null, hasOwnSound: false },
    ...{ state: 'new', due: null, addedAt: '2026-11-27T10:00:00.000Z' },
    ...over,
  };
}

/** mivtsa, with its niqqud. */
export const sale = sampleOwnWord({
  id: 1_000_000_002,
  hebrew: 'מבצע',
  pronunciation: 'מִבְצָע',
  transcription: 'мивца́',
  russian: 'скидка',
  audio: '/api/audio/500000000/1000000002',
  state: 'learned',
  due: '2099-01-05',
});

export function sampleLine(over: Partial<ReadOwnLine> = {}): ReadOwnLine {
  return {
    ...{ line: 1, hebrew: 'שלט', russian: 'вывеска', pronunciation: '', transcription: '' },
    ...{ proposals: [], isKept: false, problem: null },
    ...over,
  };
}

export const sampleList = (over: Partial<SharedList> = {}): SharedList => ({
  ...{ token: 'abcdefghijklmnopqrstuv', title: 'С улицы', words: 2, copies: 3, isHidden: false },
  link: 'https://t.me/mila_bot?startapp=list_abcdefghijklmnopqrstuv',
  sharedAt: '2026-11-27T10:00:00.000Z',
  ...over,
});

type Sent = { call: string; body: unknown };

/** A server that keeps own words as the real one does; `sent` is what it was sent. */
export function serveOwnWords(
  first: readonly OwnWord[],
  { lists = [] as SharedList[], lines = [] as ReadOwnLine[] } = {},
) {
  const sent: Sent[] = [];
  let words = [...first];
  const gone = new Map<number, OwnWord>();
  const note = async (request: Request) => {
    const body = await request.json().catch(() => undefined);
    sent.push({ call: `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`, body });
    return body as never;
  };
  const reply = (data: unknown) => HttpResponse.json(success(data) as object);
  const now = () => ({ ...limits, words: words.length });
  const handlers: RequestHandler[] = [
    msw.get('*/api/own-words', ({ request }) => {
      const asked = new URL(request.url).searchParams.get('q') ?? '';
      const found = words.filter(({ hebrew, russian }) => hebrew.includes(asked) || russian.includes(asked));
      return reply({ words: found, next: null, limits: now() });
    }),
    msw.post('*/api/own-words', async ({ request }) => {
      const body: { words: { hebrew: string; russian: string }[] } = await note(request);
      const added = body.words.map((word, place) =>
        sampleOwnWord({ id: 1_000_000_100 + place, hebrew: word.hebrew, russian: word.russian }),
      );
      words = [...added, ...words];
      const ids = added.map(({ id }) => id);
      return reply({ words: added, added: ids, refused: [], limits: now() } satisfies AddedOwnWords);
    }),
    msw.post('*/api/own-words/read', async ({ request }) => {
      await note(request);
      return reply({ lines, left: 0 });
    }),
    msw.put('*/api/own-words/:id', async ({ request, params }) => {
      const body: Partial<OwnWord> = await note(request);
      words = words.map((word) => (word.id === Number(params.id) ? { ...word, ...body } : word));
      return reply(words.find(({ id }) => id === Number(params.id)));
    }),
    msw.delete('*/api/own-words/:id', async ({ request, params }) => {
      await note(request);
      const id = Number(params.id);
      const word = words.find((one) => one.id === id);
      if (word) gone.set(id, word);
      words = words.filter((one) => one.id !== id);
      return reply({ id, limits: now() });
    }),
    msw.post('*/api/own-words/:id/restore', async ({ request, params }) => {
      await note(request);
      const word = gone.get(Number(params.id));
      if (word) words = [word, ...words];
      return reply(word);
    }),
    msw.get('*/api/own-lists', () => reply(lists)),
    msw.post('*/api/own-lists', async ({ request }) => {
      const body: { title: string } = await note(request);
      return reply(sampleList({ title: body.title, copies: 0 }));
    }),
  ];
  return { handlers, sent };
}
