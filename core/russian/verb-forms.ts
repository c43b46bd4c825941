import { irregular, iStems, otherStems, ovaStems, vowelStems, withoutFirst } from './verb-table.ts';

/** The forms of a Russian verb; null where there is none or it is not known for sure. */
export type RussianVerb = {
  /** Present of an imperfective verb, future of a perfective one: я, ты, он, мы, вы, они. */
  persons: readonly (string | null)[];
  /** он, она, они. */
  past: readonly [string, string, string];
  /** ты, вы. */
  imperative: readonly [string, string] | null;
};

/** The verbs of 'учиться, учить'; the first is the one that a learner is asked by. */
export const russianVerbsOf = (infinitives: string): string[] =>
  infinitives.split(',').map((infinitive) => infinitive.trim());

/** 'учиться' of 'учиться, учить'. */
export const firstVerb = (infinitives: string): string => russianVerbsOf(infinitives)[0] ?? '';

/**
 * Returns how a Russian verb, the first of several, is conjugated, undefined for one that the table does not have. What
 * follows the verb ('видеть во сне') stays behind each form.
 */
export function conjugateRussian(infinitives: string): RussianVerb | undefined {
  const infinitive = firstVerb(infinitives);
  const [verb = '', ...rest] = infinitive.split(/\s+/);
  const forms = formsOf(verb);
  const add = (form: string) => [form, ...rest].join(' ');
  if (!forms || rest.length === 0) return forms;
  const { persons, past, imperative } = forms;
  return {
    persons: persons.map((form) => form && add(form)),
    past: [add(past[0]), add(past[1]), add(past[2])],
    imperative: imperative && [add(imperative[0]), add(imperative[1])],
  };
}

function formsOf(verb: string): RussianVerb | undefined {
  const odd = irregular[verb];
  if (odd) return { persons: odd.persons, past: pastOf(odd.past), imperative: orderOf(odd.order, verb) };
  const other = otherStems.get(verb);
  if (other) {
    const [first = '', second = '', order, past = '-'] = other;
    return {
      persons: personsOf(first, second),
      past: pastOf(past === '-' ? regularPast(verb) : past),
      imperative: orderOf(order, verb),
    };
  }
  const isReflexive = verb.endsWith('ся');
  const plain = isReflexive ? verb.slice(0, -2) : verb;
  const back = (form: string) => (isReflexive ? reflexive(form) : form);
  const past = pastOf(regularPast(verb));
  if (vowelStems.has(verb) || ovaStems.has(verb)) {
    const stem = ovaStems.has(verb) ? `${plain.slice(0, -5)}у` : plain.slice(0, -2);
    return {
      persons: personsOf(back(`${stem}ю`), back(`${stem}ешь`)),
      past,
      imperative: orderOf(back(`${stem}й`), verb),
    };
  }
  const order = iStems.get(verb);
  if (order === undefined) return undefined;
  const stem = plain.slice(0, -3);
  const [, ...others] = personsOf(back(`${mutated(stem)}`), back(`${stem}ишь`));
  return {
    persons: [withoutFirst.has(verb) ? null : back(mutated(stem)), ...others],
    past,
    imperative: orderOf(order, verb),
  };
}

/** ся after a consonant, сь after a vowel. */
const reflexive = (form: string): string => form + (/[аеёиоуыэюя]$/.test(form) ? 'сь' : 'ся');

/** First person of the second conjugation: вижу, люблю, встречу. */
function mutated(stem: string): string {
  if (/[бпвмф]$/.test(stem)) return `${stem}лю`;
  if (/ст$/.test(stem)) return `${stem.slice(0, -2)}щу`;
  const changed = stem.replace(/[дз]$/, 'ж').replace(/с$/, 'ш').replace(/т$/, 'ч');
  return changed + (/[жшчщ]$/.test(changed) ? 'у' : 'ю');
}

/** All six persons from the first and the second: пишу and пишешь, вижу and видишь. */
function personsOf(first: string, second: string): string[] {
  const isReflexive = /с[ья]$/.test(first);
  const bare = isReflexive ? first.slice(0, -2) : first;
  const stem = (isReflexive ? second.slice(0, -2) : second).slice(0, -2);
  const isSecond = stem.endsWith('и');
  const root = stem.slice(0, -1);
  const many = isSecond ? root + (/[жшчщ]$/.test(root) ? 'ат' : 'ят') : `${bare}т`;
  const rest = [`${stem}т`, `${stem}м`, `${stem}те`, many];
  return [first, second, ...rest.map((form) => (isReflexive ? reflexive(form) : form))];
}

/** писать: писал; одеваться: одевался. */
function regularPast(verb: string): string {
  return verb.endsWith('ся') ? `${verb.slice(0, -4)}лся` : `${verb.slice(0, -2)}л`;
}

/** он, она, они from the first of them: шёл, шла, шли; помог, помогла, помогли. */
function pastOf(he: string): [string, string, string] {
  const isReflexive = he.endsWith('ся');
  const bare = isReflexive ? he.slice(0, -2) : he;
  const stem = /(?:ш[её]|чё)л$/.test(bare) ? `${bare.slice(0, -2)}л` : bare.replace('ё', 'е');
  const base = stem.endsWith('л') ? stem : `${stem}л`;
  const back = (form: string) => (isReflexive ? reflexive(form) : form);
  return [he, back(`${base}а`), back(`${base}и`)];
}

/** иди, идите; одевайся, одевайтесь. */
function orderOf(order: string | undefined, infinitive: string): [string, string] | null {
  if (!order || order === '-') return null;
  return infinitive.endsWith('ся') ? [order, `${order.slice(0, -2)}тесь`] : [order, `${order}те`];
}
