/**
 * `npm run db:rebuild-memory`: recomputes every learner's schedules from their answers, e.g. after the rules have
 * changed or for words learned before there were schedules. Safe to run twice and while the product runs; prints how
 * many cards were not as they should be. `-- --user <id>` rebuilds one learner.
 */
import { parseArgs } from 'node:util';
import { rebuildMemory } from '../db/memory/cards.ts';
import { rebuildEverybody } from '../db/memory/rebuild.ts';
import { openDeployDatabase } from './deploy-database.ts';

const { values } = parseArgs({ options: { user: { type: 'string' } } });
const userId = values.user === undefined ? undefined : Number(values.user);
if (userId !== undefined && !Number.isSafeInteger(userId)) {
  console.error('После --user нужен номер ученика в Telegram.');
  process.exit(1);
}
const database = openDeployDatabase();
const totals =
  userId === undefined
    ? await rebuildEverybody(database.db)
    : { learners: 1, ...(await rebuildMemory(database.db, userId)) };
await database.close();
console.log(`Учеников: ${totals.learners}, слов: ${totals.words}, исправлено расписаний: ${totals.changed}.`);
