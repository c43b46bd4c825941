import type { InputHTMLAttributes } from 'react';
import styles from './switch.module.css';

type CheckBoxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'onChange' | 'onToggle'
> & {
  onToggle: (on: boolean) => void;
};

/** A box with a tick, beside a label of the caller's. */
export const CheckBox = ({ onToggle, ...rest }: CheckBoxProps) => (
  <input
    type="checkbox"
    {...rest}
    className={styles.box}
    onChange={(event) => onToggle(event.target.checked)}
  />
);
