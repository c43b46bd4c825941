import type { Analytics } from '../../../../../core/contracts/admin/admin.ts';
import { analyticsTexts, figureText, percentText } from '../../../../../core/texts/admin/web.ts';
import { AdminTable, type ValueColumn } from '../admin-table.tsx';
import { Nothing, Panel } from '../panel.tsx';
import { ShareBar } from './share-bar.tsx';
import type { Span } from './span.ts';
import { Group } from './with-analytics.tsx';

const texts = analyticsTexts.stages;

type Stage = NonNullable<Analytics['stages']>[number];
type Count = 'right' | 'wrong' | 'assisted' | 'self' | 'skipped';

/** How often each of the four exercises goes wrong. */
export function StageErrors({ stages, span }: { stages: Analytics['stages']; span: Span }) {
  return (
    <Panel title={texts.heading} hint={texts.hint[span]}>
      <Group of={stages}>{(known) => <Table stages={known} span={span} />}</Group>
    </Panel>
  );
}

function Table({ stages, span }: { stages: readonly Stage[]; span: Span }) {
  const counts = ['right', 'wrong', 'assisted', 'self', 'skipped'] as const;
  if (stages.every((stage) => counts.every((count) => stage[count] === 0))) {
    return <Nothing title={texts.empty[span]} />;
  }
  const column = (count: Count): ValueColumn<Stage> => ({
    name: texts[count],
    figures: true,
    value: (stage) => stage[count],
    shown: count === 'right' || count === 'wrong' ? 'always' : 'wide',
    cell: (stage) => figureText(stage[count]),
  });
  return (
    <AdminTable
      caption={texts.heading}
      file="stages"
      columns={[
        {
          name: texts.stage,
          value: ({ stage }) => texts.names[stage],
          cell: ({ stage }) => texts.names[stage],
        },
        {
          name: texts.errors,
          value: ({ errorRate }) => errorRate,
          cell: ({ errorRate }) => (
            <ShareBar share={errorRate ?? 0} text={percentText(errorRate)} tone="wrong" />
          ),
        },
        ...counts.map(column),
      ]}
      rows={stages}
      keyOf={({ stage }) => stage}
    />
  );
}
