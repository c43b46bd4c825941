import { type FormWord, inflect } from '../../core/forms/inflect.ts';
import { planRound } from '../../core/forms/round.ts';
import { skillName } from '../../core/forms/skills.ts';
import type { FormStep } from '../../core/forms/task.ts';
import { verbSkills } from '../../core/forms/teaching-order.ts';
import { planFormsOfDay } from '../../core/forms/today.ts';
import { type Tense, tenses } from '../../core/hebrew/conjugation/forms.ts';
import type { Random } from '../../core/random.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import type { Db } from '../client.ts';
import type { Visitor } from '../entitlements.ts';
import { courseVerbs, readVerb } from '../verbs.ts';
import { readFormCards } from './cards.ts';
import { readLearnedFormWords, readTaughtForms, type StoredFormWord, type TaughtForms } from './words.ts';

/** A step with the lesson of its word. */
export type PlacedStep = FormStep & { lessonId: number };

/** The tenses of a verb as a learner may practise them. */
export type PractisedTense = {
  tense: Tense;
  isIntroduced: boolean;
  lessonName: string | null;
  met: number;
  all: number;
};

export type VerbRound = { tenses: PractisedTense[]; steps: PlacedStep[]; taught: TaughtForms };

/**
 * Returns the tenses of the verb that a word is of, and the steps of a round about one of them; none for a tense that
 * was not introduced yet. Throws what `readVerb` throws.
 */
export async function readVerbRound(
  db: Db,
  input: Visitor & { wordId: number; tense?: Tense | undefined; today: ActivityDate; random: Random },
  now: Date,
): Promise<VerbRound> {
  const { userId, today, tense: wanted, random } = input;
  const { lessonId, word, verb, key: own, forms } = await readVerb(db, input, now);
  const taught = await readTaughtForms(db, userId);
  const cards = await readFormCards(db, { userId, today });
  // The form that the card itself teaches is known from its lesson, unless it is all that the tense has.
  const skillsOf = (tense: Tense) => {
    const all = verbSkills([tense], [verb.binyan]).filter(
      (skill) => skill.kind === 'verb' && forms[skill.key],
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
  if (!wanted || !taught.tenses.includes(wanted)) return { tenses: list, steps: [], taught };
  const verbCards = await readLearnedFormWords(db, userId);
  const wasAsked = verbCards.some((card) => card.asked > 0 && isOfVerb(card, verb.key));
  const steps = planRound(skillsOf(wanted), cards, { isNewVerb: !wasAsked, random }).map(
    ({ skill, exercise }): PlacedStep => ({
      skill,
      exercise,
      form: skill.kind === 'verb' ? skill.key : '',
      word,
      lessonId,
    }),
  );
  return { tenses: list, steps, taught };
}

function isOfVerb(word: FormWord, verbKey: string): boolean {
  const inflected = inflect(word, courseVerbs());
  return inflected?.kind === 'verb' && inflected.place.verb.key === verbKey;
}

/** Returns the forms of a session that takes `otherSeconds` without them: at most a quarter of it together. */
export async function readFormsOfDay(
  db: Db,
  input: { userId: number; today: ActivityDate; otherSeconds: number; random: Random },
): Promise<{ steps: PlacedStep[]; tenses: Tense[] }> {
  const { userId, today, otherSeconds, random } = input;
  if (otherSeconds === 0) return { steps: [], tenses: [] };
  const { tenses: taughtTenses, hasNumerals } = await readTaughtForms(db, userId);
  const memories = await readFormCards(db, { userId, today });
  const words = await readLearnedFormWords(db, userId);
  const steps = planFormsOfDay({
    words,
    memories,
    tenses: taughtTenses,
    hasNumerals,
    today,
    otherSeconds,
    verbs: courseVerbs(),
    random,
  });
  const lessonOf = (word: FormWord) => words.find(({ id }: StoredFormWord) => id === word.id)?.lessonId ?? 0;
  return {
    steps: steps.map((step) => ({ ...step, lessonId: lessonOf(step.word) })),
    tenses: taughtTenses,
  };
}
