import { useQuery } from '@tanstack/react-query';
import { listeningParameter } from '../../../../core/listening/compose.ts';
import { wordsFileParameter } from '../../../../core/memory/words-file-link.ts';
import { startLinkOf } from '../../../../core/service/start-link.ts';
import { calendarWeeks } from '../../../../core/streak/calendar.ts';
import { memoryTexts as texts } from '../../../../core/texts/home/today.ts';
import { botLinkQuery } from '../../lib/cache/queries.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Details } from '../../ui/surfaces/details.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import { Hint, Text } from '../../ui/text.tsx';
import { shortDate } from './dates.ts';
import { Forecast } from './forecast.tsx';
import styles from './memory-section.module.css';
import { type Memory, useMemory } from './use-memory.ts';
import { WeekBoard } from './week-board.tsx';

const weeksShown = 12;
/** From these numbers of reviews a day, a square is a shade fuller. */
const shadesFrom = [1, 6, 16, 31];
const shades = [styles.faint, styles.light, styles.strong, styles.full];

/** How firmly the words are held: how many are firm, the reviews of twelve weeks, and what the next two bring. */
export function MemorySection({ today }: { today: string }) {
  const { data: memory, isError } = useMemory();
  return (
    <Section title={texts.heading}>
      {memory && <Held memory={memory} today={today} />}
      {!memory && isError && (
        <Text as="p" tone="soft">
          {texts.failed}
        </Text>
      )}
      {!memory && !isError && (
        <>
          <span role="status" aria-label={texts.loading} />
          <Skeleton height="88px" radius="l" />
          <Skeleton height="280px" radius="l" />
        </>
      )}
    </Section>
  );
}

function Held({ memory, today }: { memory: Memory; today: string }) {
  const { openBotLink } = useTelegram();
  const { api } = useServices();
  const { data: botLink } = useQuery({ ...botLinkQuery(api), enabled: memory.words > 0 });
  return (
    <>
      <Card className={styles.firm}>
        <p>
          <span className={styles.name}>{texts.firm}</span>
          <Hint>{texts.firmHint}</Hint>
        </p>
        <p>
          <Text size="xxl" weight="bold">
            {memory.firmWords}
          </Text>{' '}
          <Hint>{texts.ofWords(memory.words)}</Hint>
        </p>
      </Card>
      <Reviews days={memory.days} today={today} />
      <Forecast days={memory.forecast} today={today} />
      {botLink && memory.words > 0 && (
        <Stack gap={4}>
          <Button block onClick={() => openBotLink(startLinkOf(botLink, listeningParameter))}>
            {texts.listen}
          </Button>
          <Button block onClick={() => openBotLink(startLinkOf(botLink, wordsFileParameter))}>
            {texts.wordsFile}
          </Button>
        </Stack>
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
    <Card gap={6}>
      <Text as="h3" weight="strong">
        {texts.heat.heading}
      </Text>
      <WeekBoard weeks={weeks} today={today} label={summary} look={({ words }) => shadeFor(words)} />
      <Row as="p" gap={3} align="center" className={styles.legend} aria-hidden>
        {texts.heat.less}
        {shades.map((shade) => (
          <span key={shade} className={`${styles.sample} ${shade}`} />
        ))}
        {texts.heat.more}
      </Row>
      {active.length === 0 ? (
        <Text as="p" tone="soft">
          {texts.heat.none}
        </Text>
      ) : (
        <Details summary={summary}>
          <Stack as="ul" gap={3}>
            {active.reverse().map(({ date, words }) => (
              <li key={date}>{texts.heat.day(shortDate(date), words)}</li>
            ))}
          </Stack>
        </Details>
      )}
    </Card>
  );
}

function shadeFor(reviews: number): string | undefined {
  return shades[shadesFrom.findLastIndex((from) => reviews >= from)];
}
