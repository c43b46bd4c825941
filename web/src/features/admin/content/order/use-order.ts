import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { useServices } from '../../../../lib/services.ts';
import { useUndo } from '../../use-undo.ts';
import { moved } from '../categories/moved.ts';
import { refreshCourse } from '../content-queries.ts';
import { useTellFailure } from '../tell-failure.ts';

type Siblings = { kind: 'sections' } | { kind: 'subsections' | 'lessons'; parent_id: number };

/**
 * Siblings as they are being moved. Each move is shown at once and sent to the server, one after another, so that the
 * last one stands; what the server says afterwards, or after a failure, is shown from then on.
 */
export function useOrder<T extends { id: number }>(of: Siblings, rows: readonly T[]) {
  const tellFailure = useTellFailure();
  const { tellDone } = useUndo();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const sending = useRef({ moves: 0, last: Promise.resolve() });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isWhole = order !== null && order.length === rows.length && order.every((id) => byId.has(id));
  const shown = isWhole ? order.flatMap((id) => byId.get(id) ?? []) : rows;

  function move(from: number, to: number): void {
    const ids = moved(
      shown.map(({ id }) => id),
      from,
      to - from,
    );
    setOrder(ids);
    const { current } = sending;
    current.moves += 1;
    current.last = current.last.then(() => send(ids)).then(settle);
  }

  async function send(ids: number[]): Promise<void> {
    try {
      await api.call('PUT /admin/order', { body: { ...of, ids } });
      tellDone(adminContentTexts.list.ordered, 'course');
    } catch (error) {
      tellFailure(adminContentTexts.list.orderFailed, error);
    }
  }

  async function settle(): Promise<void> {
    sending.current.moves -= 1;
    if (sending.current.moves > 0) return;
    await refreshCourse(queryClient);
    if (sending.current.moves === 0) setOrder(null);
  }

  return { rows: shown, move };
}
