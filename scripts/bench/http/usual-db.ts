import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from '../../../db/schema/index.ts';

/** A database that knows its tables: what drizzle's relational queries need. */
export type UsualDb = NodePgDatabase<typeof schema>;
