/**
 * Writes all recordings with their table into an archive; rows without a file are what is left to be said. Of one
 * speaker when their Telegram id is named.
 *   npm run voices:export voices.zip
 *   npm run voices:export voices.zip 123456789
 */
import { writeFileSync } from 'node:fs';
import { exportVoices } from '../api/_voices/voice-files.ts';
import { runCommand } from './command/run-command.ts';
import { withCourseDatabase } from './content-files/database.ts';
import { readCommandLine } from './content-files/flags.ts';

await runCommand(async () => {
  const { files } = readCommandLine(process.argv.slice(2), [], process.env);
  const [file, speaker, ...more] = files;
  const speakerId = speaker === undefined ? undefined : Number(speaker);
  const isUsable = speakerId === undefined || Number.isSafeInteger(speakerId);
  if (file === undefined || more.length > 0 || !isUsable) {
    throw new Error('Файл и, если нужен один диктор, его номер: npm run voices:export voices.zip 123456789');
  }
  await withCourseDatabase(async (db) => {
    const archive = await exportVoices(db, { speakerId });
    writeFileSync(file, archive);
    console.log(`${file}: ${Math.ceil(archive.byteLength / 1024)} КБ`);
  });
});
