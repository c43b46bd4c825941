import type { DialogueItem } from '../../../../core/contracts/dialogues.ts';
import { dialogueListTexts as texts } from '../../../../core/texts/lesson/dialogue-list.ts';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { CheckIcon, LockIcon } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Hint } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './dialogues-view.module.css';

type DialogueRowProps = {
  dialogue: DialogueItem;
  /** Name of its lesson, where home lists it. */
  lesson: string | undefined;
  onChoose: () => void;
};

/** The title of a dialogue, its lesson and length, and what the learner knows of it. */
export function DialogueRow({ dialogue, lesson, onChoose }: DialogueRowProps) {
  const { title, turns, seconds, state, isLocked } = dialogue;
  const hints = [lesson, isLocked ? undefined : texts.length(turns, seconds)];
  return (
    <button type="button" className={styles.row} onClick={onChoose}>
      <Stack as="span" grow>
        <span className={styles.name}>
          <MixedText>{title}</MixedText>
        </span>
        <Hint>
          <MixedText>{hints.filter((hint) => hint !== undefined).join(' · ')}</MixedText>
        </Hint>
      </Stack>
      <span className={styles.sign} data-state={isLocked ? 'locked' : state}>
        {isLocked && <LockIcon size={18} />}
        {!isLocked && state === 'played' && <CheckIcon size={18} />}
        {!isLocked && state === 'heard' && <span className={styles.dot} />}
        <VisuallyHidden>, {isLocked ? texts.isLocked : texts.state[state]}</VisuallyHidden>
      </span>
    </button>
  );
}
