import { type ComponentProps, lazy, Suspense } from 'react';
import { Today } from '../../features/home/cards/today-card.tsx';
import { useHome } from '../../features/home/use-home.ts';
import { Beginning } from '../../features/placement/beginning.tsx';

const DeletionBanner = lazy(() => import('../../features/home/cards/deletion-banner.tsx'));

/**
 * The day on home; before it, of whoever has learned nothing yet, the question with which they begin, and to whoever is to
 * be deleted that they are.
 */
export function HomeToday({ ways }: ComponentProps<typeof Today>) {
  const dueAt = useHome({ enabled: false }).home?.deletion_due_at;
  return (
    <>
      {dueAt && (
        <Suspense>
          <DeletionBanner dueAt={dueAt} />
        </Suspense>
      )}
      <Beginning onOpen={ways.open} />
      <Today ways={ways} />
    </>
  );
}
