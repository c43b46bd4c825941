import type { LessonStats } from '../../../../../core/contracts/lessons-admin-shapes.ts';
import { adminContentTexts } from '../../../../../core/texts/admin-content.ts';
import { Card } from '../../../ui/card.tsx';
import { Hebrew } from '../../../ui/hebrew.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import styles from './lesson-stats-card.module.css';

const texts = adminContentTexts.stats;

/** SPEC §3 Lesson stats: how many, how well, how long, and the words that go wrong. */
export function LessonStatsCard({ stats }: { stats: LessonStats }) {
  const { learners, completions, averageScore, averageTime, problemWords } = stats;
  return (
    <Card className={styles.card}>
      <h3 className={styles.heading}>{texts.heading}</h3>
      {learners === 0 ? (
        <p className={styles.quiet}>{texts.nobody}</p>
      ) : (
        <>
          <Tiles
            tiles={[
              { name: texts.learners, value: learners },
              { name: texts.completions, value: completions },
              {
                name: texts.averageScore,
                value: averageScore === null ? texts.none : texts.percent(averageScore),
              },
              {
                name: texts.averageTime,
                value: averageTime === null ? texts.none : texts.minutes(averageTime),
              },
            ]}
            ofTotal={String}
          />
          <h4 className={styles.subheading}>{texts.problemWords}</h4>
          {problemWords.length === 0 && <p className={styles.quiet}>{texts.noProblems}</p>}
          <ul className={styles.words}>
            {problemWords.map(({ id, hebrew, russian, errorRate, answers }) => (
              <li key={id} className={styles.word}>
                <span>
                  <Hebrew>{hebrew}</Hebrew> — {russian}
                </span>
                <span className={styles.quiet}>{texts.errorRate(errorRate, answers)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
