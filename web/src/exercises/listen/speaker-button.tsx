import type { Word } from '../../../../core/contracts/catalogue.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { exerciseTexts } from '../../../../core/texts/exercises.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { Button } from '../../ui/button.tsx';
import { SpeakerIcon } from '../../ui/practice-icons.tsx';
import { usePlayback } from '../use-playback.ts';
import styles from './speaker-button.module.css';

type SpeakerButtonProps = { word: Word; player: AudioPlayer; settings: Settings };

/** Plays the word once more, beside any exercise. */
export function SpeakerButton({ word, player, settings }: SpeakerButtonProps) {
  const { status, failed, play } = usePlayback(
    player,
    { url: word.audio, text: word.pronunciation },
    settings,
  );
  return (
    <Button
      size="icon"
      variant="quiet"
      className={`${styles.speaker} ${failed ? styles.failed : styles[status]}`}
      aria-label={failed ? exerciseTexts.listen.failed : exerciseTexts.listen.play}
      onClick={() => void play()}
      icon={<SpeakerIcon size={24} />}
    />
  );
}
