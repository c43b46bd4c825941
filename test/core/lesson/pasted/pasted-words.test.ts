import { describe, expect, it } from 'vitest';
import { holdsWords, parseWordLines } from '../../../../core/lesson/pasted/word-lines.ts';
import { createRandom } from '../../../../core/random.ts';
import { asTelegramSends, pastesOf, type Row } from '../../../support/pastes.ts';

const seeds = Array.from({ length: 16 }, (_, seed) => seed);

// shalom, bet sefer, lo, shulchan
const plain: readonly Row[] = [
  ['שלום', 'шало́м', 'мир, привет'],
  ['בית ספר', 'бэйт сэ́фэр', 'школа'],
  ['לא', 'ло', 'нет'],
  ['שולחן', 'шулха́н', 'письменный стол'],
];
const pointed: readonly Row[] = [
  ['שָׁלוֹם', 'шало́м', 'мир'],
  ['תּוֹדָה', 'тода́', 'спасибо, благодарю'],
  ['כֵּן', 'кэн', 'да'],
];

const read = (text: string) => {
  const parsed = parseWordLines(text);
  return parsed.ok
    ? parsed.words.map((word) => [word.pronunciation || word.hebrew, word.transcription, word.russian])
    : parsed.problems;
};

describe('a list of words that is pasted', () => {
  it('is read as its author sees it, wherever it was copied, and through Telegram, too', () => {
    for (const seed of seeds) {
      const rows = seed % 2 === 0 ? plain : pointed;
      for (const { kind, text } of pastesOf(rows, createRandom(seed))) {
        expect(read(text), `${kind}, seed ${seed}: ${JSON.stringify(text)}`).toEqual(rows);
      }
    }
  });

  it('is known as words wherever it comes', () => {
    for (const { kind, text } of pastesOf(plain, createRandom(1))) expect(holdsWords(text), kind).toBe(true);
  });

  it('may leave out the transcription where the niqqud gives it', () => {
    const both = [
      ['שָׁלוֹם', 'шало́м', 'мир, привет'],
      ['תּוֹדָה', 'тода́', 'большое спасибо'],
    ];
    for (const separator of [' - ', ' — ', '\t', ' = ', ';']) {
      const text = both.map(([hebrew, , russian]) => `${hebrew}${separator}${russian}`).join('\n');
      expect(read(text), separator).toEqual(both);
      expect(read(asTelegramSends(text)), `${separator}, through Telegram`).toEqual(both);
    }
  });

  it('is not guessed at where a part is missing', () => {
    // shalom: without niqqud; with its reading and no translation
    for (const text of ['שלום - привет', 'שָׁלוֹם - шало́м', 'שָׁלוֹם шало́м', 'שלום шало́м', 'שלום']) {
      expect(parseWordLines(text).ok, text).toBe(false);
    }
  });

  it('keeps a gloss of several words behind the reading of as many words as the Hebrew has', () => {
    expect(read('שולחן шулха́н письменный стол')).toEqual([['שולחן', 'шулха́н', 'письменный стол']]);
    expect(read('בית ספר бэйт-сэ́фэр начальная школа')).toEqual([
      ['בית ספר', 'бэйт-сэ́фэр', 'начальная школа'],
    ]);
  });
});

describe('the text of a field', () => {
  it('is not taken for words though Hebrew is in it', () => {
    for (const text of [
      'Первые слова',
      'Слово שלום: мир и привет',
      'שלום',
      'שלום — мир',
      'דינה כהן', // a name
      'Урок о слове שלום.\nИ о слове תודה.',
      'Дина - учитель - Хайфа',
      '',
    ]) {
      expect(holdsWords(text), text).toBe(false);
    }
  });

  it('is taken for words where they are meant, with mistakes, too', () => {
    for (const text of [
      'שלום - шалом - мир', // the stress is missing
      'שלום\nתודה\nכן',
      'שלום - привет\nתודה - спасибо',
      '1. שלום - привет\n2. תודה - спасибо',
    ]) {
      expect(holdsWords(text), text).toBe(true);
    }
  });
});
