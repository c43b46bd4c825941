// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import type { FormTask, SaveFormAnswerRequest } from '../../../core/contracts/forms.ts';
import { type KeptSitting, newSitting } from '../../../core/lesson/interludes.ts';
import { stages } from '../../../core/lesson/stages.ts';
import { formTexts as texts } from '../../../core/texts/lesson/grammar/forms.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import { createPage, localStore } from '../../support/web/services.tsx';
import { sampleWord } from '../exercises/support.tsx';
import { playLesson, progressOf, renderTrainer, sampleDetail } from './support.tsx';

const server = createAppServer();

/** holekh, and four other words */
const walks = sampleWord({
  id: 1,
  hebrew: 'הולך',
  pronunciation: 'הוֹלֵךְ',
  russian: '(он) идёт',
  verb: { root: 'הלכ', binyan: 'paal' },
});
const words = [walks, ...[2, 3, 4, 5].map((id) => sampleWord({ id, hebrew: 'תה', russian: `чай ${id}` }))];

const spelled = (pointed: string, full: string) => ({ pointed: pointed.normalize('NFC'), full });
const sheWalks: FormTask = {
  skill: 'verb:paal:present.sg.f',
  wordId: 1,
  form: 'present.sg.f',
  exercise: 'choose',
  cue: 'она идёт',
  name: 'я, ты, она · настоящее',
  base: { ...spelled('לָלֶכֶת', 'ללכת'), russian: 'идти / пойти' },
  noun: null,
  sentence: null,
  hint: '',
  answer: { ...spelled('הוֹלֶכֶת', 'הולכת'), transcription: 'һолэ́хэт', audio: null },
  options: [
    {
      hebrew: spelled('הוֹלֵךְ', 'הולך'),
      label: 'он',
      reason: 'Не тот род: это «я, ты, он», а нужно «я, ты, она»',
    },
    { hebrew: spelled('הוֹלֶכֶת', 'הולכת'), label: 'она', reason: null },
  ],
  slips: [],
};

/** The verb has just been left; `tasks` is what the server has for it, null for no answer. */
function open(tasks: FormTask[] | null): SaveFormAnswerRequest[] {
  const { handlers } = playLesson(sampleDetail({ words, progress: [progressOf(1, [...stages])] }));
  const sent: SaveFormAnswerRequest[] = [];
  server.use(
    ...handlers,
    msw.get('*/api/forms/1', ({ request }) => {
      expect(new URL(request.url).searchParams.get('tense')).toBe('next');
      if (tasks === null) return HttpResponse.json(failure('unavailable', 'Не вышло'), { status: 503 });
      return HttpResponse.json(success({ wordId: 1, tenses: [], tasks }));
    }),
    msw.post('*/api/forms/answers', async ({ request }) => {
      // Our own client sent it; the contract is the server's to check.
      const body = (await request.json()) as SaveFormAnswerRequest;
      sent.push(body);
      const state = { sureness: 0.1, due: '2026-11-24', answers: 1, misses: 0 };
      return HttpResponse.json(success({ skill: body.skill, result: body.result ?? 'right', ...state }));
    }),
  );
  const { services } = createPage();
  const kept: KeptSitting = {
    ...newSitting,
    met: [{ wordId: 1, isNew: true }],
    between: [{ kind: 'forms', wordId: 1 }],
    lessonId: 1,
    at: services.clock.now().toISOString(),
  };
  localStore.write(`mila:sitting:${services.session.userId()}`, kept);
  renderTrainer();
  return sent;
}

const tap = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const nextWord = () =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Слово' }).textContent).toContain('чай 2'));

describe('the forms after a verb of a lesson', () => {
  it('are met and chosen, saved as they are answered, and the lesson goes on', async () => {
    const sent = open([{ ...sheWalks, exercise: 'meet', options: [] }, sheWalks]);
    await tap(texts.understood);
    await tap('הוֹלֶכֶת'.normalize('NFC'));
    await nextWord();
    await waitFor(() =>
      expect(sent.map(({ exercise, result }) => [exercise, result])).toEqual([
        ['meet', 'right'],
        ['choose', 'right'],
      ]),
    );
  });

  it('can be skipped', async () => {
    const sent = open([sheWalks]);
    await screen.findByText('она идёт');
    await tap(texts.inLesson.skip);
    await nextWord();
    expect(sent).toEqual([]);
  });

  it.each([
    ['the server has none', []],
    ['they cannot be loaded', null],
  ] as const)('are left out when %s', async (_, tasks) => {
    open(tasks && [...tasks]);
    await nextWord();
  });
});
