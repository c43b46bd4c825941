import { todayTexts } from '../../../../core/texts/home/today.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './today-skeleton.module.css';

/** Grey shapes where the question and its options will be. */
export function TodaySkeleton() {
  return (
    <Stack gap={6} grow role="status" aria-label={todayTexts.loading}>
      <Skeleton height="8px" radius="round" />
      <Skeleton width="60%" height="20px" />
      <Skeleton height="180px" radius="l" />
      <Stack gap={4} className={styles.options}>
        {[1, 2, 3, 4].map((option) => (
          <Skeleton key={option} height="56px" radius="m" />
        ))}
      </Stack>
    </Stack>
  );
}
