import type { CellValue } from '../../../../core/text/spreadsheet.ts';

const collator = new Intl.Collator('ru', { numeric: true });

/** Rows by a value of theirs; those without it come last either way, and equal ones stay as they were. */
export function ordered<Row>(
  rows: readonly Row[],
  valueIn: (row: Row) => CellValue,
  isDescending: boolean,
): Row[] {
  return [...rows].sort((a, b) => {
    const [one, other] = [valueIn(a), valueIn(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const before =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : collator.compare(String(one), String(other));
    return isDescending ? -before : before;
  });
}
