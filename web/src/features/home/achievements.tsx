import type { Home } from '../../../../core/contracts/home.ts';
import { achievementKinds, awardPoints } from '../../../../core/points/awards.ts';
import { shownAchievements } from '../../../../core/points/display-thresholds.ts';
import { homeTexts } from '../../../../core/texts/home/home.ts';
import { achievementTexts } from '../../../../core/texts/home/rewards.ts';
import { AchievementList } from '../../ui/rank/achievement-list.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import styles from './cards/block.module.css';

const texts = homeTexts.achievements;

type AchievementsProps = { points: number; earned: Home['achievements'] };

/** SPEC §2 Home block 3: each achievement from the points on at which it shows (SPEC §5), earned or still ahead. */
export function Achievements({ points, earned }: AchievementsProps) {
  const shown = shownAchievements(points);
  const isEarned = (kind: (typeof achievementKinds)[number]) => earned.some(({ id }) => id === kind);
  const kinds = achievementKinds.filter((kind) => shown.includes(kind) || isEarned(kind));
  const items = kinds.map((id) => {
    const record = earned.find((one) => one.id === id);
    const { name, description } = achievementTexts[id];
    return {
      key: id,
      kind: id,
      name,
      description,
      points: record?.points,
      note: record
        ? record.count > 1 && texts.times(record.count)
        : awardPoints[id] > 0 && texts.ahead(awardPoints[id]),
    };
  });
  return (
    <Section title={texts.heading}>
      <Card>
        {items.length === 0 ? (
          <p className={styles.empty}>{texts.nothingYet}</p>
        ) : (
          <AchievementList items={items} spokenPoints={texts.spokenPoints} />
        )}
      </Card>
    </Section>
  );
}
