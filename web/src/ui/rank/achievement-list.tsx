import type { AchievementKind } from '../../../../core/points/awards.ts';
import { achievementIcons } from '../icons/reward-icons.tsx';
import { Row, Stack } from '../layout.tsx';
import { Tile } from '../surfaces/tile.tsx';
import { Hint, Text } from '../text.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './achievement-list.module.css';

export type AchievementItem = {
  key: string;
  kind: AchievementKind;
  name: string;
  description: string;
  /** Points earned by it, 0 for one that brings none; missing while it is still ahead. */
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
    <Stack as="ul" gap={6}>
      {items.map(({ key, kind, name, description, points, note }) => {
        const Icon = achievementIcons[kind];
        return (
          <Row as="li" gap={6} align="center" wrap="tight" key={key}>
            <Tile size={44} tone={points === undefined ? 'quiet' : 'gold'} className={styles.medal}>
              <Icon size={24} />
            </Tile>
            <Stack as="span" grow>
              <Text weight="strong">{name}</Text>
              <Hint>{description}</Hint>
              {note && <Hint>{note}</Hint>}
            </Stack>
            {points !== undefined && points > 0 && (
              <span className={styles.value}>
                <span aria-hidden>+{points}</span>
                <VisuallyHidden>{spokenPoints(points)}</VisuallyHidden>
              </span>
            )}
          </Row>
        );
      })}
    </Stack>
  );
}
