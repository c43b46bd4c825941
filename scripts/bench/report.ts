/** A bar of a benchmark: what it says, and whether it holds. */
export type Bar = { line: string; holds: boolean };

export const atMost = (name: string, value: number, limit: number): Bar => ({
  line: `${name}: ${value.toFixed(3)} (<= ${limit})`,
  holds: value <= limit,
});

export const atLeast = (name: string, value: number, limit: number): Bar => ({
  line: `${name}: ${value.toFixed(3)} (>= ${limit})`,
  holds: value >= limit,
});

/** Prints a line for each bar. Returns whether all of them hold. */
export function printBars(bars: readonly Bar[]): boolean {
  for (const { line, holds } of bars) console.log(`${holds ? 'ok ' : 'НЕТ'} ${line}`);
  return bars.every(({ holds }) => holds);
}

/** Says whether all bars hold; when they do not, the process exits with code 1. */
export function conclude(holds: boolean): void {
  console.log(holds ? '\nВсе планки взяты.' : '\nНе все планки взяты.');
  if (!holds) process.exitCode = 1;
}

/** Rows of equal keys as a table with aligned columns. */
export function printTable(rows: Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const width = (column: string) => Math.max(column.length, ...rows.map((row) => String(row[column]).length));
  const line = (cells: string[]) =>
    cells.map((cell, index) => cell.padEnd(width(columns[index] ?? ''))).join('  ');
  console.log(line(columns));
  for (const row of rows) console.log(line(columns.map((column) => String(row[column]))));
}
