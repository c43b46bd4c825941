import type { Home } from '../../../../core/contracts/home.ts';
import { webTexts } from '../../../../core/texts/ru.ts';
import { Card } from '../../ui/card.tsx';
import { GoalRing } from '../../ui/goal-ring.tsx';
import styles from './today-card.module.css';

const texts = webTexts.home;

/** The day: how many of its words are done, and how many days in a row it makes. Fills live as words are saved. */
export function TodayCard({ home: { wordsToday, settings, streak } }: { home: Home }) {
  const { dailyGoal } = settings;
  return (
    <Card className={styles.card}>
      <GoalRing done={wordsToday} goal={dailyGoal} />
      <p className={styles.words}>
        <span className={styles.name}>{texts.today}</span>
        <span className={styles.count}>
          {wordsToday < dailyGoal ? texts.wordsOf(wordsToday, dailyGoal) : texts.goalDone(wordsToday)}
        </span>
      </p>
      <p className={styles.streak}>
        <span className={styles.days}>{streak.currentStreak}</span>
        <span>{texts.daysInARow(streak.currentStreak)}</span>
      </p>
    </Card>
  );
}
