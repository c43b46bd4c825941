import { trainerTexts } from '../../../../core/texts/trainer.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './lesson-skeleton.module.css';

/** Grey shapes where the word card, the stages and the exercise will stand. */
export function LessonSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={trainerTexts.loading}>
      <div className={styles.lesson}>
        <Skeleton width="45%" height="20px" />
      </div>
      <Skeleton width="70%" height="20px" />
      <div className={styles.card}>
        <Skeleton width="180px" height="72px" radius="16px" />
        <Skeleton width="96px" height="32px" />
        <Skeleton width="120px" height="20px" />
        <Skeleton width="150px" height="24px" />
      </div>
      <Skeleton height="56px" radius="16px" />
      <div className={styles.exercise}>
        <Skeleton width="112px" height="112px" radius="50%" />
      </div>
    </div>
  );
}
