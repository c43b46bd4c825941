/**
 * Takes in the recordings of an archive with a table, as `npm run voices:export` writes them, into the database of
 * DATABASE_URL, or the embedded one of DATA_DIR. A row that cannot be used is told by its line; all others come in and
 * wait for an admin.
 *   npm run voices:import voices.zip
 */
import { existsSync, readFileSync } from 'node:fs';
import { createTakePreparer } from '../api/_adapters/take-preparer.ts';
import { importVoices } from '../api/_voice-files.ts';
import { DomainError } from '../core/errors.ts';
import { errorText } from '../core/texts/errors.ts';
import { runCommand } from './command/run-command.ts';
import { withCourseDatabase } from './content-files/database.ts';
import { readCommandLine } from './content-files/flags.ts';

await runCommand(async () => {
  const { files } = readCommandLine(process.argv.slice(2), [], process.env);
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new Error('Один файл: npm run voices:import voices.zip');
  if (!existsSync(file)) throw new Error(`Файла ${file} нет.`);
  await withCourseDatabase(async (db) => {
    const prepareTake = createTakePreparer();
    const { saved, problems } = await importVoices({ db, prepareTake }, readFileSync(file), new Date()).catch(
      (error: unknown) => {
        throw error instanceof DomainError ? new Error(errorText(error.kind, error.code)) : error;
      },
    );
    for (const { line, file: name, reason } of problems) console.log(`строка ${line}, ${name}: ${reason}`);
    console.log(`Записей принято: ${saved}, не подошло: ${problems.length}.`);
    if (problems.length > 0) process.exitCode = 1;
  });
});
