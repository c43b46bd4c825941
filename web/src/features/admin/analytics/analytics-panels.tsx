import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PeriodTables } from '../../../../../core/contracts/admin/admin.ts';
import { adminSectionTexts } from '../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../lib/services.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type DayRange, isWhole } from '../day-range.tsx';
import { LoadFailed } from '../load-failed.tsx';
import styles from './analytics.module.css';
import { periodTablesQuery } from './analytics-query.ts';
import { Funnel } from './funnel.tsx';
import { PeriodFigures } from './period-figures.tsx';
import { ProblemWords } from './problem-words.tsx';
import { Retention } from './retention.tsx';
import type { Span } from './span.ts';
import { StageErrors } from './stage-errors.tsx';
import { WithAnalytics } from './with-analytics.tsx';

type Ways = {
  onLesson: (lessonId: number) => void;
  /** Opens the payments of some days. */
  onPayments: (days: DayRange) => void;
};

/** Who comes back, what is hard, where learners stop: of the usual days until some are chosen. */
export function AnalyticsPanels({ onLesson, onPayments }: Ways) {
  const [days, setDays] = useState<DayRange | null>(null);
  return (
    <WithAnalytics>
      {(analytics) => (
        <div className={styles.grid}>
          <PeriodFigures today={analytics.today} days={days} onDays={setDays} onPayments={onPayments} />
          {days && isWhole(days) ? (
            <ChosenTables days={days} onLesson={onLesson} />
          ) : (
            <Tables of={analytics} span="usual" onLesson={onLesson} />
          )}
        </div>
      )}
    </WithAnalytics>
  );
}

function ChosenTables({ days, onLesson }: { days: DayRange } & Pick<Ways, 'onLesson'>) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(periodTablesQuery(api, days));
  if (data) return <Tables of={data} span="chosen" onLesson={onLesson} />;
  if (error) return <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <span role="status" aria-label={adminSectionTexts.loading} />
      <Skeleton height="300px" radius="l" />
    </>
  );
}

type TablesProps = { of: PeriodTables; span: Span } & Pick<Ways, 'onLesson'>;

function Tables({ of: { retention, stages, problemWords, funnel }, span, onLesson }: TablesProps) {
  return (
    <>
      <Retention weeks={retention} span={span} />
      <StageErrors stages={stages} span={span} />
      <ProblemWords words={problemWords} span={span} onLesson={onLesson} />
      <Funnel steps={funnel} span={span} onLesson={onLesson} />
    </>
  );
}
