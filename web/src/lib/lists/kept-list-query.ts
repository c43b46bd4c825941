import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { NetworkError } from '../api/http.ts';
import type { Outbox } from '../outbox/outbox-queue.ts';
import type { Services } from '../services.ts';
import type { Device, KeptList } from './kept-list.ts';

/** They change with the course, and with a purchase, which forgets them. */
const freshForMs = 10 * 60_000;

type KeptItem = { id: number; state: string };

type QueriedList<Item> = {
  queryKey: readonly string[];
  kept: KeptList<Item>;
  request: (services: Services, signal: AbortSignal) => Promise<Item[]>;
};

/**
 * A list with what the learner knows of each item. As this device kept it, it is there at once, dated 0, and is requested
 * again, after what waits here was sent; without a network that is all there is.
 */
export const keptListQuery = <Item extends KeptItem>(
  services: Services,
  outbox: Outbox,
  { queryKey, kept, request }: QueriedList<Item>,
) =>
  queryOptions({
    queryKey,
    initialData: () => kept.read(services),
    initialDataUpdatedAt: 0,
    staleTime: freshForMs,
    async queryFn({ signal, client }): Promise<Item[]> {
      const known = () => client.getQueryData<Item[]>(queryKey) ?? kept.read(services);
      const before = known();
      if (before && !services.connection.isOnline()) return before;
      try {
        await outbox.flush();
        const items = withChangesMeanwhile(await request(services, signal), { before, now: known() });
        kept.write(services, items);
        return items;
      } catch (error) {
        const now = known();
        if (now && error instanceof NetworkError) return now;
        throw error;
      }
    },
  });

/** What changed while the request was on its way stays changed: the reply does not know of it yet. */
function withChangesMeanwhile<Item extends KeptItem>(
  items: Item[],
  { before = [], now = [] }: { before: Item[] | undefined; now: Item[] | undefined },
): Item[] {
  const stateBefore = new Map(before.map(({ id, state }) => [id, state]));
  const stateNow = new Map(now.map(({ id, state }) => [id, state]));
  return items.map((item) =>
    item.state === stateBefore.get(item.id) ? { ...item, state: stateNow.get(item.id) ?? item.state } : item,
  );
}

/** Changes what the learner knows of an item, on the screen and on the device. */
export function changeInList<Item extends KeptItem>(
  queryClient: QueryClient,
  device: Device,
  { queryKey, kept }: Pick<QueriedList<Item>, 'queryKey' | 'kept'>,
  { id, change }: { id: number; change: (state: Item['state']) => Item['state'] },
): void {
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  const items = queryClient.setQueryData<Item[]>(
    queryKey,
    (before) => before?.map((item) => (item.id === id ? { ...item, state: change(item.state) } : item)),
    { updatedAt },
  );
  if (items) kept.write(device, items);
}
