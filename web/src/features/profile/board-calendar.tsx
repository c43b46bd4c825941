import { type CalendarDay, calendarWeeks } from '../../../../core/streak/calendar.ts';
import { profileTexts } from '../../../../core/texts/profile.ts';
import { Card } from '../../ui/card.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './board-calendar.module.css';
import { monthName, shortDate } from './dates.ts';

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
        <div className={styles.board} role="img" aria-label={summary}>
          <Months weeks={weeks} />
          {texts.weekdays.map((name, row) => (
            <span key={name} className={styles.weekday} style={{ gridRow: row + 2 }} aria-hidden>
              {name}
            </span>
          ))}
          {weeks.map((week, file) =>
            week.map((day, rank) => (
              <span
                key={day.date}
                className={lookOf(day, (file + rank) % 2 === 1, day.date === today)}
                style={{ gridColumn: file + 2, gridRow: rank + 2 }}
              />
            )),
          )}
        </div>
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

/** The month's name above the first week that begins in it; two names never touch. */
function Months({ weeks }: { weeks: CalendarDay[][] }) {
  const begins = weeks.flatMap(([monday], file) => {
    const before = weeks[file - 1]?.[0];
    const isNew = monday && (!before || before.date.slice(0, 7) !== monday.date.slice(0, 7));
    return isNew ? [{ file, date: monday.date }] : [];
  });
  const apart = begins.filter(({ file }, index) => (begins[index + 1]?.file ?? weeks.length + 1) - file > 1);
  return apart.map(({ file, date }) => (
    <span key={date} className={styles.month} style={{ gridColumn: `${file + 2} / span 2` }} aria-hidden>
      {monthName(date)}
    </span>
  ));
}

function lookOf({ active, words, ahead }: CalendarDay, dark: boolean, isToday: boolean): string {
  const filled = active && (words > 0 ? styles.learned : styles.visited);
  const names = [styles.square, dark && styles.dark, filled, ahead && styles.ahead, isToday && styles.today];
  return names.filter(Boolean).join(' ');
}
