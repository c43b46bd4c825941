/** `npm run backup [-- FILE]`: everything that the database holds, in one file with checksums (db/backup/format.ts). */
import { resolve } from 'node:path';
import { writeBackup } from '../db/backup/write.ts';
import { runCommand } from './command/run-command.ts';
import { openOwnDatabase } from './own-database.ts';

const now = new Date();
const file = resolve(process.argv[2] ?? `mila-${now.toISOString().slice(0, 16).replace(':', '')}.backup`);

await runCommand(async () => {
  const { database, name } = await openOwnDatabase({ mustExist: true });
  const started = performance.now();
  const rows = await writeBackup(database.db, file, now).finally(() => database.close());
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `База: ${name}\nКопия: ${file}\n${count} строк в ${Object.keys(rows).length} таблицах, ${seconds} с.`,
  );
  console.log('В ней имена и платежи: храните её зашифрованной.');
});
