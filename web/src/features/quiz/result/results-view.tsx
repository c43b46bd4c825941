import { useEffect } from 'react';
import { awardPoints } from '../../../../../core/points/awards.ts';
import { mistakesOf, outcomeOf, perfectScore } from '../../../../../core/quiz/outcome.ts';
import { correctToPass } from '../../../../../core/quiz/question-types.ts';
import { quizTexts } from '../../../../../core/texts/lesson/quiz.ts';
import type { ExerciseSession } from '../../../exercises/session.ts';
import { useEffects } from '../../../lib/audio/effects.ts';
import { useTelegram } from '../../../lib/services.ts';
import { useMainButton } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PointIcon, RepeatIcon } from '../../../ui/icons/icons.tsx';
import { TargetIcon } from '../../../ui/icons/reward-icons.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import { Text } from '../../../ui/text.tsx';
import type { QuizOfWords } from '../use-quiz.ts';
import { Mistakes } from './mistakes.tsx';
import { QuizBoard } from './quiz-board.tsx';
import styles from './results-view.module.css';
import type { Settlement } from './use-result.ts';

const texts = quizTexts.results;

type ResultsViewProps = {
  state: QuizOfWords;
  settlement: Settlement;
  earns: boolean;
  session: ExerciseSession;
  onExit: () => void;
  /** The missed questions once more. */
  onPractise: () => void;
  onRepeatLesson: () => void;
  onAgain: () => void;
};

/** How the quiz went, by our own count until the server has graded it, and by its count from then on. */
export function ResultsView(props: ResultsViewProps) {
  const { haptic } = useTelegram();
  const { state, settlement, earns, session, onExit, onPractise, onRepeatLesson, onAgain } = props;
  const graded =
    settlement.status === 'settled' && settlement.reply.marks.length > 0 ? settlement.reply : null;
  const marks = graded?.marks ?? state.marks;
  const outcome = outcomeOf(marks);
  const { passed, correctAnswers, totalQuestions } = outcome;
  const mistakes = mistakesOf(state.questions, marks);
  const main = passed
    ? { text: texts.toLessons, onPress: onExit }
    : { text: texts.repeatLesson, onPress: onRepeatLesson };
  const drawnByClient = useMainButton(main);
  const sound = useEffects();
  useEffect(() => {
    haptic(passed ? 'success' : 'warning');
    if (passed) sound('done');
  }, [passed, haptic, sound]);

  return (
    <Stack gap={6} align="center" grow className={styles.results}>
      <QuizBoard squares={marks} celebrate={passed} />
      <Stack gap={3} align="center" className={styles.words} role="status">
        <Text as="h1" size="xxl" weight="bold">
          {titleOf(state, outcome)}
        </Text>
        <Text as="p" size="xl" weight="strong">
          {texts.count(correctAnswers, totalQuestions)}
          <span className={styles.percent}>{texts.percent(outcome.score)}</span>
        </Text>
        <Reward passed={passed} settlement={settlement} earns={earns} />
        {graded && graded.correctAnswers !== outcomeOf(state.marks).correctAnswers && (
          <p className={styles.note}>{texts.regraded}</p>
        )}
        <p className={styles.note}>
          {passed ? texts.passedHint : texts.failedHint(correctToPass, totalQuestions)}
        </p>
      </Stack>
      <Stack gap={4} className={styles.actions}>
        {!drawnByClient && (
          <Button variant="primary" size="large" block onClick={main.onPress}>
            {main.text}
          </Button>
        )}
        {mistakes.length > 0 && (
          <Button block icon={<TargetIcon size={20} />} onClick={onPractise}>
            {texts.practise}
          </Button>
        )}
        <Button block icon={<RepeatIcon size={20} />} onClick={onAgain}>
          {texts.again}
        </Button>
        {!passed && (
          <Button variant="quiet" block onClick={onExit}>
            {texts.toLessons}
          </Button>
        )}
      </Stack>
      <Mistakes mistakes={mistakes} answers={state.answers} session={session} />
    </Stack>
  );
}

function titleOf({ end }: QuizOfWords, { passed, score }: { passed: boolean; score: number }): string {
  if (passed) return score === perfectScore ? texts.perfect : texts.passed;
  if (end === 'stopped') return texts.stopped;
  return end === 'too-many-errors' ? quizTexts.tooManyErrors : texts.failed;
}

type RewardProps = { passed: boolean; settlement: Settlement; earns: boolean };

/** What the quiz has earned: nothing is shown as earned before the server has said so, unless it is out of reach. */
function Reward({ passed, settlement, earns }: RewardProps) {
  switch (settlement.status) {
    case 'saving':
      return <p className={styles.note}>{texts.saving}</p>;
    case 'refused':
      return <p className={styles.problem}>{quizTexts.saveFailed}</p>;
    case 'unconfirmed':
      return (
        <>
          {passed && earns && <Points points={awardPoints.quiz} isAssumed />}
          <p className={styles.note}>{texts.unconfirmed}</p>
        </>
      );
    case 'settled': {
      const points = settlement.reply.awarded.reduce((sum, award) => sum + award.points, 0);
      if (points > 0) return <Points points={points} isAssumed={false} />;
      return passed && <p className={styles.note}>{texts.noPoints}</p>;
    }
  }
}

function Points({ points, isAssumed }: { points: number; isAssumed: boolean }) {
  return (
    <Chip
      as="p"
      tone="gold"
      large
      className={isAssumed ? `${styles.points} ${styles.assumed}` : styles.points}
    >
      <PointIcon size={20} />
      {texts.points(points)}
    </Chip>
  );
}
