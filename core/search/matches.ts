import { type FormKey, formKeys } from '../hebrew/conjugation/forms.ts';
import type { VerbBook, VerbCard, VerbContent } from '../hebrew/conjugation/verb.ts';
import { type FormedWord, formsOfWord } from '../hebrew/forms/form-index.ts';
import type { WordFormKey } from '../hebrew/forms/taught-forms.ts';
import { draftTranscription } from '../hebrew/reading/read-niqqud.ts';
import type { FoundWordRank } from './course-index.ts';

/** More than these nobody reads. */
export const maxMatches = 12;

export type FoundWordForm = { key: WordFormKey; pointed: string; transcription: string | null };

/** The best answer of each word, the best first; equal ones in the order of the course. */
export function bestOfEach(found: readonly FoundWordRank[]): FoundWordRank[] {
  const best = new Map<number, FoundWordRank>();
  for (const one of found) {
    const known = best.get(one.wordId);
    if (!known || one.rank < known.rank) best.set(one.wordId, one);
  }
  return [...best.values()].sort((a, b) => a.rank - b.rank || a.place - b.place);
}

/**
 * The verb of a word, and its forms that were asked for, as they are shown; before them the infinitive of a verb that is
 * taught by another form.
 */
export function shownForms(
  word: FormedWord & VerbCard,
  keys: readonly WordFormKey[],
  verbs: VerbBook,
): { verb: VerbContent | undefined; forms: FoundWordForm[] } {
  const place = verbs.placeOf(word);
  const verb = place?.verb;
  const table = verb && verbs.formsOf(verb);
  const all = formsOfWord(word, verbs);
  const isBase = !table?.infinitive || place?.key === 'infinitive';
  const asked = keys.includes('word') ? [] : keys;
  const shown = isBase ? asked : (['infinitive', ...asked.filter((key) => key !== 'infinitive')] as const);
  const forms = shown.flatMap((key): FoundWordForm[] => {
    const ofVerb = isVerbKey(key) ? table?.[key] : null;
    if (ofVerb) return [{ key, pointed: ofVerb.pointed, transcription: ofVerb.transcription }];
    const pointed = all.find((form) => form.key === key)?.pointed;
    return pointed ? [{ key, pointed, transcription: draftTranscription(pointed) || null }] : [];
  });
  return { verb, forms };
}

const isVerbKey = (key: WordFormKey): key is FormKey => (formKeys as readonly string[]).includes(key);

type Match = {
  word: { pronunciation: string; russian: string };
  verb: VerbContent | undefined;
  lesson: { isOpen: boolean };
};

/** Of several cards of one verb, and of a word that is taught twice, the first that is open; the best come first. */
export function onePerWord<M extends Match>(found: readonly M[]): M[] {
  const byName = new Map<string, M>();
  for (const match of found) {
    const { word, verb } = match;
    const name = verb?.key ?? `${word.pronunciation} ${word.russian}`;
    const earlier = byName.get(name);
    if (!earlier || (!earlier.lesson.isOpen && match.lesson.isOpen)) byName.set(name, match);
  }
  return [...byName.values()];
}
