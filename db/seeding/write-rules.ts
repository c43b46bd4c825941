import type { RuleContent } from '../../core/rules/content.ts';
import type { Db } from '../connection/client.ts';
import type { SoundOf } from '../course/sentences.ts';
import { ruleRow } from '../rules/rule-content.ts';
import { rules } from '../schema/index.ts';
import { livingLessons, writeKeyed } from './write-keyed.ts';

/** Writes the rules of the content by their keys (`writeKeyed`). A rule whose lesson is gone has none. */
export async function writeRules(
  tx: Db,
  input: { rules: readonly RuleContent[]; audioOf: SoundOf },
  now: Date,
): Promise<void> {
  const lessonIds = await livingLessons(tx, input.rules);
  const rows = input.rules.map((rule, position) => ({
    key: rule.key,
    ...ruleRow(rule, { lessonId: lessonIds.get(rule.lesson) ?? null, soundOf: input.audioOf }),
    position,
    deletedAt: null,
  }));
  await writeKeyed(tx, { table: rules, rows }, now);
}
