import { existsSync } from 'node:fs';
import type { OpenDatabase } from '../db/client.ts';
import { openNeonDatabase } from '../db/neon.ts';

/** The database that DATABASE_URL (or .env) names; ends the process with one clear line when it names none. */
export function openDeployDatabase(): OpenDatabase {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('Задайте DATABASE_URL: адрес базы Neon, postgresql://…');
    process.exit(1);
  }
  return openNeonDatabase({ url });
}
