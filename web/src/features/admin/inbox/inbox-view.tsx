import { useState } from 'react';
import { inboxAdminTexts as texts } from '../../../../../core/texts/admin/inbox.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { SectionTitle } from '../panel.tsx';
import type { AdminSectionProps } from '../place.ts';
import type { ThreadFilter } from './inbox-queries.ts';
import { Reports } from './reports.tsx';
import { ThreadCard } from './thread-card.tsx';
import { ThreadList } from './thread-list.tsx';

/** What learners write, and mistakes that they report. One thread replaces the list; going back finds the list as it was. */
export function InboxView({ place, go, note }: AdminSectionProps) {
  const [part, setPart] = useState<'threads' | 'reports'>('threads');
  const [filter, setFilter] = useState<ThreadFilter>({ state: 'open', kind: '' });
  const [threadId, setThreadId] = useState(place.threadId);

  function open(id: number | undefined) {
    setThreadId(id);
    note({ section: 'inbox', ...(id === undefined ? {} : { threadId: id }) });
    window.scrollTo(0, 0);
  }

  if (threadId !== undefined)
    return <ThreadCard key={threadId} threadId={threadId} go={go} onBack={() => open(undefined)} />;
  return (
    <>
      <SectionTitle>{texts.title}</SectionTitle>
      <Tabs
        label={texts.title}
        tabs={[
          { id: 'threads', name: texts.parts.threads },
          { id: 'reports', name: texts.parts.reports },
        ]}
        chosen={part}
        onChoose={setPart}
      >
        {part === 'reports' ? (
          <Reports go={go} />
        ) : (
          <ThreadList filter={filter} onFilter={setFilter} onOpen={open} />
        )}
      </Tabs>
    </>
  );
}
