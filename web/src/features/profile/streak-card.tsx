import { profileTexts as texts } from '../../../../core/texts/home/person/profile.ts';
import { freezeTexts } from '../../../../core/texts/home/streak.ts';
import { FlameIcon } from '../../ui/icons/reward-icons.tsx';
import { Row } from '../../ui/layout.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Tile } from '../../ui/surfaces/tile.tsx';
import { Hint } from '../../ui/text.tsx';
import { SnowflakeIcon } from './snowflake-icon.tsx';
import styles from './streak-card.module.css';
import type { Profile } from './use-profile.ts';

/** Days in a row, the longest streak, and the freezes that protect it. */
export function StreakCard({
  profile: { dailyStreak, bestStreak, freezes },
}: {
  profile: Pick<Profile, 'dailyStreak' | 'bestStreak' | 'freezes'>;
}) {
  return (
    <Card className={styles.streak}>
      <Tile tone="gold">
        <FlameIcon size={28} />
      </Tile>
      <h2 className={styles.name}>{texts.streak}</h2>
      <Row as="dl" gap={6} className={styles.days}>
        <div>
          <dt>{texts.streakNow}</dt>
          <dd>{dailyStreak}</dd>
        </div>
        <div>
          <dt>{texts.streakBest}</dt>
          <dd>{bestStreak}</dd>
        </div>
      </Row>
      <Row gap={6} align="center" className={styles.freezes}>
        <Tile tone={freezes > 0 ? 'accent' : 'quiet'}>
          <SnowflakeIcon size={24} />
        </Tile>
        <p>
          <span className={styles.freezeName}>{freezeTexts.held(freezes)}</span>
          <Hint>{freezeTexts.hint(freezes)}</Hint>
        </p>
      </Row>
    </Card>
  );
}
