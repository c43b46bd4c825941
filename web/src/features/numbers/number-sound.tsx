import type { Settings } from '../../../../core/settings/settings.ts';
import { numberTexts as texts } from '../../../../core/texts/lesson/numbers.ts';
import { RoundButton } from '../../exercises/round-button.tsx';
import type { ExerciseSession } from '../../exercises/session.ts';
import { SoundBars } from '../../exercises/sound-bars.tsx';
import { useOnce } from '../../exercises/use-once.ts';
import { usePlayback } from '../../exercises/use-playback.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PlayIcon } from '../../ui/icons/icons.tsx';
import { SlowIcon } from '../../ui/icons/practice-icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Hint } from '../../ui/text.tsx';
import styles from './numbers.module.css';

const slowSpeed = 0.7;

type NumberSoundProps = {
  sound: string | null | undefined;
  player: ExerciseSession['player'];
  settings: Settings;
  onRetry: () => void;
};

/** The button that says the number; it sounds once by itself when the learner wants that. */
export function NumberSound({ sound, player, settings, onRetry }: NumberSoundProps) {
  if (sound === undefined) {
    return (
      <Stack gap={3} align="center" role="status">
        <Hint className={styles.task}>{texts.soundFailed}</Hint>
        <Button onClick={onRetry}>{texts.retry}</Button>
      </Stack>
    );
  }
  if (sound === null) {
    return (
      <RoundButton size="side" label={texts.listen} busy disabled>
        <PlayIcon size={32} />
      </RoundButton>
    );
  }
  return <Sounding sound={sound} player={player} settings={settings} />;
}

function Sounding({
  sound,
  player,
  settings,
}: Omit<NumberSoundProps, 'sound' | 'onRetry'> & { sound: string }) {
  const { status, failed, play, ringRef } = usePlayback(player, { url: sound }, settings);
  useOnce(settings.autoplay, () => void play({ isAuto: true }));
  return (
    <Stack gap={2} align="center">
      <RoundButton
        size="side"
        label={texts.listen}
        ringRef={ringRef}
        busy={status === 'loading'}
        onClick={() => void play()}
      >
        {status === 'playing' ? <SoundBars /> : <PlayIcon size={32} />}
      </RoundButton>
      <Button variant="quiet" icon={<SlowIcon size={20} />} onClick={() => void play({ speed: slowSpeed })}>
        {texts.slow}
      </Button>
      {failed && <Hint role="status">{texts.soundFailed}</Hint>}
    </Stack>
  );
}
