import type { RuleFinding } from '../../core/rules/check-rules.ts';
import type { RuleContent } from '../../core/rules/content.ts';
import { countWords } from '../../core/rules/count-words.ts';
import { findingLine } from './report.ts';

/** The findings as text for a terminal, one a line, then a summary. */
export function printRules(rules: readonly RuleContent[], findings: readonly RuleFinding[]): string {
  const words = rules.map(({ text }) => countWords(text)).sort((a, b) => a - b);
  const sumOf = (count: (rule: RuleContent) => number) => rules.reduce((sum, rule) => sum + count(rule), 0);
  return [
    ...findings.map((finding) => findingLine(`rules/${finding.key}`, finding)),
    `${rules.length} rules: ${findings.length} errors, ${sumOf(({ pairs }) => pairs.length)} pairs, ` +
      `${sumOf(({ checks }) => checks.length)} checks, ` +
      `words ${words[Math.floor(words.length / 2)] ?? 0} (median), ${words.at(-1) ?? 0} (most)`,
  ].join('\n');
}
