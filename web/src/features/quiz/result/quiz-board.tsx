import { CheckIcon } from '../../../ui/icons/icons.tsx';
import { CrossIcon, SkipIcon } from '../../../ui/icons/practice-icons.tsx';
import styles from './quiz-board.module.css';

/** The outcome of a question; 'open' was never asked. */
export type SquareLook = 'right' | 'wrong' | 'skipped' | 'open';

const perRow = 7;

/**
 * The quiz as a chess board: a square for each question, in the order in which they were asked. A passed quiz sends a
 * wave over it. Decoration beside the words that say it.
 */
export function QuizBoard({ squares, celebrate }: { squares: readonly SquareLook[]; celebrate: boolean }) {
  return (
    <div className={celebrate ? `${styles.board} ${styles.celebrating}` : styles.board} aria-hidden>
      {squares.map((look, i) => {
        const [row, column] = [Math.floor(i / perRow), i % perRow];
        const shade = (row + column) % 2 === 1 ? styles.dark : styles.light;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: squares never change places
            key={i}
            className={`${shade} ${styles[look]}`}
            style={{ animationDelay: `${(row + column) * 60}ms` }}
          >
            <Sign look={look} delayMs={i * 18} />
          </span>
        );
      })}
    </div>
  );
}

function Sign({ look, delayMs }: { look: SquareLook; delayMs: number }) {
  const Icon = { right: CheckIcon, wrong: CrossIcon, skipped: SkipIcon, open: null }[look];
  return (
    Icon && (
      <span className={styles.sign} style={{ animationDelay: `${delayMs}ms` }}>
        <Icon size={20} strokeWidth={3} />
      </span>
    )
  );
}
