/**
 * `npm run content:coverage`: how the sentences grow; then the share of the tokens of film subtitles whose form is taught,
 * after each tenth of the lessons, the commonest forms that are not, and how far the order follows their frequency. The frequency list is `frequency-50k.tsv` in the folder that
 * HEBREW_LEXICON_DIR names; it is not part of the repository.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sections } from '../../db/content/index.ts';
import { verbBook } from '../../db/content/verb-book.ts';
import { lessonsOf } from '../content-files/placed-words.ts';
import { coverageByTenths, type Frequency, readFrequencies } from './coverage.ts';
import { lateSpellings, orderCorrelation } from './order.ts';
import { repeatedProofs, sentenceGrowth } from './sentences.ts';

const shownMissing = 100;

const lessons = lessonsOf(sections);

function printSentences(): void {
  console.log('lessons    sentences  per word  words  composed');
  for (const { from, to, sentences, perWord, length, composed } of sentenceGrowth(lessons)) {
    const cells = [`${from}–${to}`.padEnd(9), String(sentences).padStart(10), perWord.toFixed(2).padStart(8)];
    console.log([...cells, length.toFixed(2).padStart(5), composed.toFixed(2).padStart(8)].join('  '));
  }
  console.log(`Proofs that repeat a word's sentence: ${repeatedProofs(lessons).length}\n`);
}

/** Of so many of the commonest spellings few come after this lesson. */
const common = { count: 300, after: 50 };

function printOrder(frequencies: readonly Frequency[]): void {
  console.log(
    `\nCorrelation of the order with frequency: ${orderCorrelation(lessons, frequencies).toFixed(3)}`,
  );
  const late = lateSpellings(lessons, frequencies.slice(0, common.count), {
    after: common.after,
    verbs: verbBook(),
  });
  const taught = late.flatMap(({ spelling, lesson }) => (lesson === null ? [] : [`${spelling} (${lesson})`]));
  const nowhere = late.flatMap(({ spelling, lesson }) => (lesson === null ? [spelling] : []));
  console.log(
    `Of the ${common.count} commonest after lesson ${common.after}: ${taught.length}: ${taught.join(' ')}`,
  );
  console.log(`nowhere: ${nowhere.length}: ${nowhere.join(' ')}`);
}

function printCoverage(file: string): void {
  const frequencies = readFrequencies(readFileSync(file, 'utf8'));
  const rows = coverageByTenths(lessons, frequencies, verbBook());
  console.log('lessons  words  forms  share');
  for (const { lessons: count, words, forms, share } of rows) {
    const cells = [String(count).padStart(7), String(words).padStart(5), String(forms).padStart(5)];
    console.log([...cells, share.toFixed(4)].join('  '));
  }
  const missing = rows.at(-1)?.missing.slice(0, shownMissing) ?? [];
  console.log(`\nThe ${missing.length} commonest missing forms:\n${missing.join(' ')}`);
  printOrder(frequencies);
}

printSentences();

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
