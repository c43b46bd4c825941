import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http as msw, type RequestHandler } from 'msw';
import type { LetterItem, SaveLetterAnswerRequest } from '../../../core/contracts/letters.ts';
import { letterItems } from '../../../db/content/letters.ts';
import { success } from '../../support/web/samples.ts';

/** A letter of the course as a new learner gets it, without sounds. */
export function sampleLetter(key: string, over: Partial<LetterItem> = {}): LetterItem {
  const item = letterItems.find((one) => one.key === key);
  if (!item) throw new Error(`no letter ${key}`);
  const spoken = ({ pronunciation, transcription }: { pronunciation: string; transcription: string }) => ({
    text: pronunciation,
    transcription,
    audio: null,
  });
  return {
    key,
    letter: item.letter,
    shown: item.shown ?? item.letter,
    kind: item.kind,
    name: item.name,
    transcription: item.transcription,
    hint: item.hint,
    lookAlikes: [],
    looks: { print: [...item.lookAlikes.print], cursive: [...item.lookAlikes.cursive] },
    soundAlikes: [...item.soundAlikes],
    finalOf: item.finalOf ?? null,
    lessonId: 1,
    spokenName: spoken(item.spokenName),
    sound: item.spokenSound ? spoken(item.spokenSound) : null,
    word: null,
    twins: [],
    state: {
      phase: 'learning',
      sureness: 0.3,
      isDue: false,
      due: '2026-11-01',
      answers: 2,
      misses: 1,
      isClaimed: false,
      mixedUpWith: [],
    },
    ...over,
  };
}

/** A server with these letters; `saved` is what it was sent. */
export function serveLetters(items: readonly object[]) {
  const saved: SaveLetterAnswerRequest[] = [];
  const handlers: RequestHandler[] = [
    msw.get('*/api/letters', () => HttpResponse.json(success(items) as object)),
    msw.post('*/api/letters/answers', async ({ request }) => {
      saved.push((await request.json()) as SaveLetterAnswerRequest);
      return HttpResponse.json(success({ letters: [], awarded: [], points: 0 }) as object);
    }),
  ];
  return { handlers, saved };
}

/** What the letters' player shows: the exercise and the letter. */
export function stepOnScreen() {
  const player = document.querySelector<HTMLElement>('[data-letter]');
  return player && { exercise: player.dataset.exercise ?? '', letter: player.dataset.letter ?? '' };
}

/** One stroke on the drawing area of a letter. */
export function drawOn(canvas = screen.getByRole('img', { name: /^Поле для буквы/ })): void {
  const at = (i: number) => ({ pointerId: 1, clientX: 40 + i * 6, clientY: 90 + i * 8, button: 0 });
  fireEvent.pointerDown(canvas, at(0));
  for (let i = 1; i < 8; i++) fireEvent.pointerMove(canvas, at(i));
  fireEvent.pointerUp(canvas, at(8));
}
