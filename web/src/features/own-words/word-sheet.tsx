import type { OwnWord } from '../../../../core/contracts/own-words.ts';
import { isSilent } from '../../../../core/hebrew/shown.ts';
import { ownWordViewTexts } from '../../../../core/texts/home/own-words.ts';
import { SpeakerButton } from '../../exercises/listen/speaker-button.tsx';
import type { ExerciseSession } from '../../exercises/session.ts';
import { VoiceSign } from '../../exercises/voice-sign.tsx';
import { useSettings } from '../../lib/settings/settings.ts';
import { useSheetButtons } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Meaning } from '../../ui/hebrew/meaning.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { CardSheet } from '../../ui/surfaces/card-sheet.tsx';
import { Hint, Text } from '../../ui/text.tsx';
import { OwnRecording } from './own-recording.tsx';
import { Standing } from './own-word-row.tsx';
import styles from './own-words.module.css';
import { useRemoveWord } from './use-remove-word.ts';

const texts = ownWordViewTexts.word;

type WordSheetProps = { word: OwnWord; session: ExerciseSession; onEdit: () => void; onClose: () => void };

/** The card of a word: what is known of it, its sound, and what can be done with it. */
export function WordSheet({ word, session, onEdit, onClose }: WordSheetProps) {
  const settings = useSettings();
  const remove = useRemoveWord();
  useSheetButtons(onClose);
  return (
    <CardSheet label={word.russian} closeLabel={ownWordViewTexts.close} onClose={onClose}>
      <Stack gap={3} align="center" className={styles.card}>
        <Hebrew size="hero">{word.pronunciation || word.hebrew}</Hebrew>
        {word.transcription && (
          <Row gap={4} align="baseline" justify="center" wrap="tight">
            <span className={styles.transcription}>[{word.transcription}]</span>
            <VoiceSign sound={word} />
          </Row>
        )}
        <Text as="p" size="l" weight="strong">
          <Meaning>{word.russian}</Meaning>
        </Text>
        <SpeakerButton
          word={word}
          player={session.player}
          settings={settings}
          label={ownWordViewTexts.listen(word.hebrew)}
        />
        <Standing word={word} />
        {word.pronunciation === '' && isSilent(word) && <Hint as="p">{texts.noNiqqud}</Hint>}
      </Stack>
      {word.sentence && (
        <Stack gap={2}>
          <Hint>{texts.sentence}</Hint>
          <p dir="auto" className={styles.sentence}>
            <MixedText>{word.sentence}</MixedText>
          </p>
        </Stack>
      )}
      <OwnRecording word={word} player={session.player} />
      <Row gap={4} wrap className={styles.buttons}>
        <Button onClick={onEdit}>{texts.edit}</Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            void remove(word);
          }}
        >
          {texts.remove}
        </Button>
      </Row>
    </CardSheet>
  );
}
