import { isBusy, type RecordingState } from '../../../../core/speech/recording.ts';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { useTelegram } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckIcon, RepeatIcon } from '../../ui/icons/icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import styles from './speak-exercise.module.css';

const texts = exerciseTexts.speak;

type SpeakActionsProps = {
  state: RecordingState;
  byEar: boolean;
  /** A quiz accepts no self-assessment. */
  isQuiz: boolean;
  locked: boolean;
  /** The latest verdict has been shown long enough to read. */
  isReady: boolean;
  /** A microphone and a recorder are there. */
  isSupported: boolean;
  /** The server has a recogniser: the chat would recognise no more than the app. */
  isConfigured: boolean;
  voiceLink: string | undefined;
  /** Records, or listens, once more. */
  onAgain: () => void;
  onCompare: (withoutRecording: boolean) => void;
  onGood: () => void;
  onSkip: () => void;
};

/** The ways on from the current state of the step; there is always one. */
export function SpeakActions(props: SpeakActionsProps) {
  const { openBotLink } = useTelegram();
  const {
    state,
    byEar,
    isQuiz,
    locked,
    isReady,
    isSupported,
    isConfigured,
    voiceLink,
    onAgain,
    onCompare,
    onGood,
    onSkip,
  } = props;
  const { phase, by, judgement, problem } = state;
  const busy = isBusy(state);
  const failed = phase === 'error';
  const isWrong = judgement !== null && judgement.verdict !== 'correct';
  const judgesHimself = by === 'self' && !isQuiz;
  const canCompare = !isQuiz && !judgesHimself;
  // A recogniser that gave no result here would give none in the chat.
  // Trying again would be refused again until tomorrow.
  const isSpent = problem?.kind === 'spent';
  const isUnheard = problem?.kind === 'unrecognised' || isSpent;
  const isMute = (failed && !isUnheard) || !isSupported;
  const offersChat = voiceLink !== undefined && isConfigured && isMute;
  return (
    <Stack gap={4} className={styles.actions}>
      {judgesHimself && (
        <Row gap={5} wrap className={styles.pair}>
          <Button
            size="large"
            icon={<RepeatIcon size={20} />}
            disabled={locked || busy || phase === 'idle'}
            onClick={onAgain}
          >
            {problem ? texts.retry : texts.again}
          </Button>
          <Button
            size="large"
            variant="primary"
            icon={<CheckIcon size={20} />}
            disabled={locked || busy || phase === 'idle'}
            onClick={onGood}
          >
            {texts.good}
          </Button>
        </Row>
      )}
      {by === 'recogniser' && (failed || isWrong) && !isSpent && (
        <Button
          size="large"
          variant="primary"
          block
          icon={<RepeatIcon size={20} />}
          disabled={locked || !isReady}
          onClick={onAgain}
        >
          {failed ? texts.retry : texts.tryAgain}
        </Button>
      )}
      {voiceLink && offersChat && (
        <Button block disabled={locked} onClick={() => openBotLink(voiceLink)}>
          {texts.voiceMessage}
        </Button>
      )}
      {canCompare && failed && !offersChat && (
        <Button
          block
          variant={isSpent ? 'primary' : 'secondary'}
          disabled={locked}
          onClick={() => onCompare(false)}
        >
          {texts.selfCheck}
        </Button>
      )}
      <Row justify="center" wrap className={styles.others}>
        {canCompare && (isWrong || (failed && offersChat)) && (
          <Button variant="quiet" size="small" disabled={locked || !isReady} onClick={() => onCompare(false)}>
            {texts.selfCheck}
          </Button>
        )}
        {!byEar && !isQuiz && !failed && phase !== 'finished' && (
          <Button variant="quiet" size="small" disabled={locked || busy} onClick={() => onCompare(true)}>
            {texts.withoutRecording}
          </Button>
        )}
        <Button variant="quiet" size="small" disabled={locked} onClick={onSkip}>
          {texts.skip}
        </Button>
      </Row>
    </Stack>
  );
}
