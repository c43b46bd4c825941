import { cleanText } from '../lesson/course-file/clean-text.ts';
import type { RuleCheck, RuleContent, RulePair } from './content.ts';

/** One line of Russian, which may quote Hebrew. */
const line = (text: string): string => cleanText(text, 'prose').replaceAll(/\s+/g, ' ');
const hebrew = (text: string): string => cleanText(text, 'word');

/** A rule as it is stored: its texts NFC and without stray spaces and invisible signs, its fields in a fixed order. */
export function cleanRule<Rule extends Pick<RuleContent, 'title' | 'text' | 'pairs' | 'checks'>>(
  rule: Rule,
): Rule {
  return {
    ...rule,
    title: line(rule.title),
    text: line(rule.text),
    pairs: rule.pairs.map(cleanPair),
    checks: rule.checks.map(cleanCheck),
  };
}

const cleanPair = ({ right, other }: RulePair): RulePair => ({
  right: {
    pronunciation: hebrew(right.pronunciation),
    transcription: cleanText(right.transcription, 'reading'),
    russian: line(right.russian),
  },
  other: other && { hebrew: hebrew(other.hebrew), russian: line(other.russian), why: line(other.why) },
});

const cleanCheck = ({ kind, prompt, sentence, options, answer, reasons }: RuleCheck): RuleCheck => ({
  kind,
  prompt: line(prompt),
  ...(sentence === undefined ? {} : { sentence: hebrew(sentence) }),
  options: options.map(hebrew),
  answer,
  reasons: reasons.map(line),
});
