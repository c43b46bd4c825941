/** One position of two aligned spellings: equal, changed, missing (`typed` ''), or surplus (`expected` ''). */
export type DifferencePiece = { expected: string; typed: string };

export type SpellingDifference = {
  /** In reading order. */
  pieces: DifferencePiece[];
  /** Letters changed, missing or surplus; two swapped neighbours count as one. */
  edits: number;
};

/** False for an entirely different word, where a letter-by-letter comparison would not help. */
export function isComparable(pieces: readonly DifferencePiece[]): boolean {
  const equal = pieces.filter(({ expected, typed }) => expected === typed).length;
  return equal * 2 >= pieces.length;
}

/**
 * Returns the edits that turn `typed` into `expected`, letter by letter, with the fewest edits (Damerau and
 * Levenshtein's distance, neighbours swapped at most once). Two swapped letters are one piece of two letters.
 */
export function spellingDifference(typed: string, expected: string): SpellingDifference {
  const from = [...typed];
  const to = [...expected];
  const costs = from.length === 0 && to.length === 0 ? [[0]] : costTable(from, to);
  const pieces: DifferencePiece[] = [];
  let row = from.length;
  let column = to.length;
  const cost = (r: number, c: number) => costs[r]?.[c] ?? Number.POSITIVE_INFINITY;
  while (row > 0 || column > 0) {
    const here = cost(row, column);
    const a = from[row - 1] ?? '';
    const b = to[column - 1] ?? '';
    if (row > 0 && column > 0 && here === cost(row - 1, column - 1) + (a === b ? 0 : 1)) {
      pieces.unshift({ expected: b, typed: a });
      row -= 1;
      column -= 1;
    } else if (isSwap(from, to, row, column) && here === cost(row - 2, column - 2) + 1) {
      pieces.unshift({ expected: `${to[column - 2]}${b}`, typed: `${from[row - 2]}${a}` });
      row -= 2;
      column -= 2;
    } else if (column > 0 && here === cost(row, column - 1) + 1) {
      pieces.unshift({ expected: b, typed: '' });
      column -= 1;
    } else {
      pieces.unshift({ expected: '', typed: a });
      row -= 1;
    }
  }
  return { pieces, edits: cost(from.length, to.length) };
}

function costTable(from: readonly string[], to: readonly string[]): number[][] {
  const costs: number[][] = [];
  for (let row = 0; row <= from.length; row += 1) {
    const line: number[] = [];
    costs.push(line);
    for (let column = 0; column <= to.length; column += 1) {
      if (row === 0 || column === 0) {
        line.push(row + column);
        continue;
      }
      const above = costs[row - 1] ?? [];
      const changed = (above[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swapped = isSwap(from, to, row, column)
        ? (costs[row - 2]?.[column - 2] ?? 0) + 1
        : Number.POSITIVE_INFINITY;
      line.push(Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, swapped));
    }
  }
  return costs;
}

function isSwap(from: readonly string[], to: readonly string[], row: number, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    from[row - 1] !== from[row - 2] &&
    from[row - 1] === to[column - 2] &&
    from[row - 2] === to[column - 1]
  );
}
