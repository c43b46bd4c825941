import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, readJson as readChecked } from '../../db/connection/client.ts';

/** `readJson` of db/connection/client.ts for statements of tests, which compare the rows themselves. */
export const readJson = <T>(db: Db, name: string, statement: SQL): Promise<T> =>
  readChecked<T>(db, name, z.any, statement);
