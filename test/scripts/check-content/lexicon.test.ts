import { describe, expect, it } from 'vitest';
import type { LessonContent, WordContent } from '../../../core/lesson/content.ts';
import {
  checkAgainstLexicon,
  comparePointing,
  createLexicon,
} from '../../../scripts/check-content/lexicon.ts';

const lexicon = createLexicon(
  [
    { plain: 'שלחן', spellings: ['שלחן', 'שולחן'], pointed: ['שֻׁלְחָן'], rom: ['shulkhán'] },
    { plain: 'לילה', spellings: ['לילה'], pointed: ['לַיְלָה'], rom: ['láyla'] },
    { plain: 'בננה', spellings: ['בננה'] },
  ],
  new Map([['אוטובוס', 12]]),
);
const table: WordContent = {
  key: 'shulchan',
  hebrew: 'שולחן',
  pronunciation: 'שׁוּלְחָן',
  transcription: 'шулха́н',
  russian: 'стол',
};
const rulesOf = (word: Partial<WordContent>) => {
  const lesson: LessonContent = {
    key: 'a',
    number: 1,
    name: 'Урок',
    description: '',
    topic: '',
    level: 'A1',
    isFree: true,
    words: [{ ...table, ...word }],
  };
  return checkAgainstLexicon(
    lesson.words.map((it) => ({ lesson, word: it })),
    lexicon,
  ).map((it) => it.rule);
};

describe('two pointings of a word', () => {
  it.each([
    ['שׁוּלְחָן', 'שֻׁלְחָן', 'same'], // full and short spelling
    ['סִיפּוּר', 'סִפּוּר', 'same'],
    ['תִּקְוָוה', 'תִּקְוָה', 'same'],
    ['עֵינַיִים', 'עֵינַיִם', 'same'],
    ['חוֹכְמָה', 'חָכְמָה', 'same'], // qamats qatan
    ['דֶּרֶךְ', 'דֶּרֶך', 'same'],
    ['גָּדוֹל', 'גָדוֹל', 'same'], // no dagesh at the start
    ['סַפָּר', 'סַפַר', 'same-sounding sign'],
    ['שַׁבָּת', 'שַׁבַת', 'same-sounding sign'],
    ['סַכִּין', 'סַכִין', 'dagesh'],
    ['סֵפֶר', 'סַפָּר', 'different'],
    ['שָׂר', 'שָׁר', 'different'],
    ['שׁוּלְחָן', 'חָלָב', 'different'],
  ])('%s and %s are %s', (own, other, grade) => {
    expect(comparePointing(own, other)).toBe(grade);
  });
});

describe('the comparison with an open lexicon', () => {
  it('is content with a word that it has in short spelling', () => {
    expect(rulesOf({})).toEqual([]);
  });

  it('tells a spelling that nobody knows, word by word', () => {
    expect(rulesOf({ hebrew: 'שלולחן' })).toEqual(['lexicon-unknown']);
    expect(rulesOf({ hebrew: 'אוטובוס לילה', pronunciation: 'x', transcription: 'x' })).toEqual([]);
    expect(rulesOf({ hebrew: 'אוטובוס לילי', pronunciation: 'x', transcription: 'x' })).toEqual([
      'lexicon-unknown',
    ]);
  });

  it('tells another pointing and another stress', () => {
    expect(rulesOf({ pronunciation: 'שׁוֹלְחָן' })).toEqual(['lexicon-different']);
    expect(rulesOf({ pronunciation: 'שׁוּלְחַן' })).toEqual(['lexicon-same-sounding-sign']);
    expect(rulesOf({ transcription: 'шу́лхан' })).toEqual(['lexicon-stress']);
  });

  it('does not take й for a vowel when it counts syllables', () => {
    const night = { hebrew: 'לילה', pronunciation: 'לַיְלָה' };
    expect(rulesOf({ ...night, transcription: 'ла́йла' })).toEqual([]);
    expect(rulesOf({ ...night, transcription: 'лайла́' })).toEqual(['lexicon-stress']);
  });

  it('says nothing where the lexicon has neither pointing nor stress', () => {
    expect(rulesOf({ hebrew: 'בננה', pronunciation: 'בָּנָנָה', transcription: 'бана́на' })).toEqual([]);
  });
});
