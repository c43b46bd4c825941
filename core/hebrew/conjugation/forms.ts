/** The parts from which all other forms of a verb follow. */
export const partNames = ['past', 'present', 'future', 'infinitive'] as const;
export type PartName = (typeof partNames)[number];

/**
 * The four principal parts with niqqud: past, 3rd person singular masculine (כָּתַב); present, singular masculine (כּוֹתֵב);
 * future, 3rd person singular masculine (יִכְתֹּב); infinitive with its ל (לִכְתֹּב). Null where the verb has none.
 */
export type PrincipalParts = Readonly<Record<PartName, string | null>>;

/** All forms in the order in which tables show them. */
export const formKeys = [
  'infinitive',
  'present.sg.m',
  'present.sg.f',
  'present.pl.m',
  'present.pl.f',
  'past.1sg',
  'past.2sg.m',
  'past.2sg.f',
  'past.3sg.m',
  'past.3sg.f',
  'past.1pl',
  'past.2pl.m',
  'past.3pl',
  'future.1sg',
  'future.2sg.m',
  'future.2sg.f',
  'future.3sg.m',
  'future.3sg.f',
  'future.1pl',
  'future.2pl.m',
  'future.3pl.m',
  'imperative.sg.m',
  'imperative.sg.f',
  'imperative.pl.m',
] as const;
export type FormKey = (typeof formKeys)[number];

export type VerbForm = {
  /** Short spelling with full niqqud, NFC: 'דִּבַּרְתִּי'. */
  pointed: string;
  /** Full spelling (ktiv male), plain letters: 'דיברתי'. */
  full: string;
  /** By the course's convention, with stress: 'диба́рти'. */
  transcription: string;
};

/** Exactly the 24 keys; null for a form that the verb does not have. */
export type Conjugation = Record<FormKey, VerbForm | null>;

/** The seven patterns of the verb, plain ones first. */
export const binyanim = ['paal', 'nifal', 'piel', 'pual', 'hitpael', 'hifil', 'hufal'] as const;
export type Binyan = (typeof binyanim)[number];

/** The tables of a verb, in the order in which they are shown: what is said most comes first. */
export const tenses = ['present', 'past', 'future', 'imperative'] as const;
export type Tense = (typeof tenses)[number];

/** The forms of a tense, in order. */
export function formKeysOf(tense: Tense): FormKey[] {
  return formKeys.filter((key) => key.startsWith(`${tense}.`));
}
