import { type FormKey, formKeys, type Tense, tenses } from '../hebrew/conjugation/forms.ts';
import { formTexts } from '../texts/lesson/grammar/forms.ts';
import { verbTexts } from '../texts/lesson/grammar/verbs.ts';
import type { FormReason } from './reason.ts';

type Parts = { tense: Tense | null; person: string; number: string; gender: string };

/** What the name of a form says: 'past.2sg.m' is past, second person, singular, masculine; '' where it says nothing. */
function partsOf(key: FormKey): Parts {
  const [name = '', ...rest] = key.split('.');
  const tense = tenses.find((one) => one === name) ?? null;
  const text = rest.join('.');
  return {
    tense,
    person: /[123]/.exec(text)?.[0] ?? '',
    number: /sg|pl/.exec(text)?.[0] ?? '',
    gender: /\b[mf]$/.exec(text)?.[0] ?? '',
  };
}

/** The tense of a form; null for the infinitive. */
export const tenseOf = (key: FormKey): Tense | null => partsOf(key).tense;

/** Name of a form for a learner: 'мы · будущее'. */
export function verbFormName(key: FormKey): string {
  const tense = tenseOf(key);
  return tense ? formTexts.verbForm(verbTexts.person[key], formTexts.tense[tense]) : verbTexts.infinitive;
}

/** How far two forms of a verb are apart; 0 for the same. */
function distance(a: FormKey, b: FormKey): number {
  const [one, other] = [partsOf(a), partsOf(b)];
  return (
    (one.tense === other.tense ? 0 : 8) +
    (one.person === other.person ? 0 : 4) +
    (one.number === other.number ? 0 : 2) +
    (one.gender === other.gender ? 0 : 1)
  );
}

/** The form nearest to the asked one: of several that are spelled alike, the one that was most likely meant. */
export function nearestForm(asked: FormKey, keys: readonly FormKey[]): FormKey | undefined {
  return [...keys].sort((a, b) => distance(asked, a) - distance(asked, b) || order(a) - order(b))[0];
}

/**
 * True for forms that one sentence may take alike: they differ in gender alone, which neither «я читаю» nor a Hebrew
 * name shows, or one is an order and the other the future by which orders are given.
 */
export function couldStandFor(asked: FormKey, other: FormKey): boolean {
  const [wanted, it] = [partsOf(asked), partsOf(other)];
  const isOrder = (one: Parts) =>
    one.tense === 'imperative' || (one.tense === 'future' && one.person === '2');
  if (isOrder(wanted) && isOrder(it)) return wanted.number === it.number;
  return wanted.tense === it.tense && wanted.person === it.person && wanted.number === it.number;
}

const order = (key: FormKey): number => formKeys.indexOf(key);

/** Why another form of the verb is not the asked one: wrong tense, person, number or gender. */
export function verbFormReason(asked: FormKey, given: FormKey): FormReason {
  const { reasons } = formTexts;
  const [wanted, it] = [partsOf(asked), partsOf(given)];
  const [wantedName, name] = [verbTexts.person[asked], verbTexts.person[given]];
  if (!it.tense || !wanted.tense) return { key: 'infinitive', text: reasons.infinitive(verbFormName(asked)) };
  if (it.tense !== wanted.tense) {
    const text = reasons.tense(formTexts.tense[it.tense], formTexts.tense[wanted.tense]);
    return { key: 'tense', text };
  }
  if (it.person !== wanted.person) return { key: 'person', text: reasons.person(name, wantedName) };
  if (it.number !== wanted.number) return { key: 'number', text: reasons.number(name, wantedName) };
  return { key: 'gender', text: reasons.gender(name, wantedName) };
}
