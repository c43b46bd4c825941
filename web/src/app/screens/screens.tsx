import type { ComponentType, ReactNode } from 'react';
import type { ScreenName, ScreenProps, View } from '../../lib/navigation/view.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { useSpace } from '../frame/use-space.ts';
import { LazyScreen, type Load } from './lazy-screen.tsx';
import { loadAdmin } from './load-admin.ts';
import { loadDialogues } from './load-dialogues.ts';
import { loadLetters } from './load-letters.ts';
import { loadOwnWords, loadSharedList } from './load-own-words.ts';
import { loadPlacement } from './load-placement.ts';
import { loadProfile } from './load-profile.ts';
import { loadQuiz } from './load-quiz.ts';
import { loadRules } from './load-rules.ts';
import { loadStudio } from './load-studio.ts';
import { loadSubscription } from './load-subscription.ts';
import { loadToday } from './load-today.ts';
import { loadTrainer } from './load-trainer.ts';
import { ProfileLoading } from './profile-loading.tsx';
import { TrainerLoading } from './trainer-loading.tsx';

type Screen<Props> = { load: Load<Props>; loading: ReactNode };

const screens: { [Name in ScreenName]: Screen<ScreenProps<Name>> } = {
  trainer: { load: loadTrainer, loading: <TrainerLoading /> },
  today: { load: loadToday, loading: <TrainerLoading /> },
  quiz: { load: loadQuiz, loading: <TrainerLoading /> },
  subscription: { load: loadSubscription, loading: <TrainerLoading /> },
  letters: { load: loadLetters, loading: <TrainerLoading /> },
  rules: { load: loadRules, loading: <TrainerLoading /> },
  dialogues: { load: loadDialogues, loading: <TrainerLoading /> },
  'own-words': { load: loadOwnWords, loading: <TrainerLoading /> },
  'shared-list': { load: loadSharedList, loading: <TrainerLoading /> },
  placement: { load: loadPlacement, loading: <TrainerLoading /> },
  studio: { load: loadStudio, loading: <TrainerLoading /> },
  profile: { load: loadProfile, loading: <ProfileLoading /> },
  admin: { load: loadAdmin, loading: <ProfileLoading /> },
};

type Ways = Pick<ScreenProps<ScreenName>, 'onExit' | 'onOpen'>;

export type ViewScreenProps = { view: Exclude<View, { name: 'home' }> } & Ways;

/** Any view but home. The table itself is loaded after the first view: no other view is open before. */
export default function ViewScreen({ view, ...ways }: ViewScreenProps) {
  useSpace();
  const { name, ...fields } = view;
  // The table's type says that the fields of a view fit its screen; the compiler cannot follow that through the name.
  const { load, loading } = screens[name] as Screen<object>;
  return (
    <LazyScreen
      load={async () => ({ default: guarded((await load()).default) })}
      loading={loading}
      fields={{ ...fields, ...ways }}
      onHome={ways.onExit}
    />
  );
}

/** An error thrown while a view renders is no failed load: it is worded differently, and offers the way home. */
function guarded(Screen: ComponentType<object>): ComponentType<object> {
  return (fields) => (
    <ErrorBoundary onRetry={() => {}} onHome={(fields as Ways).onExit}>
      <Screen {...fields} />
    </ErrorBoundary>
  );
}
