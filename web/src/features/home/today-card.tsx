import type { Home } from '../../../../core/contracts/home.ts';
import { homeTexts } from '../../../../core/texts/home.ts';
import { webTexts } from '../../../../core/texts/ru.ts';
import { todayTexts } from '../../../../core/texts/today.ts';
import { Card } from '../../ui/card.tsx';
import { GoalRing } from '../../ui/goal-ring.tsx';
import { CheckIcon, ChevronIcon, RepeatIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './today-card.module.css';
import { useHome } from './use-home.ts';

const texts = homeTexts.day;

/** The day: how many of its words are done, how many days in a row it makes, and what is to be reviewed. */
export function Today({ onReview }: { onReview: () => void }) {
  const { home } = useHome({ enabled: false });
  return home ? <TodayCard home={home} onReview={onReview} /> : null;
}

/** Fills live as words are saved. */
export function TodayCard({ home, onReview }: { home: Home; onReview: () => void }) {
  const { wordsToday, streak } = home;
  const { dailyGoal } = home.settings;
  return (
    <Card className={styles.card}>
      <div className={styles.day}>
        <GoalRing done={wordsToday} goal={dailyGoal} />
        <p className={styles.words}>
          <span className={styles.name}>{texts.today}</span>
          <span className={styles.count}>
            {wordsToday < dailyGoal
              ? webTexts.home.wordsOf(wordsToday, dailyGoal)
              : texts.goalDone(wordsToday)}
          </span>
        </p>
        <p className={styles.streak}>
          <span className={styles.days}>{streak.currentStreak}</span>
          <span>{texts.daysInARow(streak.currentStreak)}</span>
        </p>
      </div>
      <Review memory={home.memory} onReview={onReview} />
    </Card>
  );
}

type ReviewProps = { memory: Home['memory']; onReview: () => void };

/** What is due and how long it takes; when nothing is, the same place says so and leads to what can be done besides. */
function Review({ memory: { due, minutes, done, newWordsPaused }, onReview }: ReviewProps) {
  const card = todayTexts.card;
  if (due > 0) {
    return (
      <button type="button" className={`${styles.review} ${styles.due}`} onClick={onReview}>
        <RepeatIcon size={20} />
        <span className={styles.what}>
          {card.review(due)}
          {newWordsPaused && <small className={styles.paused}>{card.paused}</small>}
        </span>
        <span className={styles.minutes} aria-hidden>
          {card.minutes(minutes)}
        </span>
        <VisuallyHidden>, {card.spokenMinutes(minutes)}</VisuallyHidden>
      </button>
    );
  }
  return (
    <button type="button" className={styles.review} onClick={onReview}>
      {done > 0 ? <CheckIcon size={20} /> : <RepeatIcon size={20} />}
      <span className={styles.what}>{done > 0 ? card.done : card.nothing}</span>
      <ChevronIcon size={20} className={styles.chevron} />
    </button>
  );
}
