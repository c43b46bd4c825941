import { lazy, Suspense } from 'react';
import { AdminRow } from '../../features/admin/admin-row.tsx';
import { DialoguesRow } from '../../features/dialogues/dialogues-row.tsx';
import { LettersRow } from '../../features/letters/letters-row.tsx';
import { OwnWordsRow } from '../../features/own-words/own-words-row.tsx';
import { KnownRow } from '../../features/placement/known-row.tsx';
import { ProfileView } from '../../features/profile/profile-view.tsx';
import { RulesRow } from '../../features/rules/rules-row.tsx';
import { StudioRow } from '../../features/studio/studio-row.tsx';
import { Receipts } from '../../features/subscription/receipts.tsx';
import { SubscriptionRow } from '../../features/subscription/subscription-row.tsx';
import { Extras } from '../../features/today/extras.tsx';
import { useIsAdmin } from '../../lib/cache/account.ts';
import { isMocked, mockMode } from '../../lib/mock/mock-mode.ts';
import type { ScreenProps } from '../../lib/navigation/view.ts';

const MockPanel = lazy(() => import('../../features/developer/mock-panel.tsx'));

/** The profile, with what else the learner can practise and what they have bought. */
export function ProfileScreen({ onExit, onOpen }: ScreenProps<'profile'>) {
  const bought = (
    <>
      <AdminRow onOpen={() => onOpen({ name: 'admin' })} />
      <StudioRow onOpen={() => onOpen({ name: 'studio' })} />
      <SubscriptionRow onOpen={() => onOpen({ name: 'subscription' })} />
      <Receipts />
    </>
  );
  const isAdmin = useIsAdmin();
  // Once the mock is on, its switch stays visible, for an admin or not.
  const developer = (import.meta.env.DEV || isMocked() || isAdmin) && !mockMode().worker && (
    <Suspense>
      <MockPanel />
    </Suspense>
  );
  const practice = (
    <>
      <OwnWordsRow onOpen={() => onOpen({ name: 'own-words', from: 'profile' })} />
      <DialoguesRow onOpen={() => onOpen({ name: 'dialogues', from: 'profile' })} />
      <RulesRow onOpen={() => onOpen({ name: 'rules', from: 'profile' })} />
      <LettersRow onOpen={() => onOpen({ name: 'letters' })} />
      <KnownRow onOpen={() => onOpen({ name: 'placement' })} />
      <Extras onOpen={(kind) => onOpen({ name: 'today', kind })} />
    </>
  );
  return <ProfileView onExit={onExit} practice={practice} receipts={bought} developer={developer} />;
}
