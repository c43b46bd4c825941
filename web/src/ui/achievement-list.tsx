import type { AchievementKind } from '../../../core/points/awards.ts';
import styles from './achievement-list.module.css';
import { achievementIcons } from './reward-icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type AchievementItem = {
  key: string;
  kind: AchievementKind;
  name: string;
  description: string;
  /** Points earned by it; missing while it is still ahead. */
  points: number | undefined;
  /** A further line: how often, when, or what it will bring. */
  note?: string | false;
};

type AchievementListProps = {
  items: readonly AchievementItem[];
  /** How a screen reader says the points, e.g. '+50 баллов'. */
  spokenPoints: (points: number) => string;
};

/** Achievements as medals: gold when earned, a quiet outline while ahead. */
export function AchievementList({ items, spokenPoints }: AchievementListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, kind, name, description, points, note }) => {
        const Icon = achievementIcons[kind];
        return (
          <li key={key} className={styles.item}>
            <span className={points ? `${styles.medal} ${styles.earned}` : styles.medal}>
              <Icon size={24} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.description}>{description}</span>
              {note && <span className={styles.description}>{note}</span>}
            </span>
            {points !== undefined && (
              <span className={styles.value}>
                <span aria-hidden>+{points}</span>
                <VisuallyHidden>{spokenPoints(points)}</VisuallyHidden>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
