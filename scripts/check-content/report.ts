import type { Explained } from '../../core/hebrew/check/exceptions.ts';

const missing: Readonly<Record<string, string>> = {
  'speller-hebrew': 'LEFT OUT: Hebrew spelling. Install the packages hunspell and hunspell-he.',
  'speller-russian': 'LEFT OUT: Russian spelling. Install the packages hunspell and hunspell-ru.',
  'lexicon-': 'Left out: comparison with an open lexicon (HEBREW_LEXICON_DIR is not set).',
};

/** The findings as text for a terminal: one a line, then a summary. */
export function printReport(
  { unexplained, explained, unused }: Explained,
  { wordCount, leftOut }: { wordCount: number; leftOut: readonly string[] },
): string {
  const errors = unexplained.filter(({ level }) => level === 'error').length;
  return [
    ...unexplained.map(
      ({ level, lesson, word, field, rule, why, expected }) =>
        `${level} ${lesson}/${word} ${field} ${rule}: ${why}${expected === undefined ? '' : ` [${expected}]`}`,
    ),
    ...unused.map(
      ({ lesson, word, rule }) => `error ${lesson}/${word} ${rule}: the exception explains nothing any more`,
    ),
    ...leftOut.map((rule) => missing[rule] ?? `LEFT OUT: ${rule}`),
    `${wordCount} words: ${errors} errors, ${unexplained.length - errors} warnings without a reason, ` +
      `${explained.length} with one, ${unused.length} stale exceptions`,
  ].join('\n');
}
