import styles from './board-picture.module.css';

type BoardPictureProps = {
  /** One square for each word. */
  squares: number;
  /** How many of them, from the first, are filled. */
  filled: number;
};

/** Words as rows of a chess board: each word that is done fills its square. Decoration beside the words that say it. */
export function BoardPicture({ squares, filled }: BoardPictureProps) {
  const perRow = squares > 5 ? Math.ceil(squares / 2) : Math.max(squares, 1);
  return (
    <div className={styles.board} style={{ gridTemplateColumns: `repeat(${perRow}, 1fr)` }} aria-hidden>
      {Array.from({ length: squares }, (_, i) => {
        const dark = (Math.floor(i / perRow) + (i % perRow)) % 2 === 1;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: squares never change places
            key={i}
            className={dark ? styles.dark : styles.light}
          >
            {i < filled && (
              <svg
                viewBox="0 0 24 24"
                className={styles.tick}
                style={{ animationDelay: `${i * 45}ms` }}
                role="none"
              >
                <path d="m6 12.6 4 4 8-9" />
              </svg>
            )}
          </span>
        );
      })}
    </div>
  );
}
