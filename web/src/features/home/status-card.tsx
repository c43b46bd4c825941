import type { Home } from '../../../../core/contracts/home.ts';
import { standingFor } from '../../../../core/status/ladder.ts';
import { homeTexts } from '../../../../core/texts/home.ts';
import { webTexts } from '../../../../core/texts/ru.ts';
import { Card } from '../../ui/card.tsx';
import { ChessPiece } from '../../ui/chess-piece.tsx';
import { RankWalk } from '../../ui/rank-walk.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import block from './block.module.css';
import styles from './status-card.module.css';

const texts = homeTexts.status;

/** SPEC §2 Home block 2: the status with its piece, the way to the next one, four figures. `demo`: they are nobody's. */
export function StatusCard({ stats, demo = false }: { stats: Home['stats']; demo?: boolean }) {
  const { level, next, pointsToNext } = standingFor(stats.points);
  return (
    <section aria-labelledby="status-heading">
      <Card className={styles.card}>
        <div className={styles.head}>
          <span className={styles.square}>
            <ChessPiece name={level.englishName} size={44} />
          </span>
          <div>
            <h2 id="status-heading" className={styles.eyebrow}>
              {texts.heading}
            </h2>
            <p className={styles.name}>
              {level.name}
              {demo && <span className={block.demo}>{homeTexts.leaderboard.demo}</span>}
            </p>
          </div>
        </div>
        <p className={styles.way}>
          <span>{next ? texts.toStatus(next.name) : texts.top}</span>
          <span className={styles.left}>{next ? webTexts.shell.points(pointsToNext) : texts.topHint}</span>
        </p>
        <RankWalk points={stats.points} label={texts.progress} />
        <Tiles
          tiles={[
            { name: texts.tiles.points, value: stats.points },
            { name: texts.tiles.words, value: stats.words_learned, total: stats.totalWords },
            { name: texts.tiles.lessons, value: stats.completedLessons, total: stats.totalLessons },
            { name: texts.tiles.quizzes, value: stats.quizzesPassed, total: stats.totalLessons },
          ]}
          ofTotal={texts.ofTotal}
        />
      </Card>
    </section>
  );
}
