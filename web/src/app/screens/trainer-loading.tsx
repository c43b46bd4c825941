import { webTexts } from '../../../../core/texts/ru.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './trainer-loading.module.css';

/** The shape of a word card while the trainer's code is loading. */
export function TrainerLoading() {
  return (
    <Stack
      gap={7}
      align="center"
      className={styles.trainer}
      role="status"
      aria-label={webTexts.shell.loading}
    >
      <Skeleton height="10px" width="60%" />
      <Skeleton height="220px" radius="l" />
      <Skeleton height="48px" radius="m" />
      <Skeleton height="160px" radius="l" />
    </Stack>
  );
}
