import type { ReactNode } from 'react';
import type { CalendarDay } from '../../../../core/streak/calendar.ts';
import { profileTexts } from '../../../../core/texts/home/person/profile.ts';
import { monthName } from './dates.ts';
import styles from './week-board.module.css';

type WeekBoardProps = {
  /** Oldest first, each from Monday to Sunday. */
  weeks: readonly CalendarDay[][];
  today: string;
  /** What the board says, in words. */
  label: string;
  /** Looks of the square of a day, on top of light, dark and today's frame. */
  look: (day: CalendarDay) => string | false | undefined;
  /** Drawn in the square of a day. */
  sign?: (day: CalendarDay) => ReactNode;
};

/** Weeks as a chess board, one file for each. */
export function WeekBoard({ weeks, today, label, look, sign }: WeekBoardProps): ReactNode {
  return (
    <div
      className={styles.board}
      style={{ gridTemplateColumns: `minmax(26px, auto) repeat(${weeks.length}, minmax(0, 1fr))` }}
      role="img"
      aria-label={label}
    >
      <Months weeks={weeks} />
      {profileTexts.calendar.weekdays.map((name, row) => (
        <span key={name} className={styles.weekday} style={{ gridRow: row + 2 }} aria-hidden>
          {name}
        </span>
      ))}
      {weeks.map((week, file) =>
        week.map((day, rank) => (
          <span
            key={day.date}
            className={[
              styles.square,
              (file + rank) % 2 === 1 && styles.dark,
              look(day),
              day.ahead && styles.ahead,
              day.date === today && styles.today,
            ]
              .filter(Boolean)
              .join(' ')}
            style={{ gridColumn: file + 2, gridRow: rank + 2 }}
          >
            {sign?.(day)}
          </span>
        )),
      )}
    </div>
  );
}

/** Weeks from one name to the next in which both fit where text is twice as large. */
const weeksOfName = 3;

/** The month's name above the first week that begins in it, at the edge where it begins last; two names never touch. */
function Months({ weeks }: { weeks: readonly CalendarDay[][] }) {
  const begins = weeks.flatMap(([monday], file) => {
    const before = weeks[file - 1]?.[0];
    const isNew = monday && (!before || before.date.slice(0, 7) !== monday.date.slice(0, 7));
    return isNew ? [{ file, date: monday.date }] : [];
  });
  const apart = begins.filter(({ file }, index) => {
    const following = begins[index + 1];
    return !following || following.file - file >= weeksOfName;
  });
  return apart.map(({ file, date }) => {
    const fits = weeks.length - file >= weeksOfName;
    const place = fits
      ? { gridColumn: `${file + 2} / span ${weeksOfName}` }
      : { gridColumn: `span ${weeksOfName} / -1`, justifySelf: 'end' };
    return (
      <span key={date} className={styles.month} style={place} aria-hidden>
        {monthName(date)}
      </span>
    );
  });
}
