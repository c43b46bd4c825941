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

/** Only the medals, in a row. */
export const AchievementSigns = ({ items }: Pick<AchievementListProps, 'items'>) => (
  <Row as="span" gap={4} wrap aria-hidden>
    {items.map(({ key, kind, points }) => (
      <Medal key={key} kind={kind} isEarned={points !== undefined} />
    ))}
  </Row>
);

function Medal({ kind, isEarned }: { kind: AchievementKind; isEarned: boolean }) {
  const Icon = achievementIcons[kind];
  return (
    <Tile size={44} tone={isEarned ? 'gold' : 'quiet'} className={styles.medal}>
      <Icon size={24} />
    </Tile>
  );
}

/** Achievements as medals: gold when earned, a quiet outline while ahead. */
export function AchievementList({ items, spokenPoints }: AchievementListProps) {
  return (
    <Stack as="ul" gap={6}>
      {items.map(({ key, kind, name, description, points, note }) => (
        <Row as="li" gap={6} align="center" wrap="tight" key={key}>
          <Medal kind={kind} isEarned={points !== undefined} />
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
      ))}
    </Stack>
  );
}
