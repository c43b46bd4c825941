import { type Binyan, binyanim, type FormKey, formKeys } from '../hebrew/conjugation/forms.ts';

/** How nouns make their plural: by gender and ending; the dual of paired things has no gender. */
export const pluralPatterns = ['f.ot', 'm.im', 'm.ot', 'f.im', 'dual'] as const;
export type PluralPattern = (typeof pluralPatterns)[number];

export const adjectiveKeys = ['sg.m', 'sg.f', 'pl.m', 'pl.f'] as const;
export type AdjectiveKey = (typeof adjectiveKeys)[number];

/**
 * What is learned of forms, each with a schedule of its own. It belongs to a pattern, not to a word: who can say "we"
 * in the past of paal can say it of every verb of paal.
 */
export type FormSkill =
  | { kind: 'verb'; binyan: Binyan; key: FormKey }
  | { kind: 'noun'; pattern: PluralPattern }
  /** The form of an adjective alone. */
  | { kind: 'adjective'; key: AdjectiveKey }
  /** The form that goes with a noun. */
  | { kind: 'agreement'; number: 'sg' | 'pl' }
  /** The numeral that goes with a noun of the gender. */
  | { kind: 'numeral'; gender: 'm' | 'f' };

/** Name of a skill as it is stored: 'verb:paal:past.1sg', 'noun:m.im', 'numeral:f'. */
export function skillName(skill: FormSkill): string {
  switch (skill.kind) {
    case 'verb':
      return `verb:${skill.binyan}:${skill.key}`;
    case 'noun':
      return `noun:${skill.pattern}`;
    case 'adjective':
      return `adjective:${skill.key}`;
    case 'agreement':
      return `agreement:${skill.number}`;
    case 'numeral':
      return `numeral:${skill.gender}`;
  }
}

const isOneOf = <T extends string>(values: readonly T[], value: string | undefined): value is T =>
  (values as readonly (string | undefined)[]).includes(value);

/** The skill of a name, undefined for a name that none has. The infinitive and an adjective's own form are not asked. */
export function readSkill(name: string): FormSkill | undefined {
  const [kind, first, second, ...rest] = name.split(':');
  if (rest.length > 0 || (kind !== 'verb' && second !== undefined)) return undefined;
  if (kind === 'verb') {
    const isKnown = isOneOf(binyanim, first) && isOneOf(formKeys, second) && second !== 'infinitive';
    return isKnown ? { kind, binyan: first, key: second } : undefined;
  }
  if (kind === 'noun') return isOneOf(pluralPatterns, first) ? { kind, pattern: first } : undefined;
  if (kind === 'adjective') {
    return isOneOf(adjectiveKeys, first) && first !== 'sg.m' ? { kind, key: first } : undefined;
  }
  if (kind === 'agreement') return isOneOf(['sg', 'pl'], first) ? { kind, number: first } : undefined;
  if (kind === 'numeral') return isOneOf(['m', 'f'], first) ? { kind, gender: first } : undefined;
  return undefined;
}

/** Which form of a word is asked: a form of its verb, the plural, a form of an adjective, a numeral with the noun. */
export const countedTo = 10;
const numeralKeys = Array.from({ length: countedTo }, (_, at) => `n${at + 1}`);
export const askedForms: readonly string[] = [...formKeys, 'plural', ...adjectiveKeys, ...numeralKeys];

/** The number of the form 'n5', undefined for other forms. */
export function numberOf(form: string): number | undefined {
  return numeralKeys.includes(form) ? Number(form.slice(1)) : undefined;
}

/**
 * What is done with a form. meet: shown and heard · choose: by its meaning · hear: who says it · type: written unaided ·
 * say: spoken unaided · gap: chosen for its place in a sentence.
 */
export const formExercises = ['meet', 'choose', 'hear', 'type', 'say', 'gap'] as const;
export type FormExercise = (typeof formExercises)[number];

/** True for what is checked: all but the first look at a form. */
export const isCheckedForm = (exercise: FormExercise): boolean => exercise !== 'meet';

/** What the learner can do here and now. */
export type FormMeans = { canSpeak: boolean; canListen: boolean };

/**
 * By ear the forms of verbs and adjectives are distinguished; a plural, or what agrees with a noun, would be no question.
 * A numeral is not spoken: recognisers write a figure, which has no gender. Sentences have gaps for verbs.
 */
export function canDoForm({ kind }: FormSkill, exercise: FormExercise, means: FormMeans): boolean {
  switch (exercise) {
    case 'hear':
      return means.canListen && (kind === 'verb' || kind === 'adjective');
    case 'say':
      return means.canSpeak && kind !== 'numeral';
    case 'gap':
      return kind === 'verb';
    default:
      return true;
  }
}
