import { stripNiqqud } from '../niqqud.ts';
import { createLexicon, type Lexicon, type LexiconForm, type LexiconWord, type NameKind } from './lexicon.ts';
import { namesTable } from './names-table.ts';

type NamesTable = Readonly<Partial<Record<NameKind, string>>>;

/** Stands before a name whose letters are mostly another word. */
const seldom = '~';

/** Proper names, with all their spellings: they are met in every text, and are to be read, not learned. Read at the first question. */
function createNames(table: NamesTable): Lexicon {
  let made: Lexicon | undefined;
  return {
    find(consonants) {
      made ??= createLexicon(formsOfNames(table));
      return made.find(consonants);
    },
  };
}

const formsOfNames = (table: NamesTable): LexiconForm[] =>
  kinds.flatMap((kind) =>
    (table[kind] ?? '').split('\n').flatMap((line) => (line === '' ? [] : readLine(line, kind))),
  );

const kinds = ['man', 'woman', 'anybody', 'surname', 'town', 'country', 'place', 'month'] as const;

function readLine(line: string, name: NameKind): LexiconForm[] {
  const isSeldom = line.startsWith(seldom);
  const [spellings = '', russian = ''] = line
    .normalize('NFC')
    .slice(isSeldom ? 1 : 0)
    .split('|');
  const [usual = '', ...others] = spellings.split(',');
  const word: LexiconWord = {
    source: 'name',
    ids: [],
    hebrew: stripNiqqud(usual),
    russian,
    kind: 'other',
    gender: null,
    name,
    rarity: isSeldom ? 1 : 0,
  };
  const pointed = stripNiqqud(usual) === usual ? null : usual;
  return [stripNiqqud(usual), ...others].map((spelling) => {
    const letters = spelling.replaceAll("'", '');
    return { word, key: 'word', letters, pointed, transcription: null };
  });
}

export const names: Lexicon = /* @__PURE__ */ createNames(namesTable);
