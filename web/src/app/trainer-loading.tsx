import { webTexts } from '../../../core/texts/ru.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './trainer-loading.module.css';

/** The shape of a word card while the trainer's code is on its way. */
export function TrainerLoading() {
  return (
    <div className={styles.trainer} role="status" aria-label={webTexts.shell.loading}>
      <Skeleton height="10px" width="60%" />
      <Skeleton height="220px" radius="var(--radius)" />
      <Skeleton height="48px" radius="12px" />
      <Skeleton height="160px" radius="var(--radius)" />
    </div>
  );
}
