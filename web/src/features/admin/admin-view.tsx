import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { adminFrameTexts as texts } from '../../../../core/texts/admin/frame.ts';
import type { EditorField } from '../../lib/navigation/view.ts';
import { useServices } from '../../lib/services.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './admin-view.module.css';
import { logOut } from './log-out.ts';
import { Navigation } from './navigation.tsx';
import type { AdminPlace, AdminSectionId, AdminSectionProps } from './place.ts';
import { adminSections } from './sections.ts';
import { askToLeave, createUnsavedEdits, UnsavedProvider, useGuardedWaysOut } from './unsaved.ts';
import { useAddress } from './use-address.ts';

type AdminViewProps = {
  lessonId?: number;
  field?: EditorField;
  ruleId?: number;
  dialogueId?: number;
  threadId?: number;
  broadcastId?: number;
  section?: AdminSectionId;
};

/**
 * The admin area: its navigation and the section that is open. SPEC §2: sections under #/admin/…, logging out under
 * #/logout. Whatever is given is what a link from the chat names.
 */
export function AdminView({ section = adminSections[0].id, ...named }: AdminViewProps) {
  const services = useServices();
  const [unsaved] = useState(() => createUnsavedEdits(() => askToLeave(services.telegram)));
  useGuardedWaysOut(unsaved);
  useAreaMark();

  const start: AdminPlace = startOf({ ...named, section });
  const { place, visit, go, note } = useAddress(unsaved, start, () => void leave());

  async function leave() {
    if (await unsaved.mayLeave()) await logOut(services);
  }

  return (
    <UnsavedProvider value={unsaved}>
      <Stack gap={6} grow className={styles.admin}>
        <Navigation chosen={place.section} onChoose={(section) => void go({ section })} onLogOut={leave} />
        <Stack gap={6} grow className={styles.section}>
          <OpenSection key={visit} place={place} go={go} note={note} />
        </Stack>
      </Stack>
    </UnsavedProvider>
  );
}

function startOf({
  lessonId,
  field,
  ruleId,
  dialogueId,
  threadId,
  broadcastId,
  section,
}: AdminViewProps & { section: AdminSectionId }): AdminPlace {
  if (lessonId !== undefined) return { section: 'content', lessonId, ...(field && { field }) };
  if (ruleId !== undefined) return { section: 'content', ruleId };
  if (dialogueId !== undefined) return { section: 'content', dialogueId };
  if (broadcastId !== undefined) return { section: 'broadcasts', broadcastId };
  return threadId === undefined ? { section } : { section: 'inbox', threadId };
}

/** Marks the page, so that the styles of this area reach the header, which is drawn outside of it. */
function useAreaMark() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.area = 'admin';
    return () => {
      delete dataset.area;
    };
  }, []);
}

function OpenSection(props: AdminSectionProps) {
  // A failed `lazy` keeps its failure forever, so each opening gets a new one; the browser caches the code.
  const [Section] = useState(() => lazy(sectionOf(props.place).load));
  return (
    <Suspense fallback={<SectionLoading />}>
      <Section {...props} />
    </Suspense>
  );
}

const sectionOf = ({ section }: AdminPlace) =>
  adminSections.find(({ id }) => id === section) ?? adminSections[0];

function SectionLoading() {
  return (
    <>
      <span role="status" aria-label={texts.loading} />
      <Skeleton height="32px" width="180px" />
      <Skeleton height="52px" radius="m" />
      <Skeleton height="240px" radius="l" />
    </>
  );
}
