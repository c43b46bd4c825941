import { stripNiqqud } from '../niqqud.ts';
import { functionWordsTable } from './function-words-table.ts';
import { createLexicon, type Lexicon, type LexiconForm } from './lexicon.ts';

/** Words of closed classes beside those of the course: who reads a text meets them in every line. Read at the first question. */
function createFunctionWords(table: string): Lexicon {
  let made: Lexicon | undefined;
  return {
    find(consonants) {
      made ??= createLexicon(table.trim().split('\n').map(readLine));
      return made.find(consonants);
    },
  };
}

function readLine(line: string): LexiconForm {
  const [pointed = '', russian = '', kind = 'other'] = line.normalize('NFC').split('|');
  const letters = stripNiqqud(pointed);
  const word = {
    source: 'rule' as const,
    ids: [],
    hebrew: letters,
    russian,
    kind: kind === 'adjective' ? ('adjective' as const) : ('other' as const),
    gender: null,
    rarity: 0,
  };
  return { word, key: 'word', letters, pointed, transcription: null };
}

export const functionWords: Lexicon = /* @__PURE__ */ createFunctionWords(functionWordsTable);
