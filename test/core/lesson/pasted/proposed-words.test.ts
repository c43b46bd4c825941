import { describe, expect, it } from 'vitest';
import type { Taught, TaughtWord } from '../../../../core/lesson/pasted/proposed.ts';
import { holdsWords, lettersIn, parseWordLines } from '../../../../core/lesson/pasted/word-lines.ts';
import { createRandom } from '../../../../core/random.ts';
import { asTelegramSends, pairsOf, type Row, tablesOf } from '../../../support/pastes.ts';

// shalom, bet sefer, lo, shulchan
const rows: readonly Row[] = [
  ['שלום', 'шало́м', 'мир, привет'],
  ['בית ספר', 'бэйт-сэ́фэр', 'школа'],
  ['לא', 'ло', 'нет'],
  ['שולחן', 'шулха́н', 'письменный стол'],
];
const course: readonly TaughtWord[] = [
  { hebrew: 'שלום', pronunciation: 'שָׁלוֹם', transcription: 'шало́м', russian: 'привет' },
  { hebrew: 'בית ספר', pronunciation: 'בֵּית סֵפֶר', transcription: 'бэйт-сэ́фэр', russian: 'школа', gender: 'm' },
  { hebrew: 'לא', pronunciation: 'לֹא', transcription: 'ло', russian: 'нет' },
  {
    ...{ hebrew: 'שולחן', pronunciation: 'שׁוּלְחָן', transcription: 'шулха́н', russian: 'письменный стол' },
    ...{ gender: 'm', plural: 'שׁוּלְחָנוֹת' },
  },
  // sefer, sapar, sapir with the letters of another word
  { hebrew: 'ספר', pronunciation: 'סֵפֶר', transcription: 'сэ́фэр', russian: 'книга', gender: 'm' },
  { hebrew: 'ספר', pronunciation: 'סַפָּר', transcription: 'сапа́р', russian: 'парикмахер', gender: 'm' },
];
const taught: Taught = (letters) => course.filter(({ hebrew }) => hebrew === letters);
const seeds = Array.from({ length: 12 }, (_, seed) => seed);

const read = (text: string) =>
  parseWordLines(text, taught).lines.map(({ word, problems }) =>
    word && problems.length === 0 ? [word.hebrew, word.transcription, word.russian] : problems,
  );

describe('words that are pasted', () => {
  it('may leave their transcription to the course, in either direction, in any list', () => {
    for (const seed of seeds) {
      for (const { kind, text } of pairsOf(rows, createRandom(seed))) {
        expect(read(text), `${kind}, seed ${seed}: ${JSON.stringify(text)}`).toEqual(rows);
        expect(holdsWords(text), kind).toBe(true);
      }
    }
  });

  it('may be a table with its columns in any order', () => {
    for (const seed of seeds) {
      for (const { kind, text } of tablesOf(rows, createRandom(seed))) {
        expect(read(text), `${kind}, seed ${seed}: ${JSON.stringify(text)}`).toEqual(rows);
        expect(holdsWords(text), kind).toBe(true);
      }
    }
  });

  it('are read through Telegram, which makes spaces of the tabs between two cells', () => {
    const text = asTelegramSends(rows.map(([hebrew, , russian]) => `${hebrew}\t${russian}`).join('\n'));
    expect(read(text)).toEqual(rows);
  });

  it('bring gender and forms from columns; what is not understood there is said', () => {
    const text = [
      'Перевод;Иврит;С огласовками;Род;Мн. число;Транскрипция',
      'стол;שולחן;שׁוּלְחָן;м. р.;שׁוּלְחָנוֹת;шулха́н',
      'нет;לא;לֹא;средний;;ло',
    ].join('\n');
    const [table, no] = parseWordLines(text).lines;
    expect(table?.word).toMatchObject({
      ...{ hebrew: 'שולחן', pronunciation: 'שׁוּלְחָן', transcription: 'шулха́н', russian: 'стол' },
      ...{ gender: 'm', plural: 'שׁוּלְחָנוֹת' },
    });
    expect(no).toMatchObject({ problems: [], doubts: ['Род «средний» не понят: укажите его в слове.'] });
  });
});

describe('what is proposed for a word', () => {
  const one = (text: string) => parseWordLines(text, taught).lines[0];

  it('is all that the course says of the word with the same translation, without a doubt', () => {
    expect(one('שולחן - письменный стол')).toMatchObject({
      word: { pronunciation: 'שׁוּלְחָן', transcription: 'шулха́н', gender: 'm', plural: 'שׁוּלְחָנוֹת' },
      doubts: [],
    });
    expect(one('ספר - парикмахер')).toMatchObject({ word: { pronunciation: 'סַפָּר' }, doubts: [] });
  });

  it('is doubted where the translation is another, and then has no forms', () => {
    const line = one('שולחן - доска');
    expect(line).toMatchObject({ word: { transcription: 'шулха́н' }, problems: [] });
    expect(line?.word).not.toHaveProperty('plural');
    expect(line?.doubts).toEqual(['Огласовки слова курса «письменный стол»: проверьте.']);
  });

  it('is doubted where the letters are of several words', () => {
    const line = one('ספר - том');
    expect(line?.word?.pronunciation).toBe('סֵפֶר');
    expect(line?.doubts).toEqual([expect.stringContaining('סַפָּר')]);
  });

  it('is the reading of the niqqud where the course has no such word', () => {
    expect(one('תּוֹדָה - спасибо')).toMatchObject({
      word: { transcription: 'тода́' },
      doubts: ['Транскрипция по огласовкам: проверьте ударение.'],
    });
  });

  it('never changes what is written', () => {
    expect(one('סַפָּר - книга')).toMatchObject({ word: { pronunciation: 'סַפָּר', transcription: 'сапа́р' } });
    expect(one('ספר - сфар - граница')).toMatchObject({
      word: { pronunciation: '', transcription: 'сфар' },
      doubts: [],
    });
  });

  it('is nothing where nothing is known, and the line says what is missing', () => {
    expect(one('מים - вода')).toMatchObject({
      problems: [{ line: 1, message: expect.stringMatching(/^Нет транс/) }],
    });
    expect(one('מים - вода')).not.toHaveProperty('word');
  });
});

describe('the letters of pasted words', () => {
  it('are those that the course may know, each once', () => {
    expect(lettersIn('שָׁלוֹם - привет\nнет - לא\nшум\nשלום - мир')).toEqual(['שלום', 'לא']);
  });
});
