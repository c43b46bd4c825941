import { type ReactNode, useState } from 'react';
import { comparableHebrew } from '../../../../../../core/hebrew/comparable.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { HebrewKeyboard } from '../../../../exercises/type/hebrew-keyboard.tsx';
import { HebrewTextInput } from '../../../../exercises/type/hebrew-text-input.tsx';
import { type HebrewInput, useHebrewInput } from '../../../../exercises/type/use-hebrew-input.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldFrame, type FieldNote } from '../../../../ui/controls/field.tsx';
import { KeyboardIcon } from '../../../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import styles from './hebrew-field.module.css';
import { NiqqudKeys } from './niqqud-keys.tsx';
import { nextLetterEnd } from './niqqud-place.ts';

const texts = adminContentTexts.word;

/** A button beside the label that writes something into the field. */
export type HebrewSign = {
  name: string;
  face: string;
  /** What it writes in place of what is selected. */
  write: (selected: string) => string;
};

type HebrewFieldProps = {
  label: string;
  required?: boolean;
  value: string;
  notes: readonly FieldNote[];
  onChange: (value: string) => void;
  /** Adds keys for the points. */
  withNiqqud?: boolean;
  signs?: readonly HebrewSign[];
  /** One more button beside the label. */
  aside?: ReactNode;
  /** Plain letters of the word, to be copied where the field is still empty. */
  letters?: string;
};

/** Hebrew by the app's own keys, by a Hebrew keyboard, or by a physical one of any layout. */
export function HebrewField(props: HebrewFieldProps) {
  const {
    label,
    required,
    value,
    notes,
    onChange,
    withNiqqud = false,
    letters = '',
    signs = [],
    aside,
  } = props;
  const [isOpen, setOpen] = useState(false);
  const input = useHebrewInput({ value, onChange });

  function placeCaret(at: number) {
    input.ref.current?.focus({ preventScroll: true });
    input.ref.current?.setSelectionRange(at, at);
  }

  const selected = () => {
    const { selectionStart, selectionEnd } = input.ref.current ?? {};
    return value.slice(selectionStart ?? value.length, selectionEnd ?? value.length);
  };

  const lettersToTake = withNiqqud && value === '' ? comparableHebrew(letters) : '';
  return (
    <Stack gap={4} className={styles.field}>
      <FieldFrame
        label={label}
        required={required}
        notes={notes}
        aside={
          <Row as="span" align="center">
            {lettersToTake !== '' && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  onChange(lettersToTake);
                  setOpen(true);
                  // The points go behind the first letter; the field has the text after this press.
                  requestAnimationFrame(() => placeCaret(1));
                }}
              >
                {texts.takeLetters}
              </Button>
            )}
            {aside}
            {signs.map(({ name, face, write }) => (
              <Button
                key={name}
                size="small"
                variant="quiet"
                aria-label={`${name}: ${label}`}
                onClick={() => input.insert(write(selected()))}
              >
                {face}
              </Button>
            ))}
            <Button
              size="small"
              variant="quiet"
              icon={<KeyboardIcon size={20} />}
              aria-pressed={isOpen}
              aria-label={`${texts.keyboard}: ${label}`}
              onClick={() => setOpen(!isOpen)}
            />
          </Row>
        }
      >
        {(attributes) => (
          <HebrewTextInput
            {...attributes}
            ref={input.ref}
            type="text"
            className={`${attributes.className} ${styles.input}`}
            value={value}
            maxLength={200}
            inputMode={isOpen ? 'none' : 'text'}
            onChange={(event) => onChange(event.target.value)}
            onLetter={input.insert}
          />
        )}
      </FieldFrame>
      {isOpen && (
        <FieldKeys input={input} withNiqqud={withNiqqud} onPlace={placeCaret} onDone={() => setOpen(false)} />
      )}
    </Stack>
  );
}

type FieldKeysProps = {
  input: HebrewInput;
  withNiqqud: boolean;
  /** Puts the caret at a place of the text. */
  onPlace: (at: number) => void;
  onDone: () => void;
};

function FieldKeys({ input, withNiqqud, onPlace, onDone }: FieldKeysProps) {
  return (
    <>
      {withNiqqud && (
        <NiqqudKeys
          onPress={input.insert}
          onNext={() => onPlace(nextLetterEnd(input.value, input.ref.current?.selectionEnd ?? 0))}
        />
      )}
      <HebrewKeyboard
        onLetter={input.insert}
        onErase={input.erase}
        onSend={onDone}
        sendName={texts.done}
        disabled={false}
        canSend
      />
    </>
  );
}
