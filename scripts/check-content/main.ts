/**
 * Checks every word of the course, every letter, every rule and every dialogue, and ends with code 1 on any error or unexplained warning.
 * Beside the rules it asks hunspell (Hebrew, Russian) where it is installed; with CI=true a missing speller is a
 * failure. With HEBREW_LEXICON_DIR it compares with the open lexicon in that folder, with HEBREW_VERBS_DIR the forms of
 * the verbs with the reference in that one. With --write-cues it first writes the table of cues again, new ones marked as
 * not read.
 */
import { checkDialogues } from '../../core/dialogues/check-dialogues.ts';
import { checkCourse, checkPhrases } from '../../core/hebrew/check/course.ts';
import { explain } from '../../core/hebrew/check/exceptions.ts';
import { checkSentences } from '../../core/hebrew/sentences/check-sentences.ts';
import { checkLetters, checkTwins } from '../../core/letters/check.ts';
import { checkRules } from '../../core/rules/check-rules.ts';
import { dialogues } from '../../db/content/dialogues/index.ts';
import { exceptions, russianTerms } from '../../db/content/exceptions.ts';
import { sections } from '../../db/content/index.ts';
import { letterTwins } from '../../db/content/letter-twins.ts';
import { letterItems } from '../../db/content/letters.ts';
import { names } from '../../db/content/names.ts';
import { rules } from '../../db/content/rules/index.ts';
import { everyWordHasASentence } from '../../db/content/sentences/bar.ts';
import { sentences } from '../../db/content/sentences/index.ts';
import { straySentences } from '../../db/content/sentences/shape.ts';
import { verbBook } from '../../db/content/verb-book.ts';
import { verbExceptions } from '../../db/content/verbs.ts';
import { writtenVerbs } from '../../db/course/verbs.ts';
import { readReference } from '../check-verbs/compare.ts';
import { lessonsOf, placedWords } from '../content-files/placed-words.ts';
import { checkCues, cueLines, printCues, writeCues } from './cues.ts';
import { printDialogues } from './dialogues.ts';
import { findTaughtForms } from './found-forms.ts';
import { countGenders, printGenderCounts } from './gender-counts.ts';
import { checkAgainstLexicon, readLexicon } from './lexicon.ts';
import { printReport } from './report.ts';
import { printRules } from './rules.ts';
import { checkSentenceSpelling, checkSpelling, checkTextSpelling, createHunspell } from './speller.ts';
import { checkVerbs, printVerbs } from './verbs.ts';

const placed = placedWords(sections);
const lexiconDir = process.env.HEBREW_LEXICON_DIR;
const lexicon = lexiconDir ? readLexicon(lexiconDir) : null;
const russian = createHunspell(['ru_RU', 'ru']);
const spelling = checkSpelling(placed, { hebrew: createHunspell(['he_IL', 'he']), russian });
const leftOut = [
  ...(spelling.hebrew ? [] : ['speller-hebrew']),
  ...(spelling.russian ? [] : ['speller-russian']),
  ...(lexicon ? [] : ['lexicon-']),
];
const findings = [
  ...checkCourse(sections),
  ...checkPhrases(sections),
  ...checkSentences(sections, { verbs: writtenVerbs(), names, isComplete: everyWordHasASentence }),
  ...(checkSentenceSpelling(sections, russian, russianTerms) ?? []),
  ...(spelling.hebrew ?? []),
  ...(spelling.russian ?? []),
  ...(checkTextSpelling(sections, russian, russianTerms) ?? []),
  ...(lexicon ? checkAgainstLexicon(placed, lexicon) : []),
];
const result = explain(findings, exceptions, (rule) => !leftOut.some((prefix) => rule.startsWith(prefix)));

const strays = straySentences(sections, sentences);
for (const place of strays) console.log(`error sentences/${place}: the course has no such lesson or word`);
const letterProblems = [
  ...checkLetters(letterItems, sections),
  ...checkTwins(letterTwins, letterItems, sections),
];
for (const { key, why } of letterProblems) console.log(`error letters/${key}: ${why}`);
const ofRules = checkRules(rules, { sections, verbs: writtenVerbs(), names });
console.log(printReport(result, { wordCount: placed.length, leftOut }));
console.log(printRules(rules, ofRules));
const ofDialogues = checkDialogues(dialogues, { sections, verbs: writtenVerbs(), names });
console.log(printDialogues(dialogues, ofDialogues, lessonsOf(sections)));
if (ofRules.length + ofDialogues.length > 0) process.exitCode = 1;
const { asked, missing } = findTaughtForms(
  placed.map(({ word }) => word),
  writtenVerbs(),
);
const share = (asked - missing.length) / asked;
console.log(`Index of forms: ${share.toFixed(4)} of ${asked} found, with niqqud and without.`);
for (const form of missing) console.log(`not found: ${form}`);
console.log(printGenderCounts(countGenders(lessonsOf(sections), writtenVerbs())));
const verbsDir = process.env.HEBREW_VERBS_DIR;
const reference = verbsDir ? readReference(verbsDir) : null;
const ofVerbs = checkVerbs(verbBook(), verbExceptions, {
  hebrew: createHunspell(['he_IL', 'he']),
  reference,
});
console.log(printVerbs(ofVerbs, { verbs: verbBook().verbs.length, hasReference: reference !== null }));
if (ofVerbs.unexplained.length > 0 || ofVerbs.unused.length > 0) process.exitCode = 1;

const cues = cueLines(
  placed.map(({ word }) => word),
  writtenVerbs(),
);
if (process.argv.includes('--write-cues')) writeCues(cues);
const ofCues = checkCues(cues);
console.log(printCues(cues, ofCues));
if (ofCues.unread.length + ofCues.stale.length > 0) process.exitCode = 1;

const isSpellerMissing = leftOut.some((rule) => rule.startsWith('speller'));
const isRefused = isSpellerMissing && process.env.CI === 'true';
if (letterProblems.length > 0 || strays.length > 0) process.exitCode = 1;
if (result.unexplained.length > 0 || result.unused.length > 0 || isRefused) process.exitCode = 1;
