import { quizTexts } from '../../../../core/texts/quiz.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './quiz-skeleton.module.css';

/** Grey shapes where progress, question and answers will stand. */
export function QuizSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={quizTexts.loading}>
      <Skeleton height="6px" radius="99px" />
      <Skeleton width="60%" height="24px" radius="99px" />
      <Skeleton height="148px" radius="20px" />
      <div className={styles.options}>
        <Skeleton height="56px" radius="14px" />
        <Skeleton height="56px" radius="14px" />
        <Skeleton height="56px" radius="14px" />
        <Skeleton height="56px" radius="14px" />
      </div>
    </div>
  );
}
