import type { DialogueDetail } from '../../../../core/contracts/dialogues.ts';
import type { DialoguePlay } from '../../../../core/dialogues/play.ts';
import type { ExerciseSession } from '../session.ts';
import type { SendPlay } from './use-dialogue-play.ts';
import type { DialogueVoice } from './use-voice.ts';

/** What each step of a dialogue gets. */
export type StepProps = {
  dialogue: DialogueDetail;
  play: DialoguePlay;
  /** A new number each time that something changes on the screen. */
  visit: number;
  voice: DialogueVoice;
  session: ExerciseSession;
  send: SendPlay;
  onDone: () => void;
};
