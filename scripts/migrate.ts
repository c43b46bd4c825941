/** `npm run db:migrate`: brings the production database up to date; a step of every deploy, safe to run twice. */
import { limitStatements } from '../db/neon.ts';
import { openDeployDatabase } from './deploy-database.ts';

const database = openDeployDatabase();
await database.migrate();
await limitStatements(database.db);
await database.close();
console.log('База обновлена.');
