import styles from './skeleton.module.css';

type SkeletonProps = {
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** A token `--radius-*`. */
  radius?: 's' | 'm' | 'l' | 'round';
};

/** A grey shape where something will be. Silent for screen readers: the view around it says that it is loading. */
export function Skeleton({ width = '100%', height = '1em', radius = 's' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={styles.skeleton}
      style={{ width, height, borderRadius: `var(--radius-${radius})` }}
    />
  );
}
