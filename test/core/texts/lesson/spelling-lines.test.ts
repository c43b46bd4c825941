import { expect, it } from 'vitest';
import { judgeTyped } from '../../../../core/hebrew/answer.ts';
import { spellingLines } from '../../../../core/texts/lesson/spelling-lines.ts';

/** Without the marks that keep Hebrew from turning its line. */
const lines = (typed: string, hebrew: string) =>
  spellingLines(judgeTyped(typed, { hebrew }).pieces).replaceAll('\u200e', '').split('\n');

it.each([
  ['שלומ', 'שלום', ['✓ שלו', '✗ вместо מ пишется ם']], // shalom
  ['שלם', 'שלום', ['✓ של', '✗ пропущено ו', '✓ ם']],
  ['שלולם', 'שלום', ['✓ שלו', '✗ лишнее ל', '✓ ם']],
  ['שולם', 'שלום', ['✓ ש', '✗ вместо ול пишется לו', '✓ ם']],
  ['ביתספר', 'בית ספר', ['✓ בית', '✗ пропущено ␣', '✓ ספר']], // bet sefer, "school"
  ['שלום', 'שלום', ['✓ שלום']],
])('%s for %s', (typed, hebrew, expected) => {
  expect(lines(typed, hebrew)).toEqual(expected);
});

it('every Hebrew run stands between marks of direction', () => {
  const text = spellingLines(judgeTyped('שלומ', { hebrew: 'שלום' }).pieces);
  expect(text).toBe('✓ \u200eשלו\u200e\n✗ вместо \u200eמ\u200e пишется \u200eם\u200e');
});
