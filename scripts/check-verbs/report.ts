import type { FormKey } from '../../core/hebrew/conjugation/forms.ts';
import type { ComparedVerb } from './compare.ts';

export type Figures = { verbs: number; whole: number; forms: number; equal: number };

/** Verbs and forms counted, those that agree among them. */
export function figuresOf(
  verbs: readonly ComparedVerb[],
  isCounted: (key: FormKey) => boolean = () => true,
): Figures {
  const figures = { verbs: verbs.length, whole: 0, forms: 0, equal: 0 };
  for (const { keys, differences } of verbs) {
    const forms = keys.filter(isCounted).length;
    const wrong = differences.filter(({ key }) => isCounted(key)).length;
    figures.forms += forms;
    figures.equal += forms - wrong;
    if (wrong === 0) figures.whole += 1;
  }
  return figures;
}

const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(4));
const lineOf = (name: string, { verbs, whole, forms, equal }: Figures): string =>
  `${name.padEnd(18)} forms ${share(equal, forms)} (${forms - equal} of ${forms} differ), whole verbs ${share(whole, verbs)} of ${verbs}`;

function splitBy(verbs: readonly ComparedVerb[], nameOf: (verb: ComparedVerb) => string): string[] {
  const groups = new Map<string, ComparedVerb[]>();
  for (const verb of verbs) {
    const group = groups.get(nameOf(verb));
    if (group) group.push(verb);
    else groups.set(nameOf(verb), [verb]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, group]) => lineOf(name, figuresOf(group)));
}

const tenses = ['infinitive', 'present', 'past', 'future', 'imperative'];

/** Figures of the two halves and of all, by tense, by binyan and by class of root. */
export function printFigures(verbs: readonly ComparedVerb[]): string {
  const byTense = tenses.map((tense) =>
    lineOf(
      tense,
      figuresOf(verbs, (key) => key.startsWith(tense)),
    ),
  );
  return [
    ...splitBy(verbs, ({ half }) => half),
    lineOf('all', figuresOf(verbs)),
    '\nBy tense',
    ...byTense,
    '\nBy binyan',
    ...splitBy(verbs, ({ binyan }) => binyan ?? 'none'),
    '\nBy class of root',
    ...splitBy(verbs, ({ rootClass }) => rootClass),
  ].join('\n');
}

/** Every form that differs, with the reason where one is known. */
export function printDifferences(
  verbs: readonly ComparedVerb[],
  reasons: ReadonlyMap<string, string>,
): string {
  return verbs
    .filter(({ differences }) => differences.length > 0)
    .map(({ lemma, half, differences }) => {
      const forms = differences.map(
        ({ key, own, other }) => `  ${key.padEnd(16)} ${own ?? 'none'}, the reference ${other}`,
      );
      return [`${lemma} (${half}): ${reasons.get(lemma) ?? 'not explained'}`, ...forms].join('\n');
    })
    .join('\n');
}
