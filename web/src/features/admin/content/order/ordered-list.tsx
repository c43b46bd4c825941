import { lazy, Suspense, useState } from 'react';
import { PlainList } from './plain-list.tsx';
import type { SortableListProps } from './sortable-list.tsx';

/**
 * A list whose rows are dragged by their handles. What drags them is loaded with the list; until it is there, or where it
 * does not come, the rows are moved by their buttons alone.
 */
export function OrderedList(props: SortableListProps) {
  // A failed `lazy` keeps its failure forever, so each list gets a new one.
  const [Sortable] = useState(() => lazy(loadSortable));
  return (
    <Suspense fallback={<PlainList {...props} />}>
      <Sortable {...props} />
    </Suspense>
  );
}

async function loadSortable() {
  try {
    return { default: (await import('./sortable-list.tsx')).SortableList };
  } catch {
    return { default: PlainList };
  }
}
