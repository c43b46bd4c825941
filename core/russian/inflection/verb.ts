import { conjugateRussian, type RussianVerb } from '../verb-forms.ts';

/** True for letters that an infinitive may have; a noun may have them, too: мать, ночь. */
export const mayBeInfinitive = (word: string): boolean => /(?:[аеиоуыяюсз]ть|ти|чь)(?:ся|сь)?$/.test(word);

const withoutYo = (form: string): string => form.replaceAll('ё', 'е');

/**
 * Returns the persons, past forms and imperatives of a Russian verb in lower-case letters with е for ё. `infinitive` is
 * one word with its ё. Verbs that the table of verbs does not have get the forms of every class that an infinitive of
 * these letters may belong to: they are for finding a verb by a form, not for printing.
 */
export function verbForms(infinitive: string): string[] {
  const known = conjugateRussian(infinitive);
  const forms = known ? formsOf(known) : guessed(withoutYo(infinitive));
  return [infinitive, ...forms].map(withoutYo);
}

/** Infinitives of which a word can be the first or third person, none for most words: путешествует, чистит, поздравляю. */
export function infinitivesOf(word: string): string[] {
  const back = word.endsWith('ся') ? 'ся' : '';
  const person = back ? word.slice(0, -2) : word;
  const endings = persons.find(([ending]) => ending.test(person));
  return (endings?.[1] ?? []).map((ending) => person.replace(endings?.[0] ?? '', ending) + back);
}

/** What makes an infinitive of a person. */
const persons: readonly (readonly [RegExp, readonly string[]])[] = [
  [/а(?:ет|ю)$/, ['ать']],
  [/я(?:ет|ю)$/, ['ять']],
  [/е(?:ет|ю)$/, ['еть']],
  [/у(?:ет|ю)$/, ['овать', 'евать']],
  [/ю(?:ет|ю)$/, ['евать']],
  [/нет$/, ['нуть']],
  [/ит$/, ['ить', 'еть', 'ать']],
];

/** True for a verb whose forms are known for sure. */
export const isKnownVerb = (word: string): boolean => conjugateRussian(word) !== undefined;

function formsOf({ persons, past, imperative }: RussianVerb): string[] {
  const [, she] = past;
  const it = she.replace(/а(сь)?$/, 'о$1');
  return [...persons.filter((form) => form !== null), ...past, it, ...(imperative ?? [])];
}

const first = 'ю ешь ет ем ете ют й йте'.split(' ');
const firstHard = 'у ешь ет ем ете ут и ите ь ьте'.split(' ');
const second = 'ю у ишь ит им ите ят ат и ь ьте'.split(' ');

function guessed(infinitive: string): string[] {
  const isReflexive = /с[яь]$/.test(infinitive);
  const plain = isReflexive ? infinitive.slice(0, -2) : infinitive;
  const base = plain.slice(0, -2);
  const past = /[аеиоуыяю]$/.test(base) ? ['л', 'ла', 'ло', 'ли'].map((one) => base + one) : [];
  const forms = [...past, ...presentOf(base)];
  return isReflexive ? forms.map((form) => form + (/[аеиоуыэюя]$/.test(form) ? 'сь' : 'ся')) : forms;
}

/** By the vowel before -ть: читать, писать, рисовать, танцевать, крикнуть, говорить, видеть, мыть, давать. */
function presentOf(base: string): string[] {
  const stem = base.slice(0, -1);
  const add = (to: string, endings: readonly string[]) => endings.map((one) => to + one);
  const changed = changes(stem);
  switch (base.at(-1)) {
    case 'а':
    case 'я': {
      const ova = /^(.+)[ое]ва$/.exec(base)?.[1];
      const awa = base.endsWith('ва') ? add(base.slice(0, -2), first) : [];
      return [
        ...add(base, first),
        ...(ova ? [...add(`${ova}у`, first), ...add(`${ova}ю`, first)] : []),
        ...awa,
        ...changed.flatMap((to) => [...add(to, firstHard), ...add(to, second)]),
      ];
    }
    case 'у':
      return add(stem, firstHard);
    case 'е':
    case 'и':
      return [...add(base, first), ...changed.flatMap((to) => add(to, second))];
    case 'ы':
      return [...add(`${stem}о`, first), ...add(`${stem}ыв`, firstHard)];
    default:
      return [];
  }
}

/** The stem with its last consonant as it is, and as it changes: пиш, ищ, люб and любл, вож. */
function changes(stem: string): string[] {
  const last = stem.at(-1) ?? '';
  const others: Readonly<Record<string, readonly string[]>> = {
    с: ['ш'],
    з: ['ж'],
    т: ['ч', 'щ'],
    д: ['ж'],
    к: ['ч'],
    г: ['ж'],
    х: ['ш'],
  };
  const cluster = /с[тк]$/.test(stem) ? [`${stem.slice(0, -2)}щ`] : [];
  const inserted = /[бпвмф]$/.test(stem) ? [`${stem}л`] : [];
  return [stem, ...(others[last] ?? []).map((one) => stem.slice(0, -1) + one), ...cluster, ...inserted];
}
