import type { DialogueItem } from '../../../../core/contracts/dialogues.ts';
import { dialogueListTexts as texts } from '../../../../core/texts/lesson/dialogue-list.ts';
import { StateRow } from '../../ui/surfaces/state-row.tsx';

type DialogueRowProps = {
  dialogue: DialogueItem;
  /** Name of its lesson, where home lists it. */
  lesson: string | undefined;
  onChoose: () => void;
};

const states = { new: 'new', heard: 'begun', played: 'done' } as const;

/** The title of a dialogue, its lesson and length, and what the learner knows of it. */
export function DialogueRow({ dialogue, lesson, onChoose }: DialogueRowProps) {
  const { title, turns, seconds, state, isLocked } = dialogue;
  const hints = [lesson, isLocked ? undefined : texts.length(turns, seconds)];
  return (
    <StateRow
      name={title}
      hint={hints.filter((hint) => hint !== undefined).join(' · ')}
      state={isLocked ? 'locked' : states[state]}
      stateName={isLocked ? texts.isLocked : texts.state[state]}
      onChoose={onChoose}
    />
  );
}
