import { useId } from 'react';
import { Row } from '../layout.tsx';
import { Hint } from '../text.tsx';
import styles from './segments.module.css';

type SegmentsProps<Value extends string | number> = {
  label: string;
  hint?: string;
  options: readonly { value: Value; name: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A choice of one among two or three: radio buttons side by side. */
export function Segments<Value extends string | number>({
  label,
  hint,
  options,
  chosen,
  onChoose,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            <Row as="span" align="center" justify="center" grow className={styles.name}>
              {option.name}
            </Row>
          </label>
        ))}
      </div>
      {hint && (
        <Hint as="p" className={styles.hint} aria-live="polite">
          {hint}
        </Hint>
      )}
    </fieldset>
  );
}
