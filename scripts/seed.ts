/** `npm run db:seed`: brings the course into the production database; a step of every deploy, safe to run twice. */
import { runCommand } from './command/run-command.ts';
import { withDeployDatabase } from './deploy-database.ts';
import { seedContent } from './start/database.ts';

await runCommand(() =>
  withDeployDatabase(async ({ db }) => {
    const { isChanged, lessons, words } = await seedContent(db, new Date());
    console.log(isChanged ? `Курс записан: ${lessons} уроков, ${words} слов.` : 'Курс уже на месте.');
  }),
);
