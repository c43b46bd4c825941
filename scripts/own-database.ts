import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from '../api/_env.ts';
import type { OpenDatabase } from '../db/connection/client.ts';
import { openLocalDatabase } from '../db/connection/local.ts';
import { openNeonDatabase } from '../db/connection/neon.ts';
import { addressName } from './command/hidden-secrets.ts';
import { loadEnv } from './command/load-env.ts';
import { readSecret } from './start/secrets.ts';

export type OwnDatabase = {
  database: OpenDatabase;
  /** What a person recognises it by; never with its password. */
  name: string;
  isEmbedded: boolean;
  /** Key of the list of deleted people; missing where the environment has none. */
  deletionsKey: string | undefined;
};

/**
 * The database that the environment or .env names by DATABASE_URL, otherwise the embedded one under DATA_DIR. Throws an
 * Error in one line when it has to exist and does not.
 */
export async function openOwnDatabase({ mustExist }: { mustExist: boolean }): Promise<OwnDatabase> {
  loadEnv();
  const env = parseEnv(process.env);
  if (env.DATABASE_URL) {
    return {
      database: openNeonDatabase({ url: env.DATABASE_URL }),
      name: addressName(env.DATABASE_URL) ?? 'DATABASE_URL',
      isEmbedded: false,
      deletionsKey: env.DELETIONS_KEY ?? env.JWT_SECRET,
    };
  }
  const folder = join(env.DATA_DIR, 'postgres');
  if (mustExist && !existsSync(folder))
    throw new Error(`Встроенной базы ${folder} нет, и DATABASE_URL не задан.`);
  const deletionsKey = env.DELETIONS_KEY ?? env.JWT_SECRET ?? readSecret(env.DATA_DIR, 'jwt-secret');
  return { database: await openLocalDatabase(folder), name: folder, isEmbedded: true, deletionsKey };
}
