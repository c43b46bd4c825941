// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DialogueDetail } from '../../../core/contracts/dialogues.ts';
import type { Role } from '../../../core/dialogues/play.ts';
import { type DialoguePlay, startPlay } from '../../../core/dialogues/play.ts';
import { dialogueTexts as texts } from '../../../core/texts/lesson/dialogues.ts';
import { DialoguePlayer } from '../../../web/src/exercises/dialogue/dialogue-player.tsx';
import { openedDialogue } from '../../../web/src/lib/kept/dialogues.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { learnerId } from '../../support/web/samples.ts';
import { localStore, renderPart } from '../../support/web/services.tsx';
import {
  button,
  createFakePlayer,
  createFakeRecorder,
  createFakeSession,
  createFakeSpeech,
  press,
} from '../exercises/support.tsx';
import { client } from '../trainer/client.ts';
import { sampleDialogue, serveDialogues } from './support.tsx';

const server = createAppServer();
beforeEach(() => void localStore.write(localKeys.lastUser, learnerId));

type Options = {
  start?: Partial<DialoguePlay>;
  dialogue?: DialogueDetail;
  heard?: Parameters<typeof createFakeSpeech>;
  microphone?: Parameters<typeof createFakeRecorder>[0];
};

function play({ start, dialogue = sampleDialogue(), heard = [], microphone }: Options = {}) {
  const served = serveDialogues(dialogue);
  server.use(...served.handlers);
  const sound = createFakePlayer();
  const told = { done: 0 };
  const session = createFakeSession({
    player: sound.player,
    recorder: createFakeRecorder(microphone).recorder,
    speech: createFakeSpeech(...heard).speech,
  });
  const view = renderPart(
    <DialoguePlayer
      dialogue={dialogue}
      start={{ ...startPlay, ...start }}
      session={session}
      onDone={() => {
        told.done += 1;
      }}
    />,
  );
  return { ...view, ...served, ...sound, told, dialogue };
}

const dana: Role = { speaker: 0, level: 'cue' };
const asDana = (over: Partial<DialoguePlay> = {}): Partial<DialoguePlay> => ({
  ...{ step: 'role', at: 0, role: dana, level: 'cue', isAsked: true },
  ...over,
});
const stepOf = () => document.querySelector<HTMLElement>('[data-step]')?.dataset.step;
const choose = (label: string) =>
  act(async () => {
    const group = within(screen.getByRole('group', { name: 'Варианты ответа' }));
    fireEvent.click(group.getByRole('button', { name: label }));
  });
/** Puts a line together from these words. */
async function order(...words: string[]) {
  const heap = within(screen.getByRole('group', { name: 'Слова фразы' }));
  for (const word of words) {
    await act(async () => void fireEvent.click(heap.getByRole('button', { name: word.normalize('NFC') })));
  }
  await press(texts.check);
}

describe('hearing a dialogue', () => {
  it('says the turns one after another without their text, and shows who speaks', async () => {
    const { played, end, saved } = play();
    await press(texts.listen);
    expect(screen.getByRole('status').textContent).toBe(texts.says('Дана'));
    expect(screen.queryByText(/эфша́р/)).toBeNull();
    for (let turn = 0; turn < 4; turn++) {
      await waitFor(() => expect(played).toHaveLength(turn + 1));
      await end();
    }
    await screen.findByText(texts.heardHint);
    expect(played.map(({ sound }) => sound.url)).toEqual(
      ['эфша́р ма́йим', 'кен ма һа-ше́м', 'ани́ да́на', 'бевакаша́ да́на'].map((name) => `/audio/${name}.mp3`),
    );
    await waitFor(() => expect(saved.map(({ event }) => event)).toEqual(['heard']));
    await press(texts.slower);
    expect(played.at(-1)?.options?.speed).toBe(0.75);
  });

  it('goes on from the turn at which it was stopped', async () => {
    const { played, end } = play();
    await press(texts.listen);
    await end();
    await waitFor(() => expect(played).toHaveLength(2));
    await press(texts.pause);
    await press(texts.listenOn);
    expect(played.at(-1)?.sound.text).toBe(sampleDialogue().turns[1]?.pronunciation);
  });

  it('is silent as soon as the app goes to the background', async () => {
    const { played, end } = play();
    await press(texts.listen);
    await act(async () => client.send('visibility_changed', { is_visible: false }));
    await end();
    await screen.findByRole('button', { name: texts.listenOn });
    expect(played).toHaveLength(1);
  });

  it('shows a turn that cannot be heard, and goes on after it', async () => {
    const { played, end } = play();
    await press(texts.listen);
    await end('failed');
    expect(screen.getByText('[эфша́р ма́йим]')).toBeDefined();
    await press(texts.read);
    expect(played.at(-1)?.sound.url).toBe('/audio/кен ма һа-ше́м.mp3');
  });

  it('can be read instead, and then asks without sound', async () => {
    const { played, saved } = play();
    await press(texts.readInstead);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await press(texts.toQuestions);
    await choose('кофе');
    expect(screen.getByText('[эфша́р ма́йим]')).toBeDefined();
    expect(played).toEqual([]);
    await waitFor(() => expect(saved.map(({ event }) => event)).toEqual(['heard', 'question']));
  });
});

describe('a question', () => {
  it('goes on by itself after a right answer, and says a missed turn again', async () => {
    const { played, saved } = play({ start: { step: 'question' } });
    await choose('воду');
    await screen.findByText('Что спрашивает Омер?');
    await choose('сколько ей лет');
    expect(played.at(-1)?.sound.url).toBe('/audio/кен ма һа-ше́м.mp3');
    expect(screen.queryByText('[кен ма һа-ше́м]')).toBeNull();
    await press(texts.next);
    expect(stepOf()).toBe('text');
    await waitFor(() =>
      expect(saved.map(({ place, isRight }) => [place, isRight])).toEqual([
        [0, true],
        [1, false],
      ]),
    );
  });
});

describe('the text', () => {
  it('tells the meaning of a line and of a word for the asking', async () => {
    const { played } = play({ start: { step: 'text', isAsked: true } });
    const first = within(screen.getAllByRole('listitem')[0] ?? document.body);
    expect(screen.queryByText('Можно воды?')).toBeNull();
    await act(async () => void fireEvent.click(first.getByRole('button', { name: texts.translate })));
    expect(screen.getByText('Можно воды?')).toBeDefined();
    await act(async () => void fireEvent.click(first.getByRole('button', { name: 'מַיִם'.normalize('NFC') })));
    expect(first.getByRole('status').textContent).toContain('— вода');
    await act(async () => void fireEvent.click(first.getByRole('button', { name: texts.play })));
    expect(played).toHaveLength(1);
    await press(texts.toRoles);
    expect(stepOf()).toBe('roles');
  });
});

describe('a role', () => {
  it('is chosen with its level, and begins with what the other one says', async () => {
    const { played } = play({ start: { step: 'roles', isAsked: true } });
    await press(texts.role('Омер'));
    fireEvent.click(screen.getByRole('radio', { name: texts.levels.memory }));
    await press(texts.begin);
    expect([stepOf(), played.length]).toEqual(['role', 1]);
  });

  it('takes a line from the microphone, says what is missing, and saves what was said', async () => {
    const { saved } = play({ start: asDana(), heard: ['אפשר לחם', 'אפשר מים'] }); // efshar lechem, efshar mayim
    expect(screen.getByText('Попросите воды.')).toBeDefined();
    expect(screen.queryByText('[эфша́р ма́йим]')).toBeNull();
    await press('Начать запись');
    await press('Остановить запись');
    await screen.findByRole('button', { name: texts.sayAgain });
    expect(screen.getByRole('status').textContent).toBe(texts.missing(['מים']));
    await press(texts.sayAgain);
    await press('Начать запись');
    await press('Остановить запись');
    await screen.findByText(texts.said);
    expect(screen.getByText('[эфша́р ма́йим]')).toBeDefined();
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved).toMatchObject([
      { event: 'line', place: 0, speaker: 0, level: 'cue', way: 'spoken', isRight: false },
      { event: 'line', place: 0, speaker: 0, level: 'cue', way: 'spoken', isRight: true, said: [77] },
    ]);
  });

  it('goes on by putting lines together when the recogniser goes away in the middle', async () => {
    const away = { type: 'unrecognised', detail: 'STT 503' } as const;
    const { saved, played, end } = play({ start: asDana(), heard: [away] });
    await press('Начать запись');
    await press('Остановить запись');
    await screen.findByText(texts.cannot.recogniser);
    await order('מַיִם', 'אֶפְשָׁר');
    expect(screen.getByText(texts.otherOrder)).toBeDefined();
    await press(texts.sayAgain);
    await order('אֶפְשָׁר', 'מַיִם');
    await press(texts.next);
    expect(played).toHaveLength(1);
    await end();
    await screen.findByText('Скажите, как вас зовут.');
    await waitFor(() =>
      expect(saved.map(({ way, isRight }) => [way, isRight])).toEqual([
        ['ordered', false],
        ['ordered', true],
      ]),
    );
  });

  it('needs no microphone: a line that is read is read, another one is typed', async () => {
    const { saved } = play({
      start: asDana({ role: { ...dana, level: 'reading' }, level: 'reading' }),
      microphone: { supported: false },
    });
    expect(screen.getByText('[эфша́р ма́йим]')).toBeDefined();
    await press(texts.read);
    await waitFor(() => expect(saved).toMatchObject([{ way: 'self', isRight: true, level: 'reading' }]));
  });

  it('asks to answer about oneself, and shows three ways to do it', async () => {
    play({ start: asDana({ at: 2, isQuiet: true }) });
    expect(screen.getByRole('heading', { name: texts.freeTurn })).toBeDefined();
    await press(texts.ways.typed);
    fireEvent.change(screen.getByRole('textbox', { name: texts.field }), { target: { value: 'אני מירה' } });
    await press(texts.check);
    await screen.findByRole('heading', { name: texts.examples });
    expect(screen.getByText('Я Яэль.')).toBeDefined();
  });

  it('helps for the asking: a cue, then the line', async () => {
    const memory = { ...dana, level: 'memory' } as const;
    const { saved } = play({
      start: asDana({ role: memory, level: 'memory' }),
      microphone: { supported: false },
    });
    expect(screen.queryByText('Попросите воды.')).toBeNull();
    await press(texts.help.memory);
    expect(screen.getByText('Попросите воды.')).toBeDefined();
    await press(texts.help.cue);
    expect(screen.getByText('[эфша́р ма́йим]')).toBeDefined();
    await press(texts.read);
    await waitFor(() => expect(saved).toMatchObject([{ level: 'reading' }]));
  });

  it('ends with what went well, a word on manners, and the other role', async () => {
    const { end, saved, played } = play({
      start: asDana({
        at: 3,
        tries: [
          { turn: 0, isRight: true },
          { turn: 2, isRight: true },
        ],
      }),
    });
    await press(texts.listenLine);
    await end();
    await screen.findByRole('heading', { name: texts.praise.all });
    expect(screen.getByText('Воду в кафе часто дают бесплатно.')).toBeDefined();
    expect(screen.getByText(texts.saidAtOnce(2, 2))).toBeDefined();
    await waitFor(() => expect(saved).toMatchObject([{ event: 'played', speaker: 0, level: 'cue' }]));
    await press(texts.playAs('Омер', 'cue'));
    expect([stepOf(), played.length]).toEqual(['role', 2]);
  });

  it('is kept by the device after each step', async () => {
    const { dialogue, services } = play({ start: asDana({ isQuiet: true }) });
    await order('אֶפְשָׁר', 'מַיִם');
    await press(texts.next);
    expect(openedDialogue(services, dialogue.id)?.play).toMatchObject({ step: 'role', at: 1 });
    expect(button(texts.next)).toBeDefined();
  });
});
