/** `npm run restore -- FILE`: a backup into an empty database; never into one that holds anything. */
import { resolve } from 'node:path';
import { restoreBackup } from '../db/backup/restore.ts';
import { limitStatements } from '../db/neon.ts';
import { runCommand } from './command/run-command.ts';
import { openOwnDatabase } from './own-database.ts';

await runCommand(async () => {
  const given = process.argv[2];
  if (!given) throw new Error('Какую копию восстановить? npm run restore -- ФАЙЛ');
  const file = resolve(given);
  const { database, name, isEmbedded } = await openOwnDatabase({ mustExist: false });
  const started = performance.now();
  try {
    const rows = await restoreBackup(database, file);
    if (!isEmbedded) await limitStatements(database.db);
    const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`База: ${name}\nВосстановлено ${count} строк, контрольные суммы сошлись, ${seconds} с.`);
  } finally {
    await database.close();
  }
});
