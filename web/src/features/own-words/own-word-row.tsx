import { useQuery } from '@tanstack/react-query';
import type { OwnWord } from '../../../../core/contracts/own-words.ts';
import { isSilent, shownSpelling } from '../../../../core/hebrew/shown.ts';
import { listenTexts } from '../../../../core/texts/lesson/listening.ts';
import { standingText } from '../../../../core/texts/own-standing.ts';
import { SpeakerButton } from '../../exercises/listen/speaker-button.tsx';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useServices } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { toLocalIso } from '../../lib/time/clock.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Hint, Text } from '../../ui/text.tsx';
import styles from './own-words.module.css';

type OwnWordRowProps = { word: OwnWord; player: AudioPlayer; onChoose: () => void };

/** One word: a tap opens its card, the loudspeaker plays it. */
export function OwnWordRow({ word, player, onChoose }: OwnWordRowProps) {
  const settings = useSettings();
  const standing = useStanding(word);
  return (
    <Row align="center" className={styles.row}>
      <button type="button" className={styles.word} onClick={onChoose}>
        <Row as="span" gap={4} align="baseline" wrap="tight">
          <Hebrew size="large">{shownSpelling(word, settings.niqqud)}</Hebrew>
          {settings.transcription && word.transcription && (
            <span className={styles.transcription}>[{word.transcription}]</span>
          )}
        </Row>
        <Stack as="span">
          <span>
            <MixedText>{word.russian}</MixedText>
          </span>
          <Hint>{standing}</Hint>
        </Stack>
      </button>
      {!isSilent(word) && (
        <SpeakerButton
          word={word}
          player={player}
          settings={settings}
          label={`${listenTexts.play}: ${word.hebrew}`}
        />
      )}
    </Row>
  );
}

/** How far a word is learned, and when it is asked next. */
function useStanding(word: Pick<OwnWord, 'state' | 'due'>): string {
  const { clock, homeQuery } = useServices();
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  const today = home?.today ?? toLocalIso(clock.now()).slice(0, 10);
  return standingText(word, today);
}

/** The same as a line. */
export const Standing = ({ word }: { word: OwnWord }) => <Text tone="soft">{useStanding(word)}</Text>;
