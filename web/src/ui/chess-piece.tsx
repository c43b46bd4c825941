import type { EnglishStatusName } from '../../../core/status/ladder.ts';

/**
 * Seven figures of one family on a 32 px board square: the same plinth and collar, one colour, holes left open. The
 * novice is a draughtsman who has not become a piece yet.
 */
const plinth = 'M7.5 29v-1.4c0-1.7 1.3-3 3-3h11c1.7 0 3 1.3 3 3V29z';
const body = 'M13.3 15.6h5.4c.2 3.2 1.3 5.6 3 8.1H10.3c1.7-2.5 2.8-4.9 3-8.1z';
const collar = 'M12.2 13h7.6a1.1 1.1 0 0 1 0 2.2h-7.6a1.1 1.1 0 0 1 0-2.2z';

const figures: Record<EnglishStatusName, string> = {
  novice:
    'M16 15.4c4.7 0 8.5 1.5 8.5 3.4s-3.8 3.4-8.5 3.4-8.5-1.5-8.5-3.4 3.8-3.4 8.5-3.4zM7.5 21.3c1.6 1.5 4.8 2.4 8.5 2.4s6.900-.9 8.500-2.4v2.300c0 2-3.800 3.600-8.500 3.600s-8.500-1.600-8.500-3.600z',
  pawn: `M16 4.800a4.300 4.300 0 0 1 2.800 7.500h-5.600A4.300 4.300 0 0 1 16 4.800z${collar}${body}${plinth}`,
  knight: `M12.4 5.2 14.2 7c6.600.3 9.700 4.600 9.700 11.200 0 2.300-.4 4.200-1 5.500H11.100c.2-3.600 4-5.300 4.900-8.700-1.500 1.500-3.500 1.600-4.700 2.300-.8.5-1 1.300-1.900 1.300-1.100 0-2-1.200-2-2.300 0-1.600 2.700-3.300 3.400-6.300.2-1.400.4-3 1.600-4.800zm2.100 5.300a1.100 1.100 0 1 0 0 2.200 1.100 1.100 0 0 0 0-2.200z${plinth}`,
  bishop: `M16 2.600a1.600 1.600 0 0 1 1.200 2.600c2.200 1.500 3.500 3.200 3.500 4.900 0 .8-.2 1.500-.6 2.100h-8.200c-.4-.6-.6-1.300-.6-2.100 0-1.700 1.300-3.400 3.500-4.900A1.600 1.600 0 0 1 16 2.600zm1.500 4.700-2.300 3.400 1.200.8 2.300-3.400z${collar}${body}${plinth}`,
  rook: `M10 5h2.800v2.200h1.800V5h2.800v2.200h1.800V5H22v5.200l-2.300 2.300h-7.400L10 10.200z${collar}${body}${plinth}`,
  queen: `M16 2.700a1.500 1.500 0 0 1 .9 2.700l1.900 3.800 3.400-2.600a1.400 1.400 0 1 1 1.100.7l-2.500 5h-9.600l-2.500-5a1.400 1.400 0 1 1 1.100-.7l3.400 2.600 1.900-3.800a1.500 1.500 0 0 1 .9-2.700z${collar}${body}${plinth}`,
  king: `M15 1.800h2v1.700h1.700v2H17v1.700c2.200-1.100 6.200-.2 6.200 2.800 0 .9-.4 1.600-.9 2.300H9.700c-.5-.7-.9-1.400-.9-2.300 0-3 4-3.900 6.200-2.800V5.500h-1.700v-2H15z${collar}${body}${plinth}`,
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
