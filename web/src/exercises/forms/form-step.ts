import type { FormTask } from '../../../../core/contracts/forms.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import type { ExerciseSession } from '../session.ts';
import type { FormResult } from './use-save-form.ts';

export type FormStepProps = {
  task: FormTask;
  settings: Settings;
  player: AudioPlayer;
  session: ExerciseSession;
  /** What the learner answered, at once; the step stays until `onDone`. */
  onAnswer: (result: FormResult) => void;
  onDone: () => void;
  /** Leaves out what has to be heard in this round. */
  onCannotListen: () => void;
  /** What has to be spoken is typed instead in this round. */
  onCannotSpeak: () => void;
};
