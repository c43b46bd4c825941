/** A bar of a benchmark: prints its line and answers whether it holds. */
export type Bar = { print(): boolean };

export const atMost = (name: string, value: number, limit: number): Bar =>
  bar(`${name}: ${value.toFixed(3)} (<= ${limit})`, value <= limit);

export const atLeast = (name: string, value: number, limit: number): Bar =>
  bar(`${name}: ${value.toFixed(3)} (>= ${limit})`, value >= limit);

function bar(line: string, holds: boolean): Bar {
  return {
    print() {
      console.log(`${holds ? 'ok ' : 'НЕТ'} ${line}`);
      return holds;
    },
  };
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
