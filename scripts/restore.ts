/**
 * `npm run restore -- FILE [--deleted LIST]`: a backup into an empty database; never into one that holds anything. The
 * people of LIST, and of every list beside the backup, are deleted from it again: a restore must not bring them back.
 */
import { accessSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deletedFilesBeside, readDeletedFile } from '../db/backup/deleted-file.ts';
import { restoreBackup } from '../db/backup/restore.ts';
import { limitStatements } from '../db/connection/neon.ts';
import { runCommand } from './command/run-command.ts';
import { digestsFor, eraseListed } from './erase-listed.ts';
import { openOwnDatabase } from './own-database.ts';

const usage = 'npm run restore -- ФАЙЛ --deleted СПИСОК';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { deleted: { type: 'string', multiple: true, default: [] } },
  });
  const [given] = positionals;
  if (!given) throw new Error(`Какую копию восстановить? ${usage}`);
  const file = resolve(given);
  accessSync(file);
  const lists = readLists(file, values.deleted);
  const own = await openOwnDatabase({ mustExist: false });
  const { database, name, isEmbedded } = own;
  const started = performance.now();
  const listed = lists.flatMap(({ people }) => people);
  try {
    // Before anything is written.
    digestsFor(own, listed);
    const rows = await restoreBackup(database, file);
    const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`База: ${name}\nВосстановлено ${count} строк, контрольные суммы сошлись, ${seconds} с.`);
    await eraseListed(own, listed);
    if (!isEmbedded) await limitStatements(database.db);
    sayHowFresh(lists.map(({ madeAt }) => madeAt));
  } finally {
    await database.close();
  }
});

/** Those that were named, or all beside the backup. Throws when there is none: deleted people would be back unnoticed. */
function readLists(file: string, named: readonly string[]) {
  if (named.includes('none')) return [];
  const files = named.length > 0 ? named.map((one) => resolve(one)) : deletedFilesBeside(file);
  if (files.length === 0) {
    throw new Error(
      `Рядом с копией нет списка удалённых, а без него вернутся те, кто просил себя удалить. Дайте список: ${usage}. ` +
        'Его пишет npm run backup рядом с каждой копией, а из старой базы, если она ещё отвечает, — npm run deletions ' +
        '-- СПИСОК. Если списка нет нигде: --deleted none. Ничего не изменено.',
    );
  }
  return files.map(readDeletedFile);
}

function sayHowFresh(madeAt: string[]): void {
  const newest = madeAt.sort().at(-1);
  console.log(
    newest
      ? `Самый свежий список удалённых — от ${newest.slice(0, 16).replace('T', ' ')} UTC. Кого удалили позже, в нём нет: ` +
          'если старая база отвечает, выгрузите её список (npm run deletions -- СПИСОК) и примените здесь ' +
          '(npm run deletions -- --apply СПИСОК).'
      : 'Внимание: список удалённых не применён. Кто просил себя удалить, мог вернуться.',
  );
}
