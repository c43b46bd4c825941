import { ArrowIcon } from './content-icons.tsx';
import styles from './move-buttons.module.css';

type MoveButtonsProps = {
  /** Spoken names. */
  up: string;
  down: string;
  /** Counted from 0. */
  place: number;
  count: number;
  onMove: (by: -1 | 1) => void;
};

/** One place up or down: works for thumbs, mice and keyboards alike. */
export function MoveButtons({ up, down, place, count, onMove }: MoveButtonsProps) {
  return (
    <span className={styles.move}>
      <button
        type="button"
        className={styles.button}
        aria-label={up}
        disabled={place === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowIcon size={20} />
      </button>
      <button
        type="button"
        className={`${styles.button} ${styles.down}`}
        aria-label={down}
        disabled={place === count - 1}
        onClick={() => onMove(1)}
      >
        <ArrowIcon size={20} />
      </button>
    </span>
  );
}
