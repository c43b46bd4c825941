import { useEffect, useRef, useState } from 'react';
import { isSilent } from '../../../../core/hebrew/shown.ts';
import { isBusy } from '../../../../core/speech/recording.ts';
import { useTelegram } from '../../lib/services.ts';
import { Stack } from '../../ui/layout.tsx';
import type { ExerciseProps } from '../exercise.ts';
import { usePlayback } from '../use-playback.ts';
import { SpeakActions } from './speak-actions.tsx';
import { SpeakButtons } from './speak-buttons.tsx';
import styles from './speak-exercise.module.css';
import { hintFor, SpeakStatus } from './speak-status.tsx';
import { useRecording } from './use-recording.ts';
import { useVerdict } from './use-verdict.ts';

/**
 * Says the word aloud. The recogniser and the judge decide where available; else, or where the microphone is refused,
 * the learner compares with the reference, beside their own recording where possible, and the answer says so.
 */
export function SpeakExercise(props: ExerciseProps) {
  const { haptic } = useTelegram();
  const { word, isQuiz = false, locked, session, settings, voiceLink, onAnswer, onSkip } = props;
  const { player, recorder, speech } = session;
  const [byEar, setByEar] = useState(() => !recorder.isSupported());
  const recording = useRecording({ recorder, speech, expected: word });
  const { state, url } = recording;
  const isReady = useVerdict(state, onAnswer);
  const reference = usePlayback(player, { url: word.audio, text: word.pronunciation }, settings);
  const mine = usePlayback(player, { url }, {});
  const busy = isBusy(state);
  useWayOut(isQuiz && state.by === 'self', () => onSkip({ forRound: true, tries: state.tries }));

  function record() {
    player.stop();
    haptic('tap');
    if (state.phase === 'recording') recording.stop();
    else recording.record();
  }

  function compare(withoutRecording: boolean) {
    if (withoutRecording || url === null) setByEar(true);
    recording.compare();
  }

  function again() {
    if (!byEar) return record();
    recording.again();
    void reference.play();
  }

  return (
    <Stack gap={4} align="center" grow className={styles.speak}>
      <p className={styles.hint}>{hintFor(state, byEar)}</p>
      <SpeakButtons
        phase={state.phase}
        withMicrophone={!byEar}
        hasTake={url !== null}
        reference={isQuiz || isSilent(word) ? null : reference}
        mine={mine}
        isMicrophoneLocked={locked || !isReady}
        isSoundLocked={busy}
        onRecord={record}
      />
      <SpeakStatus
        state={state}
        byEar={byEar}
        isQuiz={isQuiz}
        isSupported={recorder.isSupported()}
        isConfigured={speech.isConfigured()}
        soundFailed={reference.failed || mine.failed}
        level={recorder.level}
      />
      <SpeakActions
        state={state}
        byEar={byEar}
        isQuiz={isQuiz}
        locked={locked}
        isReady={isReady}
        isSupported={recorder.isSupported()}
        isConfigured={speech.isConfigured()}
        voiceLink={voiceLink}
        onAgain={again}
        onCompare={compare}
        onGood={() => onAnswer({ result: 'self', tries: state.tries })}
        onSkip={() => onSkip({ forRound: true, tries: state.tries })}
      />
    </Stack>
  );
}

/** A quiz accepts no self-assessment: without a recogniser the question goes back to the quiz. */
function useWayOut(isNeeded: boolean, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (isNeeded) latest.current();
  }, [isNeeded]);
}
