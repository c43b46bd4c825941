/**
 * `npm run deletions -- FILE`: the list of deleted people into a file, for a restore elsewhere.
 * `npm run deletions -- --apply FILE`: deletes the people of such a list who are in the database again.
 */
import { resolve } from 'node:path';
import { readDeletedFile, writeDeletedFile } from '../db/backup/deleted-file.ts';
import { readDeletedList } from '../db/people/deleted-list.ts';
import { runCommand } from './command/run-command.ts';
import { eraseListed } from './erase-listed.ts';
import { openOwnDatabase } from './own-database.ts';

await runCommand(async () => {
  const isApplied = process.argv[2] === '--apply';
  const given = process.argv[isApplied ? 3 : 2];
  if (!given) throw new Error('Какой файл? npm run deletions -- ФАЙЛ, или npm run deletions -- --apply ФАЙЛ');
  const file = resolve(given);
  const list = isApplied ? readDeletedFile(file).people : [];
  const own = await openOwnDatabase({ mustExist: true });
  const { database, name } = own;
  try {
    if (isApplied) await eraseListed(own, list);
    else {
      const people = await readDeletedList(database.db);
      writeDeletedFile(file, people, new Date());
      console.log(`База: ${name}\nУдалённых: ${people.length}\nСписок: ${file}`);
    }
  } finally {
    await database.close();
  }
});
