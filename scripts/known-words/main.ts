/** Writes the tables of known words and their synonyms, which the judges of typing and of speech look into, from the course. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formSynonymsTable, synonymsTable } from './synonyms.ts';
import { homographsTable, knownSoundsTable, knownWordsTable } from './known-words.ts';

function writeTable(file: string, name: string, table: string): void {
  const path = fileURLToPath(new URL(`../../core/hebrew/known/${file}-table.ts`, import.meta.url));
  writeFileSync(
    path,
    `/** Written by \`npm run words:known\`; its shape is described in ${file}.ts. */\nexport const ${name} = \`\n${table}\n\`;\n`,
  );
}

writeTable('known-words', 'knownWordsTable', knownWordsTable());
writeTable('known-sounds', 'knownSoundsTable', knownSoundsTable());
writeTable('synonyms', 'synonymsTable', synonymsTable());
writeTable('form-synonyms', 'formSynonymsTable', formSynonymsTable());
writeTable('homographs', 'homographsTable', homographsTable());
