import { useEffect, useRef } from 'react';
import type { NumberKind } from '../../../../core/numbers/tasks.ts';
import { numberTexts as texts } from '../../../../core/texts/lesson/numbers.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EraseIcon } from '../../ui/icons/practice-icons.tsx';
import styles from './numbers.module.css';

/** What stands between two numbers of a kind. */
const separators: Partial<Record<NumberKind, string>> = { time: ':', date: '.' };
const mostTyped = 14;
const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type DigitsProps = {
  kind: NumberKind;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  onGiveUp: () => void;
};

/** A keypad of digits; a keyboard types too. */
export function Digits({ kind, value, onChange, onSend, onGiveUp }: DigitsProps) {
  const separator = separators[kind];
  const add = (char: string) => onChange(`${value}${char}`.slice(0, mostTyped));
  const erase = () => onChange(value.slice(0, -1));
  useKeys({ add, erase, send: () => value !== '' && onSend(), separator });
  return (
    <div className={styles.pad}>
      {rows.map((digit) => (
        <Key key={digit} text={digit} onPress={() => add(digit)} />
      ))}
      {separator ? <Key text={separator} onPress={() => add(separator)} /> : <span />}
      <Key text="0" onPress={() => add('0')} />
      <button type="button" className={styles.key} aria-label={texts.erase} onClick={erase}>
        <EraseIcon size={24} />
      </button>
      <Button variant="quiet" onClick={onGiveUp}>
        {texts.giveUp}
      </Button>
      <Button variant="primary" className={styles.send} disabled={value === ''} onClick={onSend}>
        {texts.check}
      </Button>
    </div>
  );
}

function Key({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.key} onClick={onPress}>
      {text}
    </button>
  );
}

type Keys = {
  add: (char: string) => void;
  erase: () => void;
  send: () => void;
  separator: string | undefined;
};

function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      const { add, erase, send, separator } = latest.current;
      if (/^\d$/.test(key)) add(key);
      else if (separator && /^[.:,;/-]$/.test(key)) add(separator);
      else if (key === 'Backspace') erase();
      else if (key === 'Enter') send();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
