import { useRef, useState } from 'react';
import { isSilent } from '../../../../core/hebrew/shown.ts';
import { listenTexts as texts } from '../../../../core/texts/lesson/listening.ts';
import { useTelegram } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PlayIcon } from '../../ui/icons/icons.tsx';
import { SkipIcon, SlowIcon } from '../../ui/icons/practice-icons.tsx';
import { Row } from '../../ui/layout.tsx';
import type { ExerciseProps } from '../exercise.ts';
import { Feedback } from '../feedback.tsx';
import { RoundButton } from '../round-button.tsx';
import { SoundBars } from '../sound-bars.tsx';
import { useOnce } from '../use-once.ts';
import { usePlayback } from '../use-playback.ts';
import styles from './listen-exercise.module.css';

const slowSpeed = 0.7;

/**
 * Listening to the end completes it. Nothing was checked, so it counts as self-assessed. The word sounds once by itself
 * if the learner wants that; in a lesson they then go on when they have looked at it. In a quiz it is the question itself,
 * in little space; a word that cannot be played is read instead.
 */
export function ListenExercise(props: ExerciseProps) {
  return isSilent(props.word) ? <ReadInstead {...props} /> : <ListenToWord {...props} />;
}

/** A word of the learner's own whose sound is not known is looked at instead. */
function ReadInstead({ locked, onAnswer }: ExerciseProps) {
  return (
    <div className={styles.listen}>
      <p>{texts.silent}</p>
      <Button
        variant="primary"
        size="large"
        block
        disabled={locked}
        onClick={() => onAnswer({ result: 'self', tries: 1 })}
      >
        {texts.heard}
      </Button>
    </div>
  );
}

function ListenToWord(props: ExerciseProps) {
  const { haptic } = useTelegram();
  const { word, isQuiz = false, locked, session, settings, onAnswer, onSkip } = props;
  const sound = { url: word.audio, text: word.pronunciation };
  const { status, failed, play, ringRef } = usePlayback(session.player, sound, settings);
  const failures = useRef(0);

  const [isHeard, setHeard] = useState(false);
  useOnce(settings.autoplay && !locked, () => {
    void play({ isAuto: true }).then((outcome) => setHeard(outcome === 'ended'));
  });

  async function listen(speed = settings.speed) {
    haptic('tap');
    const outcome = await play({ speed });
    if (outcome === 'ended') onAnswer({ result: 'self', tries: failures.current + 1 });
    if (outcome === 'failed') failures.current += 1;
  }

  const sounds = status === 'playing';
  return (
    <div className={isQuiz ? `${styles.listen} ${styles.asked}` : styles.listen}>
      <RoundButton
        size={isQuiz ? 'side' : 'hero'}
        label={sounds ? texts.playing : texts.play}
        ringRef={ringRef}
        busy={status === 'loading'}
        disabled={locked}
        onClick={() => void listen()}
      >
        {sounds ? <SoundBars /> : <PlayIcon size={52} />}
      </RoundButton>
      {failed && (
        <Feedback tone="wrong" title={isQuiz ? `[${word.transcription}]` : undefined}>
          {texts.failed}
        </Feedback>
      )}
      <Row gap={4} justify="center" wrap className={styles.actions}>
        {failed ? (
          <>
            <Button disabled={locked} onClick={() => void listen()}>
              {texts.retry}
            </Button>
            {!isQuiz && (
              <Button
                variant="quiet"
                icon={<SkipIcon size={20} />}
                disabled={locked}
                onClick={() => onSkip({ forRound: false, tries: failures.current + 1 })}
              >
                {texts.skip}
              </Button>
            )}
          </>
        ) : (
          <Button
            variant="quiet"
            icon={<SlowIcon size={20} />}
            disabled={locked}
            onClick={() => void listen(slowSpeed)}
          >
            {texts.slow}
          </Button>
        )}
      </Row>
      {!isQuiz && settings.autoplay && (
        <div className={styles.onwards}>
          {isHeard && (
            <Button
              variant="primary"
              size="large"
              block
              disabled={locked}
              onClick={() => onAnswer({ result: 'self', tries: 1 })}
            >
              {texts.heard}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
