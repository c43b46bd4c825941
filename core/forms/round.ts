import { type Random, shuffled } from '../random.ts';
import { canDoForm, type FormExercise, type FormMeans, type FormSkill, skillName } from './skills.ts';

/** What a plan needs to know of a skill. */
export type SkillState = { isNew: boolean; sureness: number; due: string; answers: number };

export type PlannedForm = { skill: FormSkill; exercise: FormExercise };

/** Skills met for the first time in one round: more would not be kept. */
const newAtOnce = 4;
/** Forms of a verb that is new while its pattern is known: one or two show that the pattern holds. */
export const formsOfNewVerb = 2;
/** Forms of a round in which nothing is new. */
const formsOfRound = 4;
/** Known forms that are mixed into a round with new ones. */
const mixedIn = 2;

/** What a round is planned for. */
export type RoundOptions = FormMeans & {
  isNewVerb: boolean;
  /** A sentence that the learner can read has the form. */
  hasSentence: (skill: FormSkill) => boolean;
  random: Random;
};

const unseen: SkillState = { isNew: true, sureness: 0, due: '', answers: 0 };

/**
 * Plans a round about one verb from its skills in the order of teaching. New skills are met two at a time and then
 * asked by look, by ear, in a sentence, and unaided: written and spoken in turn. When all were met before, a verb that
 * was never asked is asked for two forms, one that was for the four least sure ones.
 */
export function planRound(
  skills: readonly FormSkill[],
  states: ReadonlyMap<string, SkillState>,
  options: RoundOptions,
): PlannedForm[] {
  const { isNewVerb, random } = options;
  const { fresh, weakest } = byState(skills, states);
  if (fresh.length > 0) {
    const steps = introduceForms(fresh.slice(0, newAtOnce), options);
    const rest = weakest.slice(0, mixedIn).map((skill): PlannedForm => ({ skill, exercise: 'type' }));
    return [...steps, ...rest];
  }
  const asked = weakest.slice(0, isNewVerb ? formsOfNewVerb : formsOfRound);
  return [
    ...asked.map((skill): PlannedForm => ({ skill, exercise: recognised(skill, options) })),
    ...unaided(shuffled(asked, random), options),
  ];
}

/** Skills met for the first time right after a word of a lesson. */
const newAfterWord = 2;

/**
 * Plans what is asked of a verb right after its word in a lesson, in half a minute: two new skills are met and chosen;
 * when all were met before, the two least sure ones are recognised.
 */
export function planAfterWord(
  skills: readonly FormSkill[],
  states: ReadonlyMap<string, SkillState>,
  options: RoundOptions,
): PlannedForm[] {
  const { fresh, weakest } = byState(skills, states);
  if (fresh.length > 0) return metAndChosen(fresh.slice(0, newAfterWord), options.random);
  return weakest.slice(0, formsOfNewVerb).map((skill) => ({ skill, exercise: recognised(skill, options) }));
}

/** New skills in the order of teaching, and those that were met, least sure first. */
function byState(skills: readonly FormSkill[], states: ReadonlyMap<string, SkillState>) {
  const stateOf = (skill: FormSkill) => states.get(skillName(skill)) ?? unseen;
  const fresh = skills.filter((skill) => stateOf(skill).isNew);
  const weakest = skills
    .filter((skill) => !stateOf(skill).isNew)
    .sort((a, b) => {
      const [one, other] = [stateOf(a), stateOf(b)];
      return one.sureness - other.sureness || (one.due < other.due ? -1 : one.due > other.due ? 1 : 0);
    });
  return { fresh, weakest };
}

/** How a form that was met before is recognised: in a sentence where there is one, by ear, by its meaning. */
function recognised(skill: FormSkill, options: RoundOptions): FormExercise {
  if (options.hasSentence(skill)) return 'gap';
  return options.isNewVerb || !canDoForm(skill, 'hear', options) ? 'choose' : 'hear';
}

/** Written and spoken in turn, or only written where speaking is not possible. */
function unaided(skills: readonly FormSkill[], means: FormMeans): PlannedForm[] {
  return skills.map(
    (skill, at): PlannedForm => ({
      skill,
      exercise: at % 2 === 1 && canDoForm(skill, 'say', means) ? 'say' : 'type',
    }),
  );
}

/** Steps with which skills are introduced: met and chosen two at a time, then heard, then in a sentence, then unaided. */
function introduceForms(skills: readonly FormSkill[], options: RoundOptions): PlannedForm[] {
  const { hasSentence, random } = options;
  const steps: PlannedForm[] = [];
  for (let at = 0; at < skills.length; at += 2) steps.push(...metAndChosen(skills.slice(at, at + 2), random));
  const then = (exercise: FormExercise, possible: readonly FormSkill[]) =>
    shuffled(possible, random).map((skill): PlannedForm => ({ skill, exercise }));
  return [
    ...steps,
    ...then(
      'hear',
      skills.filter((skill) => canDoForm(skill, 'hear', options)),
    ),
    ...then('gap', skills.filter(hasSentence)),
    ...unaided(shuffled(skills, random), options),
  ];
}

const metAndChosen = (skills: readonly FormSkill[], random: Random): PlannedForm[] => [
  ...skills.map((skill): PlannedForm => ({ skill, exercise: 'meet' })),
  ...shuffled(skills, random).map((skill): PlannedForm => ({ skill, exercise: 'choose' })),
];

/** Exercises of a skill that is asked again, in turn: first recognised, then mostly unaided. */
const turns: readonly FormExercise[] = [
  'choose',
  'hear',
  'type',
  'gap',
  'say',
  'type',
  'hear',
  'gap',
  'type',
  'say',
];

/**
 * The exercise of a skill that is due, by how often it was answered. A gap needs a sentence: where there is none, the
 * form is chosen instead.
 */
export function nextFormExercise(skill: FormSkill, answers: number, means: FormMeans): FormExercise {
  const possible = turns.filter((exercise) => canDoForm(skill, exercise, means));
  return possible[answers % possible.length] ?? 'choose';
}

/** How long a step takes, seconds. */
export const formSeconds: Record<FormExercise, number> = {
  meet: 6,
  choose: 6,
  hear: 6,
  type: 12,
  say: 10,
  gap: 8,
};

/** Every exercise has its time. */
export const secondsOfForms = (steps: readonly { exercise: FormExercise }[]): number =>
  steps.reduce((sum, { exercise }) => sum + formSeconds[exercise], 0);
