import type { ComponentProps } from 'react';
import { hebrewOfKey } from './key-positions.ts';

type HebrewTextInputProps = Omit<ComponentProps<'input'>, 'onKeyDown'> & {
  /** A letter that a physical key of another layout means; without it such keys do what they always do. */
  onLetter: ((letter: string) => void) | undefined;
};

/** One line of Hebrew, which the device neither corrects nor completes. */
export function HebrewTextInput({ onLetter, ...attributes }: HebrewTextInputProps) {
  return (
    <input
      {...attributes}
      lang="he"
      dir="rtl"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={(event) => {
        const letter = hebrewOfKey(event.nativeEvent);
        if (letter === undefined || !onLetter) return;
        event.preventDefault();
        onLetter(letter);
      }}
    />
  );
}
