import type { RecordingPhase } from '../../../../core/speech/recording.ts';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { MicrophoneIcon, SpeakerIcon, StopIcon } from '../../ui/icons/practice-icons.tsx';
import { Row } from '../../ui/layout.tsx';
import { RoundButton } from '../round-button.tsx';
import { SoundBars } from '../sound-bars.tsx';
import type { Playback } from '../use-playback.ts';
import styles from './speak-exercise.module.css';

const texts = exerciseTexts.speak;

type SpeakButtonsProps = {
  phase: RecordingPhase;
  withMicrophone: boolean;
  hasTake: boolean;
  /** The word as it should sound; null where it would be the answer. */
  reference: Playback | null;
  mine: Playback;
  isMicrophoneLocked: boolean;
  isSoundLocked: boolean;
  onRecord: () => void;
};

/** The microphone between the reference and the learner's own recording; without it the reference alone. */
export function SpeakButtons(props: SpeakButtonsProps) {
  const { phase, withMicrophone, hasTake, reference, mine, isSoundLocked, onRecord } = props;
  const isRecording = phase === 'recording';
  const isWaiting = phase !== 'idle' && phase !== 'finished' && phase !== 'error' && !isRecording;
  return (
    <Row gap={7} align="start" justify="center" className={styles.buttons}>
      {reference && (
        <SoundButton
          label={texts.reference}
          isHero={!withMicrophone}
          playback={reference}
          disabled={isSoundLocked}
        />
      )}
      {withMicrophone && (
        <>
          <RoundButton
            label={isRecording ? texts.stop : texts.start}
            tone={isRecording ? 'wrong' : 'accent'}
            busy={isWaiting}
            disabled={props.isMicrophoneLocked || isWaiting}
            onClick={onRecord}
          >
            {isRecording ? <StopIcon size={48} /> : <MicrophoneIcon size={48} />}
          </RoundButton>
          <SoundButton label={texts.mine} playback={mine} disabled={isSoundLocked || !hasTake} />
        </>
      )}
    </Row>
  );
}

type SoundButtonProps = { label: string; isHero?: boolean; playback: Playback; disabled: boolean };

function SoundButton({ label, isHero = false, playback, disabled }: SoundButtonProps) {
  return (
    <RoundButton
      label={label}
      caption={label}
      size={isHero ? 'hero' : 'side'}
      tone={isHero ? 'accent' : 'soft'}
      ringRef={playback.ringRef}
      busy={playback.status === 'loading'}
      disabled={disabled}
      onClick={() => void playback.play()}
    >
      {playback.status === 'playing' ? <SoundBars /> : <SpeakerIcon size={isHero ? 48 : 28} />}
    </RoundButton>
  );
}
