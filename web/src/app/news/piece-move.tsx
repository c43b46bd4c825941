import type { EnglishStatusName } from '../../../../core/status/ladder.ts';
import { ChessPiece } from '../../ui/icons/chess-piece.tsx';
import styles from './piece-move.module.css';

type PieceMoveProps = { from: EnglishStatusName; to: EnglishStatusName };

/** A corner of the board on which a piece goes one rank up and arrives as another. Without motion it has arrived. */
export function PieceMove({ from, to }: PieceMoveProps) {
  return (
    <div className={styles.board} aria-hidden>
      <span className={styles.before}>
        <ChessPiece name={from} size={64} />
      </span>
      <span className={styles.after}>
        <ChessPiece name={to} size={64} />
      </span>
    </div>
  );
}
