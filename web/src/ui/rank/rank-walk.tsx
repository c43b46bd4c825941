import { standingFor } from '../../../../core/status/ladder.ts';
import { ChessPiece } from '../icons/chess-piece.tsx';
import styles from './rank-walk.module.css';

const squares = 8;

/**
 * The learner's piece walks a rank of eight squares; the next status is on the last one. `label` is its spoken name.
 */
export function RankWalk({ points, label }: { points: number; label: string }) {
  const { level, next, progress } = standingFor(points);
  // The eighth square belongs to the next status; a king is on it.
  const place = next ? Math.floor(progress * (squares - 1)) : squares - 1;
  return (
    <div
      className={styles.rank}
      role="progressbar"
      aria-label={label}
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
  );
}
