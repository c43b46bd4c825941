import { quizTexts } from '../../../../core/texts/lesson/quiz.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './quiz-skeleton.module.css';

/** Grey shapes where progress, question and answers will be. */
export function QuizSkeleton() {
  return (
    <Stack gap={6} grow className={styles.skeleton} role="status" aria-label={quizTexts.loading}>
      <Skeleton height="6px" radius="round" />
      <Skeleton width="60%" height="24px" radius="round" />
      <Skeleton height="148px" radius="l" />
      <Stack gap={4} className={styles.options}>
        <Skeleton height="56px" radius="m" />
        <Skeleton height="56px" radius="m" />
        <Skeleton height="56px" radius="m" />
        <Skeleton height="56px" radius="m" />
      </Stack>
    </Stack>
  );
}
