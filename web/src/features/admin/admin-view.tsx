import { lazy, Suspense, useCallback, useState } from 'react';
import { adminFrameTexts as texts } from '../../../../core/texts/admin-frame.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './admin-view.module.css';
import { logOut } from './log-out.ts';
import { Navigation } from './navigation.tsx';
import type { AdminPlace, AdminSectionProps } from './place.ts';
import { adminSections } from './sections.ts';
import { createUnsavedEdits, UnsavedProvider, useGuardedWaysOut } from './unsaved.ts';

/** The admin area: its navigation and the section that is open. */
export function AdminView() {
  const [place, setPlace] = useState<AdminPlace>({ section: adminSections[0].id });
  const [unsaved] = useState(() => createUnsavedEdits());
  useGuardedWaysOut(unsaved);

  const go = useCallback(
    async (to: AdminPlace) => {
      if (!(await unsaved.mayLeave())) return;
      setPlace(to);
      window.scrollTo(0, 0);
    },
    [unsaved],
  );

  async function leave() {
    if (await unsaved.mayLeave()) await logOut();
  }

  return (
    <UnsavedProvider value={unsaved}>
      <Stack gap={6} grow className={styles.admin}>
        <Navigation chosen={place.section} onChoose={(section) => void go({ section })} onLogOut={leave} />
        <Stack gap={6} grow className={styles.section}>
          <OpenSection key={JSON.stringify(place)} place={place} go={go} />
        </Stack>
      </Stack>
    </UnsavedProvider>
  );
}

function OpenSection(props: AdminSectionProps) {
  // A failed `lazy` keeps its failure for ever, so each opening gets one of its own; the browser keeps the code.
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
