import type { ReactNode } from 'react';
import { letterTexts as texts } from '../../../../../core/texts/lesson/letters.ts';
import { useMainButton } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { BoardPicture } from '../../../ui/rank/board-picture.tsx';
import { Title } from '../../../ui/text.tsx';
import styles from './pause.module.css';

type PauseProps = {
  letters: number;
  words: number;
  /** What was put off of these words. */
  putOff?: ReactNode;
  onGo: () => void;
  onStop: () => void;
};

/** A natural place to stop: what is done stays, the rest waits. */
export function Pause({ letters, words, putOff, onGo, onStop }: PauseProps) {
  const native = useMainButton({ text: texts.pauseGo, onPress: onGo });
  return (
    <Stack gap={6} align="center" justify="center" grow className={styles.pause}>
      <BoardPicture squares={8} filled={Math.min(8, words)} />
      <Title>{texts.pauseTitle}</Title>
      <p>{texts.pauseText(letters, words)}</p>
      <Stack gap={4} className={styles.actions}>
        {!native && (
          <Button variant="primary" size="large" block onClick={onGo}>
            {texts.pauseGo}
          </Button>
        )}
        <Button block onClick={onStop}>
          {texts.pauseStop}
        </Button>
      </Stack>
      {putOff}
    </Stack>
  );
}
