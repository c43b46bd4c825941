import { standingFor } from '../../../../core/status/ladder.ts';
import { webTexts } from '../../../../core/texts/ru.ts';
import { Card } from '../../ui/card.tsx';
import { ChessPiece } from '../../ui/chess-piece.tsx';
import styles from './status-line.module.css';

const texts = webTexts.home;
const squares = 8;

/** The learner's piece walks a rank of eight squares; on the last one waits the next status. */
export function StatusLine({ points }: { points: number }) {
  const { level, next, pointsToNext, progress } = standingFor(points);
  // The eighth square belongs to the next status; a king stands there.
  const place = next ? Math.floor(progress * (squares - 1)) : squares - 1;
  return (
    <Card className={styles.line}>
      <div className={styles.words}>
        <span>{next ? texts.toStatus(next.name) : texts.topStatus}</span>
        <span className={styles.left}>
          {next ? webTexts.shell.points(pointsToNext) : texts.topStatusHint}
        </span>
      </div>
      <div
        className={styles.rank}
        role="progressbar"
        aria-label={texts.statusProgress}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {Array.from({ length: squares }, (_, square) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: squares of a board have no other name
          <span key={square} className={`${styles.square} ${square < place ? styles.walked : ''}`}>
            {square === place && <ChessPiece name={level.englishName} size={30} className={styles.piece} />}
            {next && square === squares - 1 && (
              <ChessPiece name={next.englishName} size={30} className={styles.goal} />
            )}
          </span>
        ))}
      </div>
    </Card>
  );
}
