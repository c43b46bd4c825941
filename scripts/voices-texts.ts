/**
 * Writes every sound of the published course as a table, for a synthesised voice on a machine of one's own
 * (docs/voices.md): its key, a name for its file, the gender of the voice, Hebrew, niqqud, transcription, IPA, and the
 * phonemes of espeak-ng. Cells are separated by tabs and hold none.
 *   npm run voices:texts texts.tsv
 */
import { writeFileSync } from 'node:fs';
import { listWantedSounds } from '../db/voices/synthesis/wanted.ts';
import { runCommand } from './command/run-command.ts';
import { withCourseDatabase } from './content-files/database.ts';
import { readCommandLine } from './content-files/flags.ts';
import { printTexts } from './content-files/voice-texts.ts';

await runCommand(async () => {
  const { files } = readCommandLine(process.argv.slice(2), [], process.env);
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new Error('Один файл: npm run voices:texts texts.tsv');
  await withCourseDatabase(async (db) => {
    const sounds = await listWantedSounds(db);
    writeFileSync(file, printTexts(sounds));
    console.log(`${file}: звуков ${sounds.length}`);
  });
});
