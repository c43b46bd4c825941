import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export type Column<Row> = {
  /** The column's header; also its key. */
  name: string;
  /** What is spoken instead of a short header. */
  spoken?: string;
  /** Of a phone's width: 'wide' columns are shown only where there is space. */
  shown?: 'always' | 'wide';
  /** Figures are aligned to the right. */
  figures?: boolean;
  cell: (row: Row) => ReactNode;
};

/** By which column rows are ordered, by its header. */
export type Order = { by: string; isDescending: boolean };

export type DataTableProps<Row> = {
  caption: string;
  /** The first column names its row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** null: as the rows come. */
  order?: Order | null;
  /** Where it is given, each header is a button. */
  onOrder?: (order: Order | null) => void;
};

/**
 * A table with a header for each column and row. When wider than its container, it scrolls sideways, by keyboard too.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  order = null,
  onOrder,
}: DataTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark, since its panel often has the same name
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div role="group" className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={classOf(column)}
                aria-label={column.spoken}
                aria-sort={sortOf(column, order)}
              >
                {onOrder ? (
                  <button
                    type="button"
                    className={styles.sort}
                    aria-label={column.spoken}
                    onClick={() => onOrder(nextOrder(column, order))}
                  >
                    {column.name}
                    <span aria-hidden="true">{markOf(column, order)}</span>
                  </button>
                ) : (
                  column.name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first.cell(row)}</th>
              {others.map((column) => (
                <td key={column.name} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Named = Pick<Column<unknown>, 'name' | 'figures'>;

/** Figures from the greatest, names from the first letter; then the other way; then as the rows come. */
function nextOrder({ name, figures = false }: Named, order: Order | null): Order | null {
  if (order?.by !== name) return { by: name, isDescending: figures };
  return order.isDescending === figures ? { by: name, isDescending: !figures } : null;
}

function sortOf({ name }: Named, order: Order | null): 'ascending' | 'descending' | undefined {
  if (order?.by !== name) return undefined;
  return order.isDescending ? 'descending' : 'ascending';
}

function markOf({ name }: Named, order: Order | null): string {
  if (order?.by !== name) return '';
  return order.isDescending ? ' ↓' : ' ↑';
}

function classOf<Row>({ figures, shown }: Column<Row>): string | undefined {
  const names = [figures && styles.figures, shown === 'wide' && styles.wide].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}
