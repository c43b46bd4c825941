import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminThread } from '../../../../../core/contracts/inbox.ts';
import { threadKinds, threadStates } from '../../../../../core/inbox/threads.ts';
import { inboxAdminTexts as texts } from '../../../../../core/texts/admin/inbox.ts';
import { momentText } from '../../../../../core/texts/admin/web.ts';
import { reasonTexts } from '../../../../../core/texts/reports/report.ts';
import { useServices } from '../../../lib/services.ts';
import { SelectField } from '../../../ui/controls/field.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import { Hint } from '../../../ui/text.tsx';
import { PagedList } from '../lists/paged-list.tsx';
import styles from './inbox.module.css';
import { type ThreadFilter, threadsQuery } from './inbox-queries.ts';

type ThreadListProps = {
  filter: ThreadFilter;
  onFilter: (filter: ThreadFilter) => void;
  onOpen: (threadId: number) => void;
};

/** Threads by their state, the latest message first. */
export function ThreadList({ filter, onFilter, onOpen }: ThreadListProps) {
  const { api } = useServices();
  const query = useInfiniteQuery({ ...threadsQuery(api, filter), placeholderData: (shown) => shown });
  const { data } = query;
  const threads = data?.pages.flatMap((page) => page.threads);
  const counts = data?.pages.at(-1)?.counts;
  return (
    <>
      <Card gap={5}>
        <Segments
          label={texts.state}
          options={threadStates.map((value) => ({
            value,
            name: texts.counted(value, value === 'closed' ? undefined : counts?.[value]),
          }))}
          chosen={filter.state}
          onChoose={(state) => onFilter({ ...filter, state })}
        />
        <SelectField
          label={texts.kind}
          value={filter.kind}
          options={[
            { value: '', name: texts.everyKind },
            ...threadKinds.map((value) => ({ value, name: texts.kinds[value] })),
          ]}
          onChange={(value) => onFilter({ ...filter, kind: threadKinds.find((one) => one === value) ?? '' })}
        />
      </Card>
      <PagedList query={query} rows={threads} texts={texts}>
        {(thread) => <ThreadRow thread={thread} onOpen={() => onOpen(thread.id)} />}
      </PagedList>
    </>
  );
}

function ThreadRow({ thread, onOpen }: { thread: AdminThread; onOpen: () => void }) {
  const { id, kind, learner, report, last, updatedAt } = thread;
  return (
    <Card gap={3}>
      <Row gap={3} align="center" wrap="tight">
        <Chip tone={kind === 'payment' ? 'accent' : undefined}>{texts.kinds[kind]}</Chip>
        <Hint>
          {texts.number(id)} · <time dateTime={updatedAt}>{momentText(updatedAt)}</time>
        </Hint>
      </Row>
      <h2 className={styles.title}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {texts.learner(learner.name)}
        </button>
      </h2>
      {report && (
        <Hint>
          <MixedText>{report.title}</MixedText> · {reasonTexts[report.reason]}
        </Hint>
      )}
      {last && (
        <p className={styles.said} dir="auto">
          {last.by !== null && <b>{texts.admin(last.by)}: </b>}
          {last.text || texts.messageKinds[last.kind]}
        </p>
      )}
    </Card>
  );
}
