import type { EnglishStatusName } from '../../../../core/status/ladder.ts';

/**
 * Seven figures of one family on a 32 px board square: the same plinth and collar, one colour, holes left open. The
 * novice is a draughtsman who has not become a piece yet.
 */
const plinth = 'M7.5 29v-1.4c0-1.7 1.3-3 3-3h11c1.7 0 3 1.3 3 3V29z';
const body = 'M13.3 15.6h5.4c.2 3.2 1.3 5.6 3 8.1H10.3c1.7-2.5 2.8-4.9 3-8.1z';
const collar = 'M12.2 13h7.6a1.1 1.1 0 0 1 0 2.2h-7.6a1.1 1.1 0 0 1 0-2.2z';

const figures: Record<EnglishStatusName, string> = {
  novice:
    'M16 9.4c5.5 0 10 1.9 10 4.3S21.5 18 16 18 6 16.1 6 13.7s4.5-4.3 10-4.3zM6 17.6c1.9 1.8 5.7 3 10 3s8.1-1.2 10-3v4.8c0 2.5-4.5 4.6-10 4.6S6 24.9 6 22.4z',
  pawn: `M16 4.8a4.3 4.3 0 0 1 2.8 7.5h-5.6A4.3 4.3 0 0 1 16 4.8z${collar}${body}${plinth}`,
  knight: `M12.4 5.2 14.2 7c6.6.3 9.7 4.6 9.7 11.2 0 2.3-.4 4.2-1 5.5H11.1c.2-3.6 4-5.3 4.9-8.7-1.5 1.5-3.5 1.6-4.7 2.3-.8.5-1 1.3-1.9 1.3-1.1 0-2-1.2-2-2.3 0-1.6 2.7-3.3 3.4-6.3.2-1.4.4-3 1.6-4.8zm2.1 5.3a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z${plinth}`,
  bishop: `M16 2.6a1.6 1.6 0 0 1 1.2 2.6c2.2 1.5 3.5 3.2 3.5 4.9 0 .8-.2 1.5-.6 2.1h-8.2c-.4-.6-.6-1.3-.6-2.1 0-1.7 1.3-3.4 3.5-4.9A1.6 1.6 0 0 1 16 2.6zm1.5 4.7-2.3 3.4 1.2.8 2.3-3.4z${collar}${body}${plinth}`,
  rook: `M10 5h2.8v2.2h1.8V5h2.8v2.2h1.8V5H22v5.2l-2.3 2.3h-7.4L10 10.2z${collar}${body}${plinth}`,
  queen: `M16 2.7a1.5 1.5 0 0 1 .9 2.7l1.9 3.8 3.4-2.6a1.4 1.4 0 1 1 1.1.7l-2.5 5h-9.6l-2.5-5a1.4 1.4 0 1 1 1.1-.7l3.4 2.6 1.9-3.8a1.5 1.5 0 0 1 .9-2.7z${collar}${body}${plinth}`,
  king: `M15 1.8h2v1.7h1.7v2H17v1.7c2.2-1.1 6.2-.2 6.2 2.8 0 .9-.4 1.6-.9 2.3H9.7c-.5-.7-.9-1.4-.9-2.3 0-3 4-3.9 6.2-2.8V5.5h-1.7v-2H15z${collar}${body}${plinth}`,
};

type ChessPieceProps = {
  name: EnglishStatusName;
  /** Side in px. */
  size?: number;
  /** Spoken name; without one the figure is decoration and silent. */
  label?: string;
  className?: string;
};

export function ChessPiece({ name, size = 24, label, className }: ChessPieceProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="currentColor"
      fillRule="evenodd"
      focusable="false"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={figures[name]} />
    </svg>
  );
}
