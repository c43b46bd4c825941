import { useCallback, useState } from 'react';
import { exerciseTexts } from '../../../../core/texts/exercises.ts';
import type { RecorderFailure } from '../../lib/recorder.ts';
import { haptic } from '../../lib/telegram.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, RepeatIcon } from '../../ui/icons.tsx';
import { MicrophoneIcon, SpeakerIcon, StopIcon } from '../../ui/practice-icons.tsx';
import type { ExerciseProps } from '../exercise.ts';
import { Feedback } from '../feedback.tsx';
import { RoundButton } from '../round-button.tsx';
import { LiveBars, SoundBars } from '../sound-bars.tsx';
import { usePlayback } from '../use-playback.ts';
import styles from './speak-exercise.module.css';
import { useTake } from './use-take.ts';

const texts = exerciseTexts.speak;

const failureText: Record<RecorderFailure, string> = {
  missing: texts.missing,
  denied: texts.denied,
  failed: texts.failed,
};

/**
 * Says the word aloud and compares: with his own recording beside the reference where there is a microphone, by ear
 * where there is none. The learner judges himself, and the answer says so.
 */
export function SpeakExercise({ word, locked, session, settings, onAnswer, onSkip }: ExerciseProps) {
  const { player, recorder } = session;
  const [tries, setTries] = useState(1);
  const [byEar, setByEar] = useState(() => !recorder.isSupported());
  const reference = usePlayback(player, { url: word.audio, text: word.pronunciation }, settings);
  const take = useTake(
    recorder,
    useCallback(() => haptic('tap'), []),
  );
  const mine = usePlayback(player, { url: take.url }, {});
  const recording = take.status === 'recording';
  const busy = take.status !== 'idle';
  const canJudge = byEar || take.url !== null || take.failure !== null;

  function tryAgain() {
    setTries((count) => count + 1);
    if (byEar) void reference.play();
    else take.toggle();
  }

  function record() {
    player.stop();
    haptic('tap');
    take.toggle();
  }

  return (
    <div className={styles.speak}>
      <p className={styles.hint}>{byEar ? texts.hintAlone : texts.hint}</p>
      <div className={styles.buttons}>
        <RoundButton
          label={texts.reference}
          caption={texts.reference}
          size={byEar ? 'hero' : 'side'}
          tone={byEar ? 'accent' : 'soft'}
          ringRef={reference.ringRef}
          busy={reference.status === 'loading'}
          disabled={locked || busy}
          onClick={() => void reference.play()}
        >
          {reference.status === 'playing' ? <SoundBars /> : <SpeakerIcon size={byEar ? 48 : 28} />}
        </RoundButton>
        {!byEar && (
          <>
            <RoundButton
              label={recording ? texts.stop : texts.start}
              tone={recording ? 'wrong' : 'accent'}
              busy={take.status === 'preparing'}
              disabled={locked || take.status === 'preparing'}
              onClick={record}
            >
              {recording ? <StopIcon size={48} /> : <MicrophoneIcon size={48} />}
            </RoundButton>
            <RoundButton
              label={texts.mine}
              caption={texts.mine}
              size="side"
              tone="soft"
              ringRef={mine.ringRef}
              disabled={locked || busy || take.url === null}
              onClick={() => void mine.play()}
            >
              {mine.status === 'playing' ? <SoundBars /> : <SpeakerIcon size={28} />}
            </RoundButton>
          </>
        )}
      </div>
      <div className={styles.status}>
        {recording ? (
          <LiveBars level={recorder.level} />
        ) : (
          <Feedback tone={take.failure || reference.failed ? 'wrong' : 'plain'}>
            {statusText({
              preparing: take.status === 'preparing',
              take,
              byEar,
              referenceFailed: reference.failed,
            })}
          </Feedback>
        )}
      </div>
      <div className={styles.actions}>
        <div className={styles.pair}>
          <Button
            size="large"
            icon={<RepeatIcon size={20} />}
            disabled={locked || busy || !canJudge}
            onClick={tryAgain}
          >
            {texts.again}
          </Button>
          <Button
            size="large"
            variant="primary"
            icon={<CheckIcon size={20} />}
            disabled={locked || busy || !canJudge}
            onClick={() => onAnswer({ result: 'self', tries })}
          >
            {texts.good}
          </Button>
        </div>
        <div className={styles.others}>
          {!byEar && (
            <Button variant="quiet" size="small" disabled={locked || busy} onClick={() => setByEar(true)}>
              {texts.withoutRecording}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            disabled={locked}
            onClick={() => onSkip({ forRound: true, tries })}
          >
            {texts.skip}
          </Button>
        </div>
      </div>
    </div>
  );
}

type Said = {
  preparing: boolean;
  take: { url: string | null; failure: RecorderFailure | null };
  byEar: boolean;
  referenceFailed: boolean;
};

function statusText({ preparing, take, byEar, referenceFailed }: Said): string {
  if (preparing) return texts.preparing;
  if (take.failure) return failureText[take.failure];
  if (referenceFailed) return exerciseTexts.listen.failed;
  if (byEar) return '';
  return take.url ? texts.compare : texts.privacy;
}
