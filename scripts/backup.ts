/** `npm run backup [-- FILE]`: everything that the database holds, in one file with checksums (db/backup/format.ts). */
import { resolve } from 'node:path';
import { deletedFileOf, writeDeletedFile } from '../db/backup/deleted-file.ts';
import { writeBackup } from '../db/backup/write.ts';
import type { OpenDatabase } from '../db/connection/client.ts';
import { readDeletedList } from '../db/people/deleted-list.ts';
import { runCommand } from './command/run-command.ts';
import { openOwnDatabase } from './own-database.ts';

const now = new Date();
const file = resolve(process.argv[2] ?? `mila-${now.toISOString().slice(0, 16).replace(':', '')}.backup`);

await runCommand(async () => {
  const { database, name } = await openOwnDatabase({ mustExist: true });
  const started = performance.now();
  const rows = await writeAll(database);
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `База: ${name}\nКопия: ${file}\nСписок удалённых: ${deletedFileOf(file)}\n${count} строк в ${Object.keys(rows).length} таблицах, ${seconds} с.`,
  );
  console.log(
    'В копии имена и платежи: храните её зашифрованной. Список храните рядом: без него не восстановить.',
  );
});

/** The copy, and beside it the list of deleted people: a later list completes an older copy. */
async function writeAll({ db, close }: OpenDatabase) {
  try {
    const rows = await writeBackup(db, file, now);
    writeDeletedFile(deletedFileOf(file), await readDeletedList(db), now);
    return rows;
  } finally {
    await close();
  }
}
