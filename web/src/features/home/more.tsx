import { Achievements } from './achievements.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { findLesson } from './lesson-lookup.ts';
import type { ChooseLesson } from './lesson-row.tsx';
import styles from './more.module.css';
import { News } from './news.tsx';
import { StatusCard } from './status-card.tsx';
import { unknownStats } from './unknown-stats.ts';
import { useHome } from './use-home.ts';

/** Home below the catalogue: status, achievements, leaderboard, news. Its code comes after the first paint. */
export function More({ onChoose }: { onChoose: ChooseLesson }) {
  const { home, source } = useHome({ enabled: false });
  // Nothing may stand below the catalogue before the catalogue does: it would be pushed away.
  if (source === 'loading') return null;
  const stats = home?.stats ?? unknownStats;

  function openLesson(lessonId: number) {
    const lesson = home && findLesson(home.sections, lessonId);
    if (lesson) onChoose(lesson, 'normal');
  }

  return (
    <div className={styles.more}>
      <StatusCard stats={stats} />
      <Achievements points={stats.points} earned={home?.achievements ?? []} />
      <Leaderboard board={home?.leaderboard} />
      {home && <News news={home.news} onOpenLesson={openLesson} />}
    </div>
  );
}
