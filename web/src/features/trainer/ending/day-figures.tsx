import { useQuery } from '@tanstack/react-query';
import { isGoalReached } from '../../../../../core/stats/daily-goal.ts';
import { homeTexts } from '../../../../../core/texts/home/home.ts';
import { webTexts } from '../../../../../core/texts/ru.ts';
import { useServices } from '../../../lib/services.ts';
import { FlameIcon } from '../../../ui/icons/reward-icons.tsx';
import { Row } from '../../../ui/layout.tsx';
import { GoalRing } from '../../../ui/rank/goal-ring.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './day-figures.module.css';

/** The goal of the day and the streak, as home knows them. */
export function DayFigures() {
  const { homeQuery } = useServices();
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  if (!home) return null;
  const { wordsToday, settings, streak } = home;
  const { dailyGoal } = settings;
  return (
    <Row gap={6} align="center" justify="between" wrap="tight" className={styles.figures}>
      <Row as="span" gap={4} align="center">
        <GoalRing done={wordsToday} goal={dailyGoal} size={36} />
        <Text size="s">
          {isGoalReached(wordsToday, dailyGoal)
            ? homeTexts.day.goalDone(wordsToday)
            : webTexts.home.wordsOf(wordsToday, dailyGoal)}
        </Text>
      </Row>
      <Row as="span" gap={3} align="center" className={styles.streak}>
        <FlameIcon size={20} />
        <Text size="s">
          {streak.currentStreak} {homeTexts.day.daysInARow(streak.currentStreak)}
        </Text>
      </Row>
    </Row>
  );
}
