import type { ReactNode } from 'react';
import { ContinueCard } from './cards/continue-card.tsx';
import { HomeBanner } from './cards/home-banner.tsx';
import { findLesson } from './catalogue/lesson-lookup.ts';
import type { ChooseLesson } from './catalogue/lesson-row.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { useHome } from './use-home.ts';

type HomeViewProps = {
  onChoose: ChooseLesson;
  /** The day; its code is loaded after the first paint, and its space is kept. */
  today: ReactNode;
  /** What is below the day, from the path of lessons on: its code is loaded after the first paint. */
  more: ReactNode;
};

/** Home: where to go on, how far the day has come, all lessons, and what was reached. */
export function HomeView({ onChoose, today, more }: HomeViewProps) {
  const { source, home, failed, retrying, retry } = useHome();
  if (source === 'loading') return <HomeSkeleton />;

  const next = home?.continueAt ? findLesson(home.sections, home.continueAt.lessonId) : undefined;
  return (
    <>
      {failed && <HomeBanner demo={source === 'demo'} retrying={retrying} onRetry={retry} />}
      {home && (
        <ContinueCard
          at={home.continueAt}
          description={next?.description}
          onContinue={next && (() => onChoose(next, 'normal'))}
        />
      )}
      {home && today}
      {more}
    </>
  );
}
