import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { orderTexts as texts } from '../../../../../../core/texts/admin/course/many.ts';
import { useTelegram } from '../../../../lib/services.ts';
import { useNoVerticalSwipes } from '../../../../lib/telegram/use-window.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { GripIcon } from '../content-icons.tsx';
import styles from './sortable-list.module.css';

export type SortableListProps = {
  /** `name` is read out while the row is moved. */
  rows: readonly { id: string | number; name: string }[];
  onMove: (from: number, to: number) => void;
  /** The rows stand in columns, too, where there is space. */
  isGrid?: boolean;
  /** Of the list. */
  className?: string | undefined;
  rowClassName?: string | undefined;
  /** The row at a place, with the handle by which it is dragged: null while there is none. */
  children: (place: number, handle: ReactNode) => ReactNode;
};

/** Rows of a single column go up and down only. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
/** A press of the handle that does not move is no drag. */
const dragDistancePx = 4;

/**
 * A list whose rows are dragged by a handle: with a mouse or a finger at once, with the keyboard by Space, arrows and
 * Space again. Each step is read out.
 */
export function SortableList({
  rows,
  onMove,
  isGrid = false,
  className,
  rowClassName,
  children,
}: SortableListProps) {
  const { haptic } = useTelegram();
  const [isDragging, setDragging] = useState(false);
  useNoVerticalSwipes(isDragging);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistancePx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id);

  function drop({ active, over }: DragEndEvent) {
    setDragging(false);
    if (!over || over.id === active.id) return;
    haptic('select');
    onMove(placeOf(active.id), placeOf(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={isGrid ? [] : [upAndDown]}
      accessibility={{
        announcements: announcementsFor(rows),
        screenReaderInstructions: { draggable: texts.how },
      }}
      onDragStart={() => setDragging(true)}
      onDragCancel={() => setDragging(false)}
      onDragEnd={drop}
    >
      <SortableContext
        items={rows.map(({ id }) => id)}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ol className={className}>
          {rows.map((row, place) => (
            <SortableRow key={row.id} row={row} className={rowClassName}>
              {(handle) => children(place, handle)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type SortableRowProps = {
  row: SortableListProps['rows'][number];
  className: string | undefined;
  children: (handle: ReactNode) => ReactNode;
};

function SortableRow({ row, className, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: row.id, attributes: { roleDescription: texts.role } });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      {...attributes}
      {...listeners}
      aria-label={texts.handle(row.name)}
    >
      <GripIcon size={20} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={classNames(className, styles.row, isDragging && styles.dragged)}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      {children(handle)}
    </li>
  );
}

function announcementsFor(rows: SortableListProps['rows']): Announcements {
  const announced = (
    say: (name: string, place: number, count: number) => string,
    id: UniqueIdentifier,
    at: UniqueIdentifier = id,
  ) => {
    const name = rows.find((row) => row.id === id)?.name ?? '';
    return say(name, rows.findIndex((row) => row.id === at) + 1, rows.length);
  };
  return {
    onDragStart: ({ active }) => announced(texts.taken, active.id),
    onDragOver: ({ active, over }) => (over ? announced(texts.over, active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => announced(texts.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => announced(texts.cancelled, active.id),
  };
}
