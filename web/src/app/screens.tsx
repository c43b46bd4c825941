import type { ReactNode } from 'react';
import type { ScreenName, ScreenProps, View } from '../lib/view.ts';
import { LazyScreen, type Load } from './lazy-screen.tsx';
import { loadAdmin } from './load-admin.ts';
import { loadProfile } from './load-profile.ts';
import { loadQuiz } from './load-quiz.ts';
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
  profile: { load: loadProfile, loading: <ProfileLoading /> },
  admin: { load: loadAdmin, loading: <ProfileLoading /> },
};

export type ViewScreenProps = { view: Exclude<View, { name: 'home' }> } & Pick<
  ScreenProps<ScreenName>,
  'onExit' | 'onOpen'
>;

/** Any view but home. The table itself comes after the first view: nobody is anywhere else before. */
export default function ViewScreen({ view, ...ways }: ViewScreenProps) {
  const { name, ...fields } = view;
  // The table's type says that the fields of a view fit its screen; the compiler cannot follow that through the name.
  const { load, loading } = screens[name] as Screen<object>;
  return <LazyScreen load={load} loading={loading} fields={{ ...fields, ...ways }} onHome={ways.onExit} />;
}
