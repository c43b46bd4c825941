import type { Conjugation, FormKey } from '../../core/hebrew/conjugation/forms.ts';
import { checkVerb, type VerbBook, type VerbContent } from '../../core/hebrew/conjugation/verb.ts';
import type { ReferenceVerb } from '../check-verbs/compare.ts';
import type { Speller } from './speller.ts';

/** A form of a verb, '' for its entry, that is right although a rule doubts it, and why. */
type VerbException = { verb: string; form: FormKey | ''; rule: VerbRule; why: string };
type VerbRule = 'entry' | 'speller' | 'reference';
type VerbFinding = { verb: string; form: FormKey | ''; rule: VerbRule; why: string };

/** What is needed beside the verbs; null for what is not there. */
type VerbSources = { hebrew: Speller; reference: readonly ReferenceVerb[] | null };

const entriesOf = (table: Conjugation) =>
  Object.entries(table).flatMap(([key, form]) => (form ? [{ key: key as FormKey, form }] : [])); // its keys

function entryFindings(verbs: readonly VerbContent[]): VerbFinding[] {
  return verbs.flatMap(checkVerb).map(({ verb, why }) => ({ verb, form: '', rule: 'entry', why }));
}

/** Forms in full spelling that the dictionary does not know. Null: the speller is missing. */
function spellerFindings(book: VerbBook, hebrew: Speller): VerbFinding[] | null {
  const forms = book.verbs.flatMap((verb) =>
    entriesOf(book.formsOf(verb)).map(({ key, form }) => ({ verb: verb.key, form: key, full: form.full })),
  );
  const unknown = hebrew([...new Set(forms.map(({ full }) => full))]);
  return (
    unknown &&
    forms
      .filter(({ full }) => unknown.has(full))
      .map(({ verb, form, full }) => ({
        verb,
        form,
        rule: 'speller',
        why: `the dictionary does not know ${full}`,
      }))
  );
}

/** Forms that the reference points otherwise; a verb that it lacks is not compared. */
function referenceFindings(book: VerbBook, reference: readonly ReferenceVerb[]): VerbFinding[] {
  const known = new Map(
    reference.map((verb) => [verb.forms['past.3sg.m']?.[0]?.normalize('NFC'), verb.forms]),
  );
  return book.verbs.flatMap((verb) => {
    const forms = known.get(verb.past ?? '');
    return entriesOf(book.formsOf(verb)).flatMap(({ key, form }): VerbFinding[] => {
      const variants = forms?.[key]?.map((variant) => variant.normalize('NFC'));
      if (!variants || variants.includes(form.pointed)) return [];
      return [
        {
          verb: verb.key,
          form: key,
          rule: 'reference',
          why: `${form.pointed}, there ${variants.join(', ')}`,
        },
      ];
    });
  });
}

/** Checks the verbs of the course: their entries, and all their forms against speller and reference. */
export function checkVerbs(
  book: VerbBook,
  exceptions: readonly VerbException[],
  { hebrew, reference }: VerbSources,
): { unexplained: VerbFinding[]; unused: VerbException[]; isSpelled: boolean } {
  const spelled = spellerFindings(book, hebrew);
  const findings = [
    ...entryFindings(book.verbs),
    ...(spelled ?? []),
    ...(reference ? referenceFindings(book, reference) : []),
  ];
  const isSame = (finding: VerbFinding, it: VerbException): boolean =>
    finding.verb === it.verb && finding.form === it.form && finding.rule === it.rule;
  const ran = (rule: VerbRule): boolean =>
    rule === 'entry' || (rule === 'speller' ? spelled !== null : reference !== null);
  return {
    unexplained: findings.filter((finding) => !exceptions.some((it) => isSame(finding, it))),
    unused: exceptions.filter((it) => ran(it.rule) && !findings.some((finding) => isSame(finding, it))),
    isSpelled: spelled !== null,
  };
}

/** The findings as text for a terminal, one a line, then a summary. */
export function printVerbs(
  { unexplained, unused, isSpelled }: ReturnType<typeof checkVerbs>,
  { verbs, hasReference }: { verbs: number; hasReference: boolean },
): string {
  return [
    ...unexplained.map(({ verb, form, rule, why }) => `error ${verb} ${form} verb-${rule}: ${why}`),
    ...unused.map(
      ({ verb, form, rule }) => `error ${verb} ${form} verb-${rule}: the exception explains nothing any more`,
    ),
    ...(isSpelled ? [] : ['LEFT OUT: Hebrew spelling of the forms of verbs.']),
    ...(hasReference
      ? []
      : ['Left out: comparison of the verbs with a reference (HEBREW_VERBS_DIR is not set).']),
    `${verbs} verbs: ${unexplained.length} findings without a reason, ${unused.length} stale exceptions`,
  ].join('\n');
}
