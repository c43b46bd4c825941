import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { Row, Stack } from '../layout.tsx';
import { Text } from '../text.tsx';
import styles from './field.module.css';

/** Notes on a field, below it. */
export type FieldNote = { tone: 'error' | 'warning' | 'hint'; text: string };

type Labelled = {
  label: string;
  notes?: readonly FieldNote[];
  /** Marks the label with an asterisk; the form checks whether it is filled. */
  required?: boolean;
};

type FrameProps = Labelled & {
  /** Beside the label: a helper button. */
  aside?: ReactNode;
  children: (attributes: FieldAttributes) => ReactNode;
};

type FieldAttributes = {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** Label above, notes below; the caller provides the control itself. */
export function FieldFrame({ label, notes = [], required, aside, children }: FrameProps) {
  const id = useId();
  const isInvalid = notes.some(({ tone }) => tone === 'error');
  return (
    <Stack gap={2}>
      <Row gap={4} align="center" justify="between" wrap="tight">
        <label htmlFor={id} className={styles.label}>
          {label}
          {required && (
            <Text tone="wrong" aria-hidden>
              {' *'}
            </Text>
          )}
        </label>
        {aside}
      </Row>
      {children({
        id,
        className: styles.control,
        'aria-describedby': notes.length > 0 ? `${id}-notes` : undefined,
        'aria-invalid': isInvalid || undefined,
        'aria-required': required || undefined,
      })}
      {notes.length > 0 && (
        <Stack as="ul" gap={1} id={`${id}-notes`} className={styles.notes}>
          {notes.map(({ tone, text }) => (
            <li key={text} className={styles[tone]}>
              {text}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

type Changing = { onChange: (value: string) => void };
type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

export type TextFieldProps = Labelled &
  Changing & { aside?: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'required'>;

/** One line of text. */
export function TextField({ label, notes, required, aside, onChange, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} notes={notes} required={required} aside={aside}>
      {(attributes) => (
        <input
          type="text"
          autoComplete="off"
          {...rest}
          {...attributes}
          onChange={(event: Changed) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

export type TextAreaProps = Labelled &
  Changing &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'required'>;

/** Several lines of text. */
export function TextArea({ label, notes, required, onChange, ...rest }: TextAreaProps) {
  return (
    <FieldFrame label={label} notes={notes} required={required}>
      {(attributes) => (
        <textarea
          rows={3}
          {...rest}
          {...attributes}
          onChange={(event: Changed) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

export type SelectFieldProps = Labelled &
  Changing & {
    options: readonly { value: string; name: string }[];
  } & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'required'>;

/** One of many. */
export function SelectField({ label, notes, required, onChange, options, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame label={label} notes={notes} required={required}>
      {(attributes) => (
        <select {...rest} {...attributes} onChange={(event: Changed) => onChange(event.target.value)}>
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
