/**
 * Takes in the sounds of an archive with a table into the database of DATABASE_URL, or the embedded one of DATA_DIR:
 * recordings of people, as `npm run voices:export` writes them, which wait for an admin; or a synthesised voice
 * (docs/voices.md), which is heard at once. A row that cannot be used is reported with its line; all others come in.
 *   npm run voices:import voices.zip
 */
import { existsSync } from 'node:fs';
import { createSynthesisPreparer, createTakePreparer } from '../api/_adapters/take-preparer.ts';
import { importVoices } from '../api/_voices/voice-files.ts';
import { runCommand } from './command/run-command.ts';
import { openArchiveFile } from './content-files/archive-file.ts';
import { withCourseDatabase } from './content-files/database.ts';
import { readCommandLine } from './content-files/flags.ts';

await runCommand(async () => {
  const { files } = readCommandLine(process.argv.slice(2), [], process.env);
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new Error('Один файл: npm run voices:import voices.zip');
  if (!existsSync(file)) throw new Error(`Файла ${file} нет.`);
  await withCourseDatabase(async (db) => {
    const archive = openArchiveFile(file);
    const importing = {
      db,
      prepareTake: createTakePreparer(),
      prepareSynthesis: createSynthesisPreparer(),
      onRow: tellProgress,
    };
    const { saved, problems } = await importVoices(importing, archive, new Date()).finally(archive.close);
    for (const { line, file: name, reason } of problems) console.log(`строка ${line}, ${name}: ${reason}`);
    console.log(`Звуков принято: ${saved}, не подошло: ${problems.length}.`);
    if (problems.length > 0) process.exitCode = 1;
  });
});

function tellProgress(done: number, rows: number): void {
  if (done % 500 === 0) console.log(`прочитано ${done} из ${rows}`);
}
