import { type FormWord, inflect } from '../../core/forms/inflect.ts';
import { planAfterWord, planRound, type RoundOptions } from '../../core/forms/round.ts';
import { type FormMeans, type FormSkill, skillName } from '../../core/forms/skills.ts';
import type { FormStep } from '../../core/forms/task.ts';
import { verbSkills } from '../../core/forms/teaching-order.ts';
import { type Tense, tenses } from '../../core/hebrew/conjugation/forms.ts';
import { isSaid } from '../../core/hebrew/conjugation/use.ts';
import { isReadable, type UnmetLetters } from '../../core/letters/unmet.ts';
import type { Random } from '../../core/random.ts';
import { ruleOfSkill } from '../../core/rules/rule-of-skill.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import type { Db } from '../connection/client.ts';
import { courseVerbs, readVerb } from '../course/verbs.ts';
import type { Visitor } from '../entitlements.ts';
import { readUnmetLetters } from '../letters/unmet.ts';
import { readFormCards } from './cards.ts';
import { type FormSentence, type PlacedSentence, readSentencesOfSkills } from './sentences.ts';
import { readLearnedFormWords, readTaughtForms, type TaughtForms } from './words.ts';

/** A step with the lesson of its word and, for a gap, the place of its sentence. */
export type PlacedStep = FormStep & { lessonId: number; placed?: PlacedSentence };

/** The tenses of a verb as a learner may practise them. */
export type PractisedTense = {
  tense: Tense;
  isIntroduced: boolean;
  lessonName: string | null;
  met: number;
  all: number;
};

export type VerbRound = {
  tenses: PractisedTense[];
  steps: PlacedStep[];
  taught: TaughtForms;
  unmet: UnmetLetters;
};

/** The tense of a round; 'next': whatever comes next, for right after the word in a lesson. */
export type WantedTense = Tense | 'next';

/**
 * Returns the tenses of the verb that a word is of, and the steps of a round about one of them: of any, for a learner
 * may take one up before its lesson. What comes next are two new forms of the earliest tense that was introduced and
 * explained and has some, or else the two least sure ones of them all. Throws what `readVerb` throws.
 */
export async function readVerbRound(
  db: Db,
  input: Visitor &
    FormMeans & { wordId: number; tense?: WantedTense | undefined; today: ActivityDate; random: Random },
  now: Date,
): Promise<VerbRound> {
  const { userId, today, tense: wanted, random, canSpeak, canListen } = input;
  const { lessonId, word, verb, key: own, forms } = await readVerb(db, input, now);
  const taught = await readTaughtForms(db, userId);
  const cards = await readFormCards(db, { userId, today });
  // The form that the card itself teaches is known from its lesson, unless it is all that the tense has.
  const skillsOf = (tense: Tense) => {
    const all = verbSkills([tense], [verb.binyan]).filter(
      (skill) => skill.kind === 'verb' && forms[skill.key] && isSaid(verb, skill.key),
    );
    const others = all.filter((skill) => skill.kind === 'verb' && skill.key !== own);
    return others.length > 0 ? others : all;
  };
  const list = tenses.flatMap((tense): PractisedTense[] => {
    const skills = skillsOf(tense);
    if (skills.length === 0) return [];
    return [
      {
        tense,
        isIntroduced: taught.tenses.includes(tense),
        lessonName: taught.lessonOf[tense] ?? null,
        met: skills.filter((skill) => cards.has(skillName(skill))).length,
        all: skills.length,
      },
    ];
  });
  if (!wanted) return { tenses: list, steps: [], taught, unmet: new Set() };
  const isNew = (skill: FormSkill) => !cards.has(skillName(skill));
  const verbCards = await readLearnedFormWords(db, userId);
  const wasAsked = verbCards.some((card) => card.asked > 0 && isOfVerb(card, verb.key));
  // In a lesson nothing is asked that cannot be read yet; by hand a learner takes up what they want.
  const unmet: UnmetLetters = wanted === 'next' ? await readUnmetLetters(db, userId) : new Set();
  const canRead = (skill: FormSkill) =>
    skill.kind === 'verb' && isReadable(forms[skill.key]?.full ?? '', unmet);
  const isExplained = (skill: FormSkill) => !taught.rulesAhead.has(ruleOfSkill(skill));
  const introduced = taught.tenses.map((tense) =>
    skillsOf(tense).filter((skill) => canRead(skill) && isExplained(skill)),
  );
  const skills =
    wanted === 'next' ? (introduced.find((some) => some.some(isNew)) ?? introduced.flat()) : skillsOf(wanted);
  const sentences = await readSentencesOfSkills(db, { userId, skills, verbs: [{ verb, forms }] });
  const sentenceOf = (skill: FormSkill) => sentences.get(skillName(skill))?.[0];
  const options: RoundOptions = {
    isNewVerb: !wasAsked,
    hasSentence: (skill) => sentenceOf(skill) !== undefined,
    random,
    canSpeak,
    canListen,
  };
  const plan = wanted === 'next' ? planAfterWord : planRound;
  const steps = plan(skills, cards, options).map(({ skill, exercise }): PlacedStep => {
    const form = skill.kind === 'verb' ? skill.key : '';
    const step = { skill, exercise, form, word, lessonId };
    return exercise === 'gap' ? { ...step, ...inSentence(sentenceOf(skill)) } : step;
  });
  const known = new Set(wanted === 'next' ? taught.tenses : [...taught.tenses, wanted]);
  return {
    tenses: list,
    steps,
    taught: { ...taught, tenses: tenses.filter((tense) => known.has(tense)) },
    unmet,
  };
}

const inSentence = (found: FormSentence | undefined): Pick<PlacedStep, 'gap' | 'placed'> =>
  found ? { gap: found.gap, placed: found.placed } : {};

function isOfVerb(word: FormWord, verbKey: string): boolean {
  const inflected = inflect(word, courseVerbs());
  return inflected?.kind === 'verb' && inflected.place.verb.key === verbKey;
}
