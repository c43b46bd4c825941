import type { Home } from '../../../../../core/contracts/home.ts';
import { isGoalReached } from '../../../../../core/stats/daily-goal.ts';
import { hasRestarted } from '../../../../../core/streak/run.ts';
import { homeTexts } from '../../../../../core/texts/home/home.ts';
import { todayCardTexts } from '../../../../../core/texts/home/today-card.ts';
import { unsentIn } from '../../../lib/cache/unsent-words.ts';
import type { View } from '../../../lib/navigation/view.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckIcon, CloudOffIcon, RepeatIcon } from '../../../ui/icons/icons.tsx';
import { AlefIcon } from '../../../ui/icons/reward-icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { GoalRing } from '../../../ui/rank/goal-ring.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Text } from '../../../ui/text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ChooseLesson } from '../catalogue/lesson-row.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { useHome } from '../use-home.ts';
import styles from './today-card.module.css';
import { type DaySource, useDayAtHome } from './use-day-at-home.ts';

const texts = homeTexts.day;

type TodayProps = { ways: { open: (view: View) => void; choose: ChooseLesson } };

/**
 * The day: how many of its words are done, how many days in a row it makes, and what is to be reviewed; and the search
 * of the course, with the alphabet beside it.
 */
export function Today({ ways: { open, choose } }: TodayProps) {
  const { home } = useHome({ enabled: false });
  if (!home) return null;
  return (
    <>
      <DayCard home={home} onReview={() => open({ name: 'today' })} />
      <Row gap={4} wrap className={styles.find}>
        <SearchButton onChoose={choose} />
        <button type="button" className={styles.letters} onClick={() => open({ name: 'letters' })}>
          <AlefIcon size={20} />
          {todayCardTexts.letters}
        </button>
      </Row>
    </>
  );
}

type CardProps = { home: Home; onReview: () => void };

/** The card with the day as it can be begun now. */
export function DayCard({ home, ...ways }: CardProps) {
  const { source, ...day } = useDayAtHome(home);
  return <TodayCard home={{ ...home, ...day }} source={source} {...ways} />;
}

/** Fills live as words are saved. */
export function TodayCard({ home, source = 'server', onReview }: CardProps & { source?: DaySource }) {
  const { wordsToday, memory, streak } = home;
  const reviewed = memory.done;
  const unsent = unsentIn(home);
  const { dailyGoal } = home.settings;
  return (
    <Card gap={6} className={styles.card}>
      <Row gap={6} align="center" wrap className={styles.day}>
        <GoalRing done={wordsToday} goal={dailyGoal} />
        <Stack as="p" grow>
          <Text weight="strong">{texts.today}</Text>
          <Text tone="soft">
            {isGoalReached(wordsToday, dailyGoal)
              ? texts.goalDone(wordsToday)
              : texts.newWords(wordsToday, dailyGoal)}
          </Text>
          {reviewed > 0 && <Text tone="soft">{texts.reviewed(reviewed)}</Text>}
          {unsent > 0 && (
            <Text tone="gold" size="s">
              {texts.unsent(unsent)}
            </Text>
          )}
        </Stack>
        <Stack as="p" align="center" justify="center" className={styles.streak}>
          <Text size="xl" weight="bold">
            {streak.currentStreak}
          </Text>
          <span>{texts.daysInARow(streak.currentStreak)}</span>
        </Stack>
      </Row>
      {hasRestarted(streak) && (
        <Stack as="p">
          <Text weight="medium">{texts.welcomeBack}</Text>
          <Text tone="soft" size="s">
            {isReviewDue(memory) ? texts.backByReview : texts.backByLesson(streak.bestStreak)}
          </Text>
        </Stack>
      )}
      {(home.stats.words_learned > 0 || isReviewDue(memory)) && (
        <Review memory={memory} source={source} onReview={onReview} />
      )}
    </Card>
  );
}

const isReviewDue = ({ due, dueLetters, dueRules }: Home['memory']) =>
  due > 0 || dueLetters > 0 || dueRules > 0;

type ReviewProps = { memory: Home['memory']; source: DaySource; onReview: () => void };

/**
 * What is due and how long it takes; when nothing is due, it says so and leads to what else can be done. What cannot be
 * begun without a network is not offered.
 */
function Review({ memory, source, onReview }: ReviewProps) {
  const { due, dueLetters, newForms, minutes, done, newWordsPaused } = memory;
  const card = todayCardTexts;
  if (source === 'nowhere') {
    return (
      <p className={`${styles.review} soft-quiet`}>
        <CloudOffIcon size={20} />
        <span className={styles.what}>{card.needsNetwork}</span>
      </p>
    );
  }
  if (isReviewDue(memory)) {
    return (
      <button type="button" className={`${styles.review} soft-accent`} onClick={onReview}>
        <RepeatIcon size={20} />
        <span className={styles.what}>
          {due > 0 ? card.review(due, newForms) : dueLetters > 0 ? card.reviewLetters : card.reviewRules}
          {newWordsPaused && <small className={styles.paused}>{card.paused}</small>}
          {source === 'device' && <small className={styles.paused}>{card.kept}</small>}
        </span>
        <span className={styles.minutes} aria-hidden>
          {card.minutes(minutes)}
        </span>
        <VisuallyHidden>, {card.spokenMinutes(minutes)}</VisuallyHidden>
      </button>
    );
  }
  return (
    <Row gap={4} align="center" justify="between" wrap="tight">
      <Row as="p" gap={4} align="center" className="tone-soft">
        {done > 0 && <CheckIcon size={20} />}
        {done > 0 ? card.done : card.nothing}
      </Row>
      <Button variant="quiet" size="small" onClick={onReview}>
        {card.practise}
      </Button>
    </Row>
  );
}
