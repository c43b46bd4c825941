import { useState } from 'react';
import { share } from '../../../../../core/analytics/figures.ts';
import type { Analytics } from '../../../../../core/contracts/admin/admin.ts';
import { analyticsTexts, figureText } from '../../../../../core/texts/admin/web.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { AdminTable, type ValueColumn } from '../admin-table.tsx';
import { Nothing, Panel } from '../panel.tsx';
import { LessonLink } from './lesson-link.tsx';
import { ShareBar } from './share-bar.tsx';
import type { Span } from './span.ts';
import { Group } from './with-analytics.tsx';

const texts = analyticsTexts.funnel;

type Step = NonNullable<Analytics['funnel']>[number];
type FunnelProps = { steps: Analytics['funnel']; span: Span; onLesson: (lessonId: number) => void };

/** Lesson by lesson: how many learners get this far. Lessons that nobody has begun are hidden until requested. */
export function Funnel({ steps, span, onLesson }: FunnelProps) {
  return (
    <Panel title={texts.heading} hint={texts.hint[span]}>
      <Group of={steps}>{(known) => <Table steps={known} onLesson={onLesson} />}</Group>
    </Panel>
  );
}

function Table({ steps, onLesson }: { steps: readonly Step[] } & Pick<FunnelProps, 'onLesson'>) {
  const [isWhole, setWhole] = useState(false);
  if (steps.length === 0) return <Nothing title={texts.empty} />;
  const begun = steps.findLastIndex((step) => step.begun > 0) + 1;
  const shown = isWhole ? steps : steps.slice(0, begun);
  const most = Math.max(1, ...steps.map((step) => step.begun));
  const column = (count: 'begun' | 'completed' | 'passed'): ValueColumn<Step> => ({
    name: texts[count],
    spoken: texts.spoken[count],
    value: (step) => step[count],
    cell: (step) => <ShareBar share={share(step[count], most) ?? 0} text={figureText(step[count])} />,
  });
  return (
    <>
      {shown.length > 0 && (
        <AdminTable
          caption={texts.heading}
          file="funnel"
          columns={[
            {
              name: texts.lesson,
              value: ({ name }) => name,
              cell: ({ id, name }) => <LessonLink name={name} onOpen={() => onLesson(id)} />,
            },
            column('begun'),
            column('completed'),
            column('passed'),
          ]}
          rows={shown}
          keyOf={({ id }) => id}
        />
      )}
      {shown.length < steps.length && (
        <div>
          <Nothing title={texts.nobody} />
          <Button size="small" onClick={() => setWhole(true)}>
            {texts.all(steps.length)}
          </Button>
        </div>
      )}
    </>
  );
}
