/**
 * Brings a dictionary of the owner's into the database of DATABASE_URL, or the embedded one of DATA_DIR, in the place of the
 * one with its name: JSON lines or an archive of Yomitan (docs/dictionary.md). Words are found in it by everybody who
 * searches, with its source and licence beside them.
 *   npm run dictionary:import -- words.jsonl --name="Слова" --source="https://…" --licence="CC BY-SA 4.0"
 *   npm run dictionary:import -- --remove="Слова"
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { entryFaults } from '../core/dictionary/entry.ts';
import { dictionaryTexts as texts } from '../core/texts/dictionary.ts';
import { deleteDictionary, storeDictionary } from '../db/dictionary/store-dictionary.ts';
import { runCommand } from './command/run-command.ts';
import { withCourseDatabase } from './content-files/database.ts';
import { maxEntries, readDictionaryFile } from './dictionary/read-file.ts';

/** So many lines are named for each fault. */
const namedLines = 5;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      source: { type: 'string' },
      licence: { type: 'string' },
      remove: { type: 'string' },
    },
  });
  const { remove } = values;
  if (remove !== undefined) {
    await withCourseDatabase(async (db) => {
      console.log((await deleteDictionary(db, remove)) ? texts.removed(remove) : texts.none(remove));
    });
    return;
  }
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(texts.oneFile);
  if (!existsSync(file)) throw new Error(texts.noFile(file));
  const { info, entries, passedOver } = readDictionaryFile(file, readFileSync(file));
  for (const fault of entryFaults) {
    const lines = passedOver.filter((one) => one.fault === fault).map(({ line }) => line);
    if (lines.length > 0) console.log(texts.passedOver(fault, lines.length, lines.slice(0, namedLines)));
  }
  if (entries.length === 0) throw new Error(texts.empty(file));
  if (entries.length > maxEntries) throw new Error(texts.tooMany(maxEntries));
  const licence = values.licence ?? info.licence;
  if (licence === undefined) console.log(texts.unnamedLicence);
  const name = values.name ?? info.name ?? basename(file);
  const named = {
    name,
    source: values.source ?? info.source ?? basename(file),
    licence: licence ?? texts.noLicence,
  };
  await withCourseDatabase((db) => storeDictionary(db, { info: named, entries }, new Date()));
  console.log(texts.stored(name, entries.length));
});
