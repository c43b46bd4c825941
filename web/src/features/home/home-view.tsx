import { type ReactNode, useState } from 'react';
import type { HomeLesson } from '../../../../core/contracts/home.ts';
import { webTexts } from '../../../../core/texts/ru.ts';
import { useServices } from '../../lib/services.ts';
import { ContinueCard } from './cards/continue-card.tsx';
import { HomeBanner } from './cards/home-banner.tsx';
import { Catalogue } from './catalogue/catalogue.tsx';
import { findLesson } from './catalogue/lesson-lookup.ts';
import type { ChooseLesson, TapLesson } from './catalogue/lesson-row.tsx';
import type { HomeMemory } from './home-memory.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { useHome } from './use-home.ts';

type HomeViewProps = {
  memory: HomeMemory;
  onChoose: ChooseLesson;
  /** The day; its code is loaded after the first paint, and its space is kept. */
  today: ReactNode;
  /** What is below the catalogue, and the sheet about a lesson: their code is loaded after the first paint. */
  more: (about: AboutLesson) => ReactNode;
};

/** The lesson that «ещё» was tapped at. */
export type AboutLesson = {
  about: HomeLesson | undefined;
  setAbout: (lesson: HomeLesson | undefined) => void;
  onChoose: ChooseLesson;
};

/** Home: where to go on, how far the day has come, all lessons, and what was reached. */
export function HomeView({ memory, onChoose, today, more }: HomeViewProps) {
  const { toast } = useServices();
  const { source, home, sections, failed, retrying, retry } = useHome();
  const [about, setAbout] = useState<HomeLesson>();
  if (source === 'loading') return <HomeSkeleton />;

  const demo = source === 'demo';
  const choose: TapLesson = (lesson, mode) => {
    if (mode === 'more') return setAbout(lesson);
    if (demo) return toast({ title: webTexts.home.demoLesson, description: webTexts.home.demoLessonHint });
    onChoose(lesson, mode);
  };
  const next = home?.continueAt ? findLesson(sections, home.continueAt.lessonId) : undefined;

  return (
    <>
      {failed && <HomeBanner demo={demo} retrying={retrying} onRetry={retry} />}
      {home && <ContinueCard at={home.continueAt} onContinue={next && (() => choose(next, 'normal'))} />}
      {home && today}
      <Catalogue
        // A catalogue that comes after the demonstration opens at its own current lesson.
        key={demo ? 'demo' : 'course'}
        sections={sections}
        currentLessonId={home?.continueAt?.lessonId}
        demo={demo}
        memory={memory}
        onChoose={choose}
      />
      {more({ about, setAbout, onChoose: choose })}
    </>
  );
}
