// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LetterItem } from '../../../core/contracts/letters.ts';
import { defaultSettings } from '../../../core/settings/settings.ts';
import { letterTexts as texts } from '../../../core/texts/lesson/letters.ts';
import { LessonLetters } from '../../../web/src/features/letters/lesson-letters.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { renderPart } from '../../support/web/services.tsx';
import { createFakeSession, press, sampleWord } from '../exercises/support.tsx';
import { progressOf, sampleDetail } from '../trainer/support.tsx';
import { sampleLetter, serveLetters, stepOnScreen } from './support.tsx';

const server = createAppServer();

// esh, fire; shemesh, sun; al, do not: the points of each come before the next one.
const words = [
  sampleWord({ id: 1, hebrew: 'אש', pronunciation: 'אֵשׁ', transcription: 'эш', russian: 'огонь' }),
  sampleWord({ id: 2, hebrew: 'שמש', pronunciation: 'שֶׁמֶשׁ', transcription: 'шэ́мэш', russian: 'солнце' }),
  sampleWord({ id: 3, hebrew: 'אל', pronunciation: 'אַל', transcription: 'ал', russian: 'не надо' }),
];
const taught = ['alef', 'lamed', 'mem', 'shin', 'tsere', 'segol'];
/** In the course beside these, so that there is something to choose from. */
const others = ['bet', 'he', 'chet', 'qamats', 'hiriq', 'shuruk', 'holam-vav'];

type State = Partial<LetterItem['state']>;

function openLesson({
  states = {} as Record<string, State>,
  begun = [] as number[],
  knowsOthers = false,
} = {}) {
  const items = [...taught, ...others].map((key) => {
    const item = sampleLetter(key);
    const isNew = taught.includes(key) || !knowsOthers;
    const state = {
      ...item.state,
      phase: isNew ? ('new' as const) : ('known' as const),
      answers: 0,
      misses: 0,
    };
    return { ...item, state: { ...state, ...states[key] } };
  });
  const { handlers, saved } = serveLetters(items);
  server.use(...handlers);
  const lesson = sampleDetail({
    words,
    letters: taught,
    progress: begun.map((id) => progressOf(id, ['LISTEN'])),
  });
  const session = createFakeSession();
  const at = (id: number | null) => (
    <LessonLetters {...{ lesson, settings: defaultSettings, session }} onExit={() => {}} wordId={id}>
      {() => <p>слово {id}</p>}
    </LessonLetters>
  );
  const { rerender } = renderPart(at(1));
  return { saved, goTo: (id: number | null) => rerender(at(id)) };
}

/** Names the step on the screen among those of its player. */
const place = () => {
  const step = stepOnScreen();
  return (
    step && `${step.letter} ${step.exercise} ${screen.getByRole('progressbar').getAttribute('aria-label')}`
  );
};

/** Plays the steps on the screen as `act` does each, and returns them. */
async function playAll(act: (exercise: string, letter: string) => Promise<void>): Promise<string[]> {
  const played: string[] = [];
  await waitFor(() => expect(stepOnScreen() ?? screen.queryByText(/^слово \d/)).not.toBeNull());
  for (let step = stepOnScreen(); step; step = stepOnScreen()) {
    const before = place();
    played.push(`${step.letter} ${step.exercise}`);
    await act(step.exercise, step.letter);
    await waitFor(() => expect(place()).not.toBe(before));
  }
  return played;
}

/** Looks, draws nothing, and chooses what is right. */
async function withoutPen(exercise: string, letter: string): Promise<void> {
  if (exercise === 'meet') return press(texts.next);
  if (exercise === 'trace' || exercise === 'write') return press(texts.cannotDraw);
  const { shown, sound, kind } = sampleLetter(letter);
  const name = kind === 'point' && exercise === 'find' ? (sound?.transcription ?? '') : shown;
  await press(new RegExp(`^${name}$`));
}

describe('the very first letter', () => {
  it('comes with the direction of reading, with one speaker and one way past the letters', async () => {
    openLesson();
    await screen.findByText(texts.firstLetter('ш'), undefined);
    expect(stepOnScreen()).toEqual({ exercise: 'meet', letter: 'shin' });
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
      texts.skipAll,
      texts.listen,
      texts.next,
    ]);
    await press(texts.next);
    expect(stepOnScreen()).toEqual({ exercise: 'trace', letter: 'shin' });
  });

  it('is not announced to whoever has met a letter', async () => {
    openLesson({ knowsOthers: true });
    await screen.findByText(texts.newOne.letter, undefined);
    expect(screen.queryByText(texts.firstLetter('ш'))).toBeNull();
    expect(screen.getByRole('button', { name: 'Сообщить об ошибке' })).toBeDefined();
    expect(screen.getByRole('button', { name: texts.knowThis })).toBeTruthy();
  });
});

describe('a lesson with letters', () => {
  it('asks between the words what it has taught before, and whoever cannot draw says so once', async () => {
    const { saved, goTo } = openLesson();
    const first = await playAll(withoutPen);
    expect(first.slice(0, 3)).toEqual(['shin meet', 'shin trace', 'alef meet']);
    await screen.findByText('слово 1', undefined);
    goTo(2);
    const second = await playAll(withoutPen);
    expect(second).toContain('mem meet');
    // The point that the word before has; it is asked by its sound.
    expect(second.slice(-2)).toEqual(['tsere meet', 'tsere hear']);
    goTo(3);
    const third = await playAll(withoutPen);
    expect([...second, ...third].filter((step) => /trace|write/.test(step))).toEqual([]);
    await waitFor(() => expect(saved.some(({ letters }) => letters.includes('segol'))).toBe(true));
    expect(saved.filter(({ event }) => event === 'trace' || event === 'write')).toEqual([]);
  });

  it('has whoever cannot listen read a syllable instead', async () => {
    const { saved, goTo } = openLesson({ states: { shin: { phase: 'known' }, alef: { phase: 'known' } } });
    await screen.findByText('слово 1', undefined);
    goTo(2);
    await playAll(async (exercise, letter) => {
      if (letter !== 'tsere' || exercise !== 'hear') return withoutPen(exercise, letter);
      await screen.findByRole('heading', { name: texts.tasks.hearPoint('э') });
      await press(texts.cannotListen);
    });
    await waitFor(() =>
      expect(saved.filter(({ letters }) => letters.includes('tsere')).map(({ event }) => event)).toEqual([
        'meet',
        'find',
        'find',
      ]),
    );
  });

  it('goes on with the word that was begun before, and asks what is left before the next one', async () => {
    const learning = { phase: 'learning', answers: 1 } as const;
    const { goTo } = openLesson({ states: { shin: learning, alef: learning }, begun: [1] });
    await screen.findByText('слово 1', undefined);
    goTo(2);
    const played = await playAll(withoutPen);
    expect(played.slice(0, 2).toSorted()).toEqual(['alef find', 'shin find']);
  });

  it('asks nothing of whoever skips the letters', async () => {
    const { goTo } = openLesson();
    await screen.findByText(texts.firstLetter('ш'), undefined);
    await press(texts.skipAll);
    await screen.findByText('слово 1', undefined);
    goTo(2);
    await screen.findByText('слово 2', undefined);
  });
});

describe('a point that was chosen wrong', () => {
  it('is told by its sound, not by its name', async () => {
    const { saved, goTo } = openLesson({ states: { shin: { phase: 'known' }, alef: { phase: 'known' } } });
    await screen.findByText('слово 1', undefined);
    goTo(2);
    await playAll(async (exercise, letter) => {
      const isMissed = saved.some(({ result }) => result === 'wrong');
      if (letter !== 'tsere' || exercise !== 'hear' || isMissed) return withoutPen(exercise, letter);
      const options = screen.getByRole('group', { name: 'Варианты ответа' }).querySelectorAll('button');
      const wrong = [...options].find(({ textContent }) => textContent !== sampleLetter('tsere').shown);
      await press(new RegExp(`^${wrong?.textContent}$`));
      await screen.findByText(texts.itReads(texts.reading('мэ')), undefined);
      expect(screen.queryByText(/цере/)).toBeNull();
      await press(texts.next);
    });
    await waitFor(() => expect(saved.some(({ result, chosen }) => result === 'wrong' && chosen)).toBe(true));
  });
});
