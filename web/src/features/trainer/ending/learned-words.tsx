import type { Word } from '../../../../../core/contracts/catalogue.ts';
import { isSilent, shownSpelling } from '../../../../../core/hebrew/shown.ts';
import { endingTexts } from '../../../../../core/texts/endings.ts';
import { trainerTexts } from '../../../../../core/texts/lesson/trainer.ts';
import type { ExerciseSession } from '../../../exercises/session.ts';
import { usePlayback } from '../../../exercises/use-playback.ts';
import { VerbButton } from '../../../exercises/verb/verb-button.tsx';
import { VoiceSign } from '../../../exercises/voice-sign.tsx';
import { useSettings } from '../../../lib/settings/settings.ts';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { Meaning } from '../../../ui/hebrew/meaning.tsx';
import { SpeakerIcon } from '../../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import styles from './learned-words.module.css';

type LearnedWordsProps = {
  words: readonly Word[];
  /** Ids of those that did not go right at once: they come first. */
  missed: readonly number[];
  session: ExerciseSession;
};

/** The words of the lesson once more; a tap plays one. */
export function LearnedWords({ words, missed, session }: LearnedWordsProps) {
  const isMissed = ({ id }: Word) => missed.includes(id);
  const inOrder = [...words.filter(isMissed), ...words.filter((word) => !isMissed(word))];
  return (
    <Stack as="section" gap={4} className={styles.section} aria-labelledby="learned-words">
      <Text as="h2" size="l" weight="bold" id="learned-words">
        {endingTexts.lessonWords}
      </Text>
      <Stack as="ul" className={styles.list}>
        {inOrder.map((word) => (
          <li key={word.id} className={styles.row}>
            <WordRow word={word} isMissed={isMissed(word)} session={session} />
            <VerbButton word={word} player={session.player} small />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

type WordRowProps = { word: Word; isMissed: boolean; session: ExerciseSession };

function WordRow({ word, isMissed, session }: WordRowProps) {
  const settings = useSettings();
  const sound = { url: word.audio, text: word.pronunciation };
  const { status, failed, play } = usePlayback(session.player, sound, settings);
  const silent = isSilent(word);
  return (
    <button
      type="button"
      className={styles.word}
      data-sounding={status !== 'idle'}
      disabled={silent}
      onClick={() => void play()}
    >
      <Row as="span" gap={6} align="center" grow wrap="tight" className={styles.facts}>
        <Hebrew size="large">{shownSpelling(word, settings.niqqud)}</Hebrew>
        <Stack as="span" grow>
          {settings.transcription && word.transcription && (
            <span className={styles.transcription}>[{word.transcription}]</span>
          )}
          <Meaning>{word.russian}</Meaning>
          {failed && <Hint>{trainerTexts.soundFailed}</Hint>}
        </Stack>
        {isMissed && <Chip tone="wrong">{endingTexts.missed}</Chip>}
      </Row>
      {!silent && (
        <Stack as="span" gap={1} align="center">
          <SpeakerIcon size={20} />
          <VoiceSign sound={word} underSpeaker />
        </Stack>
      )}
    </button>
  );
}
