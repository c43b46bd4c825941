import { type AudioPlayer, createPagePlayer } from '../lib/audio/audio-player.ts';
import { createRecorder, type Recorder } from '../lib/audio/recorder.ts';
import { createPageSpeech } from '../lib/audio/speech-api.ts';
import type { Services } from '../lib/services.ts';
import { createSpeechCheck, type SpeechCheck } from './speak/speech-check.ts';
import { createRecogniserLoader, type RecogniserLoader } from './write/recogniser-loader.ts';

/**
 * What the exercises of one visit to the trainer or the quiz share: one sound, one microphone, one recogniser of each
 * kind.
 */
export type ExerciseSession = {
  player: AudioPlayer;
  recorder: Recorder;
  speech: SpeechCheck;
  recogniser: RecogniserLoader;
  /** Letters drawn well in this session: their hint is not shown. */
  drawnLetters: Set<string>;
  /** The learner writes on paper and compares: their last choice. */
  onPaper: boolean;
  /** The learner's last choice of the on-screen keyboard. */
  keyboardShown: boolean;
};

export function createExerciseSession(services: Services): ExerciseSession {
  return {
    player: createPagePlayer(services),
    recorder: createRecorder(),
    speech: createSpeechCheck(services.once(createPageSpeech)),
    recogniser: createRecogniserLoader(),
    drawnLetters: new Set(),
    onPaper: false,
    keyboardShown: true,
  };
}

/** Stops sound and releases the microphone: the view is left or the app went to the background. */
export function quietSession({ player, recorder }: ExerciseSession): void {
  player.stop();
  recorder.release();
}
