import { useCallback } from 'react';
import type { Verdict } from '../../../../core/speech/judge.ts';
import type { RecordingProblem, RecordingState } from '../../../../core/speech/recording.ts';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { listenTexts } from '../../../../core/texts/lesson/listening.ts';
import { useTelegram } from '../../lib/services.ts';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Feedback, type FeedbackTone } from '../feedback.tsx';
import { LiveBars } from '../sound-bars.tsx';
import styles from './speak-exercise.module.css';

const texts = exerciseTexts.speak;

type SpeakStatusProps = {
  state: RecordingState;
  byEar: boolean;
  isQuiz: boolean;
  /** A microphone and a recorder are there. */
  isSupported: boolean;
  /** The server has a recogniser. */
  isConfigured: boolean;
  soundFailed: boolean;
  /** Loudness of the microphone, RMS. */
  level: () => number | null;
};

/** What is going on: the live waveform while the learner speaks, else a sentence; below it what was recognised. */
export function SpeakStatus(props: SpeakStatusProps) {
  const { insideTelegram } = useTelegram();
  const { state, level } = props;
  const loudness = useCallback(() => level() ?? 0, [level]);
  if (state.phase === 'recording') {
    return (
      <div className={styles.status}>
        <LiveBars level={loudness} />
      </div>
    );
  }
  const [tone, text] = lineFor(props, insideTelegram());
  return (
    <div className={styles.status}>
      <Feedback tone={tone}>{text}</Feedback>
      {state.judgement && <Recognised transcript={state.transcripts[0]} />}
    </div>
  );
}

function Recognised({ transcript }: { transcript: string | undefined }) {
  if (!transcript?.trim()) return null;
  return (
    <p className={styles.recognised}>
      {texts.recognised}:{' '}
      <span className={styles.transcript}>
        <MixedText>{transcript}</MixedText>
      </span>
    </p>
  );
}

/** What the learner should do now. */
export function hintFor({ phase, by }: RecordingState, byEar: boolean): string {
  if (byEar) return texts.hintAlone;
  if (phase === 'recording') return texts.speakNow;
  return by === 'self' ? texts.hintCompare : texts.hint;
}

const tones: Record<Verdict, FeedbackTone> = {
  correct: 'right',
  synonym: 'plain',
  incorrect: 'wrong',
  'not-heard': 'wrong',
};

function lineFor(
  { state, byEar, isQuiz, isSupported, isConfigured, soundFailed }: SpeakStatusProps,
  inTelegram: boolean,
): [FeedbackTone, string] {
  const { phase, by, judgement, problem } = state;
  if (soundFailed) return ['wrong', listenTexts.failed];
  if (problem) return ['wrong', problemText(problem, isQuiz)];
  if (judgement) return [tones[judgement.verdict], judgement.reason];
  switch (phase) {
    case 'preparing':
      return ['plain', texts.preparing];
    case 'stopping':
    case 'recognizing':
      return ['plain', by === 'self' ? '' : texts.recognizing];
    case 'checking':
      return ['plain', texts.checking];
    case 'finished':
      if (byEar) return ['plain', isSupported || inTelegram ? '' : texts.unsupported];
      return ['plain', isConfigured ? texts.compare : texts.notConfigured];
    default:
      return ['plain', by === 'self' ? texts.privacyAlone : texts.privacy];
  }
}

function problemText(problem: RecordingProblem, isQuiz: boolean): string {
  const problemTexts = isQuiz ? texts.quizProblem : texts;
  switch (problem.kind) {
    case 'unrecognised':
      return problemTexts.unrecognised(problem.detail);
    case 'spent':
      return isQuiz ? texts.quizProblem.spent : problem.text;
    case 'denied':
    case 'missing':
      return problemTexts[problem.kind];
    case 'failed':
      return texts.microphoneFailed(problem.detail);
    case 'empty':
      return texts.failed;
  }
}
