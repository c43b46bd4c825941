import { pickRules } from '../memory/rules.ts';
import { createRandom } from '../random.ts';
import type { RuleCheck } from '../rules/content.ts';
import { generatedChecks } from '../rules/generate-checks.ts';
import type { DayMaterial, DayMeans, DayRule } from './material.ts';

/** A check of a rule that is due. */
export type PlannedCheck = Pick<DayRule, 'ruleId' | 'key' | 'title'> & {
  check: RuleCheck;
  /** Place of the written check; null for one that was made of learned words. */
  place: number | null;
};

/** Of the checks of a rule so many are made of learned words at most: the written ones keep their turn. */
const mostGenerated = 2;

/** The rules of a session; its other seconds are those of letters and numbers. */
export function planRules(
  material: DayMaterial,
  { canPutInOrder }: DayMeans,
  { wordSeconds, otherSeconds, seed }: { wordSeconds: number; otherSeconds: number; seed: number },
): PlannedCheck[] {
  const due = material.rules.map((rule) => ({ ...rule, written: writtenChecks(rule, canPutInOrder) }));
  const tasks = pickRules(
    due.map((rule) => ({ ...rule, checks: rule.written.length })),
    { wordSeconds, otherSeconds },
  );
  const used = new Set<number>();
  return tasks.flatMap(({ ruleId, checks }) => {
    const rule = due.find((one) => one.ruleId === ruleId);
    if (!rule) return [];
    const { key, title, written, answers } = rule;
    const made = generatedFor(
      key,
      { count: Math.min(checks.length, mostGenerated), used, seed: seed + ruleId },
      material,
    );
    for (const { wordId } of made) used.add(wordId);
    // With some of each, one written check is asked at a time.
    const turn = Math.floor(answers / checks.length);
    const left = Array.from({ length: checks.length - made.length }, (_, at) => (turn + at) % written.length);
    const asked = (made.length === 0 ? checks : left).map((at) => written[at]);
    return [...made.map(({ check }) => ({ check, place: null })), ...asked.flatMap((one) => one ?? [])].map(
      (one): PlannedCheck => ({ ruleId, key, title, ...one }),
    );
  });
}

/** The written checks that can be asked here, with their places. */
const writtenChecks = ({ checks }: DayRule, canPutInOrder: boolean): { check: RuleCheck; place: number }[] =>
  checks
    .map((check, place) => ({ check, place }))
    .filter(({ check }) => canPutInOrder || check.kind !== 'order');

function generatedFor(
  key: string,
  { count, used, seed }: { count: number; used: ReadonlySet<number>; seed: number },
  { forms, verbs, unmet, gender }: DayMaterial,
) {
  const { words, tenses } = forms;
  const context = { verbs, tenses, unmet, gender, random: createRandom(seed) };
  return generatedChecks(key, { words, used, count }, context);
}
