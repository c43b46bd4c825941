import { useId } from 'react';
import { Stack } from '../layout.tsx';
import { Text } from '../text.tsx';
import styles from './switch.module.css';

type SwitchProps = {
  name: string;
  hint?: string;
  on: boolean;
  onToggle: (on: boolean) => void;
  /** Drawn as a box with a tick instead of a switch. */
  checkbox?: boolean;
};

/** Something that is on or off; the whole row can be tapped. */
export function Switch({ name, hint, on, onToggle, checkbox = false }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={styles.row}>
      <Stack as="span" grow>
        <span className={checkbox ? undefined : styles.name}>{name}</span>
        {hint && (
          <Text tone="soft" size="s" id={hintId}>
            {hint}
          </Text>
        )}
      </Stack>
      <input
        type="checkbox"
        role={checkbox ? undefined : 'switch'}
        className={checkbox ? styles.box : styles.switch}
        aria-label={name}
        aria-describedby={hint ? hintId : undefined}
        checked={on}
        onChange={(event) => onToggle(event.target.checked)}
      />
    </label>
  );
}
