import type { FormTask } from '../../../../core/contracts/forms.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { formTexts as texts } from '../../../../core/texts/lesson/grammar/forms.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SpeakerIcon } from '../../ui/icons/practice-icons.tsx';
import { Hint } from '../../ui/text.tsx';
import { useOnce } from '../use-once.ts';
import { usePlayback } from '../use-playback.ts';
import styles from './forms.module.css';

type FormSoundProps = {
  form: Pick<FormTask['answer'], 'audio' | 'pointed'>;
  player: AudioPlayer;
  settings: Settings;
  /** Sounds once by itself, if the learner wants that. */
  isEager?: boolean;
};

/** Plays a form. */
export function FormSound({ form, player, settings, isEager = false }: FormSoundProps) {
  const { status, failed, play } = usePlayback(player, { url: form.audio, text: form.pointed }, settings);
  useOnce(isEager && settings.autoplay, () => void play({ isAuto: true }));
  return (
    <>
      <Button
        size="icon"
        variant="quiet"
        className={status === 'idle' ? styles.sound : `${styles.sound} ${styles.sounding}`}
        aria-label={texts.hearAgain}
        icon={<SpeakerIcon size={24} />}
        onClick={() => void play()}
      />
      {failed && <Hint role="status">{trainerTexts.soundFailed}</Hint>}
    </>
  );
}
