import type { Endpoint } from '../core/contracts/endpoint.ts';
import type { EndpointKey } from '../core/contracts/endpoints.ts';

/** Gives a row of the endpoint table. */
export type OpenRow = (key: EndpointKey) => Promise<Endpoint>;

/** From the whole table: what a server that stays awake needs. */
export const openFromTable: OpenRow = async (key) =>
  (await import('../core/contracts/endpoints.ts')).endpoints[key];

/** Handlers, and the part of the table that has their rows. */
export type Part = readonly [handlers: object, open: () => Promise<object>];

/**
 * Opens only the part of the table that a row is in: to build the schemas of the whole table takes a third of the time of
 * a cold start, and the first call needs those of one part.
 */
export function rowsOf(parts: readonly Part[]): OpenRow {
  return async (key) => {
    const [, open] = parts.find(([handlers]) => key in handlers) ?? [];
    const rows = (await open?.()) as Partial<Record<EndpointKey, Endpoint>> | undefined;
    const row = rows?.[key];
    if (!row) throw new Error(`no part of the table has ${key}`);
    return row;
  };
}
