import type { Settings } from '../../../../../core/settings/settings.ts';
import { letterTexts } from '../../../../../core/texts/lesson/letters.ts';
import { useOnce } from '../../../exercises/use-once.ts';
import { usePlayback } from '../../../exercises/use-playback.ts';
import type { AudioPlayer } from '../../../lib/audio/audio-player.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SpeakerIcon } from '../../../ui/icons/practice-icons.tsx';
import { Hint } from '../../../ui/text.tsx';
import styles from './sound-button.module.css';

type SoundButtonProps = {
  sound: { text: string; audio: string | null };
  label: string;
  player: AudioPlayer;
  settings: Settings;
  /** Sounds once by itself, if the learner wants that. */
  isEager?: boolean;
  children?: string;
};

/** Plays the name or the sound of a letter. */
export function SoundButton({ sound, label, player, settings, isEager = false, children }: SoundButtonProps) {
  const { status, failed, play } = usePlayback(player, { url: sound.audio, text: sound.text }, settings);
  useOnce(isEager && settings.autoplay, () => void play({ isAuto: true }));
  return (
    <span className={styles.sound}>
      <Button
        size={children === undefined ? 'icon' : 'medium'}
        variant="quiet"
        className={`${styles.button} ${styles[status]}`}
        aria-label={label}
        icon={<SpeakerIcon size={24} />}
        onClick={() => void play()}
      >
        {children}
      </Button>
      {failed && (
        <Hint role="status" className={styles.failed}>
          {letterTexts.soundFailed}
        </Hint>
      )}
    </span>
  );
}
