import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { webTexts } from '../../../core/texts/ru.ts';
import type { ScreenName, ScreenProps, View } from '../lib/view.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadProfile } from './load-profile.ts';
import { loadQuiz } from './load-quiz.ts';
import { loadSubscription } from './load-subscription.ts';
import { loadTrainer } from './load-trainer.ts';
import { ProfileLoading } from './profile-loading.tsx';
import { TrainerLoading } from './trainer-loading.tsx';

type Screen<Props> = {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Stands there, in the shape of what comes, while the code is on its way. */
  loading: ReactNode;
};

const screens: { [Name in ScreenName]: Screen<ScreenProps<Name>> } = {
  trainer: { load: loadTrainer, loading: <TrainerLoading /> },
  quiz: { load: loadQuiz, loading: <TrainerLoading /> },
  subscription: { load: loadSubscription, loading: <TrainerLoading /> },
  profile: { load: loadProfile, loading: <ProfileLoading /> },
};

type Ways = Pick<ScreenProps<ScreenName>, 'onExit' | 'onOpen'>;

/** Any view but home, with its code loaded on demand. */
export function ViewScreen({ view, ...ways }: { view: Exclude<View, { name: 'home' }> } & Ways) {
  const { name, ...fields } = view;
  // The table's type says that the fields of a view fit its screen; the compiler cannot follow that through the name.
  const screen = screens[name] as Screen<object>;
  return <LazyScreen screen={screen} fields={{ ...fields, ...ways }} onExit={ways.onExit} />;
}

/** When the code does not come, the learner may try again or go home. */
function LazyScreen({
  screen,
  fields,
  onExit,
}: { screen: Screen<object>; fields: object } & Pick<Ways, 'onExit'>) {
  // A failed `lazy` keeps its failure for ever, so each attempt gets one of its own.
  const [View, setView] = useState(() => lazy(screen.load));
  return (
    <ErrorBoundary
      title={webTexts.crash.chunkTitle}
      text={webTexts.crash.chunkText}
      onRetry={() => setView(() => lazy(screen.load))}
      onHome={onExit}
    >
      <Suspense fallback={screen.loading}>
        <View {...fields} />
      </Suspense>
    </ErrorBoundary>
  );
}
