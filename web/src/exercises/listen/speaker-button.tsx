import type { Word } from '../../../../core/contracts/catalogue.ts';
import { isSilent } from '../../../../core/hebrew/shown.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { listenTexts } from '../../../../core/texts/lesson/listening.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SpeakerIcon } from '../../ui/icons/practice-icons.tsx';
import { useOnce } from '../use-once.ts';
import { usePlayback } from '../use-playback.ts';
import styles from './speaker-button.module.css';

type SpeakerButtonProps = {
  /** A word or a sentence. */
  word: Pick<Word, 'audio' | 'pronunciation'>;
  player: AudioPlayer;
  settings: Settings;
  /** Sounds once by itself, if the learner wants that. */
  auto?: boolean;
  /** What a screen reader says. */
  label?: string;
};

/** Plays the word once more, beside any exercise; nothing for a word that nothing can say. */
export function SpeakerButton({
  word,
  player,
  settings,
  auto = false,
  label = listenTexts.play,
}: SpeakerButtonProps) {
  const { status, failed, play } = usePlayback(
    player,
    { url: word.audio, text: word.pronunciation },
    settings,
  );
  const silent = isSilent(word);
  useOnce(auto && settings.autoplay && !silent, () => void play({ isAuto: true }));
  if (silent) return null;
  return (
    <Button
      size="icon"
      variant="quiet"
      className={`${styles.speaker} ${failed ? styles.failed : styles[status]}`}
      aria-label={failed ? listenTexts.failed : label}
      onClick={() => void play()}
      icon={<SpeakerIcon size={24} />}
    />
  );
}
