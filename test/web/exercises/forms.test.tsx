// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, it } from 'vitest';
import type { FormTask, VerbPractice } from '../../../core/contracts/forms.ts';
import { exerciseTexts } from '../../../core/texts/lesson/exercises.ts';
import { formTexts as texts } from '../../../core/texts/lesson/grammar/forms.ts';
import { PracticeButton } from '../../../web/src/exercises/forms/practice-button.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import { renderPart } from '../../support/web/services.tsx';
import {
  createFakePlayer,
  createFakeRecorder,
  createFakeSession,
  createFakeSpeech,
  press,
} from './support.tsx';

const server = createAppServer();

const spelled = (pointed: string, full: string) => ({ pointed: pointed.normalize('NFC'), full });
const weGo: FormTask = {
  skill: 'verb:paal:future.1pl',
  wordId: 300,
  form: 'future.1pl',
  exercise: 'choose',
  cue: 'мы пойдём',
  name: 'мы · будущее',
  base: { ...spelled('לָלֶכֶת', 'ללכת'), russian: 'идти / пойти' },
  noun: null,
  sentence: null,
  hint: '«Мы» в будущем: в начале נ',
  answer: { ...spelled('נֵלֵךְ', 'נלך'), transcription: 'нэлэ́х', audio: null },
  options: [
    { hebrew: spelled('אֵלֵךְ', 'אלך'), label: 'я · будущее', reason: 'Не то число: это «я», а нужно «мы»' },
    { hebrew: spelled('נֵלֵךְ', 'נלך'), label: 'мы · будущее', reason: null },
  ],
  slips: [{ letters: 'הלכנו', reason: 'Не то время: это прошедшее, а нужно будущее' }],
};
const practice = (tasks: FormTask[]): VerbPractice => ({
  wordId: 300,
  tenses: [
    { tense: 'present', isIntroduced: true, lessonName: null, met: 1, all: 3 },
    { tense: 'future', isIntroduced: true, lessonName: 'Завтра', met: 0, all: 8 },
    { tense: 'imperative', isIntroduced: false, lessonName: 'Иди!', met: 0, all: 3 },
  ],
  tasks,
});

type Sent = { skill: string; exercise: string; result: string; typed?: string };

/** Opens the practice of the future; returns what was sent. */
async function open(tasks: FormTask[], heard: string[] = []): Promise<Sent[]> {
  const sent: Sent[] = [];
  server.use(
    msw.get('*/api/forms/300', ({ request }) => {
      const isRound = new URL(request.url).searchParams.has('tense');
      return HttpResponse.json(success(practice(isRound ? tasks : [])));
    }),
    msw.post('*/api/forms/answers', async ({ request }) => {
      const body = (await request.json()) as Sent; // what the app sends
      sent.push(body);
      const { skill, result } = body;
      const state = { sureness: 0.1, due: '2026-11-24', answers: 1, misses: 0 };
      return HttpResponse.json(success({ skill, result, ...state }));
    }),
  );
  const { speech } = createFakeSpeech(...heard);
  const { recorder } = createFakeRecorder();
  const createSession = () => createFakeSession({ speech, recorder });
  renderPart(
    <PracticeButton wordId={300} player={createFakePlayer().player} createSession={createSession} />,
  );
  await press(texts.practise);
  fireEvent.click(await screen.findByRole('button', { name: /Будущее/ }));
  return sent;
}

it('names the tenses of a verb, and the lesson that brings a later one, which can be practised before', async () => {
  await open([weGo]);
  await press(texts.close);
  const later = await screen.findByRole('button', { name: /Повелительное/ });
  expect(later.textContent).toContain('В курсе — с урока «Иди!»');
  fireEvent.click(later);
  await screen.findByText('мы пойдём');
});

it('tells what is wrong about a chosen form, asks it again and says how it went', async () => {
  const sent = await open([weGo]);
  await screen.findByText('мы пойдём');
  fireEvent.click(screen.getByRole('button', { name: /אֵלֵךְ/ }));
  expect((await screen.findByRole('status')).textContent).toContain('Не то число: это «я», а нужно «мы»');
  await press(texts.next);
  fireEvent.click(await screen.findByRole('button', { name: /נֵלֵךְ/ }));
  await screen.findByText(texts.done.text(0, 1));
  await waitFor(() => expect(sent.map(({ result }) => result)).toEqual(['wrong', 'right']));
});

it('judges what was typed, with the reason and the right form', async () => {
  const sent = await open([{ ...weGo, exercise: 'type', options: [] }]);
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: 'הלכנו' } });
  await press(texts.check);
  expect(screen.getByRole('status').textContent).toContain('Не то время: это прошедшее, а нужно будущее');
  expect(screen.getByText('נֵלֵךְ'.normalize('NFC'))).toBeDefined();
  await waitFor(() => expect(sent[0]).toMatchObject({ typed: 'הלכנו', result: 'wrong', exercise: 'type' }));
});

it('asks again for another verb of the same meaning, and keeps nothing of the first answer', async () => {
  const lives: FormTask = {
    ...weGo,
    form: 'present.sg.m',
    cue: 'он живёт',
    exercise: 'type',
    answer: { ...spelled('גָּר', 'גר'), transcription: 'гар', audio: null },
    options: [],
    slips: [],
  };
  const sent = await open([lives]);
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: 'חי' } });
  await press(texts.check);
  expect(screen.getByRole('status').textContent).toBe('Верно, есть и такое слово. А по-другому?');
  fireEvent.change(field, { target: { value: 'גר' } });
  await press(texts.check);
  await waitFor(() => expect(sent).toMatchObject([{ typed: 'גר', result: 'right' }]));
});

it('meets a form before it is asked', async () => {
  const sent = await open([{ ...weGo, exercise: 'meet', options: [], slips: [] }]);
  expect(await screen.findByText(/Мы» в будущем/)).toBeDefined();
  await press(texts.understood);
  await screen.findByText(texts.done.title);
  await waitFor(() => expect(sent).toMatchObject([{ exercise: 'meet', result: 'right' }]));
});

it('leaves out what has to be heard for whoever cannot listen', async () => {
  const heard: FormTask = {
    ...weGo,
    exercise: 'hear',
    options: weGo.options.map((option) => ({ ...option, hebrew: null })),
  };
  await open([heard, { ...weGo, exercise: 'meet' }]);
  await screen.findByText(texts.tasks.hear);
  await press(texts.cannotListen);
  await screen.findByText('Новая форма: мы · будущее');
});

const said: FormTask = { ...weGo, exercise: 'say', options: [] };
const sayAgain = async () => {
  await press(exerciseTexts.speak.start);
  fireEvent.click(await screen.findByRole('button', { name: exerciseTexts.speak.stop }));
};

it('hears a form for a Russian cue, with or without its pronoun', async () => {
  const sent = await open([said], ['אנחנו נלך']);
  await screen.findByText('мы пойдём');
  expect(screen.queryByRole('button', { name: exerciseTexts.speak.reference })).toBeNull();
  await sayAgain();
  await screen.findByText(texts.done.text(1, 1));
  expect(sent).toMatchObject([{ exercise: 'say', result: 'right' }]);
});

it('tells which form was said instead, and lets it be said once more', async () => {
  const sent = await open([said], ['הלכנו', 'הלכנו']);
  await screen.findByText('мы пойдём');
  await sayAgain();
  await screen.findByText('Не то время: это прошедшее, а нужно будущее');
  expect(sent).toEqual([]);
  const again = await screen.findByRole('button', { name: exerciseTexts.speak.tryAgain });
  await waitFor(() => expect((again as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(again);
  fireEvent.click(await screen.findByRole('button', { name: exerciseTexts.speak.stop }));
  await screen.findByText(texts.itWas);
  expect(screen.getByText('נֵלֵךְ'.normalize('NFC'))).toBeDefined();
  await waitFor(() => expect(sent).toMatchObject([{ exercise: 'say', result: 'wrong' }]));
});

it('asks in writing whoever cannot speak now', async () => {
  await open([said, { ...said, form: 'future.1sg', cue: 'я пойду' }]);
  await screen.findByText('мы пойдём');
  await press(exerciseTexts.speak.skip);
  await screen.findByRole('textbox');
  expect(screen.getByText(texts.tasks.type)).toBeDefined();
});

it('asks for the form that a sentence lacks, and fills it in', async () => {
  const gap: FormTask = {
    ...weGo,
    exercise: 'gap',
    sentence: {
      before: spelled('מָחָר', 'מחר'),
      after: spelled('לַיָּם.', 'לים.'),
      russian: 'Завтра мы пойдём к морю.',
      audio: '/audio/sea.mp3',
    },
  };
  const sent = await open([gap]);
  await screen.findByText('Завтра мы пойдём к морю.');
  expect(screen.getByRole('img', { name: texts.gap })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /נֵלֵךְ/ }));
  await waitFor(() => expect(sent).toMatchObject([{ exercise: 'gap', result: 'right' }]));
  expect(screen.queryByRole('img', { name: texts.gap })).toBeNull();
});

it('says so when the verb is locked or gone', async () => {
  server.use(
    msw.get('*/api/forms/300', () =>
      HttpResponse.json(failure('word_not_found', 'нет такого слова'), { status: 404 }),
    ),
  );
  renderPart(<PracticeButton wordId={300} player={createFakePlayer().player} />);
  await press(texts.practise);
  expect((await screen.findByRole('alert')).textContent).toBe(texts.gone);
});
