import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminBroadcast } from '../../../../../core/contracts/admin/broadcasts.ts';
import { broadcastAdminTexts as texts } from '../../../../../core/texts/admin/broadcasts.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PagedList } from '../lists/paged-list.tsx';
import { SectionTitle } from '../panel.tsx';
import type { AdminSectionProps } from '../place.ts';
import { useUnsaved } from '../unsaved.ts';
import { BroadcastCard } from './broadcast-card.tsx';
import { BroadcastScreen } from './broadcast-details.tsx';
import { BroadcastEditor } from './broadcast-editor.tsx';
import { emptyBroadcast } from './broadcast-form.ts';
import { broadcastsQuery } from './broadcasts-queries.ts';
import { useLessonName } from './use-lesson-name.ts';

/** Messages to many learners: those that were sent, and new ones. */
export function BroadcastsView({ place, note }: AdminSectionProps) {
  const [open, setOpen] = useState<number | 'new' | null>(place.broadcastId ?? null);
  const unsaved = useUnsaved();

  function show(next: number | 'new' | null) {
    setOpen(next);
    note({ section: 'broadcasts', ...(typeof next === 'number' && { broadcastId: next }) });
    window.scrollTo(0, 0);
  }
  const list = () => show(null);
  async function close() {
    if (await unsaved.mayLeave()) list();
  }

  if (open === 'new') {
    return (
      <BroadcastEditor draftId={null} start={emptyBroadcast} onSent={show} onClose={close} onDropped={list} />
    );
  }
  if (open !== null) {
    return <BroadcastScreen key={open} id={open} onSent={show} onClose={close} onDropped={list} />;
  }
  return <BroadcastList onOpen={show} />;
}

function BroadcastList({ onOpen }: { onOpen: (id: number | 'new') => void }) {
  const { api } = useServices();
  const query = useInfiniteQuery(broadcastsQuery(api));
  const { data } = query;
  const broadcasts = data?.pages.flatMap((page) => page.broadcasts);
  return (
    <>
      <SectionTitle
        aside={
          <Button variant="primary" size="small" onClick={() => onOpen('new')}>
            {texts.create}
          </Button>
        }
      >
        {texts.title}
      </SectionTitle>
      <PagedList query={query} rows={broadcasts} texts={texts}>
        {(broadcast) => <NamedCard broadcast={broadcast} onOpen={() => onOpen(broadcast.id)} />}
      </PagedList>
    </>
  );
}

function NamedCard({ broadcast, onOpen }: { broadcast: AdminBroadcast; onOpen: () => void }) {
  return (
    <BroadcastCard broadcast={broadcast} lessonName={useLessonName(broadcast.audience)} onOpen={onOpen} />
  );
}
