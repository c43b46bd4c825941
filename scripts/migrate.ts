/** `npm run db:migrate`: brings the production database up to date; a step of every deploy, safe to run twice. */
import { limitStatements } from '../db/connection/neon.ts';
import { runCommand } from './command/run-command.ts';
import { withDeployDatabase } from './deploy-database.ts';

await runCommand(() =>
  withDeployDatabase(async (database) => {
    await database.migrate();
    await limitStatements(database.db);
    console.log('База обновлена.');
  }),
);
