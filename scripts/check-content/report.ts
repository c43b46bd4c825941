import type { Explained } from '../../core/hebrew/check/exceptions.ts';
import type { Finding } from '../../core/hebrew/check/finding.ts';

const missing: Readonly<Record<string, string>> = {
  'speller-hebrew': 'LEFT OUT: Hebrew spelling. Install the packages hunspell and hunspell-he.',
  'speller-russian': 'LEFT OUT: Russian spelling. Install the packages hunspell and hunspell-ru.',
  'lexicon-': 'Left out: comparison with an open lexicon (HEBREW_LEXICON_DIR is not set).',
};

/** A finding as a line for a terminal; `place` is where it is. */
export const findingLine = (
  place: string,
  {
    level,
    field,
    rule,
    why,
    expected,
  }: Pick<Finding, 'level' | 'rule' | 'why' | 'expected'> & { field: string },
): string => `${level} ${place} ${field} ${rule}: ${why}${expected === undefined ? '' : ` [${expected}]`}`;

/** The findings as text for a terminal: one a line, then a summary. */
export function printReport(
  { unexplained, explained, unused }: Explained,
  { wordCount, leftOut }: { wordCount: number; leftOut: readonly string[] },
): string {
  const errors = unexplained.filter(({ level }) => level === 'error').length;
  return [
    ...unexplained.map((finding) => findingLine(`${finding.lesson}/${finding.word}`, finding)),
    ...unused.map(
      ({ lesson, word, rule }) => `error ${lesson}/${word} ${rule}: the exception explains nothing any more`,
    ),
    ...leftOut.map((rule) => missing[rule] ?? `LEFT OUT: ${rule}`),
    `${wordCount} words: ${errors} errors, ${unexplained.length - errors} warnings without a reason, ` +
      `${explained.length} with one, ${unused.length} stale exceptions`,
  ].join('\n');
}
