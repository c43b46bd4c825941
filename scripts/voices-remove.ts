/**
 * Deletes a synthesised voice by its name, with all its sounds, from the database of DATABASE_URL, or the embedded one of
 * DATA_DIR.
 *   npm run voices:remove Ноа
 */
import { removeSyntheticVoice } from '../db/voices/synthesis/voices.ts';
import { runCommand } from './command/run-command.ts';
import { withCourseDatabase } from './content-files/database.ts';
import { readCommandLine } from './content-files/flags.ts';

await runCommand(async () => {
  const { files } = readCommandLine(process.argv.slice(2), [], process.env);
  const [name, ...more] = files;
  if (name === undefined || more.length > 0) throw new Error('Имя голоса: npm run voices:remove Ноа');
  await withCourseDatabase(async (db) => {
    const { removed } = await removeSyntheticVoice(db, { voice: { name } }, new Date());
    console.log(`Голос «${name}» удалён, звуков: ${removed}.`);
  });
});
