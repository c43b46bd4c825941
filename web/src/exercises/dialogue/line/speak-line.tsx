import { useEffect, useMemo, useRef } from 'react';
import type { DialogueTurnShape } from '../../../../../core/contracts/dialogues.ts';
import { wordsSaid } from '../../../../../core/dialogues/words-said.ts';
import type { LineJudgement } from '../../../../../core/speech/line.ts';
import { isBusy } from '../../../../../core/speech/recording.ts';
import { dialogueTexts as texts } from '../../../../../core/texts/lesson/dialogues.ts';
import { exerciseTexts } from '../../../../../core/texts/lesson/exercises.ts';
import { speechTexts } from '../../../../../core/texts/lesson/speech.ts';
import { useTelegram } from '../../../lib/services.ts';
import { MicrophoneIcon, StopIcon } from '../../../ui/icons/practice-icons.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { RoundButton } from '../../round-button.tsx';
import { SpeakStatus } from '../../speak/speak-status.tsx';
import type { SpeechCheck } from '../../speak/speech-check.ts';
import { useRecording } from '../../speak/use-recording.ts';
import { useVerdict } from '../../speak/use-verdict.ts';
import styles from '../role-step.module.css';
import { checkSpoken, prepareSpoken } from './line-check.ts';
import type { LineInputProps } from './line-input.ts';

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
  const { state } = recording;
  const isReady = useVerdict(state, ({ result, transcripts: [heard = ''] = [] }) => {
    const { missing = [], extra = [], said = [] } = judged.current ?? {};
    onLine({ isRight: result === 'right', way: 'spoken', missing, extra, heard }, wordsSaid(turn, said));
  });
  const isRecording = state.phase === 'recording';
  const problem = state.problem?.kind;
  const isDeaf = state.by === 'self' || problem === 'unrecognised' || problem === 'spent';
  const why = problem === 'denied' || problem === 'missing' ? 'microphone' : isDeaf ? 'recogniser' : null;
  useEffect(prepareSpoken, []);
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
    if (isRecording) recording.stop();
    else recording.record();
  }

  return (
    <Stack gap={3} align="center" className={styles.speak}>
      <RoundButton
        label={isRecording ? exerciseTexts.speak.stop : exerciseTexts.speak.start}
        tone={isRecording ? 'wrong' : 'accent'}
        busy={isBusy(state) && !isRecording}
        disabled={!isReady || (isBusy(state) && !isRecording)}
        onClick={record}
      >
        {isRecording ? <StopIcon size={48} /> : <MicrophoneIcon size={48} />}
      </RoundButton>
      <SpeakStatus
        state={state}
        byEar={false}
        isQuiz
        isSupported
        isConfigured={speech.isConfigured()}
        soundFailed={false}
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
      const judgement = await checkSpoken(turn, transcripts);
      onJudged(judgement);
      const { verdict, missing, extra } = judgement;
      if (verdict === 'right') return { verdict: 'correct', almost: false, reason: texts.said };
      if (verdict === 'not-heard') return { verdict, almost: false, reason: speechTexts.notHeard };
      return {
        verdict: 'incorrect',
        almost: false,
        reason: missing.length > 0 ? texts.missing(missing) : texts.extra(extra),
      };
    },
  };
}
