import { type CalendarDay, calendarWeeks } from '../../../../core/streak/calendar.ts';
import type { SavedDay } from '../../../../core/streak/run.ts';
import { profileTexts } from '../../../../core/texts/home/person/profile.ts';
import { freezeTexts } from '../../../../core/texts/home/streak.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Details } from '../../ui/surfaces/details.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './board-calendar.module.css';
import { shortDate } from './dates.ts';
import { SnowflakeIcon } from './snowflake-icon.tsx';
import { WeekBoard } from './week-board.tsx';

const texts = profileTexts.calendar;
const weeksShown = 12;

type BoardCalendarProps = {
  today: string;
  activeDays: readonly { date: string; words: number }[];
  /** Missed without an end of the streak. */
  savedDays: readonly SavedDay[];
};

/**
 * Twelve weeks as a chess board, one file for each week: a day of practice fills its square, one that a freeze or a rest
 * saved has a sign of its own. The list says the same.
 */
export function BoardCalendar({ today, activeDays, savedDays }: BoardCalendarProps) {
  const weeks = calendarWeeks(today, activeDays, weeksShown, savedDays);
  const days = weeks.flat();
  const active = days.filter((day) => day.active);
  const listed = days.filter((day) => day.active || day.savedBy);
  const summary = texts.summary(active.length, weeksShown);
  return (
    <Section title={texts.heading}>
      <Card gap={6}>
        <WeekBoard
          weeks={weeks}
          today={today}
          label={summary}
          look={lookOf}
          sign={({ active, savedBy }) => !active && savedBy === 'freeze' && <SnowflakeIcon />}
        />
        <Row as="p" gap={7} align="center" wrap="tight" className={styles.legend} aria-hidden>
          <span>
            <span className={`${styles.square} ${styles.visited}`} />
            {texts.visited}
          </span>
          <span>
            <span className={`${styles.square} ${styles.learned}`} />
            {texts.learned}
          </span>
          {days.some(({ savedBy }) => savedBy === 'freeze') && (
            <span>
              <span className={`${styles.square} ${styles.frozen}`}>
                <SnowflakeIcon />
              </span>
              {freezeTexts.savedBy.freeze}
            </span>
          )}
          {days.some(({ savedBy }) => savedBy === 'rest') && (
            <span>
              <span className={`${styles.square} ${styles.rested}`} />
              {freezeTexts.savedBy.rest}
            </span>
          )}
        </Row>
        {active.length === 0 ? (
          <Text as="p" tone="soft">
            {texts.none}
          </Text>
        ) : (
          <Details summary={summary}>
            <Stack as="ul" gap={3}>
              {listed.reverse().map(({ date, active, words, savedBy }) => (
                <li key={date}>
                  {!active && savedBy
                    ? texts.saved(shortDate(date), freezeTexts.savedBy[savedBy])
                    : texts.day(shortDate(date), words)}
                </li>
              ))}
            </Stack>
          </Details>
        )}
      </Card>
    </Section>
  );
}

function lookOf({ active, words, savedBy }: CalendarDay): string | false | undefined {
  if (active) return words > 0 ? styles.learned : styles.visited;
  return savedBy && (savedBy === 'freeze' ? styles.frozen : styles.rested);
}
