import { bestPossible, type Mark } from '../../../../../core/quiz/outcome.ts';
import { correctToPass } from '../../../../../core/quiz/question-types.ts';
import { quizTexts } from '../../../../../core/texts/lesson/quiz.ts';
import { useMainButton } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Title } from '../../../ui/text.tsx';
import styles from '../quiz-intro.module.css';
import { QuizBoard } from './quiz-board.tsx';

const texts = quizTexts.lost;

type LostQuizProps = { marks: readonly Mark[]; onStop: () => void; onGoOn: () => void };

/** Passing is out of reach: the learner sees it at once, and chooses. */
export function LostQuiz({ marks, onStop, onGoOn }: LostQuizProps) {
  const main = { text: texts.stop, onPress: onStop };
  const drawnByClient = useMainButton(main);
  const answered = marks.filter((mark) => mark !== 'open').length;
  return (
    <Stack gap={5} align="center" justify="center" grow className={styles.intro} role="status">
      <QuizBoard squares={marks} celebrate={false} />
      <Title>{texts.title}</Title>
      <p className={styles.rules}>{texts.why(bestPossible(marks), marks.length, correctToPass)}</p>
      <p className={styles.limits}>{texts.offer}</p>
      <Stack gap={4} className={styles.actions}>
        {!drawnByClient && (
          <Button variant="primary" size="large" block onClick={onStop}>
            {texts.stop}
          </Button>
        )}
        <Button variant="quiet" block onClick={onGoOn}>
          {texts.goOn(marks.length - answered)}
        </Button>
      </Stack>
    </Stack>
  );
}
