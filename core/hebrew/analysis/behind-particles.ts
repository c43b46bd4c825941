import { pointFull } from '../conjugation/point-full.ts';
import { foldFinals } from '../letters.ts';
import { spellingsByRule } from '../spelling/by-rule.ts';
import { costs } from './costs.ts';
import { derivedForms } from './derived.ts';
import { endedForms } from './endings.ts';
import { consonantsOf, type Lexicon, type LexiconForm, type LexiconWord } from './lexicon.ts';
import type { Reading } from './reading.ts';
import { attestedForms } from './regular-verbs.ts';

/** What stands behind particles; `isExact`: spelled as its source has it, without an ending. */
export type Behind = Pick<Reading, 'ending' | 'derived'> & {
  form: LexiconForm;
  cost: number;
  isExact: boolean;
};

/** So many vowel letters one spelling has more than another. */
const mostVowelLetters = 3;

/**
 * What may stand behind particles: a form of a source, one with an ending, one that is made of a verb, a form by rule of a
 * verb that a dictionary has by its past.
 */
export function behindOf(rest: string, lexicon: Lexicon): Behind[] {
  const plain = formsSpelled(rest, lexicon).map(
    ({ form, isExact }): Behind => ({
      form,
      ending: null,
      derived: null,
      isExact,
      cost: costOfForm(form) + (isExact ? 0 : costs.spelling),
    }),
  );
  if (rest.includes(' ')) return plain;
  const exact = new Set(plain.filter(({ isExact }) => isExact).map(({ form }) => form.word));
  // An order hides nothing: סגור is «closed» before it is «close!».
  const spoken = new Set(
    plain.flatMap(({ form, isExact }) => (isExact && !form.key.startsWith('imperative') ? [form.word] : [])),
  );
  const ended = endedForms(rest).flatMap(({ base, key, ending }) =>
    formsSpelled(base, lexicon).flatMap(({ form, isExact }): Behind[] => {
      if (form.key !== key || !takesEnding(form.word, ending.kind) || exact.has(form.word)) return [];
      const cost = costOfForm(form) + costOfEnding(ending.kind) + (isExact ? 0 : costs.spelling);
      return [{ form, ending, derived: null, cost, isExact: false }];
    }),
  );
  const derived = derivedForms(rest).flatMap(({ infinitives, kind, number }) =>
    infinitives.flatMap((infinitive) =>
      formsSpelled(infinitive, lexicon).flatMap(({ form, isExact }): Behind[] =>
        form.key === 'infinitive' && isExact && !spoken.has(form.word)
          ? [
              {
                form,
                ending: null,
                derived: { kind, number },
                cost: costOfForm(form) + costs.derived[kind],
                isExact: false,
              },
            ]
          : [],
      ),
    ),
  );
  return [...plain, ...ended, ...derived, ...conjugated(rest, lexicon)];
}

/** Forms by rule of verbs that a source has without its forms: by the past of «he», as dictionaries do. */
const conjugated = (rest: string, lexicon: Lexicon): Behind[] =>
  attestedForms(rest).flatMap((regular) =>
    formsSpelled(regular.lemma, lexicon).flatMap(({ form: { word, key } }): Behind[] => {
      if (word.kind !== 'verb' || word.verb || key !== 'word') return [];
      return regular.keys.map((of) => {
        const form = { word, key: of, letters: rest, pointed: null, transcription: null };
        return { form, ending: null, derived: null, isExact: false, cost: costOfForm(form) + costs.regular };
      });
    }),
  );

function takesEnding({ kind }: LexiconWord, ending: string): boolean {
  if (ending === 'owner' || ending === 'construct') return kind === 'noun';
  if (ending === 'feminine') return kind === 'adjective';
  return kind === 'noun' || kind === 'adjective';
}

const costOfEnding = (kind: 'owner' | 'construct' | 'plural' | 'feminine'): number =>
  kind === 'owner' ? costs.owner : kind === 'construct' ? costs.construct : costs.regular;

function costOfForm({ word, key, isOtherSpelling }: LexiconForm): number {
  const ofSpelling = isOtherSpelling ? costs.otherSpelling : 0;
  return (
    costs.source[word.source] + word.rarity * costs.rarity[word.source] + costOfKey(word, key) + ofSpelling
  );
}

function costOfKey({ kind }: LexiconWord, key: LexiconForm['key']): number {
  const [, cost] = costs.form.find(([pattern]) => pattern.test(key)) ?? [];
  return cost ?? (kind === 'verb' || key === 'word' ? 0 : costs.inflected);
}

/** Forms that are written so: exactly, or in another spelling by rule. */
function formsSpelled(letters: string, lexicon: Lexicon): { form: LexiconForm; isExact: boolean }[] {
  const folded = foldFinals(letters);
  return lexicon.find(consonantsOf(letters)).flatMap((form): { form: LexiconForm; isExact: boolean }[] => {
    if (foldFinals(form.letters) === folded) return [{ form, isExact: true }];
    const isFar = Math.abs(form.letters.length - letters.length) > mostVowelLetters;
    if (isFar || form.isOtherSpelling) return [];
    const pointed = form.pointed && (pointFull(form.pointed, form.letters) ?? form.pointed);
    const others = spellingsByRule({ hebrew: form.letters, pronunciation: pointed });
    return others.includes(letters) ? [{ form, isExact: false }] : [];
  });
}
