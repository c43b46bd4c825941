import { webTexts } from '../../../../core/texts/ru.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './subscription-skeleton.module.css';

/** Grey shapes of the heading and of the two plans. */
export function SubscriptionSkeleton() {
  return (
    <Stack gap={6} className={styles.skeleton} role="status" aria-label={webTexts.shell.loading}>
      <Skeleton width="70%" height="29px" />
      <Skeleton height="44px" />
      <div className={styles.plans}>
        <Skeleton height="262px" radius="l" />
        <Skeleton height="262px" radius="l" />
      </div>
    </Stack>
  );
}
