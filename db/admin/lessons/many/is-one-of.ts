import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** That an id is one of many, which are one parameter and not thousands. */
export const isOneOf = (column: AnyColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(array(select json_array_elements_text(${JSON.stringify(ids)}::json)::int))`;
