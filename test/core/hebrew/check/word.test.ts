import { describe, expect, it } from 'vitest';
import { checkWord, lacksParts } from '../../../../core/hebrew/check/word.ts';
import type { WordContent } from '../../../../core/lesson/content.ts';

const table: WordContent = {
  key: 'shulchan',
  hebrew: 'שולחן',
  pronunciation: 'שׁוּלְחָן',
  transcription: 'шулха́н',
  russian: 'стол',
  gender: 'm',
  plural: 'שׁוּלְחָנוֹת',
};
const apple: WordContent = {
  key: 'tapuach',
  hebrew: 'תפוח',
  pronunciation: 'תַּפּוּחַ',
  transcription: 'тапу́ах',
  russian: 'яблоко',
};
const school: WordContent = {
  key: 'beit-sefer',
  hebrew: 'בית ספר',
  pronunciation: 'בֵּית סֵפֶר',
  transcription: 'бэйт-сэ́фэр',
  russian: 'школа',
};

/** Rules broken by a word, with the field each stands at. */
const broken = (word: WordContent): string[] => checkWord(word).map((it) => `${it.field}: ${it.rule}`);

describe('a well-made word', () => {
  it.each([table, apple, school])('$key passes', (word) => {
    expect(checkWord(word)).toEqual([]);
  });

  it('may keep a plain pe at the end of a loanword', () => {
    const chip: WordContent = {
      key: 'microscope',
      hebrew: 'מיקרוסקופ',
      pronunciation: 'מִיקְרוֹסְקוֹפּ',
      transcription: 'микроско́п',
      russian: 'микроскоп',
    };
    expect(broken(chip)).toEqual([]);
  });
});

describe('the plain spelling', () => {
  it.each([
    ['צ׳יפס', 'hebrew: hebrew-letters'],
    ['שׁולחן', 'hebrew: hebrew-letters'],
    ['שולחן\u200f', 'hebrew: hebrew-letters'],
    ['בית־ספר', 'hebrew: hebrew-letters'],
    ['шулхан', 'hebrew: hebrew-letters'],
    ['שולחן ', 'hebrew: spacing'],
    ['שולחנ', 'hebrew: final-form'],
    ['שוםחן', 'hebrew: final-form'],
    ['', 'hebrew: empty'],
  ])('%s breaks %s', (hebrew, rule) => {
    expect(broken({ ...table, hebrew })).toContain(rule);
  });

  it('names the character it does not want', () => {
    const [finding] = checkWord({ ...table, hebrew: 'שולחן\u200f' });
    expect(finding?.why).toContain('U+200F');
  });

  it('must not return as its own variant', () => {
    expect(broken({ ...table, variants: ['שולחן'] })).toEqual(['variants: variant-same']);
    expect(broken({ ...table, variants: ['שלחן', 'שלחן'] })).toEqual(['variants: variant-same']);
    expect(broken({ ...table, variants: ['שלחן'] })).toEqual([]);
  });
});

describe('the pointed spelling', () => {
  it.each([
    ['שֻׁלְחָן', 'pronunciation-letters'], // the dictionary's short spelling
    ['ש\u05c1וּלְחָן'.normalize('NFD').replace('ש\u05c1', '\ufb2a'), 'pointed-signs'],
    ['שׁוּלְחָ\u0597ן', 'pointed-signs'],
    ['שוּלְחָן', 'pointed-shin-dot'],
    ['שׁוּלׁחָן', 'pointed-shin-dot'],
    ['שׁוּלחָן', 'pointed-complete'],
    ['שׁוּלְחן', 'pointed-complete'],
    ['שׁולְחָן', 'pointed-complete'],
    ['שולחן', 'pointed-complete'],
    ['שׁוּלְחָּן', 'pointed-dagesh'],
    ['שׁוּלְח\u05b7\u05b8ן', 'pointed-two-vowels'],
    ['שׁוּלֲחָן', 'pointed-hataf'],
  ])('%s breaks %s', (pronunciation, rule) => {
    expect(broken({ ...table, pronunciation })).toContain(`pronunciation: ${rule}`);
  });

  it('is stored in one order of points', () => {
    expect(broken({ ...table, pronunciation: 'ש\u05c1\u05bc\u05b7ן', hebrew: 'שן' })).toContain(
      'pronunciation: pointed-nfc',
    );
  });

  it.each([
    ['ל\u05d5\u05bcח', 'לוח', 'pointed-furtive'],
    ['גָּבוֹהַ', 'גבוה', 'pointed-furtive'],
    ['תַפּוּחַ', 'תפוח', 'pointed-dagesh-start'],
    ['לּוּחַ', 'לוח', 'pointed-dagesh-start'],
    ['דֶּרֶך', 'דרך', 'pointed-final-kaf'],
    ['חְלוֹם', 'חלום', 'pointed-hataf'],
    ['שָׁלוֹםַ', 'שלום', 'pointed-end'],
  ])('%s breaks a rule of beginnings and ends', (pronunciation, hebrew, rule) => {
    expect(broken({ ...table, hebrew, pronunciation: pronunciation.normalize('NFC') })).toContain(
      `pronunciation: ${rule}`,
    );
  });

  it.each([
    ['מִזְווָדָה', 'מזוודה', 'מִזְוָודָה'],
    ['מְתַווֵּךְ', 'מתווך', 'מְתַוֵּוךְ'],
    ['מְטַייֵּל', 'מטייל', 'מְטַיֵּיל'],
    ['שְׁנִייָּה', 'שנייה', 'שְׁנִיָּיה'],
    ['מַייִם', 'מיים', 'מַיִים'],
  ])(
    '%s points the second of two equal letters, the first carries them',
    (pronunciation, hebrew, expected) => {
      const finding = checkWord({ ...table, hebrew, pronunciation: pronunciation.normalize('NFC') }).find(
        (it) => it.rule === 'pointed-doubled',
      );
      expect(finding).toMatchObject({ field: 'pronunciation', expected: expected.normalize('NFC') });
      expect(
        broken({ ...table, hebrew, pronunciation: expected.normalize('NFC') }).filter((it) =>
          it.includes('pointed'),
        ),
      ).toEqual([]);
    },
  );

  it.each(['מִצְווֹת', 'חָווּ', 'הָיִיתִי', 'תּוּכִּיִּים', 'עָלַיי'])(
    '%s has two equal letters and each in its place',
    (plural) => {
      expect(broken({ ...table, plural: plural.normalize('NFC') })).toEqual([]);
    },
  );

  it('is asked of plural and feminine too', () => {
    expect(broken({ ...table, plural: 'שׁוּלחָנוֹת' })).toEqual(['plural: pointed-complete']);
    expect(broken({ ...table, feminine: 'שולחן' })).toContain('feminine: pointed-shin-dot');
    expect(broken({ ...table, plural: 'שׁוּלְחָנִימ' })).toContain('plural: final-form');
    expect(broken({ ...table, gender: undefined })).toEqual(['gender: gender-missing']);
  });
});

describe('the transcription', () => {
  it.each([
    ['шулхан', 'transcription-stress'],
    ['шу́лха́н', 'transcription-stress'],
    ['шулх\u0301ан', 'transcription-stress'],
    ['шулxа́н', 'transcription-letters'], // Latin x
    ['шулхáн', 'transcription-letters'], // Latin a with acute
    ['Шулха́н', 'transcription-letters'],
    ['шульха́н', 'transcription-letters'],
    ['шулха́н ', 'spacing'],
    ['шулга́н', 'transcription-sounds'],
    ['шлуха́н', 'transcription-sounds'],
    ['шу́лхан', 'transcription-stress-place'],
    ['', 'empty'],
  ])('%s breaks %s', (transcription, rule) => {
    expect(broken({ ...table, transcription })).toEqual([`transcription: ${rule}`]);
  });

  it('that sounds unlike the niqqud may be right: a warning with both readings', () => {
    const [finding] = checkWord({ ...table, transcription: 'шулга́н' });
    expect(finding).toMatchObject({ level: 'warning', expected: 'шулха́н', written: 'шулга́н' });
  });

  it('carries no mark on one syllable', () => {
    const heart: WordContent = {
      ...table,
      hebrew: 'לב',
      pronunciation: 'לֵב',
      transcription: 'лэ́в',
      russian: 'сердце',
    };
    expect(broken(heart)).toEqual(['transcription: transcription-stress']);
    expect(broken({ ...heart, transcription: 'лэв' })).toEqual([]);
  });

  it('comes with a better proposal where the rules have one', () => {
    const [finding] = checkWord({ ...table, transcription: 'сулха́н' });
    expect(finding?.expected).toBe('шулха́н');
  });

  it('may join words by a space or a hyphen', () => {
    expect(broken({ ...school, transcription: 'бэйт сэ́фэр' })).toEqual([]);
  });
});

describe('the Russian gloss', () => {
  it.each([
    ['cтол', 'russian-letters'], // Latin c
    ['table', 'russian-letters'],
    ['שולחן', 'russian-letters'],
    ['стол ', 'spacing'],
    ['стол (м. р.', 'russian-brackets'],
    ['', 'empty'],
  ])('%s breaks %s', (russian, rule) => {
    expect(broken({ ...table, russian })).toContain(`russian: ${rule}`);
  });

  it('may hold brackets, commas and ё', () => {
    for (const russian of ['ты (м. р.)', 'мир, привет', 'жёлтый', 'Израиль', 'кто-то', '20']) {
      const expected = russian === '20' ? ['russian: russian-letters'] : [];
      expect(broken({ ...table, russian }), russian).toEqual(expected);
    }
  });

  it('of a number has its gender', () => {
    const two = { key: 'two', hebrew: 'שתיים', pronunciation: 'שְׁתַּיִים', transcription: 'шта́им' };
    expect(broken({ ...two, russian: 'два' })).toEqual(['russian: gloss-gender']);
    expect(broken({ ...two, russian: 'две, два (при счёте)' })).toEqual([]);
  });
});

describe('a phrase word by word', () => {
  const parts = [
    { pronunciation: 'בֵּית', russian: 'дом' },
    { pronunciation: 'סֵפֶר', russian: 'книга' },
  ];
  const [bet, sefer] = parts;

  it('has its words in their order, each with its Russian', () => {
    expect(broken({ ...school, parts })).toEqual([]);
    expect(broken({ ...school, parts: [] })).toEqual([]);
    expect(
      broken({
        ...school,
        parts: parts.map((it) => ({ ...it, pronunciation: it.pronunciation.normalize('NFD') })),
      }),
    ).toEqual([]);
    expect(broken({ ...school, parts: parts.toReversed() })).toEqual(['parts: parts-words']);
    expect(broken({ ...school, parts: parts.slice(1) })).toEqual(['parts: parts-words']);
    const otherwise = [{ pronunciation: 'בַּיִת', russian: 'дом' }, ...parts.slice(1)];
    expect(broken({ ...school, parts: otherwise })).toEqual(['parts: parts-words']);
  });

  it.each(['', 'house', 'дом (какой'])('has Russian at each word, not «%s»', (russian) => {
    const told = [{ pronunciation: bet?.pronunciation ?? '', russian }, ...(sefer ? [sefer] : [])];
    expect(broken({ ...school, parts: told })).toEqual(['parts: parts-russian']);
  });

  it('is no single word', () => {
    const part = { pronunciation: apple.pronunciation, russian: 'яблоко' };
    expect(broken({ ...apple, parts: [part] })).toEqual(['parts: parts-single']);
  });

  it('is missing where an entry of several words has none', () => {
    expect([school, { ...school, parts }, apple].map(lacksParts)).toEqual([true, false, false]);
  });
});
