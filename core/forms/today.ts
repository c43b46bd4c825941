import type { Binyan, Tense } from '../hebrew/conjugation/forms.ts';
import { isSaid } from '../hebrew/conjugation/use.ts';
import type { VerbBook } from '../hebrew/conjugation/verb.ts';
import { isReadable, type UnmetLetters } from '../letters/unmet.ts';
import type { FormMemory } from '../memory/forms.ts';
import { type Random, shuffled } from '../random.ts';
import { ruleOfSkill } from '../rules/rule-of-skill.ts';
import { isCounted, isDescribed, isSaidOfAll } from './cue.ts';
import { askedForm, type FormWord, type Inflected, inflect } from './inflect.ts';
import { formsOfNewVerb, nextFormExercise, secondsOfForms } from './round.ts';
import {
  countedTo,
  type FormExercise,
  type FormMeans,
  type FormSkill,
  readSkill,
  skillName,
} from './skills.ts';
import type { FormStep } from './task.ts';
import { nominalSkills, verbSkills } from './teaching-order.ts';

/** A learned word, and how often its forms were asked. */
export type LearnedFormWord = FormWord & { asked: number };

/** How a new skill begins here: it is heard and written on later days. */
const firstSteps: readonly FormExercise[] = ['meet', 'choose'];

/** Seconds for what is new on a day: a form of verbs and one of other words. */
export const newFormsSeconds = 2 * secondsOfForms(firstSteps.map((exercise) => ({ exercise })));

/** Forms take at most this share of a session. */
const formShare = 1 / 4;

/** Seconds that forms may take beside others that take so many. */
export const formBudget = (otherSeconds: number): number => (otherSeconds * formShare) / (1 - formShare);

type Learned = { word: LearnedFormWord; inflected: Inflected };

export type FormsOfDay = FormMeans & {
  words: readonly LearnedFormWord[];
  /** By the name of the skill; new ones are missing. */
  memories: ReadonlyMap<string, FormMemory>;
  tenses: readonly Tense[];
  /** Genders whose numerals were taught. */
  numerals: readonly ('m' | 'f')[];
  /** Keys of rules that a later lesson brings: no form is taken up before the rule from which it follows. */
  rulesAhead: ReadonlySet<string>;
  /** A form that has one of these waits until it was taught. */
  unmet: UnmetLetters;
  today: string;
  /** Time of the session without forms. */
  otherSeconds: number;
  verbs: VerbBook;
  random: Random;
};

/**
 * Returns what a session asks of forms: skills that are due, the longest overdue first, with the word that was asked
 * least; then one or two forms of a verb that is new while its pattern is known; then new skills, a day one of verbs and one of other words.
 * Together at most a quarter of the session; a skill that was asked today waits, and so does a form with a letter that
 * was not met yet.
 */
export function planFormsOfDay(day: FormsOfDay): FormStep[] {
  const { memories, today, otherSeconds } = day;
  const budget = formBudget(otherSeconds);
  const learned = learnedOf(day);
  const steps: FormStep[] = [];
  const add = (more: readonly FormStep[]): boolean => {
    if (more.length === 0) return true;
    if (secondsOfForms([...steps, ...more]) > budget) return false;
    steps.push(...more);
    return true;
  };
  const asked = new Set([...memories].filter(([, it]) => it.lastDate === today).map(([name]) => name));
  for (const [name, memory] of inDueOrder(memories)) {
    const skill = memory.due <= today && !asked.has(name) ? readSkill(name) : undefined;
    // A tense may have been taken up before its lesson: what was met of a verb comes back.
    const isOpen = skill && (skill.kind === 'verb' || isTaught(skill, day));
    const step = isOpen ? stepFor(skill, learned, day) : undefined;
    if (!step) continue;
    asked.add(name);
    if (!add([{ ...step, exercise: nextFormExercise(step.skill, memory.answers, day) }])) return steps;
  }
  if (!add(newVerbSteps(learned, asked, day))) return steps;
  const metToday = [...memories].filter(([, { firstDate }]) => firstDate === today);
  const isVerb = (name: string) => name.startsWith('verb:');
  for (const skills of [
    metToday.some(([name]) => isVerb(name)) ? [] : verbSkills(day.tenses, binyanimOf(learned)),
    metToday.some(([name]) => !isVerb(name)) ? [] : nominalSkills,
  ]) {
    const fresh = skills
      .filter((skill) => !memories.has(skillName(skill)) && isTaught(skill, day))
      .map((skill) => stepFor(skill, learned, day))
      .find((step) => step !== undefined);
    if (!fresh) continue;
    add(firstSteps.map((exercise) => ({ ...fresh, exercise })));
  }
  return steps;
}

/**
 * Skills that are due and may be asked in a sentence: the sentences for them are read before the day is planned, which
 * takes as many as fit.
 */
export function skillsInSentences(
  memories: FormsOfDay['memories'],
  today: string,
  means: FormMeans,
): FormSkill[] {
  return inDueOrder(memories).flatMap(([name, memory]) => {
    const skill = memory.due <= today && memory.lastDate !== today ? readSkill(name) : undefined;
    return skill && nextFormExercise(skill, memory.answers, means) === 'gap' ? [skill] : [];
  });
}

function learnedOf({ words, verbs }: FormsOfDay): Learned[] {
  return words.flatMap((word) => {
    const inflected = inflect(word, verbs);
    return inflected ? [{ word, inflected }] : [];
  });
}

function inDueOrder(memories: FormsOfDay['memories']): [string, FormMemory][] {
  return [...memories].sort(([a, one], [b, other]) =>
    one.due < other.due ? -1 : one.due > other.due ? 1 : a < b ? -1 : 1,
  );
}

function isTaught(skill: FormSkill, { tenses, numerals, rulesAhead }: FormsOfDay): boolean {
  if (rulesAhead.has(ruleOfSkill(skill))) return false;
  if (skill.kind === 'numeral') return numerals.includes(skill.gender);
  return skill.kind !== 'verb' || tenses.some((tense) => skill.key.startsWith(`${tense}.`));
}

function binyanimOf(learned: readonly Learned[]): Binyan[] {
  return [
    ...new Set(
      learned.flatMap(({ inflected }) => (inflected.kind === 'verb' ? [inflected.place.verb.binyan] : [])),
    ),
  ];
}

/** The forms of one verb that was never asked, all of whose taught forms are known as a pattern. */
function newVerbSteps(learned: readonly Learned[], asked: Set<string>, day: FormsOfDay): FormStep[] {
  const { memories, tenses, verbs } = day;
  const askedVerbs = new Set(
    learned.flatMap(({ word, inflected }) =>
      inflected.kind === 'verb' && word.asked > 0 ? [inflected.place.verb.key] : [],
    ),
  );
  for (const { word, inflected } of learned) {
    if (inflected.kind !== 'verb' || askedVerbs.has(inflected.place.verb.key)) continue;
    const { verb, key: own } = inflected.place;
    const forms = verbs.formsOf(verb);
    const known = verbSkills(tenses, [verb.binyan]).filter(
      (skill) => memories.has(skillName(skill)) && isTaught(skill, day),
    );
    const possible = known.filter(
      (skill) =>
        skill.kind === 'verb' &&
        isReadable(forms[skill.key]?.full ?? '', day.unmet) &&
        forms[skill.key] &&
        isSaid(verb, skill.key) &&
        skill.key !== own &&
        !asked.has(skillName(skill)),
    );
    if (possible.length < formsOfNewVerb) continue;
    const weakest = possible
      .sort((a, b) => surenessOf(a, memories) - surenessOf(b, memories))
      .slice(0, formsOfNewVerb);
    for (const skill of weakest) asked.add(skillName(skill));
    return weakest.map((skill) => ({
      skill,
      form: skill.kind === 'verb' ? skill.key : '',
      word,
      exercise: 'choose',
    }));
  }
  return [];
}

const surenessOf = (skill: FormSkill, memories: FormsOfDay['memories']): number =>
  memories.get(skillName(skill))?.sureness ?? 0;

type Asked = Omit<FormStep, 'exercise'>;

/** The skill with the learned word that was asked least; undefined when no learned word has the form. */
function stepFor(skill: FormSkill, learned: readonly Learned[], day: FormsOfDay): Asked | undefined {
  const candidates = shuffled(learned, day.random).sort((a, b) => a.word.asked - b.word.asked);
  for (const candidate of candidates) {
    const step = stepOf(skill, candidate, candidates, day);
    if (step && isReadableStep(step, day)) return step;
  }
  return undefined;
}

function stepOf(
  skill: FormSkill,
  { word, inflected }: Learned,
  candidates: readonly Learned[],
  { random, verbs }: FormsOfDay,
): Asked | undefined {
  switch (skill.kind) {
    case 'verb': {
      if (inflected.kind !== 'verb') return undefined;
      const { verb, key } = inflected.place;
      // The form that the card itself teaches is asked with the word.
      if (verb.binyan !== skill.binyan || key === skill.key || !verbs.formsOf(verb)[skill.key])
        return undefined;
      if (!isSaid(verb, skill.key)) return undefined;
      return { skill, form: skill.key, word };
    }
    case 'noun':
      if (inflected.kind !== 'noun' || inflected.pattern !== skill.pattern) return undefined;
      return isCounted(word.russian) ? { skill, form: 'plural', word } : undefined;
    case 'adjective':
      if (inflected.kind !== 'adjective' || !inflected.forms[skill.key]) return undefined;
      return { skill, form: skill.key, word };
    case 'agreement': {
      if (inflected.kind !== 'adjective' || !isSaidOfAll(word.hebrew)) return undefined;
      const nouns = candidates.filter(
        (other) =>
          other.inflected.kind === 'noun' &&
          other.inflected.pattern !== 'dual' &&
          isDescribed(other.word.russian),
      );
      const noun = nouns[Math.floor(random() * nouns.length)];
      if (noun?.inflected.kind !== 'noun') return undefined;
      const form = `${skill.number}.${noun.inflected.gender}` as const;
      return inflected.forms[form] ? { skill, form, word, noun: noun.word } : undefined;
    }
    case 'numeral': {
      if (inflected.kind !== 'noun' || inflected.gender !== skill.gender) return undefined;
      if (inflected.pattern === 'dual' || !isCounted(word.russian)) return undefined;
      return { skill, form: `n${2 + Math.floor(random() * (countedTo - 1))}`, word };
    }
  }
}

/** The learner has met every letter of the form, and of the plural that stands beside it. */
function isReadableStep({ skill, form, word, noun }: Asked, { unmet, verbs }: FormsOfDay): boolean {
  if (unmet.size === 0) return true;
  const beside = skill.kind === 'numeral' ? word : noun;
  const shown = [askedForm(skill, form, word, verbs)?.full, beside?.plural].map((text) => text ?? '');
  return shown.every((text) => isReadable(text, unmet));
}
