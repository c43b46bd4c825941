import { useState } from 'react';
import type { HomeLesson } from '../../../../core/contracts/home.ts';
import { homeTexts } from '../../../../core/texts/home/home.ts';
import { useServices } from '../../lib/services.ts';
import { Stack } from '../../ui/layout.tsx';
import { Achievements } from './achievements.tsx';
import { Below } from './below.tsx';
import { News } from './cards/news.tsx';
import { StatusCard } from './cards/status-card.tsx';
import { Catalogue } from './catalogue/catalogue.tsx';
import { demoSections } from './catalogue/demo-sections.ts';
import { LessonAbout } from './catalogue/lesson-about.tsx';
import { findLesson } from './catalogue/lesson-lookup.ts';
import type { ChooseLesson, TapLesson } from './catalogue/lesson-row.tsx';
import type { HomeMemory } from './home-memory.ts';
import { Leaderboard } from './leaderboard.tsx';
import styles from './more.module.css';
import { useHome } from './use-home.ts';
import { useShownStats } from './use-shown-stats.ts';

type MoreProps = {
  memory: HomeMemory;
  /** The section that a link opens. */
  sectionId?: number | undefined;
  onChoose: ChooseLesson;
};

/** Home below the day: the path of lessons with the sheet about one, and what was reached. */
export function More({ memory, sectionId, onChoose }: MoreProps) {
  const { toast } = useServices();
  const { home, source } = useHome({ enabled: false });
  const { stats, isDemo } = useShownStats();
  // The lesson that «ещё» was tapped at.
  const [about, setAbout] = useState<HomeLesson>();
  // Nothing may be below the day before the day is there: it would be pushed away.
  if (source === 'loading') return null;

  const demo = source === 'demo';
  const choose: TapLesson = (lesson, mode) => {
    if (mode === 'more') return setAbout(lesson);
    if (demo)
      return toast({ title: homeTexts.demoLesson.title, description: homeTexts.demoLesson.description });
    onChoose(lesson, mode);
  };
  function openLesson(lessonId: number) {
    const lesson = home && findLesson(home.sections, lessonId);
    if (lesson) onChoose(lesson, 'normal');
  }

  return (
    <Stack gap={6} className={styles.more}>
      <Catalogue
        // A catalogue that comes after the demonstration opens at its own current lesson.
        key={`${demo ? 'demo' : 'course'} ${sectionId}`}
        sections={home?.sections ?? demoSections}
        currentLessonId={home?.continueAt?.lessonId}
        demo={demo}
        memory={memory}
        sectionId={sectionId}
        onChoose={choose}
      />
      <Below memory={memory}>
        <StatusCard stats={stats} demo={isDemo} />
        <Achievements points={stats.points} earned={home?.achievements ?? []} />
        <Leaderboard board={home?.leaderboard} />
        {home && <News news={home.news} onOpenLesson={openLesson} />}
      </Below>
      {about && (
        <LessonAbout key={about.id} lesson={about} onChoose={onChoose} onClose={() => setAbout(undefined)} />
      )}
    </Stack>
  );
}
