import type { FormSkill } from '../forms/skills.ts';
import { formKeys } from '../hebrew/conjugation/forms.ts';
import { barePreposition, endingKeys } from '../hebrew/forms/ending-keys.ts';
import type { WordFormKey } from '../hebrew/forms/form-index.ts';
import { answerTexts } from '../texts/lesson/answer.ts';
import { formTexts } from '../texts/lesson/forms.ts';
import { nameOfWordForm } from '../texts/lesson/verbs.ts';
import { ruleOfAnswerReason, ruleOfFormReason, ruleOfOtherForm } from './rule-of-reason.ts';

/** A reason as it was told to the learner, and what stands in its places. */
export type ToldReason<Key> = { key: Key; parts: string[] };

/** A rule, and the letters that were mixed up, where the reason names them. */
export type RuleOfReason = { key: string; letters: readonly string[] };

type Texts = Readonly<Record<string, unknown>>;

/**
 * Returns the reasons of a table that stand in a text, in the order of the text: the judges hand on what is told, not its
 * name. A text may hold several sentences.
 */
export function toldReasons<T extends Texts>(texts: T, told: string): ToldReason<keyof T>[] {
  return Object.keys(texts)
    .flatMap((key) => {
      const found = patternsOf(texts[key])
        .map((pattern) => pattern.exec(told))
        .find((match) => match !== null);
      return found ? [{ key, at: found.index, parts: found.slice(1).map((part) => part.trim()) }] : [];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ key, parts }) => ({ key, parts }));
}

/** Stand for what a text is told with. */
const places = ['\u0001', '\u0002'];
/** The values by which a text chooses its words. */
const choices = ['f', 'pl', '\u0002'];

/** What a text looks like when it is told, whatever stands in its places; no place reaches beyond its sentence. */
function patternsOf(text: unknown): RegExp[] {
  if (typeof text === 'string') return [patternOf(text)];
  if (typeof text !== 'function') return [];
  const [first] = places;
  const told = new Set(choices.map((second) => String(text(first, second))));
  return [...told].map(patternOf);
}

const patternOf = (told: string): RegExp =>
  new RegExp(
    told
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they stand for the places
      .replace(/[\u0001\u0002]/g, '([^.]+?)')
      .replace(/\(\[\^\.\]\+\?\)$/, '([^.]+)'),
  );

/** Returns the rule behind what was told of a wrong form; undefined where no rule explains it. */
export function ruleOfToldForm(told: string, asked: FormSkill): RuleOfReason | undefined {
  for (const { key } of toldReasons(formTexts.reasons, told)) {
    const rule = ruleOfFormReason(key, asked);
    if (rule) return { key: rule, letters: [] };
  }
  return ruleOfToldAnswer(told);
}

/** Returns the rule behind what was told of a typed word. */
export function ruleOfToldAnswer(told: string): RuleOfReason | undefined {
  for (const { key, parts } of toldReasons(answerTexts, told)) {
    const rule = key === 'otherForm' ? ruleOfNamedForm(parts[1]) : ruleOfAnswerReason(key, parts);
    if (rule) return { key: rule, letters: parts.filter((part) => /^[א-ת]$/.test(part)) };
  }
  return undefined;
}

const wordForms: readonly WordFormKey[] = [
  'plural',
  'feminine.plural',
  'feminine',
  'joined',
  ...formKeys,
  ...endingKeys.map((key) => `preposition.${key}` as const),
  barePreposition,
];

function ruleOfNamedForm(name: string | undefined): string | undefined {
  const key = wordForms.find((form) => nameOfWordForm(form) === name);
  return key && ruleOfOtherForm(key);
}
