import { useQuery } from '@tanstack/react-query';
import { chartDays } from '../../../../../core/analytics/figures.ts';
import { addDays } from '../../../../../core/streak/streak.ts';
import { adminSectionTexts, analyticsTexts, figureText } from '../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Figures } from '../dashboard/figures.tsx';
import { type DayRange, DayRangeFields, isWhole } from '../day-range.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Panel } from '../panel.tsx';
import { periodQuery } from './analytics-query.ts';

const texts = analyticsTexts.period;

type PeriodFiguresProps = {
  today: string;
  /** null: none were chosen, and the last thirty are shown. */
  days: DayRange | null;
  onDays: (days: DayRange | null) => void;
  onPayments: (days: DayRange) => void;
};

/** The choice of days, and what happened on them. */
export function PeriodFigures({ today, days, onDays, onPayments }: PeriodFiguresProps) {
  const range = days ?? { from: addDays(today, 1 - chartDays), to: today };
  return (
    <Panel title={texts.heading} hint={`${texts.hint} ${texts.follow}`}>
      <DayRangeFields range={range} onChange={onDays} />
      {isWhole(range) && <Counted range={range} />}
      <Row gap={4} wrap="tight">
        <Button size="small" onClick={() => onPayments(range)}>
          {texts.payments}
        </Button>
        {days && (
          <Button variant="quiet" size="small" onClick={() => onDays(null)}>
            {texts.usual}
          </Button>
        )}
      </Row>
    </Panel>
  );
}

function Counted({ range }: { range: DayRange }) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(periodQuery(api, range));
  if (error) return <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <>
        <span role="status" aria-label={adminSectionTexts.loading} />
        <Skeleton height="90px" radius="l" />
      </>
    );
  }
  return (
    <Figures
      figures={[
        { name: texts.newLearners, value: figureText(data.newLearners) },
        { name: texts.active, value: figureText(data.active) },
        { name: texts.words, value: figureText(data.words) },
        { name: texts.stars, value: figureText(data.stars) },
      ]}
    />
  );
}
