/**
 * `npm run db:rebuild-memory`: makes every learner's schedules anew from his answers, e.g. after the rules have changed
 * or for words learned before there were schedules. Safe to run twice and while the product runs; says how many cards
 * were not as they should be. `--user <id>` rebuilds one learner.
 */
import { parseArgs } from 'node:util';
import { listLearners, rebuildMemory } from '../db/memory/cards.ts';
import { openDeployDatabase } from './deploy-database.ts';

const { values } = parseArgs({ options: { user: { type: 'string' } } });
const database = openDeployDatabase();
const totals = { learners: 0, words: 0, changed: 0 };
let last = 0;
for (;;) {
  const ids = values.user
    ? [Number(values.user)]
    : await listLearners(database.db, { after: last, limit: 500 });
  for (const userId of ids) {
    const { words, changed } = await rebuildMemory(database.db, userId);
    totals.learners += 1;
    totals.words += words;
    totals.changed += changed;
    last = userId;
  }
  if (ids.length === 0 || values.user) break;
}
await database.close();
console.log(`Учеников: ${totals.learners}, слов: ${totals.words}, исправлено расписаний: ${totals.changed}.`);
