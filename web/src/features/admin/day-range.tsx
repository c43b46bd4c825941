import { tableTexts as texts } from '../../../../core/texts/admin/tables.ts';
import { TextField } from '../../ui/controls/field.tsx';
import styles from './day-range.module.css';

/** Days, both included; an empty one leaves that side open. */
export type DayRange = { from: string; to: string };

export const isWhole = ({ from, to }: DayRange): boolean => from !== '' && to !== '';

type DayRangeFieldsProps = { range: DayRange; onChange: (range: DayRange) => void };

/** Two days side by side; neither can pass the other. */
export function DayRangeFields({ range: { from, to }, onChange }: DayRangeFieldsProps) {
  return (
    <div className={styles.days}>
      <TextField
        label={texts.from}
        type="date"
        value={from}
        min="2000-01-01"
        max={to || undefined}
        onChange={(value) => onChange({ from: value, to: to && value > to ? value : to })}
      />
      <TextField
        label={texts.to}
        type="date"
        value={to}
        min={from || '2000-01-01'}
        onChange={(value) => onChange({ from: value && from > value ? value : from, to: value })}
      />
    </div>
  );
}
