import type { SortableListProps } from './sortable-list.tsx';

/** The same rows without handles. */
export function PlainList({ rows, className, rowClassName, children }: SortableListProps) {
  return (
    <ol className={className}>
      {rows.map(({ id }, place) => (
        <li key={id} className={rowClassName}>
          {children(place, null)}
        </li>
      ))}
    </ol>
  );
}
