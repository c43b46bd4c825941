import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chartDays } from '../../../../../core/analytics/figures.ts';
import { addDays } from '../../../../../core/streak/streak.ts';
import { adminSectionTexts, analyticsTexts, figureText } from '../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Figures } from '../dashboard/figures.tsx';
import { type DayRange, DayRangeFields } from '../day-range.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Panel } from '../panel.tsx';
import { useSaveFile } from '../use-save-file.ts';
import { periodQuery } from './analytics-query.ts';

const texts = analyticsTexts.period;

/** Figures of chosen days, at first of the last thirty, and the payments of these days as a file. */
export function PeriodFigures({ today }: { today: string }) {
  const [range, setRange] = useState<DayRange>({ from: addDays(today, 1 - chartDays), to: today });
  const isWhole = range.from !== '' && range.to !== '';
  return (
    <Panel title={texts.heading} hint={texts.hint}>
      <DayRangeFields range={range} onChange={setRange} />
      {isWhole && <Counted range={range} />}
    </Panel>
  );
}

function Counted({ range }: { range: DayRange }) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(periodQuery(api, range));
  const { save, isSaving } = useSaveFile('/api/admin/payments/file', range, 'mila-payments.csv');
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
    <>
      <Figures
        figures={[
          { name: texts.newLearners, value: figureText(data.newLearners) },
          { name: texts.active, value: figureText(data.active) },
          { name: texts.words, value: figureText(data.words) },
          { name: texts.stars, value: figureText(data.stars) },
        ]}
      />
      <div>
        <Button variant="quiet" size="small" loading={isSaving} onClick={save}>
          {texts.savePayments}
        </Button>
      </div>
    </>
  );
}
