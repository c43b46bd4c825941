import { describe, expect, it } from 'vitest';
import { analyseWord } from '../../../../core/hebrew/analysis/analyse-word.ts';
import { functionWords } from '../../../../core/hebrew/analysis/function-words.ts';
import {
  consonantsOf,
  createLexicon,
  joinLexicons,
  type LexiconWord,
} from '../../../../core/hebrew/analysis/lexicon.ts';
import { names } from '../../../../core/hebrew/analysis/names.ts';
import { namesTable } from '../../../../core/hebrew/analysis/names-table.ts';
import { readText } from '../../../../core/hebrew/analysis/read-text.ts';
import { stripNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { meaningOfReading } from '../../../../core/texts/lesson/reading-meaning.ts';
import { addedInRussian, shapeReading } from '../../../../core/texts/lesson/readings.ts';
import { singleLetterTexts } from '../../../../core/texts/lesson/single-letters.ts';
import { letterItems } from '../../../../db/content/letters.ts';
import { courseLexicon } from './course.ts';

const lexicon = joinLexicons([courseLexicon, functionWords, names]);
const read = (text: string) => analyseWord(text, { lexicon });
const meaning = (text: string) => {
  const [first] = read(text);
  return first && meaningOfReading(text, shapeReading(first));
};

describe('a name is read', () => {
  it.each([
    ['טום', 'Том; мужское имя'],
    ["ג'ון", 'Джон; мужское имя'],
    ['נועה', 'Ноа; женское имя'],
    ['כהן', 'Коэн; фамилия'],
    ['באר שבע', 'Беэр-Шева; город'],
    ['באר־שבע', 'באר שבע (Беэр-Шева); город'],
    ['צרפת', 'Франция; страна'],
    ['הגליל', 'Галилея; место'],
    ['כסלו', 'кислев; месяц'],
    // in another spelling
    ['דויד', 'דוד (Давид); мужское имя'],
  ])('%s: %s', (text, said) => {
    expect(meaning(text)).toBe(said);
  });

  it.each([
    ['לטום', 'טום', 'к'],
    ['ומשה', 'משה', 'и'],
    ['שברלין', 'ברלין', 'что'],
    ['בבאר שבע', 'באר שבע', 'в'],
    ['בגליל', 'הגליל', 'в'],
  ])('%s behind particles: %s, %s', (text, base, added) => {
    const [first] = read(text);
    expect([first?.word.hebrew, addedInRussian(first?.particles ?? [])]).toEqual([base, added]);
  });

  it('without an article of its own', () => {
    expect(read('הטום')).toEqual([]);
  });

  it('with its niqqud where that is sure', () => {
    expect(read('מיכאל')[0]).toMatchObject({ transcription: 'михаэ́л' });
    expect(read('טום')[0]).toMatchObject({ pointed: null, transcription: null, certain: false });
  });
});

describe('a name that is spelled like a word', () => {
  it.each(['שיר', 'אביב', 'חיים', 'אשר', 'דוד', 'מילה'])('comes behind it: %s', (text) => {
    const readings = read(text);
    expect(readings[0]?.word.source).not.toBe('name');
    expect(readings.some(({ word }) => word.source === 'name')).toBe(true);
  });

  it('comes before a particle and a word', () => {
    // mi-she "from which" and seh "lamb", ke and hen "they"
    expect(['משה', 'כהן'].map((text) => read(text)[0]?.word.source)).toEqual(['name', 'name']);
  });

  it('is never certain', () => {
    for (const table of Object.values(namesTable)) {
      for (const line of table.trim().split('\n')) {
        const spelling = stripNiqqud(line.replace('~', '').split(/[,|]/)[0] ?? '');
        const readings = read(spelling);
        if (readings.length > 1) expect(readings.every(({ certain }) => !certain)).toBe(true);
      }
    }
  });

  it('is left out where the course or a dictionary says the same', () => {
    const sources = read('רוסיה').map(({ word }) => word.source);
    expect(sources).toEqual(['course']);
    const entry: LexiconWord = {
      ...{ source: 'dictionary', ids: [], hebrew: 'ברלין', russian: 'Берлин', kind: 'noun', gender: 'f' },
      rarity: 0,
    };
    const form = { word: entry, key: 'word', letters: 'ברלין', pointed: null, transcription: null } as const;
    const all = joinLexicons([lexicon, createLexicon([form])]);
    expect(analyseWord('ברלין', { lexicon: all }).map(({ word }) => word.source)).toEqual(['name']);
  });
});

describe('in a text', () => {
  it('names are read, of several words too', () => {
    const words = readText('טום גר בתל אביב', { lexicon });
    expect(words.map(({ text }) => text)).toEqual(['טום', 'גר', 'בתל אביב']);
    expect(words[0]?.readings[0]?.word.name).toBe('man');
  });
});

describe('a single letter', () => {
  it.each([
    ['ב', '«в», пишется слитно со следующим словом'],
    ['א', 'буква алеф'],
    ['ם', 'буква конечная мем'],
    ['מ', '«из», «от», пишется слитно со следующим словом'],
  ])('%s: %s', (text, said) => {
    expect(meaning(text)).toBe(said);
  });

  it('that is a particle is a letter, too, and neither is certain', () => {
    const readings = read('ב');
    expect(readings.map(({ word }) => word.russian)).toContain('буква бет');
    expect(readings.every(({ certain }) => !certain)).toBe(true);
  });

  it('has the name that the lessons of letters give it', () => {
    const taught = letterItems.flatMap(({ letter, name }) =>
      singleLetterTexts.names[letter] ? [[letter, name]] : [],
    );
    expect(Object.fromEntries(taught)).toMatchObject(singleLetterTexts.names);
  });
});

describe('the table of names', () => {
  const lines = Object.entries(namesTable).flatMap(([kind, table]) =>
    table
      .trim()
      .split('\n')
      .map((line) => [kind, line] as const),
  );

  it('has spellings of Hebrew letters and a Russian name in each line', () => {
    const wrong = lines.filter(
      ([, line]) => !/^~?[א-ת' ,\u05b0-\u05c2]+\|[А-ЯЁа-яё][А-ЯЁа-яё —,-]*$/u.test(line),
    );
    expect(wrong).toEqual([]);
  });

  it('has no name twice', () => {
    const named = lines.map(([kind, line]) => `${kind} ${stripNiqqud(line)}`);
    expect(named.filter((one, at) => named.indexOf(one) !== at)).toEqual([]);
  });

  it('is found by every spelling', () => {
    const missing = lines
      .flatMap(([, line]) => stripNiqqud(line.replace('~', '').split('|')[0] ?? '').split(','))
      .map((spelling) => spelling.replaceAll("'", ''))
      .filter((letters) => !names.find(consonantsOf(letters)).some((form) => form.letters === letters));
    expect(missing).toEqual([]);
  });
});
