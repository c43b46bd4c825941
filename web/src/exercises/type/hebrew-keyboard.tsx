import { type ReactNode, useRef } from 'react';
import { keyboardRows } from '../../../../core/hebrew/letters.ts';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { useTelegram } from '../../lib/services.ts';
import { EraseIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import styles from './hebrew-keyboard.module.css';

const texts = exerciseTexts.type;

type HebrewKeyboardProps = {
  onLetter: (letter: string) => void;
  onErase: () => void;
  onSend: () => void;
  /** The letters to show, for a learner who has not met the others; all when missing. */
  letters?: ReadonlySet<string> | undefined;
  disabled: boolean;
  /** Label of the last key; 'Отправить' by default. */
  sendName?: string;
  /** There is something to send. */
  canSend: boolean;
};

/** The Israeli layout, drawn left to right as on a physical keyboard although the text runs the other way. */
export function HebrewKeyboard(props: HebrewKeyboardProps) {
  const { onLetter, onErase, onSend, disabled, canSend, letters, sendName = texts.send } = props;
  const rows = letters ? rowsOf(letters) : keyboardRows;
  return (
    <Stack
      gap={3}
      className={letters ? `${styles.keyboard} ${styles.small}` : styles.keyboard}
      role="group"
      aria-label={texts.keyboard}
      dir="ltr"
    >
      {rows.map((row) => (
        <Row gap={1} justify="center" key={row.join('')} className={styles.row}>
          {row.map((letter) => (
            <Key key={letter} disabled={disabled} onPress={() => onLetter(letter)}>
              <bdi lang="he">{letter}</bdi>
            </Key>
          ))}
        </Row>
      ))}
      <Row gap={1} justify="center" className={styles.row}>
        <Key className={styles.erase} label={texts.erase} disabled={disabled} onPress={onErase}>
          <EraseIcon size={24} />
        </Key>
        <Key className={styles.space} disabled={disabled} onPress={() => onLetter(' ')}>
          {texts.space}
        </Key>
        <Key className={styles.send} disabled={disabled || !canSend} onPress={onSend}>
          {sendName}
        </Key>
      </Row>
    </Stack>
  );
}

/** Keys in a row of the whole keyboard. */
const rowKeys = Math.max(...keyboardRows.map((row) => row.length));

/** A part of the letters in the order of the layout, in as few rows as they need, which are equally long. */
function rowsOf(letters: ReadonlySet<string>): string[][] {
  const shown = keyboardRows.flat().filter((letter) => letters.has(letter));
  const rows = Math.ceil(shown.length / rowKeys);
  const length = Math.ceil(shown.length / rows);
  return Array.from({ length: rows }, (_, row) => shown.slice(row * length, (row + 1) * length));
}

type KeyProps = {
  onPress: () => void;
  disabled: boolean;
  label?: string;
  className?: string;
  children: ReactNode;
};

/**
 * One key. It reacts when the finger touches it, because two overlapping thumbs give no click; a click without a finger
 * (a keyboard, a screen reader) counts too. The focus stays in the field.
 */
function Key({ onPress, disabled, label, className, children }: KeyProps) {
  const { haptic } = useTelegram();
  const pressed = useRef(false);
  const press = () => {
    haptic('select');
    onPress();
  };
  return (
    <button
      type="button"
      className={`${styles.key} ${className ?? ''}`}
      aria-label={label}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (event.button > 0) return;
        pressed.current = true;
        press();
      }}
      onClick={() => {
        if (!pressed.current) press();
        pressed.current = false;
      }}
    >
      {children}
    </button>
  );
}
