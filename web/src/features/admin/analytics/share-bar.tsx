import styles from './share-bar.module.css';

type ShareBarProps = {
  /** Percent, 0–100. */
  share: number;
  /** The figure itself: the bar only draws it. */
  text: string;
  tone?: 'accent' | 'wrong';
};

/** A figure in a table with a bar behind it, so that a column can be taken in at a glance. */
export function ShareBar({ share, text, tone = 'accent' }: ShareBarProps) {
  return (
    <span className={`${styles.share} ${styles[tone]}`}>
      <span className={styles.text}>{text}</span>
      <span className={styles.track} aria-hidden>
        <span className={styles.fill} style={{ transform: `scaleX(${Math.min(100, share) / 100})` }} />
      </span>
    </span>
  );
}
