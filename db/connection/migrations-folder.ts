import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where drizzle-kit writes the migrations. */
export const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '../migrations');
