import type { LetterItem } from '../../../../../core/contracts/letters.ts';
import { letterTexts as texts } from '../../../../../core/texts/lesson/letters.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import styles from './compare-step.module.css';
import { LetterGlyphs } from './letter-glyphs.tsx';
import { SoundButton } from './sound-button.tsx';
import type { StepProps } from './step.ts';

type CompareStepProps = Pick<StepProps, 'item' | 'settings' | 'session' | 'onDone'> & { twin: LetterItem };

/** Two letters that are mixed up, side by side: how each looks, sounds and stands in a word, and what helps to choose. */
export function CompareStep({ item, twin, settings, session, onDone }: CompareStepProps) {
  const twins = item.twins.find(({ key }) => key === twin.key);
  const sides = [
    { letter: item, word: twins?.word ?? item.word },
    { letter: twin, word: twin.twins.find(({ key }) => key === item.key)?.word ?? twin.word },
  ];
  const hints = twins ? [twins.hint] : [item.hint, twin.hint];
  const shared = { player: session.player, settings };
  return (
    <Stack gap={5} grow className={styles.compare}>
      <Stack gap={2} align="center">
        <Text as="h2" size="l" weight="strong">
          {twins ? texts.tasks.twins : texts.tasks.compare}
        </Text>
        {twins && (
          <Text tone="accent" weight="medium">
            {texts.sound(twins.transcription)}
          </Text>
        )}
      </Stack>
      <Row gap={4} className={styles.sides}>
        {sides.map(({ letter, word }) => (
          <Stack key={letter.key} gap={3} align="center" className={styles.side}>
            <LetterGlyphs item={letter} />
            <Text weight="bold">{letter.name}</Text>
            {!twins && <Text tone="accent">{texts.sound(letter.transcription)}</Text>}
            {word && (
              <Stack align="center" className={styles.word}>
                <Hebrew size="large">{word.pronunciation}</Hebrew>
                <span>[{word.transcription}]</span>
                <Hint>{word.russian}</Hint>
                <SoundButton
                  sound={{ text: word.pronunciation, audio: word.audio }}
                  label={texts.hearWord(word.hebrew)}
                  {...shared}
                />
              </Stack>
            )}
          </Stack>
        ))}
      </Row>
      {hints.map((hint) => (
        <p key={hint} className={styles.hint}>
          <MixedText>{hint}</MixedText>
        </p>
      ))}
      <Button variant="primary" size="large" block className={styles.next} onClick={onDone}>
        {texts.next}
      </Button>
    </Stack>
  );
}
