import { useEffect, useMemo, useRef } from 'react';
import type { DialogueTurnShape } from '../../../../core/contracts/dialogues.ts';
import { wordsSaid } from '../../../../core/dialogues/words-said.ts';
import { dialogueTexts as texts } from '../../../../core/texts/lesson/dialogues.ts';
import { speechTexts } from '../../../../core/texts/lesson/speech.ts';
import { useTelegram } from '../../lib/services.ts';
import { Stack } from '../../ui/layout.tsx';
import { SpeakButtons } from '../speak/speak-buttons.tsx';
import { SpeakStatus } from '../speak/speak-status.tsx';
import type { SpeechCheck } from '../speak/speech-check.ts';
import { useRecording } from '../speak/use-recording.ts';
import { useVerdict } from '../speak/use-verdict.ts';
import { usePlayback } from '../use-playback.ts';
import { checkLine, type LineJudgement } from './line-check.ts';
import type { LineInputProps } from './own-line.tsx';
import styles from './role-step.module.css';

/** The line said into the microphone. Where nothing is recognised it is said in another way. */
export function SpeakLine({ turn, session, onLine, onCannot }: LineInputProps) {
  const { haptic } = useTelegram();
  const { player, recorder } = session;
  const judged = useRef<LineJudgement | null>(null);
  const speech = useMemo(
    () =>
      speechForLine(session.speech, turn, (judgement) => {
        judged.current = judgement;
      }),
    [session, turn],
  );
  const recording = useRecording({ recorder, speech, expected: turn });
  const { state, url } = recording;
  const mine = usePlayback(player, { url }, {});
  const isReady = useVerdict(state, ({ result }) => {
    const { missing = [], said = [] } = judged.current ?? {};
    onLine({ isRight: result === 'right', way: 'spoken', missing }, wordsSaid(turn, said));
  });
  const problem = state.problem?.kind;
  const isDeaf = state.by === 'self' || problem === 'unrecognised' || problem === 'spent';
  const why = problem === 'denied' || problem === 'missing' ? 'microphone' : isDeaf ? 'recogniser' : null;
  const leave = useRef(onCannot);
  useEffect(() => {
    leave.current = onCannot;
  });
  useEffect(() => {
    if (why !== null) leave.current(why);
  }, [why]);

  function record(): void {
    player.stop();
    haptic('tap');
    if (state.phase === 'recording') recording.stop();
    else recording.record();
  }

  return (
    <Stack gap={3} align="center" className={styles.speak}>
      <SpeakButtons
        phase={state.phase}
        withMicrophone
        hasTake={url !== null}
        reference={null}
        mine={mine}
        isMicrophoneLocked={!isReady}
        isSoundLocked={state.phase === 'recording'}
        onRecord={record}
      />
      <SpeakStatus
        state={state}
        byEar={false}
        isQuiz
        isSupported
        isConfigured={speech.isConfigured()}
        soundFailed={mine.failed}
        level={recorder.level}
      />
    </Stack>
  );
}

/** The recogniser as it is, with the judge of lines in place of that of words. */
function speechForLine(
  speech: SpeechCheck,
  turn: DialogueTurnShape,
  onJudged: (judgement: LineJudgement) => void,
): SpeechCheck {
  return {
    ...speech,
    async judge(_, transcripts) {
      const judgement = await checkLine(turn, transcripts);
      onJudged(judgement);
      const { verdict, missing } = judgement;
      if (verdict === 'right') return { verdict: 'correct', almost: false, reason: texts.said };
      if (verdict === 'not-heard') return { verdict, almost: false, reason: speechTexts.notHeard };
      return { verdict: 'incorrect', almost: false, reason: texts.missing(missing) };
    },
  };
}
