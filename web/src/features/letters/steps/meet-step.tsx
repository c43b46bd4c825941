import { useState } from 'react';
import type { Form } from '../../../../../core/handwriting/shapes.ts';
import { letterTexts as texts } from '../../../../../core/texts/lesson/letters.ts';
import { VoiceSign } from '../../../exercises/voice-sign.tsx';
import { useRecogniser } from '../../../exercises/write/use-recogniser.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { LetterGlyphs } from './letter-glyphs.tsx';
import styles from './meet-step.module.css';
import { SoundButton } from './sound-button.tsx';
import type { StepProps } from './step.ts';
import { StrokePicture } from './stroke-picture.tsx';

const forms: readonly Form[] = ['print', 'cursive'];

type MeetStepProps = StepProps & { onKnow: () => void };

/** A letter for the first time: printed beside cursive, its name and sound, how it is written, a word with it. */
export function MeetStep({ item, settings, session, onAnswer, onDone, onKnow }: MeetStepProps) {
  const { name, transcription, hint, kind, spokenName, sound, word } = item;
  const { player } = session;
  const shared = { player, settings };
  const loaded = useRecogniser(session.recogniser);
  const hasStrokes =
    loaded.status === 'ready' && forms.every((form) => loaded.recogniser.model(item.letter, form));
  const isIncomplete =
    hint === '' ||
    transcription === '' ||
    spokenName.text === '' ||
    (kind !== 'point' && loaded.status !== 'loading' && !hasStrokes);
  return (
    <Stack gap={4} grow className={styles.meet}>
      <Row gap={6} align="center" justify="center" className={styles.head}>
        <LetterGlyphs item={item} />
        <Stack className={styles.named}>
          <Row gap={4} align="baseline">
            <Hint>{texts.kinds[kind]}</Hint>
            <VoiceSign sound={spokenName} />
          </Row>
          <Text as="h2" size="xl" weight="bold" className={styles.name}>
            {name}
          </Text>
          <Text weight="medium" tone="accent">
            {texts.sound(transcription)}
          </Text>
        </Stack>
        <Stack>
          {spokenName.text !== '' && (
            <SoundButton sound={spokenName} label={texts.hearName} isEager {...shared} />
          )}
          {sound && <SoundButton sound={sound} label={texts.hearSound} {...shared} />}
        </Stack>
      </Row>
      {hint !== '' && (
        <p className={styles.hint}>
          <MixedText>{hint}</MixedText>
        </p>
      )}
      {isIncomplete && (
        <p role="status" className={styles.hint}>
          {texts.incomplete}
        </p>
      )}
      {kind !== 'point' && <Strokes {...{ item, session }} />}
      {word && (
        <Row gap={5} align="center" justify="center" className={styles.word}>
          <VisuallyHidden>{texts.wordWith}</VisuallyHidden>
          <Hebrew size="large">{word.pronunciation}</Hebrew>
          <span>
            [{word.transcription}] <Hint>{word.russian}</Hint>
          </span>
          <SoundButton
            sound={{ text: word.pronunciation, audio: word.audio }}
            label={texts.hearWord(word.hebrew)}
            {...shared}
          />
        </Row>
      )}
      <Row gap={4} className={styles.actions}>
        <Button onClick={onKnow}>{texts.knowThis}</Button>
        <Button
          variant="primary"
          size="large"
          onClick={() => {
            onAnswer({ isRight: true });
            onDone();
          }}
        >
          {texts.next}
        </Button>
      </Row>
    </Stack>
  );
}

/** How the letter is written in both scripts; a tap writes it again. */
function Strokes({ item, session }: Pick<StepProps, 'item' | 'session'>) {
  const loaded = useRecogniser(session.recogniser);
  const [runs, setRuns] = useState({ print: 0, cursive: 0 });
  return (
    <Row gap={4} className={styles.strokes}>
      {forms.map((form) => {
        const model = loaded.status === 'ready' ? loaded.recogniser.model(item.letter, form) : undefined;
        return (
          <button
            key={form}
            type="button"
            className={styles.tile}
            onClick={() => setRuns({ ...runs, [form]: runs[form] + 1 })}
          >
            <span className={styles.picture}>
              {model && (
                <StrokePicture model={model} run={runs[form]} label={`${texts.strokes}: ${texts[form]}`} />
              )}
            </span>
            {/* The name is what is shown, and what a press does: a picture alone would say only how it is written. */}
            <Hint>{texts[form]}</Hint>
            <VisuallyHidden>: {texts.replay}</VisuallyHidden>
          </button>
        );
      })}
    </Row>
  );
}
