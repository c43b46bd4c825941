// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import type { LetterItem } from '../../../core/contracts/letters.ts';
import { defaultSettings } from '../../../core/settings/settings.ts';
import { letterTexts as texts } from '../../../core/texts/lesson/letters.ts';
import { LessonLetters } from '../../../web/src/features/letters/lesson-letters.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { failure } from '../../support/web/samples.ts';
import { renderPart } from '../../support/web/services.tsx';
import { createFakeSession, press, pressWhenEnabled, sampleWord } from '../exercises/support.tsx';
import { client } from '../trainer/client.ts';
import { progressOf, sampleDetail } from '../trainer/support.tsx';
import { sampleLetter, serveLetters, stepOnScreen } from './support.tsx';

const server = createAppServer();

const pen = sampleWord({ id: 1, hebrew: 'עט', pronunciation: 'עֵט', transcription: 'эт', russian: 'ручка' });
const berry = sampleWord({
  id: 2,
  hebrew: 'תות',
  pronunciation: 'תּוּת',
  transcription: 'тут',
  russian: 'клубника',
});
const twin = (key: string, word: typeof pen): LetterItem['twins'][number] => ({
  key,
  transcription: 'т',
  hint: 'Обе звучат «т».',
  lessonId: 1,
  word: { ...word, audio: null },
});
const letters = [
  sampleLetter('tet', { twins: [twin('tav', pen)] }),
  sampleLetter('tav', { twins: [twin('tet', berry)] }),
];

function openLesson({
  phase = 'learning',
  begun = [] as number[],
  wordId = 1 as number | null,
  isRefused = false,
} = {}) {
  const { handlers, saved } = serveLetters(
    letters.map((item) => ({ ...item, state: { ...item.state, phase } })),
  );
  const refusal = () => HttpResponse.json(failure('internal', 'Позже'), { status: 500 });
  const answerWith = (refused: boolean) =>
    server.use(...(refused ? [msw.get('*/api/letters', refusal)] : handlers));
  answerWith(isRefused);
  const lesson = sampleDetail({
    words: [pen, berry],
    letters: ['qubuts'],
    progress: begun.map((id) => progressOf(id, ['LISTEN'])),
  });
  const shared = { lesson, settings: defaultSettings, session: createFakeSession(), onExit: () => {} };
  const at = (id: number | null) => (
    <LessonLetters {...shared} wordId={id}>
      {() => <p>слово {id}</p>}
    </LessonLetters>
  );
  const { rerender, queryClient, services } = renderPart(at(wordId));
  const toasts: (string | undefined)[] = [];
  services.connectToasts(({ title }) => toasts.push(title));
  /** Requests the letters again. */
  const refresh = async (refused: boolean) => {
    answerWith(refused);
    await act(() => queryClient.refetchQueries());
    // Once the views know of it.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  };
  return { saved, toasts, goTo: (id: number | null) => rerender(at(id)), refresh };
}

/** Chooses the letter that is missing in the word on the screen. */
async function spell(): Promise<string> {
  await waitFor(() => expect(stepOnScreen()?.exercise).toBe('spell'));
  const letter = stepOnScreen()?.letter ?? '';
  const bar = screen.getByRole('progressbar').getAttribute('aria-label');
  await pressWhenEnabled(letter === 'tet' ? /^ט/ : /^ת/);
  await waitFor(() => expect(screen.queryByRole('progressbar')?.getAttribute('aria-label')).not.toBe(bar));
  return letter;
}

describe('letters that sound alike', () => {
  it('are contrasted before their first word, told apart in words, and asked once more at the end', async () => {
    const { saved, goTo } = openLesson();
    await screen.findByRole('heading', { name: texts.tasks.twins });
    expect(screen.getByText('Обе звучат «т».')).toBeTruthy();
    await press(texts.next);
    expect([await spell(), await spell()].toSorted()).toEqual(['tav', 'tet']);
    await screen.findByText('слово 1', undefined);
    await waitFor(() => expect(saved.map(({ event }) => event)).toEqual(['find', 'find']));
    goTo(2);
    await screen.findByText('слово 2', undefined);
    goTo(null);
    await spell();
    await waitFor(() => expect(stepOnScreen()).toBeNull());
  });

  it('that are mixed up say how the word is written, and are kept as mixed up', async () => {
    const { saved } = openLesson();
    await screen.findByRole('heading', { name: texts.tasks.twins });
    await press(texts.next);
    await waitFor(() => expect(stepOnScreen()?.exercise).toBe('spell'));
    const isTet = stepOnScreen()?.letter === 'tet';
    await pressWhenEnabled(isTet ? /^ת/ : /^ט/);
    await screen.findByText(texts.writtenWith(isTet ? 'тет' : 'тав'), undefined);
    const [wrong, right] = isTet ? ['tav', 'tet'] : ['tet', 'tav'];
    await waitFor(() =>
      expect(saved).toMatchObject([{ letters: [right], event: 'find', result: 'wrong', chosen: wrong }]),
    );
  });

  it('are not taught to whoever knows both', async () => {
    openLesson({ phase: 'known' });
    await screen.findByText('слово 1', undefined);
  });

  it('are not taught again after a reload in the middle of their word', async () => {
    openLesson({ begun: [1] });
    await screen.findByText('слово 1', undefined);
  });
});

describe('a word that was begun', () => {
  it('stays as it is when the letters cannot be requested again', async () => {
    const { refresh } = openLesson({ phase: 'known' });
    const word = await screen.findByText('слово 1', undefined);
    await refresh(true);
    expect(word.isConnected).toBe(true);
  });

  it('stays as it is when the letters come too late', async () => {
    const { refresh, toasts } = openLesson({ isRefused: true });
    const word = await screen.findByText('слово 1', undefined);
    expect(toasts).toEqual(['Буквы урока не загрузились']);
    await refresh(false);
    expect(word.isConnected).toBe(true);
  });
});

describe('a lesson of many letters', () => {
  it('offers a place to stop after some minutes, and goes on from there', async () => {
    const names = 'alef bet gimel dalet he zayin chet tet yod lamed samekh ayin';
    const items = [...names.split(' '), 'qamats'].map((key) => sampleLetter(key));
    const { handlers } = serveLetters(
      items.map((item) => ({
        ...item,
        state: { ...item.state, phase: item.kind === 'point' ? 'learning' : 'new' },
      })),
    );
    server.use(...handlers);
    const words = [items.slice(0, 9), items.slice(9, 11), items.slice(11, 12)].map((some, at) =>
      sampleWord({ id: at + 1, hebrew: some.map(({ letter }) => letter).join(''), russian: `слово ${at}` }),
    );
    let exits = 0;
    const lesson = sampleDetail({ words, letters: names.split(' ') });
    const at = (id: number) => (
      <LessonLetters
        lesson={lesson}
        wordId={id}
        settings={defaultSettings}
        session={session}
        onExit={() => {
          exits += 1;
        }}
      >
        {() => <p>слово {id}</p>}
      </LessonLetters>
    );
    const session = createFakeSession();
    const { rerender } = renderPart(at(1));
    const learnAll = async (count: number) => {
      for (let left = count; left > 0; left -= 1) await pressWhenVisible(texts.knowThis);
    };
    await learnAll(9);
    await screen.findByText('слово 1', undefined);
    rerender(at(2));
    await screen.findByRole('heading', { name: texts.pauseTitle });
    expect(screen.getByText(texts.pauseText(9, 0))).toBeDefined();
    await press(texts.pauseStop);
    expect(exits).toBe(1);
    expect(client.latest('web_app_setup_main_button')).toMatchObject({ text: texts.pauseGo });
    await act(async () => client.send('main_button_pressed'));
    await learnAll(2);
    await screen.findByText('слово 2', undefined);
    rerender(at(3));
    await learnAll(1);
    await screen.findByText('слово 3', undefined);
  });
});

async function pressWhenVisible(name: string): Promise<void> {
  await screen.findByRole('button', { name });
  await press(name);
}
