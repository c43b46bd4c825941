import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { expect } from 'vitest';
import type { Word } from '../../../core/contracts/catalogue.ts';
import type { Verdict } from '../../../core/handwriting/recogniser.ts';
import type { Difficulty } from '../../../core/handwriting/shapes.ts';
import { defaultSettings } from '../../../core/settings/settings.ts';
import { judge } from '../../../core/speech/judge.ts';
import type { ExerciseAnswer, ExerciseProps, ExerciseSkip } from '../../../web/src/exercises/exercise.ts';
import type { ExerciseSession } from '../../../web/src/exercises/session.ts';
import type { SpeechCheck } from '../../../web/src/exercises/speak/speech-check.ts';
import type { LetterModel } from '../../../web/src/exercises/write/letter-model.ts';
import type { Scribe } from '../../../web/src/exercises/write/recogniser-loader.ts';
import type {
  AudioPlayer,
  PlaybackOptions,
  PlaybackOutcome,
  Sound,
} from '../../../web/src/lib/audio/audio-player.ts';
import type { Recorder, RecorderStart } from '../../../web/src/lib/audio/recorder.ts';
import type { Recognition } from '../../../web/src/lib/audio/speech-api.ts';
import { renderPart } from '../../support/web/services.tsx';

export function sampleWord(over: Partial<Word> = {}): Word {
  return {
    id: 100,
    hebrew: 'שלום', // shalom
    pronunciation: 'שָׁלוֹם',
    transcription: 'шало́м',
    russian: 'мир, привет',
    gender: null,
    plural: null,
    feminine: null,
    variants: [],
    forms: [],
    examples: [],
    audio: '/audio/shalom.mp3',
    ...over,
  };
}

/** A player that is silent: each sound ends as the test says. */
export function createFakePlayer() {
  const played: { sound: Sound; options: PlaybackOptions | undefined }[] = [];
  let finish: ((outcome: PlaybackOutcome) => void) | undefined;
  const player: AudioPlayer = {
    play(sound, options) {
      finish?.('stopped');
      played.push({ sound, options });
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    stop: () => finish?.('stopped'),
    status: () => 'idle',
    subscribe: () => () => {},
    progress: () => 0,
  };
  /** Lets the sound that plays end. */
  const end = (outcome: PlaybackOutcome = 'ended') => act(async () => finish?.(outcome));
  return { player, played, end };
}

/** A microphone that hears `level` and gives a take each time, or refuses. */
export function createFakeRecorder({
  start = { ok: true } as RecorderStart,
  supported = true,
  level = () => null as number | null,
} = {}) {
  const told = { starts: 0, released: 0 };
  const recorder: Recorder = {
    isSupported: () => supported,
    async start() {
      told.starts += 1;
      return start;
    },
    stop: async () => (start.ok && told.starts > 0 ? new Blob(['sound'], { type: 'audio/webm' }) : null),
    level,
    release() {
      told.released += 1;
    },
  };
  return { recorder, told };
}

/** Every letter is one downstroke here. */
export const sampleModel: LetterModel = {
  top: 0,
  strokes: [
    [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
    ],
  ],
};

/**
 * A recogniser of speech that hears `heard` in turn, with the real judge. When all is heard it is not configured.
 */
export function createFakeSpeech(...heard: (string | Recognition)[]) {
  const sent: Blob[] = [];
  let configured = true;
  const speech: SpeechCheck = {
    isConfigured: () => configured,
    async recognise(take) {
      sent.push(take);
      const said = heard.shift() ?? { type: 'not-configured' };
      if (typeof said === 'string') return { type: 'recognised', transcripts: [said] };
      if (said.type === 'not-configured') configured = false;
      return said;
    },
    judge: async (expected, transcripts) => judge({ expected, transcripts }),
    prepare: () => {},
  };
  return { speech, sent };
}

/** A recogniser of letters that says what the test says: true accepts, a text refuses with that reason. */
export function createFakeRecogniser(...verdicts: (true | string)[]) {
  const asked: string[] = [];
  const difficulties: (Difficulty | undefined)[] = [];
  const recogniser: Pick<Scribe, 'verify' | 'model'> = {
    model: () => sampleModel,
    verify(_strokes, letter, options) {
      asked.push(letter);
      difficulties.push(options?.difficulty);
      const said = verdicts.shift() ?? true;
      const figures = { confidence: 0, silhouetteMatch: 0, fontMatch: 0, complexityScore: 0 };
      // A reason ends with the letter that was read instead.
      const text = said === true ? letter : said.slice(-1);
      const verdict: Verdict = { accepted: said === true, letter, text, bestOther: '', ...figures };
      return said === true ? verdict : { ...verdict, reason: said };
    },
  };
  // Exercises only verify; reading unknown letters is the quiz's matter.
  return { recogniser: recogniser as Scribe, asked, difficulties };
}

export function createFakeSession(over: Partial<ExerciseSession> = {}): ExerciseSession {
  return {
    player: createFakePlayer().player,
    recorder: createFakeRecorder().recorder,
    speech: createFakeSpeech().speech,
    recogniser: { load: async () => createFakeRecogniser().recogniser },
    drawnLetters: new Set(),
    onPaper: false,
    keyboardShown: true,
    ...over,
  };
}

type Options = Partial<
  Pick<ExerciseProps, 'word' | 'session' | 'isQuiz' | 'settings' | 'locked' | 'voiceLink'>
>;

/** Plays one exercise as the trainer does; answers and skips come out as data. */
export function renderExercise(Exercise: ComponentType<ExerciseProps>, options: Options = {}) {
  const answers: ExerciseAnswer[] = [];
  const skips: ExerciseSkip[] = [];
  let reveals = 0;
  function Trainer() {
    const [revealed, setRevealed] = useState(false);
    return (
      <Exercise
        word={sampleWord()}
        locked={false}
        settings={defaultSettings}
        session={createSessionOnce()}
        {...options}
        isRevealed={revealed}
        onAnswer={(answer) => answers.push(answer)}
        onSkip={(skip) => skips.push(skip)}
        onReveal={() => {
          reveals += 1;
          setRevealed(true);
        }}
      />
    );
  }
  let session: ExerciseSession | undefined;
  function createSessionOnce(): ExerciseSession {
    session ??= options.session ?? createFakeSession();
    return session;
  }
  renderPart(<Trainer />);
  return { answers, skips, reveals: () => reveals };
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
/** Presses the button as soon as it can be pressed. */
export const pressWhenEnabled = async (name: string | RegExp) => {
  await waitFor(() => expect(button(name).disabled).toBe(false));
  await press(name);
};
/** What the exercise says of the latest answer. */
export const said = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join(' ')
    .trim();

/** One stroke of `points` dots on the canvas. */
export function drawStroke(points = 8, pointerId = 1): void {
  const canvas = screen.getByRole('img', { name: /^Поле для рисования/ });
  const at = (i: number) => ({ pointerId, clientX: 40 + i * 6, clientY: 90 + i * 8, button: 0 });
  fireEvent.pointerDown(canvas, at(0));
  for (let i = 1; i < points; i++) fireEvent.pointerMove(canvas, at(i));
  fireEvent.pointerUp(canvas, at(points));
}
