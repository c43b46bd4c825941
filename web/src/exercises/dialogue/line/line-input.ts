import type { DialogueDetail, DialogueTurnShape } from '../../../../../core/contracts/dialogues.ts';
import type { RoleLevel } from '../../../../../core/dialogues/events.ts';
import type { SaidLine } from '../../../../../core/dialogues/play.ts';
import type { ExerciseSession } from '../../session.ts';

/** Ways that the learner chooses between. */
export type LineInput = 'spoken' | 'ordered' | 'typed';

export type LineInputProps = {
  turn: DialogueTurnShape;
  dialogue: Pick<DialogueDetail, 'turns'>;
  session: ExerciseSession;
  /** How the line is asked. */
  level: RoleLevel;
  /** The line as it was said, and the ids of the words of the turn in it. */
  onLine: (line: SaidLine, said: readonly number[]) => void;
  /** It cannot be said into a microphone here and now. */
  onCannot: (why: 'recogniser' | 'microphone') => void;
};
