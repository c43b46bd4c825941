/**
 * Writes the tables of known words and their synonyms, which the judges of typing and of speech look into: from the
 * course, and with HEBREW_LEXICON_DIR the further words that could be taken for one of the course. Without it their
 * table stays as it is.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { otherSoundsTable as kept } from '../../core/hebrew/known/other-sounds-table.ts';
import { readLexicon } from '../check-content/lexicon.ts';
import { askableOfCourse, homographsTable, knownSoundsTable, knownWordsTable } from './known-words.ts';
import { otherSoundsTable } from './other-sounds.ts';
import { formSynonymsTable, synonymsTable } from './synonyms.ts';

const headerOf = (shape: string): string =>
  `/** Written by \`npm run words:known\`; its shape is described in ${shape}.ts. */`;
const headerOfOthers = `/**
 * Written by \`npm run words:known\`; its shape is described in known-sounds.ts. How a spelling is read is a single fact,
 * taken from open lexicons (FrequencyWords, Wiktionary, UniMorph, Open Scriptures) in the folder that HEBREW_LEXICON_DIR
 * names; their texts, translations and lists are not here.
 */`;

function writeTable(file: string, name: string, table: string, header = headerOf(file)): void {
  const path = fileURLToPath(new URL(`../../core/hebrew/known/${file}-table.ts`, import.meta.url));
  writeFileSync(path, `${header}\nexport const ${name} = \`\n${table}\n\`;\n`);
}

const sounds = knownSoundsTable();
const folder = process.env.HEBREW_LEXICON_DIR;
const others = folder ? otherSoundsTable(askableOfCourse(), readLexicon(folder), sounds) : kept;
writeTable('known-words', 'knownWordsTable', knownWordsTable());
writeTable('known-sounds', 'knownSoundsTable', sounds);
writeTable('synonyms', 'synonymsTable', synonymsTable());
writeTable('form-synonyms', 'formSynonymsTable', formSynonymsTable());
writeTable('homographs', 'homographsTable', homographsTable(others));
if (folder) writeTable('other-sounds', 'otherSoundsTable', others, headerOfOthers);
else console.log('The table of other words is kept: HEBREW_LEXICON_DIR is not set.');
