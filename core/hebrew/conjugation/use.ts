import { type FormKey, formKeys, formKeysOf, type Tense, tenses } from './forms.ts';

/** Tenses of which the Russian has two aspects. */
const aspectTenses = ['past', 'future', 'imperative'] as const;
type AspectTense = (typeof aspectTenses)[number];
export type Aspect = 'imperfective' | 'perfective';

/** What a speaker says of a verb, where that is not all of it, and how its forms are asked in Russian. */
export type VerbUse = {
  /** Only he, she, it and they: what happens to things. */
  persons?: '3';
  /** Tenses and forms that nobody says. */
  unsaid?: readonly (Tense | FormKey)[];
  /** The aspect that a Russian uses for a tense; without it the past is imperfective, the others are perfective. */
  aspects?: Partial<Record<AspectTense, Aspect>>;
  /** Cues by hand. */
  cues?: Partial<Record<FormKey, string>>;
};

/** True for a form that speakers use; forms that the verb does not have are not looked at. */
export function isSaid({ use }: { use?: VerbUse | undefined }, key: FormKey): boolean {
  if (use?.unsaid?.some((one) => one === key || key.startsWith(`${one}.`))) return false;
  return use?.persons === undefined || !/^imperative|[12](?:sg|pl)/.test(key);
}

const thirdPerson = '3 лицо';
const aspectNames: Record<Aspect, string> = { imperfective: 'несов.', perfective: 'сов.' };
const aspects = Object.keys(aspectNames) as Aspect[]; // its keys

/** `3 лицо, imperative=-, past=сов., past.2sg.f=ты вышла замуж`: what is read by `readUse`. */
export function printUse({ persons, unsaid = [], aspects: chosen = {}, cues = {} }: VerbUse): string {
  return [
    ...(persons ? [thirdPerson] : []),
    ...unsaid.map((one) => `${one}=-`),
    ...aspectTenses.flatMap((tense) => {
      const aspect = chosen[tense];
      return aspect ? [`${tense}=${aspectNames[aspect]}`] : [];
    }),
    ...formKeys.flatMap((key) => (cues[key] ? [`${key}=${cues[key]}`] : [])),
  ].join(', ');
}

/** What was not understood of a use, word by word, is in `strange`. Nothing at all gives no use. */
export function readUse(text: string): { use: VerbUse | undefined; strange: string[] } {
  const unsaid: (Tense | FormKey)[] = [];
  const cues: Partial<Record<FormKey, string>> = {};
  const chosen: Partial<Record<AspectTense, Aspect>> = {};
  const strange: string[] = [];
  let persons: '3' | undefined;
  for (const part of text.split(',')) {
    const one = part.trim();
    const [, name = '', said = ''] = /^([a-z0-9.]+)\s*=\s*(.+)$/.exec(one) ?? [];
    const key = formKeys.find((it) => it === name);
    const tense = tenses.find((it) => it === name);
    const aspectTense = aspectTenses.find((it) => it === name);
    const aspect = aspects.find((it) => aspectNames[it] === said);
    const whole = key ?? tense;
    if (one === '') continue;
    if (/^3(?:-е)? лицо$/.test(one)) persons = '3';
    else if (whole && said === '-') unsaid.push(whole);
    else if (aspectTense && aspect) chosen[aspectTense] = aspect;
    else if (key && isRussianCue(said)) cues[key] = said;
    else strange.push(one);
  }
  const isEmpty = (one: object) => Object.keys(one).length === 0;
  const use: VerbUse = {
    ...(persons && { persons }),
    ...(unsaid.length > 0 && { unsaid }),
    ...(isEmpty(chosen) ? {} : { aspects: chosen }),
    ...(isEmpty(cues) ? {} : { cues }),
  };
  return { use: isEmpty(use) ? undefined : use, strange };
}

/** A cue is asked as it stands: Russian letters, notes in brackets, alternatives by a stroke. */
export const isRussianCue = (text: string): boolean => /^[а-яё][а-яё ()/.!?-]{0,59}$/i.test(text.trim());

/** True when nothing of the verb would be left to ask. */
export const isNothingSaid = (use: VerbUse): boolean =>
  tenses.every((tense) => formKeysOf(tense).every((key) => !isSaid({ use }, key)));
