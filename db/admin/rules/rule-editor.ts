import { asc, eq, isNull } from 'drizzle-orm';
import { describeRuleProblems } from '../../../core/lesson/describe-problems.ts';
import { checkRule } from '../../../core/rules/check-rules.ts';
import { cleanRule } from '../../../core/rules/clean-rule.ts';
import type { RuleContent } from '../../../core/rules/content.ts';
import type { Db } from '../../connection/client.ts';
import { names } from '../../content/names.ts';
import { courseOf, readStored, renderedSounds } from '../../course/stored.ts';
import { writtenVerbs } from '../../course/verbs.ts';
import { ruleContent, ruleRow, type StoredRule, soundsOfRules } from '../../rules/rule-content.ts';
import { rules } from '../../schema/index.ts';
import type { JudgedPart, PartEditor, Surroundings } from '../parts/save-part.ts';
import { type EditedRule, editableRule, placeOf } from './edited-rule.ts';

async function readAround(db: Db): Promise<Surroundings<StoredRule>> {
  const living = await db
    .select()
    .from(rules)
    .where(isNull(rules.deletedAt))
    .orderBy(asc(rules.position), asc(rules.id));
  return { stored: await readStored(db), parts: living };
}

/** The name of a rule that has none yet. */
const newKey = 'own';

/**
 * An edited rule as content, cleaned, and what is wrong in it where it comes. Only what its lesson and those before it
 * teach is read, and only this rule is checked.
 */
function judgeRule(
  edited: EditedRule,
  { row, around: { stored, parts } }: { row: StoredRule | undefined; around: Surroundings<StoredRule> },
): JudgedPart<RuleContent> {
  const keyOf = new Map(
    stored.lessons.filter(({ deletedAt }) => deletedAt === null).map(({ id, key }) => [id, key]),
  );
  const others = parts
    .filter(({ id }) => id !== row?.id)
    .map((other) => ruleContent(other, keyOf.get(other.lessonId ?? 0) ?? ''));
  // A rule that was needed may be gone.
  const {
    lessonId,
    before: _,
    needs = row?.needs.filter((key) => others.some((it) => it.key === key)),
  } = edited;
  const { title, theme, text, pairs, checks } = edited;
  const content = cleanRule<RuleContent>({
    ...{ key: row?.key ?? newKey, title, theme, text, pairs, checks },
    ...placeOf(edited, stored),
    ...(needs && needs.length > 0 ? { needs } : {}),
  });
  const course = { sections: courseOf(stored), verbs: writtenVerbs(), names };
  const lesson = stored.lessons.find(({ id }) => id === lessonId)?.name ?? '';
  const found = checkRule(content, others, course);
  return { content, problems: describeRuleProblems(found, lesson) };
}

/** How rules are edited; the sound of a line is what was rendered of words, sentences and rules said alike. */
export const ruleEditor: PartEditor<EditedRule, RuleContent, StoredRule, ReturnType<typeof ruleRow>> = {
  kind: 'rule',
  table: rules,
  readAround,
  judge: judgeRule,
  editable: editableRule,
  contentOf: ruleContent,
  valuesOf(content, { edited: { lessonId }, around: { stored, parts } }) {
    const [ofCourse, ofRules] = [renderedSounds(stored), soundsOfRules(parts)];
    return ruleRow(content, { lessonId, soundOf: (text) => ofRules(text) ?? ofCourse(text) });
  },
  insert: (tx, values) =>
    tx.insert(rules).values(values).returning({ id: rules.id, key: rules.key, revision: rules.revision }),
  update: (tx, id, values) => tx.update(rules).set(values).where(eq(rules.id, id)),
};
