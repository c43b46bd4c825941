import { useQuery } from '@tanstack/react-query';
import { wordsFileLinkOf } from '../../../../core/memory/words-file-link.ts';
import { calendarWeeks } from '../../../../core/streak/calendar.ts';
import { memoryTexts as texts } from '../../../../core/texts/today.ts';
import { botLinkQuery } from '../../lib/cache/queries.ts';
import { openBotLink } from '../../lib/telegram/bot-link.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { shortDate } from './dates.ts';
import { Forecast } from './forecast.tsx';
import styles from './memory-section.module.css';
import { type Memory, useMemory } from './use-memory.ts';
import { WeekBoard } from './week-board.tsx';

const weeksShown = 12;
/** From so many reviews a day a square is a shade fuller. */
const shadesFrom = [1, 6, 16, 31];
const shades = [styles.faint, styles.light, styles.strong, styles.full];

/** How firmly the words are held: how many are firm, the reviews of twelve weeks, and what the next two bring. */
export function MemorySection({ today }: { today: string }) {
  const { data: memory, isError } = useMemory();
  return (
    <section className={styles.section} aria-labelledby="memory-heading">
      <h2 id="memory-heading" className={styles.heading}>
        {texts.heading}
      </h2>
      {memory && <Held memory={memory} today={today} />}
      {!memory && isError && <p className={styles.failed}>{texts.failed}</p>}
      {!memory && !isError && (
        <>
          <span role="status" aria-label={texts.loading} />
          <Skeleton height="88px" radius="var(--radius)" />
          <Skeleton height="280px" radius="var(--radius)" />
        </>
      )}
    </section>
  );
}

function Held({ memory, today }: { memory: Memory; today: string }) {
  const { data: botLink } = useQuery({ ...botLinkQuery, enabled: memory.words > 0 });
  return (
    <>
      <Card className={styles.firm}>
        <p>
          <span className={styles.name}>{texts.firm}</span>
          <span className={styles.hint}>{texts.firmHint}</span>
        </p>
        <p>
          <span className={styles.number}>{memory.firmWords}</span>{' '}
          <span className={styles.hint}>{texts.ofWords(memory.words)}</span>
        </p>
      </Card>
      <Reviews days={memory.days} today={today} />
      <Forecast days={memory.forecast} today={today} />
      {botLink && memory.words > 0 && (
        <Button block onClick={() => openBotLink(wordsFileLinkOf(botLink))}>
          {texts.wordsFile}
        </Button>
      )}
    </>
  );
}

function Reviews({ days, today }: { days: Memory['days']; today: string }) {
  const counted = days.map(({ date, reviews }) => ({ date, words: reviews }));
  const weeks = calendarWeeks(today, counted, weeksShown);
  const active = weeks.flat().filter((day) => day.active);
  const total = active.reduce((sum, { words }) => sum + words, 0);
  const summary = texts.heat.summary(total, weeksShown);
  return (
    <Card className={styles.card}>
      <h3 className={styles.title}>{texts.heat.heading}</h3>
      <WeekBoard weeks={weeks} today={today} label={summary} look={({ words }) => shadeFor(words)} />
      <p className={styles.legend} aria-hidden>
        {texts.heat.less}
        {shades.map((shade) => (
          <span key={shade} className={`${styles.sample} ${shade}`} />
        ))}
        {texts.heat.more}
      </p>
      {active.length === 0 ? (
        <p className={styles.none}>{texts.heat.none}</p>
      ) : (
        <details className={styles.list}>
          <summary>
            {summary}
            <ChevronIcon size={20} />
          </summary>
          <ul>
            {active.reverse().map(({ date, words }) => (
              <li key={date}>{texts.heat.day(shortDate(date), words)}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function shadeFor(reviews: number): string | undefined {
  return shades[shadesFrom.findLastIndex((from) => reviews >= from)];
}
