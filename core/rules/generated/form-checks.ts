import { isCounted, isDescribed, isSaidOfAll, pluralCue } from '../../forms/cue.ts';
import { type FormWord, type Inflected, inflect } from '../../forms/inflect.ts';
import { numeralFor } from '../../forms/numerals.ts';
import type { FormSkill } from '../../forms/skills.ts';
import { createTask, type FormStep, type FormTask } from '../../forms/task.ts';
import { verbSkills } from '../../forms/teaching-order.ts';
import type { Tense } from '../../hebrew/conjugation/forms.ts';
import { pointFull } from '../../hebrew/conjugation/point-full.ts';
import { isSaid } from '../../hebrew/conjugation/use.ts';
import type { VerbBook } from '../../hebrew/conjugation/verb.ts';
import { hasNiqqud } from '../../hebrew/niqqud.ts';
import type { Gender } from '../../lesson/content.ts';
import type { UnmetLetters } from '../../letters/unmet.ts';
import { type Random, shuffled } from '../../random.ts';
import { formTexts } from '../../texts/lesson/grammar/forms.ts';
import { ruleCheckTexts as texts } from '../../texts/lesson/grammar/rule-checks.ts';
import { gapMark } from '../content.ts';
import { ruleOfSkill } from '../rule-of-skill.ts';
import type { Draft } from './draft.ts';

export type FormCheckContext = {
  verbs: VerbBook;
  /** The tenses that were taught. */
  tenses: readonly Tense[];
  unmet?: UnmetLetters;
  /** The learner's, where it is known. */
  gender?: Gender | undefined;
  random: Random;
};

type Asked = Omit<FormStep, 'exercise'>;

/** A check of a rule made of a form of the word, as forms are asked by their meaning; undefined where it has none. */
export function formDraft(
  rule: string,
  word: FormWord,
  words: readonly FormWord[],
  context: FormCheckContext,
): Draft | undefined {
  const inflected = inflect(word, context.verbs);
  if (!inflected) return undefined;
  if (rule === 'two') return twoOf(word, inflected);
  for (const asked of stepsOf(rule, { word, inflected }, words, context)) {
    const task = createTask({ ...asked, exercise: 'choose' }, context);
    const draft = task && draftOf(task, asked);
    if (draft) return draft;
  }
  return undefined;
}

/** Eight is written alike in both genders. */
const askedNumbers = [3, 4, 5, 6, 7, 9, 10];

function* stepsOf(
  rule: string,
  { word, inflected }: { word: FormWord; inflected: Inflected },
  words: readonly FormWord[],
  context: FormCheckContext,
): Generator<Asked> {
  const isOfRule = (skill: FormSkill) => ruleOfSkill(skill) === rule;
  const { random } = context;
  switch (inflected.kind) {
    case 'verb':
      for (const asked of shuffled(verbSteps(word, inflected, context), random)) {
        if (isOfRule(asked.skill)) yield asked;
      }
      return;
    case 'noun': {
      const { gender, pattern } = inflected;
      if (!isCounted(word.russian)) return;
      const plural: FormSkill = { kind: 'noun', pattern };
      if (isOfRule(plural)) yield { skill: plural, form: 'plural', word };
      const numeral: FormSkill = { kind: 'numeral', gender };
      if (pattern === 'dual' || !isOfRule(numeral)) return;
      for (const number of shuffled(askedNumbers, random)) yield { skill: numeral, form: `n${number}`, word };
      return;
    }
    case 'adjective':
      if (!isSaidOfAll(word.hebrew)) return;
      for (const number of ['sg', 'pl'] as const) {
        const skill: FormSkill = { kind: 'agreement', number };
        if (isOfRule(skill)) yield* agreements(word, skill, words, context);
      }
  }
}

function verbSteps(
  word: FormWord,
  { place: { verb, key: own } }: Extract<Inflected, { kind: 'verb' }>,
  { verbs, tenses }: FormCheckContext,
): Asked[] {
  return verbSkills(tenses, [verb.binyan]).flatMap((skill): Asked[] =>
    skill.kind === 'verb' && skill.key !== own && verbs.formsOf(verb)[skill.key] && isSaid(verb, skill.key)
      ? [{ skill, form: skill.key, word }]
      : [],
  );
}

/** An adjective with nouns that it can be said of. */
function* agreements(
  word: FormWord,
  skill: Extract<FormSkill, { kind: 'agreement' }>,
  words: readonly FormWord[],
  { verbs, random }: FormCheckContext,
): Generator<Asked> {
  for (const noun of shuffled(words, random)) {
    const inflected = isDescribed(noun.russian) ? inflect(noun, verbs) : undefined;
    if (inflected?.kind !== 'noun' || inflected.pattern === 'dual') continue;
    yield { skill, form: `${skill.number}.${inflected.gender}`, word, noun };
  }
}

/** A cue that only names its parts: the Russian is not sure. */
const isNamed = (cue: string): boolean => cue.includes('·');

function draftOf(task: FormTask, { skill, word, noun: described }: Asked): Draft | undefined {
  const { noun, options } = task;
  const right = options.find(({ reason }) => reason === null)?.hebrew;
  const cue = skill.kind === 'numeral' ? countCue(word, Number(task.name)) : task.cue;
  if (!right || isNamed(cue)) return undefined;
  const gap = noun && (noun.isFirst ? `${noun.pointed} ${gapMark}` : `${gapMark} ${noun.pointed}`);
  return {
    prompt: gap ? cue : texts.say(cue),
    ...(gap ? { sentence: gap } : {}),
    right: fullyPointed(right),
    wrong: options.flatMap(({ hebrew, reason }) =>
      hebrew && reason !== null && hasNiqqud(hebrew.pointed)
        ? [[fullyPointed(hebrew), `${reason}.`] as const]
        : [],
    ),
    wordId: (described ?? word).id,
  };
}

const countCue = (word: FormWord, number: number): string => texts.numeral(pluralCue(word.russian), number);

/** Two as it is counted, not before a noun. */
const countedTwo = { m: 'שְׁנַיִים', f: 'שְׁתַּיִים' };

/** Two before its noun: the gender, and the form that is shorter there. */
function twoOf(word: FormWord, inflected: Inflected): Draft | undefined {
  if (inflected.kind !== 'noun' || inflected.pattern === 'dual' || !isCounted(word.russian)) return undefined;
  const { gender, plural } = inflected;
  const [right, other] = [numeralFor(2, gender), numeralFor(2, gender === 'f' ? 'm' : 'f')];
  const prompt = countCue(word, 2);
  if (!right || !other || isNamed(prompt)) return undefined;
  const { numeralGender, shortTwo } = formTexts.reasons;
  return {
    prompt,
    sentence: `${gapMark} ${plural.pointed}`,
    right: right.pointed,
    wrong: [
      [other.pointed, `${numeralGender(word.hebrew, gender)}.`],
      [countedTwo[gender], `${shortTwo(right.full)}.`],
    ],
    wordId: word.id,
  };
}

/** The letters of full spelling with niqqud, as the course writes. */
const fullyPointed = ({ pointed, full }: { pointed: string; full: string }): string =>
  (pointFull(pointed, full) ?? pointed).normalize('NFC');
