import { useState } from 'react';
import { resumeQuiz } from '../../../../../core/quiz/kept-attempt.ts';
import { outcomeOf } from '../../../../../core/quiz/outcome.ts';
import { quizTexts } from '../../../../../core/texts/lesson/quiz.ts';
import { useMainButton } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Title } from '../../../ui/text.tsx';
import type { Attempt } from '../kept-attempt.ts';
import styles from '../quiz-intro.module.css';
import { QuizBoard } from './quiz-board.tsx';
import { StatusPanel } from './status-panel.tsx';

const texts = quizTexts.intro;

type QuizLeftProps = { attempt: Attempt; onGoOn: () => void; onAgain: () => void };

/** A quiz that was left earlier today: how far it is, on from there or from the beginning. */
export function QuizLeft({ attempt, onGoOn, onAgain }: QuizLeftProps) {
  const [{ marks, position }] = useState(() => resumeQuiz(attempt));
  const drawnByClient = useMainButton({ text: texts.goOn, onPress: onGoOn });
  const { correctAnswers, errors, skippedQuestions } = outcomeOf(marks);
  return (
    <Stack gap={5} align="center" justify="center" grow className={styles.intro}>
      <QuizBoard squares={marks} celebrate={false} />
      <Title>
        <MixedText>{quizTexts.of(attempt.quiz.lessonName)}</MixedText>
      </Title>
      <p className={styles.rules}>{texts.left(position + 1, marks.length)}</p>
      <Row justify="center">
        <StatusPanel right={correctAnswers} errors={errors} skips={skippedQuestions} />
      </Row>
      <p className={styles.limits}>{texts.leftHint}</p>
      <Stack gap={4} className={styles.actions}>
        {!drawnByClient && (
          <Button variant="primary" size="large" block onClick={onGoOn}>
            {texts.goOn}
          </Button>
        )}
        <Button variant="quiet" block onClick={onAgain}>
          {texts.again}
        </Button>
      </Stack>
    </Stack>
  );
}
