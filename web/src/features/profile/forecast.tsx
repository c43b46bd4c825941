import { memoryTexts } from '../../../../core/texts/home/today.ts';
import { Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Details } from '../../ui/surfaces/details.tsx';
import { Text } from '../../ui/text.tsx';
import { dayOfMonth, shortDate } from './dates.ts';
import styles from './forecast.module.css';
import type { Memory } from './use-memory.ts';

const texts = memoryTexts.forecast;

/** Words that come back on each of the next days: bars of plain boxes, and the same as a list. */
export function Forecast({ days, today }: { days: Memory['forecast']; today: string }) {
  const most = Math.max(1, ...days.map(({ reviews }) => reviews));
  const total = days.reduce((sum, { reviews }) => sum + reviews, 0);
  const nameOf = (date: string) => (date === today ? texts.today : shortDate(date));
  return (
    <Card gap={6}>
      <Text as="h3" weight="strong">
        {texts.heading}
      </Text>
      {total === 0 ? (
        <Text as="p" tone="soft">
          {texts.none}
        </Text>
      ) : (
        <>
          <div className={styles.bars} role="img" aria-label={texts.summary(total)}>
            {days.map(({ date, reviews }) => (
              <Stack as="span" gap={1} align="center" justify="end" key={date} className={styles.day}>
                <span className={styles.count}>{reviews > 0 && reviews}</span>
                <span
                  className={date === today ? `${styles.bar} ${styles.today}` : styles.bar}
                  style={{ height: `${Math.max(3, (reviews / most) * 72)}px` }}
                />
                <Text tone="soft" size="xs">
                  {dayOfMonth(date)}
                </Text>
              </Stack>
            ))}
          </div>
          <Details summary={texts.summary(total)}>
            <Stack as="ul" gap={3}>
              {days.map(({ date, reviews }) => (
                <li key={date}>{texts.day(nameOf(date), reviews)}</li>
              ))}
            </Stack>
          </Details>
        </>
      )}
    </Card>
  );
}
