import { useMemo } from 'react';
import { chartTexts, dashboardTexts, dateText, shortDateText } from '../../../../../core/texts/admin/web.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { Nothing } from '../panel.tsx';
import styles from './day-chart.module.css';

const texts = dashboardTexts.charts;
/** A date is below one bar in each week, far enough from both ends not to be cut off. */
const tickEvery = 7;
const firstTick = 3;

type DayChartProps = {
  name: string;
  /** Oldest first, none left out. */
  days: readonly { date: string; value: number }[];
  valueText: (value: number) => string;
  tone?: 'accent' | 'gold' | 'right';
  /** Whether a sum over the days means something. */
  isSummable?: boolean;
  height?: number;
};

/** One figure by days, as bars; and the same as a list of values for reading. */
export function DayChart({ name, days, valueText, tone, isSummable = false, height }: DayChartProps) {
  const bars = useMemo(
    () =>
      days.map(({ date, value }, place) => ({
        name: dateText(date),
        tick: place % tickEvery === firstTick ? shortDateText(date) : '',
        value,
      })),
    [days],
  );
  const best = days.reduce((most, day) => (day.value > most.value ? day : most), { date: '', value: 0 });
  if (best.value === 0) return <Nothing title={texts.empty} hint={texts.emptyHint} />;
  const bestText = texts.best(dateText(best.date), valueText(best.value));
  const total = valueText(days.reduce((sum, { value }) => sum + value, 0));
  return (
    <>
      <BarChart
        summary={isSummable ? texts.summary(name, total, bestText) : texts.peak(name, bestText)}
        bars={bars}
        valueText={valueText}
        tone={tone}
        height={height}
      />
      <details className={styles.list}>
        <summary>{chartTexts.table}</summary>
        <dl>
          {days.map(({ date, value }) => (
            <div key={date}>
              <dt>{shortDateText(date)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
