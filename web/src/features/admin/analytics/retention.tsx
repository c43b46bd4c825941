import type { CSSProperties } from 'react';
import type { Analytics } from '../../../../../core/contracts/admin/admin.ts';
import {
  analyticsTexts,
  figureText,
  percentText,
  shortDateText,
} from '../../../../../core/texts/admin/web.ts';
import { AdminTable, type ValueColumn } from '../admin-table.tsx';
import { Nothing, Panel } from '../panel.tsx';
import styles from './analytics.module.css';
import type { Span } from './span.ts';
import { Group } from './with-analytics.tsx';

const texts = analyticsTexts.retention;

type Week = NonNullable<Analytics['retention']>[number];

/** Weeks of arrival against weeks after it: the more learners came back, the fuller the square. */
export function Retention({ weeks, span }: { weeks: Analytics['retention']; span: Span }) {
  return (
    <Panel title={texts.heading} hint={texts.hint[span]}>
      <Group of={weeks}>
        {(known) => <Table weeks={known.filter(({ users }) => users > 0)} span={span} />}
      </Group>
    </Panel>
  );
}

function Table({ weeks, span }: { weeks: readonly Week[]; span: Span }) {
  if (weeks.length === 0) return <Nothing title={texts.empty[span]} />;
  const longest = Math.max(...weeks.map((row) => row.weeks.length));
  const later = Array.from(
    { length: longest },
    (_, place): ValueColumn<Week> => ({
      name: texts.later(place),
      spoken: texts.spokenLater(place),
      value: (row) => row.weeks[place] ?? null,
      cell: (row) => <Square share={row.weeks[place]} />,
    }),
  );
  return (
    <AdminTable
      caption={texts.heading}
      file="retention"
      columns={[
        {
          name: texts.week,
          value: ({ week }) => week,
          cell: ({ week }) => <span className={styles.week}>{texts.from(shortDateText(week))}</span>,
        },
        {
          name: texts.users,
          figures: true,
          value: ({ users }) => users,
          cell: ({ users }) => figureText(users),
        },
        ...later,
      ]}
      rows={weeks}
      keyOf={({ week }) => week}
    />
  );
}

/** `share`: percent; null without learners, undefined for a week that has not begun. */
function Square({ share }: { share: number | null | undefined }) {
  if (share === undefined) return null;
  return (
    <span
      className={styles.square}
      style={{ '--shade': `${Math.round((share ?? 0) * 0.36)}%` } as CSSProperties} // TypeScript knows no variables
    >
      {percentText(share)}
    </span>
  );
}
