import { todayTexts } from '../../../../core/texts/today.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './today-skeleton.module.css';

/** Grey shapes where the question and its options will stand. */
export function TodaySkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={todayTexts.loading}>
      <Skeleton height="8px" radius="4px" />
      <Skeleton width="60%" height="20px" />
      <Skeleton height="180px" radius="20px" />
      <div className={styles.options}>
        {[1, 2, 3, 4].map((option) => (
          <Skeleton key={option} height="56px" radius="14px" />
        ))}
      </div>
    </div>
  );
}
