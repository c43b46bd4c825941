import { profileTexts as texts } from '../../../../core/texts/profile.ts';
import { freezeTexts } from '../../../../core/texts/streak.ts';
import { Card } from '../../ui/card.tsx';
import { FlameIcon } from '../../ui/reward-icons.tsx';
import { SnowflakeIcon } from './snowflake-icon.tsx';
import styles from './streak-card.module.css';
import type { Profile } from './use-profile.ts';

/** Days in a row, the most there ever were, and the freezes that keep them. */
export function StreakCard({
  profile: { dailyStreak, bestStreak, freezes },
}: {
  profile: Pick<Profile, 'dailyStreak' | 'bestStreak' | 'freezes'>;
}) {
  return (
    <Card className={styles.streak}>
      <span className={styles.flame}>
        <FlameIcon size={28} />
      </span>
      <h2 className={styles.name}>{texts.streak}</h2>
      <dl className={styles.days}>
        <div>
          <dt>{texts.streakNow}</dt>
          <dd>{dailyStreak}</dd>
        </div>
        <div>
          <dt>{texts.streakBest}</dt>
          <dd>{bestStreak}</dd>
        </div>
      </dl>
      <div className={styles.freezes}>
        <span className={freezes > 0 ? styles.held : styles.none}>
          <SnowflakeIcon size={24} />
        </span>
        <p>
          <span className={styles.freezeName}>{freezeTexts.held(freezes)}</span>
          <span className={styles.hint}>{freezeTexts.hint(freezes)}</span>
        </p>
      </div>
    </Card>
  );
}
