import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './lesson-skeleton.module.css';

/** Grey shapes where the lesson's name and its first word will be. */
export function LessonSkeleton() {
  return (
    <Stack gap={6} grow className={styles.skeleton} role="status" aria-label={trainerTexts.loading}>
      <div className={styles.lesson}>
        <Skeleton width="45%" height="20px" />
      </div>
      <WordShapes />
    </Stack>
  );
}

/** The same below the name of a lesson that is there. */
export function WordSkeleton() {
  return (
    <Stack gap={6} grow className={styles.skeleton} role="status" aria-label={trainerTexts.loading}>
      <WordShapes />
    </Stack>
  );
}

/** The dots, the word card, the stages and the exercise. */
function WordShapes() {
  return (
    <>
      <Skeleton width="70%" height="20px" />
      <Stack gap={5} align="center" className={styles.card}>
        <Skeleton width="180px" height="72px" radius="m" />
        <Skeleton width="96px" height="32px" />
        <Skeleton width="120px" height="20px" />
        <Skeleton width="150px" height="24px" />
      </Stack>
      <Skeleton height="56px" radius="m" />
      <div className={styles.exercise}>
        <Skeleton width="112px" height="112px" radius="round" />
      </div>
    </>
  );
}
