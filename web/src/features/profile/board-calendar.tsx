import { calendarWeeks } from '../../../../core/streak/calendar.ts';
import { profileTexts } from '../../../../core/texts/profile.ts';
import { Card } from '../../ui/card.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './board-calendar.module.css';
import { shortDate } from './dates.ts';
import { WeekBoard } from './week-board.tsx';

const texts = profileTexts.calendar;
const weeksShown = 12;

type BoardCalendarProps = {
  today: string;
  activeDays: readonly { date: string; words: number }[];
};

/** Twelve weeks as a chess board, one file for each week: a day of practice fills its square. The list says the same. */
export function BoardCalendar({ today, activeDays }: BoardCalendarProps) {
  const weeks = calendarWeeks(today, activeDays, weeksShown);
  const active = weeks.flat().filter((day) => day.active);
  const summary = texts.summary(active.length, weeksShown);
  return (
    <section className={styles.section} aria-labelledby="calendar-heading">
      <h2 id="calendar-heading" className={styles.heading}>
        {texts.heading}
      </h2>
      <Card className={styles.card}>
        <WeekBoard
          weeks={weeks}
          today={today}
          label={summary}
          look={({ active, words }) => active && (words > 0 ? styles.learned : styles.visited)}
        />
        <p className={styles.legend} aria-hidden>
          <span className={`${styles.square} ${styles.visited}`} />
          {texts.visited}
          <span className={`${styles.square} ${styles.learned}`} />
          {texts.learned}
        </p>
        {active.length === 0 ? (
          <p className={styles.none}>{texts.none}</p>
        ) : (
          <details className={styles.list}>
            <summary>
              {summary}
              <ChevronIcon size={20} />
            </summary>
            <ul>
              {active.reverse().map(({ date, words }) => (
                <li key={date}>{texts.day(shortDate(date), words)}</li>
              ))}
            </ul>
          </details>
        )}
      </Card>
    </section>
  );
}
