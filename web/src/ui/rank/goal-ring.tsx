import { isGoalReached } from '../../../../core/stats/daily-goal.ts';
import { CheckIcon } from '../icons/icons.tsx';
import styles from './goal-ring.module.css';

type GoalRingProps = {
  /** Words done today, 0 or more; more than `goal` fills no further. */
  done: number;
  /** Words a day, 1–30. */
  goal: number;
  /** Side in px. */
  size?: number;
};

/** A ring of as many arcs as the day has words: each lights up as its word is done. Decoration beside the words that say it. */
export function GoalRing({ done, goal, size = 64 }: GoalRingProps) {
  const full = isGoalReached(done, goal);
  const gap = goal === 1 ? 0 : goal > 12 ? 0.34 : 0.2;
  return (
    <span
      className={full ? `${styles.ring} ${styles.full}` : styles.ring}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden focusable="false">
        {Array.from({ length: goal }, (_, arc) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: arcs of a ring have no other name
            key={arc}
            transform={`rotate(${(arc / goal) * 360 - 90} 32 32)`}
          >
            <circle cx="32" cy="32" r="28" pathLength={goal} strokeDasharray={`${1 - gap} ${goal}`} />
            <circle
              className={arc < done ? `${styles.lit} ${styles.on}` : styles.lit}
              cx="32"
              cy="32"
              r="28"
              pathLength={goal}
              strokeDasharray={`${1 - gap} ${goal}`}
            />
          </g>
        ))}
      </svg>
      <span className={styles.middle} aria-hidden>
        {full ? <CheckIcon size={26} /> : done}
      </span>
    </span>
  );
}
