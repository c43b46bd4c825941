import { cleanRule } from '../../core/rules/clean-rule.ts';
import type { RuleContent } from '../../core/rules/content.ts';
import { splitMarks } from '../../core/rules/marks.ts';
import type { SoundOf } from '../course/sentences.ts';
import type { rules } from '../schema/index.ts';
import { storedPairs } from './stored-pairs.ts';

/** Content without its names: those of the rule and its lesson are the caller's. */
type RowContent = Omit<RuleContent, 'key' | 'lesson' | 'before'> & { before?: string | null };

export type StoredRule = typeof rules.$inferSelect;

/** A stored rule as content; `lesson` is the key of its lesson, empty where it has none. */
export const ruleContent = (row: StoredRule, lesson: string): RuleContent =>
  cleanRule<RuleContent>({
    key: row.key,
    theme: row.theme,
    title: row.title,
    text: row.text,
    lesson,
    ...(row.beforeWord === null ? {} : { before: row.beforeWord }),
    ...(row.needs.length === 0 ? {} : { needs: row.needs }),
    pairs: row.pairs,
    checks: row.checks,
  });

type Place = { lessonId: number | null; soundOf: SoundOf };

/** What of the row of a rule follows from its content; `soundOf` knows what was rendered. */
export const ruleRow = (
  { theme, title, text, before = null, needs = [], pairs, checks }: RowContent,
  { lessonId, soundOf }: Place,
) => ({
  ...{ theme, title, text, lessonId },
  beforeWord: before,
  needs: [...needs],
  pairs: storedPairs(pairs, soundOf),
  checks: [...checks],
});

/** The sounds of the right lines of stored rules. */
export function soundsOfRules(stored: readonly Pick<StoredRule, 'pairs'>[]): SoundOf {
  const nameOf = ({ pronunciation, transcription }: Parameters<SoundOf>[0]) =>
    `${splitMarks(pronunciation).text}|${transcription}`;
  const lines = stored.flatMap(({ pairs }) => pairs.map(({ right }) => right));
  const known = new Map(lines.flatMap((line) => (line.audioHash ? [[nameOf(line), line.audioHash]] : [])));
  return (text) => known.get(nameOf(text));
}
