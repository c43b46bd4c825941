import type { Sentence } from '../../../../core/contracts/catalogue.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { SpeakerIcon } from '../../ui/icons/practice-icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Hint } from '../../ui/text.tsx';
import { ReportButton } from '../report/report-button.tsx';
import type { Reported } from '../report/reported.ts';
import { usePlayback } from '../use-playback.ts';
import { VoiceSign } from '../voice-sign.tsx';
import styles from './sentence-row.module.css';

type SentenceRowProps = {
  sentence: Sentence;
  player: AudioPlayer;
  /** Where a mistake in it is reported: its lesson, or its word. */
  about: Pick<Reported, 'subject' | 'subjectId'>;
};

/** A sentence with its reading and meaning; a tap plays it, a flag beside it reports a mistake. */
export function SentenceRow({ sentence, player, about }: SentenceRowProps) {
  const settings = useSettings();
  const sound = { url: sentence.audio, text: sentence.pronunciation };
  const { status, failed, play } = usePlayback(player, sound, settings);
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.sentence}
        data-sounding={status !== 'idle'}
        onClick={() => void play()}
      >
        <Stack as="span" gap={1} grow>
          <Hebrew className={styles.hebrew}>
            {settings.niqqud ? sentence.pronunciation : sentence.hebrew}
          </Hebrew>
          {settings.transcription && <span className={styles.transcription}>[{sentence.transcription}]</span>}
          <span>{sentence.russian}</span>
          {failed && <Hint>{trainerTexts.soundFailed}</Hint>}
        </Stack>
        <Stack as="span" gap={1} align="center">
          <SpeakerIcon size={20} />
          <VoiceSign sound={sentence} underSpeaker />
        </Stack>
      </button>
      <ReportButton
        className={styles.report}
        about={{ ...about, question: `${sentence.pronunciation} — ${sentence.russian}` }}
      />
    </div>
  );
}
