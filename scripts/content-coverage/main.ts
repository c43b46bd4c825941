/**
 * `npm run content:coverage`: the share of the tokens of film subtitles whose form is taught, after each tenth of the
 * lessons, and the commonest forms that are not. The frequency list is `frequency-50k.tsv` in the folder that
 * HEBREW_LEXICON_DIR names; it is not part of the repository.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sections } from '../../db/content/index.ts';
import { verbBook } from '../../db/content/verbs.ts';
import { lessonsOf } from '../content-files/placed-words.ts';
import { coverageByTenths, readFrequencies } from './coverage.ts';

const shownMissing = 100;

function printCoverage(file: string): void {
  const lessons = lessonsOf(sections);
  const rows = coverageByTenths(lessons, readFrequencies(readFileSync(file, 'utf8')), verbBook());
  console.log('lessons  words  forms  share');
  for (const { lessons: count, words, forms, share } of rows) {
    const cells = [String(count).padStart(7), String(words).padStart(5), String(forms).padStart(5)];
    console.log([...cells, share.toFixed(4)].join('  '));
  }
  const missing = rows.at(-1)?.missing.slice(0, shownMissing) ?? [];
  console.log(`\nThe ${missing.length} commonest missing forms:\n${missing.join(' ')}`);
}

const folder = process.env.HEBREW_LEXICON_DIR;
const file = folder && join(folder, 'frequency-50k.tsv');
if (file && existsSync(file)) printCoverage(file);
else {
  console.log(
    folder
      ? `Left out: ${folder} has no frequency-50k.tsv.`
      : 'Left out: name the folder of frequency-50k.tsv in HEBREW_LEXICON_DIR.',
  );
}
