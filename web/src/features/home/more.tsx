import { Stack } from '../../ui/layout.tsx';
import { Achievements } from './achievements.tsx';
import { News } from './cards/news.tsx';
import { StatusCard } from './cards/status-card.tsx';
import { LessonAbout } from './catalogue/lesson-about.tsx';
import { findLesson } from './catalogue/lesson-lookup.ts';
import type { AboutLesson } from './home-view.tsx';
import { Leaderboard } from './leaderboard.tsx';
import styles from './more.module.css';
import { useHome } from './use-home.ts';
import { useShownStats } from './use-shown-stats.ts';

/** Home below the catalogue, and the sheet about a lesson. Its code is loaded after the first paint. */
export function More({ about, setAbout, onChoose }: AboutLesson) {
  const { home, source } = useHome({ enabled: false });
  const { stats, isDemo } = useShownStats();
  // Nothing may be below the catalogue before the catalogue is there: it would be pushed away.
  if (source === 'loading') return null;

  function openLesson(lessonId: number) {
    const lesson = home && findLesson(home.sections, lessonId);
    if (lesson) onChoose(lesson, 'normal');
  }

  return (
    <Stack gap={6} className={styles.more}>
      <StatusCard stats={stats} demo={isDemo} />
      <Achievements points={stats.points} earned={home?.achievements ?? []} />
      <Leaderboard board={home?.leaderboard} />
      {home && <News news={home.news} onOpenLesson={openLesson} />}
      {about && (
        <LessonAbout key={about.id} lesson={about} onChoose={onChoose} onClose={() => setAbout(undefined)} />
      )}
    </Stack>
  );
}
