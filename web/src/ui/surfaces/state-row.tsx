import { MixedText } from '../hebrew/mixed-text.tsx';
import { CheckIcon, LockIcon } from '../icons/icons.tsx';
import { Stack } from '../layout.tsx';
import { Hint } from '../text.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './state-row.module.css';

type StateRowProps = {
  name: string;
  hint?: string | undefined;
  /** How far the learner is with it: a sign at the end of the row. */
  state: 'locked' | 'new' | 'begun' | 'done';
  /** The same for a screen reader. */
  stateName: string;
  onChoose: () => void;
};

/** What can be opened from a list, and quietly what the learner knows of it. */
export function StateRow({ name, hint, state, stateName, onChoose }: StateRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onChoose}>
      <Stack as="span" grow className={styles.name}>
        <span>
          <MixedText>{name}</MixedText>
        </span>
        {hint !== undefined && (
          <Hint>
            <MixedText>{hint}</MixedText>
          </Hint>
        )}
      </Stack>
      <span className={styles.sign} data-state={state}>
        {state === 'locked' && <LockIcon size={18} />}
        {state === 'done' && <CheckIcon size={18} />}
        {state === 'begun' && <span className={styles.dot} />}
        <VisuallyHidden>, {stateName}</VisuallyHidden>
      </span>
    </button>
  );
}
