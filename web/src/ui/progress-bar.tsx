import styles from './progress-bar.module.css';

type ProgressBarProps = {
  /** Percent, 0–100. */
  value: number;
  /** What is measured, for a screen reader, e.g. 'Пройдено уроков'. */
  label: string;
  /** 'gold' for points. */
  tone?: 'accent' | 'gold' | 'right';
  size?: 'thin' | 'thick';
};

/** A bar that fills from the left by transform only. */
export function ProgressBar({ value, label, tone = 'accent', size = 'thin' }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      className={`${styles.track} ${styles[size]} ${styles[tone]}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles.fill} style={{ transform: `translateX(${percent - 100}%)` }} />
    </div>
  );
}
