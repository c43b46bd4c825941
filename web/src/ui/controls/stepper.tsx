import { MinusIcon, PlusIcon } from '../icons/reward-icons.tsx';
import { Button } from './button.tsx';
import styles from './stepper.module.css';

type StepperProps = {
  name: string;
  value: number;
  /** The value in words, e.g. '5 слов'. */
  valueText: string;
  min: number;
  max: number;
  /** Spoken names of the two buttons. */
  fewer: string;
  more: string;
  onChange: (value: number) => void;
};

/** A small number, one up or down at a tap. */
export function Stepper({ name, value, valueText, min, max, fewer, more, onChange }: StepperProps) {
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{name}</legend>
      <span className={styles.name} aria-hidden>
        {name}
      </span>
      <Button
        size="icon"
        aria-label={fewer}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        icon={<MinusIcon size={20} />}
      />
      <output className={styles.value}>{valueText}</output>
      <Button
        size="icon"
        aria-label={more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        icon={<PlusIcon size={20} />}
      />
    </fieldset>
  );
}
