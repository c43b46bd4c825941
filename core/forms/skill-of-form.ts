import { isSaid } from '../hebrew/conjugation/use.ts';
import type { VerbBook } from '../hebrew/conjugation/verb.ts';
import type { WordFormKey } from '../hebrew/forms/taught-forms.ts';
import { isCounted } from './cue.ts';
import { type FormWord, inflect } from './inflect.ts';
import { type FormSkill, readSkill } from './skills.ts';

/** The numbers and genders of the present that a card shows as the feminine and the plural of its word. */
const onCardOfVerb: Partial<Record<WordFormKey, string>> = {
  feminine: 'present.sg.f',
  plural: 'present.pl.m',
};
const onCardOfAdjective: Partial<Record<WordFormKey, 'sg.f' | 'pl.m'>> = { feminine: 'sg.f', plural: 'pl.m' };

/** Returns the skill of another form of a word, with the name under which it asks for it; undefined for forms that none asks for. */
export function skillOfForm(
  word: FormWord,
  key: WordFormKey,
  verbs: VerbBook,
): { skill: FormSkill; form: string } | undefined {
  const inflected = inflect(word, verbs);
  switch (inflected?.kind) {
    case 'verb': {
      const form = onCardOfVerb[key] ?? key;
      const skill = readSkill(`verb:${inflected.place.verb.binyan}:${form}`);
      if (skill?.kind !== 'verb' || !isSaid(inflected.place.verb, skill.key)) return undefined;
      return { skill, form };
    }
    case 'noun':
      return key === 'plural' && isCounted(word.russian)
        ? { skill: { kind: 'noun', pattern: inflected.pattern }, form: key }
        : undefined;
    case 'adjective': {
      const form = onCardOfAdjective[key];
      return form && inflected.forms[form] ? { skill: { kind: 'adjective', key: form }, form } : undefined;
    }
    default:
      return undefined;
  }
}
