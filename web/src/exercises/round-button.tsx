import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './round-button.module.css';

type RoundButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** Spoken name. */
  label: string;
  /** 'hero' is the one main action of an exercise, 112 px; 'side' is beside it, 64 px. */
  size?: 'hero' | 'side';
  tone?: 'accent' | 'soft' | 'wrong';
  /** Turns a light around the button while something is prepared. */
  busy?: boolean;
  /** The circle around the button: its owner draws the share that was played with `setRing`. */
  ringRef?: Ref<SVGCircleElement>;
  /** Words under the button. */
  caption?: string;
  children: ReactNode;
};

const ringRadius = 47;
const ringLength = 2 * Math.PI * ringRadius;

/** Draws `share` (0–1) of a ring, from the top clockwise. */
export function setRing(ring: SVGCircleElement | null, share: number): void {
  if (ring) ring.style.strokeDashoffset = String(ringLength * (1 - share));
}

/** A big round button with an icon, and a ring of progress around it. */
export function RoundButton({
  label,
  size = 'hero',
  tone = 'accent',
  busy = false,
  ringRef,
  caption,
  children,
  ...rest
}: RoundButtonProps) {
  return (
    <div className={`${styles.frame} ${styles[size]}`}>
      <button
        type="button"
        {...rest}
        className={`${styles.button} ${styles[tone]}`}
        aria-label={label}
        aria-busy={busy || undefined}
      >
        {children}
        <svg
          className={busy ? `${styles.ring} ${styles.turning}` : styles.ring}
          viewBox="0 0 100 100"
          aria-hidden
        >
          <circle
            ref={ringRef}
            cx="50"
            cy="50"
            r={ringRadius}
            strokeDasharray={ringLength}
            strokeDashoffset={busy ? ringLength * 0.75 : ringLength}
          />
        </svg>
      </button>
      {caption && (
        <span className={styles.caption} aria-hidden>
          {caption}
        </span>
      )}
    </div>
  );
}
