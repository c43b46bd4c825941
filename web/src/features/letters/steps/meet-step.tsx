import { lineOf } from '../../../../../core/letters/hints.ts';
import { soundOf } from '../../../../../core/letters/sounds.ts';
import { letterTexts as texts } from '../../../../../core/texts/lesson/letters.ts';
import { VoiceSign } from '../../../exercises/voice-sign.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import styles from './meet-step.module.css';
import { SoundButton } from './sound-button.tsx';
import type { StepProps } from './step.ts';

type MeetStepProps = StepProps & {
  /** The very first letter: how Hebrew is read comes before it. */
  isFirst: boolean;
  onKnow: () => void;
};

/** A sign for the first time: its shape, how it sounds, and one line. By hand it comes in the next step. */
export function MeetStep({ item, isFirst, settings, session, onAnswer, onDone, onKnow }: MeetStepProps) {
  const { name, transcription, hint, kind, spokenName } = item;
  const sound = item.sound ?? spokenName;
  // One sound to begin with: when it is another one the line says, or a later lesson.
  const sounds = texts.sound(transcription === '' ? '' : soundOf(transcription) || '—');
  const isPoint = kind === 'point';
  const isIncomplete = hint === '' || transcription === '' || sound.text === '';
  return (
    <Stack gap={5} grow className={styles.meet}>
      {isFirst ? (
        <p className={styles.lead}>{texts.firstLetter(soundOf(transcription))}</p>
      ) : (
        <Hint as="p" className={styles.kind}>
          {texts.newOne[kind]}
        </Hint>
      )}
      <Stack gap={4} align="center" justify="center" grow className={styles.card}>
        <Hebrew className={styles.sign}>{item.shown}</Hebrew>
        <Stack align="center">
          <Text as="h2" size="xl" weight="bold">
            {isPoint ? sounds : name}
          </Text>
          {!isPoint && (
            <Text weight="medium" tone="accent">
              {sounds}
            </Text>
          )}
        </Stack>
        {sound.text !== '' && (
          <Row gap={3} align="center" justify="center" wrap>
            <SoundButton
              sound={sound}
              label={texts.listen}
              player={session.player}
              settings={settings}
              isEager
            >
              {texts.listen}
            </SoundButton>
            <VoiceSign sound={sound} />
          </Row>
        )}
        {hint !== '' && (
          <p className={styles.hint}>
            <MixedText>{lineOf(hint)}</MixedText>
          </p>
        )}
        {isIncomplete && (
          <p role="status" className={styles.hint}>
            {texts.incomplete}
          </p>
        )}
      </Stack>
      <Stack gap={2} align="center">
        <Button
          variant="primary"
          size="large"
          block
          onClick={() => {
            onAnswer({ isRight: true });
            onDone();
          }}
        >
          {texts.next}
        </Button>
        {/* Whoever knows the first letter reads: the way past all of them is above. */}
        {!isFirst && (
          <Button variant="quiet" size="small" onClick={onKnow}>
            {isPoint ? texts.knowPoint : texts.knowThis}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
