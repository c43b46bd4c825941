import { describe, expect, it } from 'vitest';
import { analyseWord, consonantsAsked } from '../../../../core/hebrew/analysis/analyse-word.ts';
import { functionWords } from '../../../../core/hebrew/analysis/function-words.ts';
import { createLexicon, joinLexicons, type Lexicon } from '../../../../core/hebrew/analysis/lexicon.ts';
import { consonantsOfText, readText } from '../../../../core/hebrew/analysis/read-text.ts';
import { knownSounds } from '../../../../core/hebrew/known/known-sounds.ts';
import { addedInRussian, formInRussian } from '../../../../core/texts/lesson/readings.ts';
import { courseLexicon } from './course.ts';

const lexicon = joinLexicons([courseLexicon, functionWords]);
const read = (text: string) => analyseWord(text, { lexicon, sounds: knownSounds });
/** Base, what is added, which form: of the likeliest reading. */
const first = (text: string) => {
  const [reading] = read(text);
  return reading && [reading.word.hebrew, addedInRussian(reading.particles), formInRussian(reading)];
};

describe('a written word is read', () => {
  it.each([
    // in the house and and, the house, from the house, that in the house
    ['ובבית', 'בית', 'и в', 'с артиклем или без него'],
    ['הבית', 'בית', 'артикль', null],
    ['שבבית', 'בית', 'что в', 'с артиклем или без него'],
    ['והילד', 'ילד', 'и + артикль', null],
    ['מהעיר', 'עיר', 'из + артикль', null],
    ['כשהילד', 'ילד', 'когда + артикль', null],
    // I went, and when they came, she will write
    ['הלכתי', 'ללכת', null, 'я пошёл / пошла, от ללכת'],
    ['וכשבאו', 'לבוא', 'и когда', 'они пришли, от לבוא'],
    // my brother, her sister, our flats, the children of
    ['אחותה', 'אחות', null, 'с окончанием «её»'],
    ['אחותי', 'אחות', null, 'с окончанием «моя»'],
    ['דירותינו', 'דירה', null, 'с окончанием «наши»'],
    ['ילדי', 'ילד', null, 'множественное число перед другим словом («чего»)'],
    ['משפחתי', 'משפחה', null, 'с окончанием «моя»'],
    ['משפחת', 'משפחה', null, 'перед другим словом («чего»)'],
    // children, big ones
    ['ילדים', 'ילד', null, 'множественное число'],
    // written, treatment
    ['כתובה', 'לכתוב', null, 'что уже сделано, от לכתוב'],
  ])('%s: %s, %s, %s', (text, base, added, form) => {
    expect(first(text)).toEqual([base, added, form]);
  });

  it.each([
    ['in defective spelling', 'דברתי', 'לדבר'],
    ['with an ordinary letter at its end', 'ילדימ', 'ילד'],
    ['with a final form inside', 'שךחתי', 'לשכוח'],
    ['with niqqud', 'הָלַכְתִּי', 'ללכת'],
    ['with a consonant vav twice', 'הוורד', 'ורד'],
    ['between quotes', '"הבית"', 'בית'],
  ])('%s: %s', (_, text, base) => {
    expect(first(text)?.[0]).toBe(base);
  });

  it('with niqqud as what is pointed so, and no other', () => {
    // bavayit "in a house" and babayit "in the house"
    expect(read('בְּבַיִת').map(({ transcription }) => transcription)).toEqual(['бэва́ит']);
    expect(read('בַּבַּיִת').map(({ transcription }) => transcription)).toEqual(['баба́ит']);
  });

  it('in all ways, where there are several', () => {
    // sefer "book", siper "told", saper "tell!"
    expect(read('ספר').length).toBeGreaterThan(1);
    expect(read('ספר').every(({ certain }) => !certain)).toBe(true);
  });

  it('with its niqqud where that is sure', () => {
    expect(read('והתמונה')[0]).toMatchObject({ transcription: 'вэһатмуна́', certain: true });
    expect(read('ובבית')[0]).toMatchObject({ pointed: null, transcription: null, certain: false });
  });

  it('by rule where no source has it: root, binyan, form, no meaning and no niqqud', () => {
    // hitpalashnu "we wallowed"
    const [reading] = read('התפלשנו');
    expect(reading).toMatchObject({
      word: { hebrew: 'להתפלש', russian: null, source: 'rule' },
      regular: { root: 'פלש', binyan: 'hitpael' },
      keys: ['past.1pl'],
      certain: false,
      pointed: null,
    });
  });
});

describe('of several readings the likelier', () => {
  it.each([
    // «closed» on a door before «close!»
    ['סגור', 'done'],
  ] as const)('%s is what is done', (text, kind) => {
    expect(read(text)[0]?.derived?.kind).toBe(kind);
  });

  it.each([
    // ezra "help" before "she helped"
    ['עזרה', 'עזרה'],
    // hevra "company" before "girlfriend"
    ['החברה', 'חברה'],
    // pney "the face of" before "turn!"
    ['פני', 'פנים'],
    ['מכן', 'כן'],
  ])('%s is of %s', (text, base) => {
    expect(first(text)?.[0]).toBe(base);
  });
});

describe('what is no word', () => {
  it.each(['', '123', '🙂', 'hello', 'слово', 'קקקקק', 'םםםם', '׳׳׳', '--', 'אבגדהוזחט', 'ש'.repeat(10_000)])(
    'is not read: %s',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it.each(['הבית🙂', 'הבית123', 'the הבית', "הבית'", 'הבית-', '־הבית'])(
    'around a word is left out: %s',
    (text) => {
      expect(first(text)?.[0]).toBe('בית');
    },
  );

  it('has at most six readings, whatever is asked', () => {
    for (const text of ['שמש', 'והכה', 'ולה', 'שלו', 'מכה', 'ובהם'])
      expect(read(text).length).toBeLessThan(7);
  });
});

describe('other sources', () => {
  const word = {
    source: 'own' as const,
    ids: [7],
    hebrew: 'זיגזוג',
    russian: 'зигзаг',
    kind: 'noun' as const,
    gender: 'm' as const,
    rarity: 0,
  };
  const own = createLexicon([{ word, key: 'word', letters: 'זיגזוג', pointed: null, transcription: null }]);

  it('are read by the same rules', () => {
    const [reading] = analyseWord('ובזיגזוג', { lexicon: joinLexicons([courseLexicon, own]) });
    expect(reading?.word).toBe(word);
    expect(reading?.particles).toEqual(['ו', 'ב']);
    expect(reading?.certain).toBe(false);
  });

  it('have forms of verbs that would be doubtful alone', () => {
    const past = {
      ...word,
      source: 'dictionary' as const,
      hebrew: 'שיקר',
      russian: 'лгать',
      kind: 'verb' as const,
    };
    const dictionary = createLexicon([
      { word: past, key: 'word', letters: 'שיקר', pointed: null, transcription: null },
    ]);
    const lexicon = joinLexicons([courseLexicon, dictionary]);
    const found = analyseWord('משקרת', { lexicon }).find((one) => one.word === past);
    expect(found?.keys).toEqual(['present.sg.f']);
  });

  it('of a dictionary do not repeat what the course has', () => {
    const entry = (russian: string) => {
      const of = { ...word, source: 'dictionary' as const, hebrew: 'ספר', russian };
      return {
        word: of,
        key: 'word' as const,
        letters: 'ספר',
        pointed: 'סֵפֶר'.normalize('NFC'),
        transcription: null,
      };
    };
    const lexicon = joinLexicons([courseLexicon, createLexicon([entry('книга, том'), entry('граница')])]);
    const own = analyseWord('ספר', { lexicon }).filter(({ word: { source } }) => source === 'dictionary');
    expect(own.map((one) => one.word.russian)).toEqual(['граница']);
  });

  it('can be asked once, for everything that a word looks up', () => {
    const asked = consonantsAsked('ובזיגזוגים');
    const missed: string[] = [];
    const strict: Lexicon = {
      find(consonants) {
        if (!asked.includes(consonants)) missed.push(consonants);
        return own.find(consonants);
      },
    };
    expect(analyseWord('ובזיגזוגים', { lexicon: strict })[0]?.word).toBe(word);
    expect(missed).toEqual([]);
  });

  it('can be asked once for a text', () => {
    const asked = consonantsOfText('שלום, ובזיגזוגים!');
    expect(asked).toEqual(expect.arrayContaining(consonantsAsked('ובזיגזוגים')));
    expect(readText('שלום, ובזיגזוגים!', { lexicon: own }).map(({ readings }) => readings[0]?.word)).toEqual([
      undefined,
      word,
    ]);
  });
});
