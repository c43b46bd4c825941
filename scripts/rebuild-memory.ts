/**
 * `npm run db:rebuild-memory`: recomputes every learner's schedules from their answers, e.g. after the rules have
 * changed or for words learned before there were schedules. Safe to run twice and while the product runs; prints how
 * many cards were not as they should be. `-- --user <id>` rebuilds one learner.
 */
import { parseArgs } from 'node:util';
import { rebuildMemory } from '../db/memory/cards.ts';
import { rebuildEverybody } from '../db/memory/rebuild.ts';
import { runCommand } from './command/run-command.ts';
import { withDeployDatabase } from './deploy-database.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { user: { type: 'string' } } });
  const userId = values.user === undefined ? undefined : Number(values.user);
  if (userId !== undefined && !Number.isSafeInteger(userId)) {
    throw new Error('После --user нужен номер ученика в Telegram.');
  }
  await withDeployDatabase(async ({ db }) => {
    const totals =
      userId === undefined
        ? await rebuildEverybody(db)
        : { learners: 1, ...(await rebuildMemory(db, userId)) };
    console.log(
      `Учеников: ${totals.learners}, слов: ${totals.words}, исправлено расписаний: ${totals.changed}.`,
    );
  });
});
