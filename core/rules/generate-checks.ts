import type { FormWord } from '../forms/inflect.ts';
import { isReadable } from '../letters/unmet.ts';
import { shuffled } from '../random.ts';
import type { RuleCheck } from './content.ts';
import { checkOf, type Draft } from './generated/draft.ts';
import { type FormCheckContext, formDraft } from './generated/form-checks.ts';
import { type NounCheck, nounChecks } from './generated/noun-checks.ts';
import { nounOf, qualityOf } from './generated/nouns.ts';
import { rulesOfAdjectives, rulesOfSkills } from './rule-of-skill.ts';

/** Rules that follow from forms: they are asked as forms are. */
const formRules: ReadonlySet<string> = new Set([...rulesOfSkills, 'two']);

export type CheckWords = {
  /** Learned words. */
  words: readonly FormWord[];
  /** Ids of words that are not asked: they were, in another check. */
  used?: ReadonlySet<number>;
  count: number;
};

/** A check and the word that it asks. */
export type GeneratedCheck = { check: RuleCheck; wordId: number };

/**
 * Returns up to `count` checks of a rule, each with another word, that the learner can read; none for a rule that is
 * asked by its written checks alone, or without words that fit. A word whose Russian forms are not sure is left out. An
 * adjective is no word in this sense: few can be said of anything.
 */
export function generatedChecks(
  rule: string,
  { words, used = new Set(), count }: CheckWords,
  context: FormCheckContext,
): GeneratedCheck[] {
  const checks: GeneratedCheck[] = [];
  const asked = new Set(used);
  for (const draft of draftsOf(rule, words, context)) {
    if (checks.length === count) break;
    if (asked.has(draft.wordId)) continue;
    const check = checkOf(draft, context.random);
    if (!check || !isReadableCheck(check, context)) continue;
    asked.add(draft.wordId);
    checks.push({ check, wordId: draft.wordId });
  }
  return checks;
}

const isReadableCheck = ({ sentence = '', options }: RuleCheck, { unmet = new Set() }: FormCheckContext) =>
  isReadable([sentence, ...options].join(' '), unmet);

/** How many nouns are tried with the same adjective: few are learned that can be said of anything. */
const nounsOfAdjective = 4;

/** Drafts of a rule in a random order, made as they are needed. */
function* draftsOf(rule: string, words: readonly FormWord[], context: FormCheckContext): Generator<Draft> {
  const ways = nounChecks[rule];
  if (ways) yield* nounDrafts(ways, words, context);
  if (!formRules.has(rule)) return;
  const inOrder = shuffled(words, context.random);
  // An adjective is asked again with another noun.
  const passes = rulesOfAdjectives.has(rule) ? nounsOfAdjective : 1;
  for (let pass = 0; pass < passes; pass += 1) {
    for (const word of inOrder) {
      const draft = formDraft(rule, word, words, context);
      if (draft) yield draft;
    }
  }
}

/** The ways take turns, so that the answer is not the same kind of thing each time. */
function* nounDrafts(
  ways: readonly NounCheck[],
  words: readonly FormWord[],
  { verbs, random }: FormCheckContext,
): Generator<Draft> {
  const inTurn = shuffled(ways, random);
  const qualities = shuffled(words, random).flatMap((word) => qualityOf(word, verbs) ?? []);
  let turn = 0;
  for (const word of shuffled(words, random)) {
    const noun = nounOf(word, verbs);
    const asked =
      noun && inTurn[turn % inTurn.length]?.(noun, qualities[turn % Math.max(1, qualities.length)]);
    if (!asked) continue;
    turn += 1;
    yield { ...asked, wordId: word.id };
  }
}
