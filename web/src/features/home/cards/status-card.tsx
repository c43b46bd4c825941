import type { Home } from '../../../../../core/contracts/home.ts';
import { standingFor } from '../../../../../core/status/ladder.ts';
import { homeTexts } from '../../../../../core/texts/home/home.ts';
import { webTexts } from '../../../../../core/texts/ru.ts';
import { ChessPiece } from '../../../ui/icons/chess-piece.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { RankWalk } from '../../../ui/rank/rank-walk.tsx';
import { StatusLadder } from '../../../ui/rank/status-ladder.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import { Tile } from '../../../ui/surfaces/tile.tsx';
import { Tiles } from '../../../ui/surfaces/tiles.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './status-card.module.css';

const texts = homeTexts.status;

/**
 * SPEC §2 Home block 2: the status with its piece, the way to the next one, four figures. `demo`: they are invented.
 */
export function StatusCard({ stats, demo = false }: { stats: Home['stats']; demo?: boolean }) {
  const { level, next, pointsToNext } = standingFor(stats.points);
  return (
    <section aria-labelledby="status-heading">
      <Card gap={5} className={styles.card}>
        <StatusLadder
          points={stats.points}
          summary={
            <Row align="center" wrap="tight" grow className={styles.row}>
              <Tile size={44} tone="board">
                <ChessPiece name={level.englishName} size={32} />
              </Tile>
              <Stack grow>
                <h2 id="status-heading">{texts.heading}</h2>
                <Text as="p" size="l" weight="bold">
                  {level.name}
                  {demo && <Chip tone="wrong">{homeTexts.leaderboard.demo}</Chip>}
                </Text>
              </Stack>
              <Stack as="p" className={styles.way}>
                <span>{next ? texts.toStatus(next.name) : texts.top}</span>
                <Text tone="gold">{next ? webTexts.shell.points(pointsToNext) : texts.topHint}</Text>
              </Stack>
            </Row>
          }
        />
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
