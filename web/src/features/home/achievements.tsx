import { useState } from 'react';
import type { Home } from '../../../../core/contracts/home.ts';
import { achievementKinds, awardPoints } from '../../../../core/points/awards.ts';
import { shownAchievements } from '../../../../core/points/display-thresholds.ts';
import { homeTexts } from '../../../../core/texts/home/home.ts';
import { achievementTexts } from '../../../../core/texts/home/rewards.ts';
import { AchievementList, AchievementSigns } from '../../ui/rank/achievement-list.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Disclosure } from '../../ui/surfaces/disclosure.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './cards/block.module.css';

const texts = homeTexts.achievements;

type AchievementsProps = { points: number; earned: Home['achievements'] };

/**
 * SPEC §2 Home block 3: each achievement from the points on at which it shows (SPEC §5), earned or still ahead: a row of
 * signs, which opens.
 */
export function Achievements({ points, earned }: AchievementsProps) {
  const [isOpen, setOpen] = useState(false);
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
      {items.length === 0 ? (
        <Card>
          <p className={styles.empty}>{texts.nothingYet}</p>
        </Card>
      ) : (
        <Card padded={false} className={styles.folded}>
          <Disclosure
            level={3}
            open={isOpen}
            onToggle={() => setOpen(!isOpen)}
            summary={
              <>
                <AchievementSigns items={items} />
                <Text as="span" tone="soft" size="s" className={styles.count}>
                  {texts.earnedOf(kinds.filter(isEarned).length, kinds.length)}
                </Text>
              </>
            }
          >
            <div className={styles.inside}>
              <AchievementList items={items} spokenPoints={texts.spokenPoints} />
            </div>
          </Disclosure>
        </Card>
      )}
    </Section>
  );
}
