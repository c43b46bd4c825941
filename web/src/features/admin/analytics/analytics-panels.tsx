import styles from './analytics.module.css';
import { Funnel } from './funnel.tsx';
import { PeriodFigures } from './period-figures.tsx';
import { ProblemWords } from './problem-words.tsx';
import { Retention } from './retention.tsx';
import { StageErrors } from './stage-errors.tsx';
import { WithAnalytics } from './with-analytics.tsx';

/** Who comes back, what is hard, where learners stop. `onLesson` opens a lesson. */
export function AnalyticsPanels({ onLesson }: { onLesson: (lessonId: number) => void }) {
  return (
    <WithAnalytics>
      {({ today, retention, stages, problemWords, funnel }) => (
        <div className={styles.grid}>
          <PeriodFigures today={today} />
          <Retention weeks={retention} />
          <StageErrors stages={stages} />
          <ProblemWords words={problemWords} onLesson={onLesson} />
          <Funnel steps={funnel} onLesson={onLesson} />
        </div>
      )}
    </WithAnalytics>
  );
}
