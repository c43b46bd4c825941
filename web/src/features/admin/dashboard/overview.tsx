import type { Analytics } from '../../../../../core/contracts/admin/admin.ts';
import { dashboardTexts as texts } from '../../../../../core/texts/admin/web.ts';
import { Group, WithAnalytics } from '../analytics/with-analytics.tsx';
import { Panel } from '../panel.tsx';
import { DayChart } from './day-chart.tsx';
import { Figures } from './figures.tsx';
import { figuresOf } from './figures-of.ts';
import styles from './overview.module.css';

/** The figures of the whole service, and its last thirty days. */
export function Overview({ onPayments }: { onPayments: () => void }) {
  return (
    <WithAnalytics>
      {(analytics) => (
        <>
          <Figures figures={figuresOf(analytics, { onPayments })} />
          <Charts days={analytics.days} />
        </>
      )}
    </WithAnalytics>
  );
}

const { charts } = texts;

function Charts({ days }: { days: Analytics['days'] }) {
  return (
    <div className={styles.charts}>
      <div className={styles.main}>
        <Panel title={charts.answers}>
          <Group of={days}>
            {(known) => (
              <DayChart
                name={charts.answers}
                days={known.map(({ date, answers }) => ({ date, value: answers }))}
                valueText={charts.answersText}
                isSummable
                height={220}
              />
            )}
          </Group>
        </Panel>
      </div>
      <Panel title={charts.active}>
        <Group of={days}>
          {(known) => (
            <DayChart
              name={charts.active}
              days={known.map(({ date, active }) => ({ date, value: active }))}
              valueText={charts.activeText}
              tone="right"
            />
          )}
        </Group>
      </Panel>
      <Panel title={charts.newUsers}>
        <Group of={days}>
          {(known) => (
            <DayChart
              name={charts.newUsers}
              days={known.map(({ date, newUsers }) => ({ date, value: newUsers }))}
              valueText={charts.newUsersText}
              tone="gold"
              isSummable
            />
          )}
        </Group>
      </Panel>
    </div>
  );
}
