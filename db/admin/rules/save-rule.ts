import { createHash } from 'node:crypto';
import { and, eq, isNull, max } from 'drizzle-orm';
import { DomainError } from '../../../core/errors.ts';
import type { RuleContent } from '../../../core/rules/content.ts';
import { noteAct } from '../../audit.ts';
import type { Db } from '../../connection/client.ts';
import { lockCourse } from '../../course/lock-course.ts';
import { differences } from '../../course/plan.ts';
import type { SoundOf } from '../../course/sentences.ts';
import { renderedSounds } from '../../course/stored.ts';
import { ruleContent, ruleRow, type StoredRule, soundsOfRules } from '../../rules/rule-content.ts';
import { rules } from '../../schema/index.ts';
import { findLastEdit } from '../actions.ts';
import { auditOf } from '../course-audit.ts';
import { ownKey } from '../own-key.ts';
import { type EditedRule, editableRule } from './edited-rule.ts';
import { judgeRule, readSurroundings, type Surroundings } from './judge-rule.ts';

export type SavedRule = {
  id: number;
  key: string;
  revision: number;
  /** The event that was to create it had already created it. */
  isRepeat?: true;
};

/**
 * Creates a rule, named after its event: sent again it changes nothing and returns the rule that exists, unless that was
 * deleted meanwhile. Throws 'invalid' rule_refused with every problem in `data.problems`.
 */
export async function createRule(
  db: Db,
  { adminId, rule, eventId }: { adminId: number; rule: EditedRule; eventId: string },
  now: Date,
): Promise<SavedRule> {
  return db.transaction(async (tx) => {
    await lockCourse(tx);
    const key = keyOfEvent(eventId);
    const [made] = await tx.select().from(rules).where(eq(rules.key, key));
    if (made?.deletedAt === null) return { id: made.id, key, revision: made.revision, isRepeat: true };
    const around = await readSurroundings(tx);
    const content = requireGood(rule, undefined, around);
    const values = {
      ...ruleRow(content, { lessonId: rule.lessonId, soundOf: soundsIn(around) }),
      key: made ? await ownKey(tx, rules) : key,
      position: await nextPosition(tx),
      editedAt: now,
    };
    const [row] = await tx
      .insert(rules)
      .values(values)
      .returning({ id: rules.id, key: rules.key, revision: rules.revision });
    if (!row) throw new Error('a new rule has no id');
    await note(tx, { adminId, id: row.id, before: undefined, after: { ...content, key: row.key } }, now);
    return row;
  });
}

/**
 * Changes the given fields of a rule; `revision` is the one that the editor read. Where nothing differs nothing is
 * written. Throws as `createRule`, 'not-found' rule_not_found, and 'conflict' stale_rule with the present revision and who
 * made it.
 */
export async function changeRule(
  db: Db,
  input: { adminId: number; ruleId: number; revision: number; change: Partial<EditedRule> },
  now: Date,
): Promise<SavedRule> {
  const { adminId, ruleId, revision, change } = input;
  return db.transaction(async (tx) => {
    await lockCourse(tx);
    const around = await readSurroundings(tx);
    const row = around.rules.find(({ id }) => id === ruleId);
    if (!row) throw new DomainError('not-found', { code: 'rule_not_found' });
    if (row.revision !== revision) {
      const lastEdit = await findLastEdit(tx, { kind: 'rule', id: ruleId });
      throw new DomainError('conflict', { code: 'stale_rule', data: { revision: row.revision, lastEdit } });
    }
    const edited = { ...editableRule(row, around.stored), ...change };
    const content = requireGood(edited, row, around);
    const lesson = around.stored.lessons.find(({ id }) => id === row.lessonId)?.key ?? '';
    const before = ruleContent(row, lesson);
    const { id, key } = row;
    if (differences(before, content).length + differences(content, before).length === 0) {
      return { id, key, revision };
    }
    const values = ruleRow(content, { lessonId: edited.lessonId, soundOf: soundsIn(around) });
    await tx
      .update(rules)
      .set({ ...values, editedAt: now, revision: revision + 1 })
      .where(eq(rules.id, id));
    await note(tx, { adminId, id, before, after: content }, now);
    return { id, key, revision: revision + 1 };
  });
}

/** Removes a rule; what learners know of it stays. Throws 'not-found' rule_not_found. */
export async function deleteRule(
  db: Db,
  { adminId, ruleId }: { adminId: number; ruleId: number },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCourse(tx);
    const [gone] = await tx
      .update(rules)
      .set({ deletedAt: now, editedAt: now })
      .where(and(eq(rules.id, ruleId), isNull(rules.deletedAt)))
      .returning({ key: rules.key });
    if (!gone) throw new DomainError('not-found', { code: 'rule_not_found' });
    const act = { adminId, action: 'rule.delete', target: `rule:${ruleId}` };
    await noteAct(tx, { ...act, before: { [`rule ${gone.key}`]: {} }, after: {} }, now);
  });
}

function requireGood(edited: EditedRule, row: StoredRule | undefined, around: Surroundings): RuleContent {
  const { content, problems } = judgeRule(edited, { row, around });
  if (problems.length > 0) throw new DomainError('invalid', { code: 'rule_refused', data: { problems } });
  return content;
}

/** No content of the repository begins so. */
const keyOfEvent = (eventId: string): string =>
  `own-${createHash('sha256').update(eventId).digest('hex').slice(0, 12)}`;

/** What was rendered of words, sentences and rules said alike; the rest is left to a voice. */
function soundsIn({ stored, rules }: Surroundings): SoundOf {
  const [ofCourse, ofRules] = [renderedSounds(stored), soundsOfRules(rules)];
  return (text) => ofRules(text) ?? ofCourse(text);
}

async function nextPosition(tx: Db): Promise<number> {
  const [last] = await tx.select({ position: max(rules.position) }).from(rules);
  return (last?.position ?? 0) + 1;
}

type Noted = { adminId: number; id: number; before: RuleContent | undefined; after: RuleContent };

async function note(tx: Db, { adminId, id, before, after }: Noted, now: Date): Promise<void> {
  const { key } = after;
  const fields = differences(before, after);
  const act = before ? ('changed' as const) : ('added' as const);
  const changes = [{ kind: 'rule' as const, name: key, act, fields, wasEdited: false }];
  const action = before ? 'rule.edit' : 'rule.create';
  await noteAct(tx, { adminId, action, target: `rule:${id}`, ...auditOf(changes) }, now);
}
