import { type FormEvent, useEffect, useState } from 'react';
import { wordsSaid } from '../../../../../core/dialogues/words-said.ts';
import { comparableHebrew } from '../../../../../core/hebrew/comparable.ts';
import { dialogueTexts as texts } from '../../../../../core/texts/lesson/dialogues.ts';
import { useTelegram } from '../../../lib/services.ts';
import { Stack } from '../../../ui/layout.tsx';
import { HebrewKeyboard } from '../../type/hebrew-keyboard.tsx';
import { HebrewTextInput } from '../../type/hebrew-text-input.tsx';
import { useHebrewInput } from '../../type/use-hebrew-input.ts';
import styles from '../role-step.module.css';
import { checkTyped, prepareTyped } from './line-check.ts';
import type { LineInputProps } from './line-input.ts';

const maxLetters = 120;

/** The line typed in Hebrew, on the app's own keyboard or on a physical one of any layout. */
export function TypeLine({ turn, onLine, onCannot }: LineInputProps) {
  const { haptic } = useTelegram();
  const input = useHebrewInput();
  const [isJudged, setJudged] = useState(false);
  const isBlank = comparableHebrew(input.value) === '';
  useEffect(() => {
    input.ref.current?.focus({ preventScroll: true });
  }, [input.ref]);
  useEffect(prepareTyped, []);

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isBlank || isJudged) return;
    setJudged(true);
    const judgement = await checkTyped(turn, input.value).catch(() => null);
    if (!judgement) {
      onCannot('recogniser');
      return;
    }
    const { verdict, missing, extra, said } = judgement;
    const isRight = verdict === 'right';
    haptic(isRight ? 'success' : 'error');
    onLine(
      { isRight, way: 'typed', missing, extra, heard: input.value },
      isRight ? wordsSaid(turn, said) : [],
    );
  }

  return (
    <Stack as="form" gap={4} onSubmit={(event) => void submit(event)} noValidate>
      <HebrewTextInput
        ref={input.ref}
        className={styles.field}
        value={input.value}
        onChange={(event) => input.setValue(event.target.value)}
        onLetter={isJudged ? undefined : input.insert}
        readOnly={isJudged}
        inputMode="none"
        enterKeyHint="done"
        maxLength={maxLetters}
        aria-label={texts.field}
      />
      <HebrewKeyboard
        onLetter={input.insert}
        onErase={input.erase}
        onSend={() => void submit()}
        sendName={texts.check}
        disabled={isJudged}
        canSend={!isBlank}
      />
    </Stack>
  );
}
