import { russianPair } from '../../texts/lesson/verbs.ts';
import { conjugate } from '../conjugation/conjugate.ts';
import type { Binyan } from '../conjugation/forms.ts';
import type { VerbContent } from '../conjugation/verb.ts';
import { stripNiqqud } from '../niqqud.ts';
import { commonVerbsTable } from './common-verbs-table.ts';
import { createConjugatedVerbs, spelledForms } from './conjugated-verbs.ts';
import type { Lexicon, LexiconForm, LexiconWord } from './lexicon.ts';

/** Common verbs beside those of the course, in all forms. Read at the first question. */
export function createCommonVerbs(table: string): Lexicon {
  let made: Lexicon | undefined;
  return {
    find(consonants) {
      made ??= createConjugatedVerbs(table.trim().split('\n').map(readVerb), formsOfVerb);
      return made.find(consonants);
    },
  };
}

function readVerb(line: string): VerbContent {
  const [parts = '', root = '', pair = ''] = line.normalize('NFC').split('|');
  const [past, present, future, infinitive] = parts.split(' ').map((part) => (part === '-' ? null : part));
  const [letters = '', binyan] = root.split(' ');
  const [imperfective = '', perfective = null] = pair.split(' / ');
  return {
    ...{
      past: past ?? null,
      present: present ?? null,
      future: future ?? null,
      infinitive: infinitive ?? null,
    },
    key: parts,
    root: letters,
    binyan: binyan as Binyan, // the table is ours
    imperfective,
    perfective,
  };
}

function formsOfVerb(verb: VerbContent): Iterable<LexiconForm> {
  const table = conjugate(verb);
  const base = table.infinitive?.full ?? stripNiqqud(table['past.3sg.m']?.full ?? '');
  const word: LexiconWord = {
    source: 'rule',
    ids: [],
    hebrew: base,
    russian: russianPair(verb),
    kind: 'verb',
    gender: null,
    verb,
    rarity: 0,
  };
  return spelledForms(word, table);
}

export const commonVerbs: Lexicon = /* @__PURE__ */ createCommonVerbs(commonVerbsTable);
