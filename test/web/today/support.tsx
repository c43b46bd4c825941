import { HttpResponse, http as msw } from 'msw';
import type {
  LearnedWord,
  SaveReviewRequest,
  SaveReviewResponse,
  TodayResponse,
} from '../../../core/contracts/memory.ts';
import { createRandom } from '../../../core/random.ts';
import { TodayView, type TodayViewProps } from '../../../web/src/features/today/today-view.tsx';
import type { View } from '../../../web/src/lib/navigation/view.ts';
import { toLocalIso } from '../../../web/src/lib/time/clock.ts';
import { success } from '../../support/web/samples.ts';
import { createPage, renderPart } from '../../support/web/services.tsx';
import { sampleWord } from '../exercises/support.tsx';
import { createWillingSession } from '../trainer/support.tsx';

const learned = (over: Parameters<typeof sampleWord>[0]): LearnedWord => ({
  ...sampleWord(over),
  lessonId: 1,
});

export const shalom = learned({});
/** sefer, kelev, bayit */
export const book = learned({
  id: 101,
  hebrew: 'ספר',
  pronunciation: 'סֵפֶר',
  transcription: 'сэ́фэр',
  russian: 'книга',
});
export const dog = learned({
  id: 102,
  hebrew: 'כלב',
  pronunciation: 'כֶּלֶב',
  transcription: 'кэ́лэв',
  russian: 'собака',
});
export const backend = learned({
  id: 103,
  hebrew: 'בית',
  pronunciation: 'בַּיִת',
  transcription: 'ба́ит',
  russian: 'дом',
});

/** The clock of the server, which the app follows, and its date in the zone of the device: a kept session is of today. */
const now = new Date('2026-11-21T09:00:00Z');
const date = toLocalIso(now).slice(0, 10);

export function sampleToday(over: Partial<TodayResponse> = {}): TodayResponse {
  return {
    kind: 'due',
    date,
    serverTime: now.toISOString(),
    due: 0,
    dueLetters: 0,
    dueRules: 0,
    minutes: 0,
    done: 0,
    newWords: 0,
    newWordsPaused: false,
    tasks: [],
    again: [],
    letters: [],
    rules: [],
    forms: [],
    numbers: [],
    numberKinds: [],
    words: [shalom, book, dog, backend],
    distractors: [],
    medians: { type: 4000 },
    voice: false,
    newWordsPerDay: 5,
    learnedToday: 0,
    newWordsAt: null,
    nextDue: null,
    ...over,
  };
}

function reply({ wordId, result }: SaveReviewRequest): SaveReviewResponse {
  const points = result === 'right' ? 1 : 0;
  return {
    wordId,
    cards: [],
    nextDue: date,
    isFirm: false,
    result,
    becameFirm: false,
    awarded: points > 0 ? [{ reason: 'review', ref: `${wordId}:${date}`, points }] : [],
    points: 64 + points,
    status: 'Пешка',
    status_eng: 'pawn',
    reachedStatus: null,
  };
}

/** A server that has these tasks until they are answered right; `sent` and `undone` are what came. */
export function playToday(today: TodayResponse, after: Partial<TodayResponse> = {}) {
  const sent: SaveReviewRequest[] = [];
  const undone: string[] = [];
  const handlers = [
    msw.get('*/api/today', ({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      if (kind === 'difficult' && today.kind !== 'difficult') {
        return HttpResponse.json(success(sampleToday({ kind: 'difficult' })));
      }
      const isLeft = sent.length === 0;
      return HttpResponse.json(success(isLeft ? today : { ...today, tasks: [], again: [], ...after }));
    }),
    msw.get('*/api/memory/confusions', () => HttpResponse.json(success({ pairs: [], drillWords: 0 }))),
    msw.post('*/api/reviews/undo', async ({ request }) => {
      // Our own client sent both; the contract is the server's to check.
      const { eventId } = (await request.json()) as { eventId: string };
      undone.push(eventId);
      return HttpResponse.json(success({ wordId: 1, cards: [], nextDue: date, isFirm: false }));
    }),
    msw.post('*/api/reviews', async ({ request }) => {
      const body = (await request.json()) as SaveReviewRequest;
      sent.push(body);
      return HttpResponse.json(success(reply(body)));
    }),
  ];
  return { handlers, sent, undone };
}

export function renderToday(over: Partial<TodayViewProps> = {}, page = createPage()) {
  const opened: View[] = [];
  let exits = 0;
  const view = renderPart(
    <TodayView
      createSession={createWillingSession}
      options={{ rightMs: 20, random: createRandom(3) }}
      onExit={() => {
        exits += 1;
      }}
      onOpen={(next) => opened.push(next)}
      {...over}
    />,
    page,
  );
  return { ...view, opened, exits: () => exits };
}
