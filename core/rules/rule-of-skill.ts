import type { AdjectiveKey, FormSkill, PluralPattern } from '../forms/skills.ts';
import { tenseOf } from '../forms/verb-form.ts';
import type { Tense } from '../hebrew/conjugation/forms.ts';

const ofTense: Record<Tense, string> = {
  present: 'present-forms',
  past: 'past-endings',
  future: 'future-letters',
  imperative: 'imperative',
};

const ofPlural: Record<PluralPattern, string> = {
  'm.im': 'plural',
  'f.ot': 'plural',
  'm.ot': 'plural-exceptions',
  'f.im': 'plural-exceptions',
  dual: 'dual',
};

const ofAdjective: Record<AdjectiveKey, string> = {
  'sg.m': 'adjective-after',
  'sg.f': 'adjective-after',
  'pl.m': 'adjective-plural',
  'pl.f': 'adjective-plural',
};

/** Keys of the rules from which forms that are asked follow. */
export const rulesOfSkills: readonly string[] = [
  ...new Set([...Object.values(ofTense), ...Object.values(ofPlural), ...Object.values(ofAdjective)]),
  'past-they',
  'counting',
  'masculine-numbers',
];

/** Keys of the rules from which the forms of adjectives follow. */
export const rulesOfAdjectives: ReadonlySet<string> = new Set(Object.values(ofAdjective));

/** Returns the key of the rule from which a form follows; the infinitive, which is not asked, has its own. */
export function ruleOfSkill(skill: FormSkill): string {
  switch (skill.kind) {
    case 'verb': {
      const tense = tenseOf(skill.key);
      if (!tense) return 'infinitive';
      return skill.key.startsWith('past.3') ? 'past-they' : ofTense[tense];
    }
    case 'noun':
      return ofPlural[skill.pattern];
    case 'adjective':
      return ofAdjective[skill.key];
    case 'agreement':
      return skill.number === 'pl' ? 'adjective-plural' : 'adjective-after';
    case 'numeral':
      return skill.gender === 'm' ? 'masculine-numbers' : 'counting';
  }
}
