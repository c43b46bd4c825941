import { russianPair } from '../../texts/lesson/grammar/verbs.ts';
import { conjugate } from '../conjugation/conjugate.ts';
import type { Binyan } from '../conjugation/forms.ts';
import type { VerbContent } from '../conjugation/verb.ts';
import { foldFinals } from '../letters.ts';
import { stripNiqqud } from '../niqqud.ts';
import { commonVerbsTable } from './common-verbs-table.ts';
import { commonWordsTable } from './common-words-table.ts';
import { createConjugatedVerbs, spelledForms } from './conjugated-verbs.ts';
import {
  createLexicon,
  joinLexicons,
  type Lexicon,
  type LexiconForm,
  type LexiconWord,
  type WordKind,
} from './lexicon.ts';

/** Common verbs and other words beside those of the course, in all forms. Read at the first question. */
function createCommonWords(tables: { verbs: string; words: string }): Lexicon {
  let made: Lexicon | undefined;
  return {
    find(consonants) {
      made ??= joinLexicons([
        createLexicon(tables.words.trim().split('\n').flatMap(readWord)),
        createConjugatedVerbs(tables.verbs.trim().split('\n').map(readCommonVerb), formsOfVerb),
      ]);
      return made.find(consonants);
    },
  };
}

const kinds: Readonly<Record<string, WordKind>> = { m: 'noun', f: 'noun', a: 'adjective' };

function readWord(line: string): LexiconForm[] {
  const [hebrew = '', russian = '', kind = '', ending] = line.split('|');
  const gender = kind === 'm' || kind === 'f' ? kind : null;
  const word: LexiconWord = {
    source: 'rule',
    ids: [],
    hebrew,
    russian,
    kind: kinds[kind] ?? 'other',
    gender,
    rarity: 0,
  };
  const rest = { pointed: null, transcription: null };
  const plural = ending && `${foldFinals(hebrew).replace(/[הת]$/, '')}${ending}`;
  return [
    { word, key: 'word', letters: hebrew, ...rest },
    ...(plural ? [{ word, key: 'plural' as const, letters: plural, ...rest }] : []),
  ];
}

/** The verb of a line, with the parts that the others give. */
export function readCommonVerb(line: string): VerbContent {
  const [parts = '', root = '', pair = ''] = line.normalize('NFC').split('|');
  const [past, present, future, infinitive] = parts.split(' ').map((part) => (part === '-' ? null : part));
  const [letters = '', binyan] = root.split(' ');
  const [imperfective = '', perfective = null] = pair.split(' / ');
  const stem = infinitive?.replace(/^ל(?:\u05b0ה)?/, '') ?? '';
  return {
    past: past ?? null,
    present: present === '=' ? presentOf(past ?? '') : present === '+' ? `מ${stem}` : (present ?? null),
    future: future === '+' ? `י${stem}` : (future ?? null),
    infinitive: infinitive ?? null,
    key: parts,
    root: letters,
    binyan: binyan as Binyan, // the table is ours
    imperfective,
    perfective,
  };
}

/** כּוֹתֵב of כָּתַב. */
const presentOf = (past: string): string => past.replace('\u05b8', 'ו\u05b9').replace('\u05b7', '\u05b5');

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

export const commonWords: Lexicon = /* @__PURE__ */ createCommonWords({
  verbs: commonVerbsTable,
  words: commonWordsTable,
});
