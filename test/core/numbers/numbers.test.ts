import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeNumber } from '../../../core/numbers/judge.ts';
import { allPieces, type Piece, writtenPieces } from '../../../core/numbers/pieces.ts';
import { sayDate, sayPhone, sayPrice, sayTime, spokenMinutes } from '../../../core/numbers/say.ts';
import {
  drawNumber,
  drawNumbers,
  kindsTaught,
  type NumberKind,
  numbersOfSession,
  type TaughtNumbers,
  taughtNumbers,
} from '../../../core/numbers/tasks.ts';
import { createRandom } from '../../../core/random.ts';
import { sections } from '../../../db/content/index.ts';
import { numberAudio } from '../../../db/content/sounds/numbers-audio.ts';

const reached = (...keys: string[]) => taughtNumbers(new Set(keys));
const everything: TaughtNumbers = {
  ...{ counting: true, zero: true, masculine: true },
  ...{ clock: true, months: true, tens: true },
};

describe('what is said', () => {
  it.each([
    [2, 'שני שקלים'],
    [3, 'שלושה שקלים'],
    [10, 'עשרה שקלים'],
    [12, 'שנים עשר שקל'],
    [20, 'עשרים שקל'],
    [45, 'ארבעים וחמישה שקל'],
    [100, 'מאה שקל'],
    [118, 'מאה ושמונה עשר שקל'],
    [230, 'מאתיים ושלושים שקל'],
    [999, 'תשע מאות תשעים ותשעה שקל'],
  ])('of %i shekels is masculine: %s', (shekels, hebrew) => {
    expect(writtenPieces(sayPrice(shekels))).toBe(hebrew);
  });

  it('of a phone number are its digits, feminine as in counting', () => {
    expect(writtenPieces(sayPhone('0521'))).toBe('אפס חמש שתיים אחת');
  });

  it.each([
    [3, 0, 'שלוש'],
    [12, 0, 'שתים עשרה'],
    [1, 30, 'אחת וחצי'],
    [4, 15, 'ארבע ורבע'],
    [3, 45, 'רבע לארבע'],
    [12, 45, 'רבע לאחת'],
    [7, 10, 'שבע ועשר דקות'],
    [7, 5, 'שבע וחמש דקות'],
    [9, 20, 'תשע ועשרים'],
  ])('of the time %i:%i has feminine hours: %s', (hour, minute, hebrew) => {
    expect(writtenPieces(sayTime(hour, minute))).toBe(hebrew);
  });

  it('of a date is a masculine number and the month', () => {
    expect(writtenPieces(sayDate(2, 5))).toBe('שניים במאי');
    expect(writtenPieces(sayDate(23, 11))).toBe('עשרים ושלושה בנובמבר');
  });

  it('joins with u- before a shva, va- before a hataf patah, and ve- before the rest, which loses its dagesh', () => {
    const lastOf = (value: number) => sayPrice(value).at(-2);
    expect(lastOf(23)).toEqual({ pointed: 'וּשְׁלוֹשָׁה'.normalize('NFC'), transcription: 'ушлоша́' });
    expect(lastOf(25)).toEqual({ pointed: 'וַחֲמִישָּׁה'.normalize('NFC'), transcription: 'вахамиша́' });
    expect(lastOf(29)).toEqual({ pointed: 'וְתִשְׁעָה'.normalize('NFC'), transcription: 'вэтиш’а́' });
  });

  it('has a rendered sound for every part, in bounded bytes', () => {
    expect(allPieces().filter((piece) => numberAudio(piece) === null)).toEqual([]);
    expect(allPieces().length).toBeLessThanOrEqual(100);
    const known = new Set(allPieces().map(({ pointed }) => pointed));
    const said = [
      ...Array.from({ length: 998 }, (_, at) => sayPrice(at + 2)),
      ...Array.from({ length: 12 }, (_, at) => spokenMinutes.flatMap((minute) => sayTime(at + 1, minute))),
      ...Array.from({ length: 12 }, (_, at) => sayDate(31, at + 1)),
      sayPhone('0123456789'),
    ].flat();
    expect(said.filter(({ pointed }) => !known.has(pointed))).toEqual([]);
  });
});

describe('numerals, compared with those that the course teaches', () => {
  const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((one) => one.lessons));
  /** Letters with niqqud and the reading; the two kinds of apostrophe are one. */
  const asTaught = ({ pointed, transcription }: Piece) =>
    `${pointed.normalize('NFC')} ${transcription.replaceAll("'", '’')}`;
  const taughtIn = (key: string): string[] =>
    (lessons.find((lesson) => lesson.key === key)?.words ?? []).map(({ pronunciation, transcription }) =>
      asTaught({ pointed: pronunciation, transcription }),
    );
  const feminine = taughtIn('numbers-1-10');
  const masculine = taughtIn('numbers-masculine');
  const tens = taughtIn('tens-hundred-thousand').slice(0, 8);

  it('are feminine one by one in a phone number and as hours', () => {
    expect(feminine).toHaveLength(10);
    expect(sayPhone('123456789').map(asTaught)).toEqual(feminine.slice(0, 9));
    for (let hour = 1; hour <= 10; hour++) {
      for (const minute of spokenMinutes.filter((one) => one !== 45)) {
        expect(sayTime(hour, minute).slice(0, 1).map(asTaught)).toEqual([feminine[hour - 1]]);
      }
      expect(
        sayTime(hour === 1 ? 12 : hour - 1, 45)
          .slice(1)
          .map(asTaught),
      ).toEqual([feminine[hour - 1]]);
    }
  });

  it('are masculine in every price and date, and never feminine', () => {
    expect(masculine).toHaveLength(10);
    for (let value = 1; value <= 10; value++) {
      expect(sayDate(value, 5).slice(0, 1).map(asTaught)).toEqual([masculine[value - 1]]);
      if (value > 2) expect(sayPrice(value).slice(0, 1).map(asTaught)).toEqual([masculine[value - 1]]);
    }
    const letters = (text = '') => text.split(' ')[0]?.replace(/[^א-ת]/gu, '') ?? '';
    // Eight has the same letters in both.
    const right = new Set(masculine.map(letters));
    const wrong = new Set(feminine.map(letters).filter((numeral) => !right.has(numeral)));
    for (let value = 2; value <= 999; value++) {
      const said = sayPrice(value).map(({ pointed }) => letters(pointed));
      const unit = value % 10;
      // A phrase like "three hundred" begins with a feminine numeral, since a hundred is feminine.
      const ofUnits = sayPrice(value).filter(({ pointed }) => !pointed.includes(' '));
      expect(ofUnits.filter(({ pointed }) => wrong.has(letters(pointed).replace(/^ו/u, '')))).toEqual([]);
      if (value > 20 && unit > 0 && value % 100 > 20) {
        expect(said.at(-2)).toBe(`ו${letters(masculine[unit - 1])}`);
      }
    }
  });

  it('have the tens of the course, whatever the gender', () => {
    expect(
      [20, 30, 40, 50, 60, 70, 80, 90].map((value) => sayPrice(value).slice(0, 1).map(asTaught)),
    ).toEqual(tens.map((ten) => [ten]));
  });
});

describe('the numbers of a round', () => {
  it('begin with the lesson of numbers, and come with what was taught', () => {
    expect(kindsTaught(reached())).toEqual([]);
    expect(drawNumbers(reached(), 10, createRandom(1))).toEqual([]);
    expect(kindsTaught(reached('numbers-1-10'))).toEqual(['phone']);
    expect(kindsTaught(reached('numbers-1-10', 'numbers-masculine'))).toEqual(['price', 'phone']);
    expect(kindsTaught(everything)).toEqual(['price', 'phone', 'time', 'date']);
  });

  it('have no zero, no teens and no tens before their lessons', () => {
    const early = { ...everything, zero: false, tens: false };
    for (let seed = 1; seed <= 200; seed++) {
      const random = createRandom(seed);
      expect(drawNumber('phone', early, random).digits).toMatch(/^[1-9]{7}$/);
      expect(Number(drawNumber('price', early, random).digits)).toBeLessThanOrEqual(10);
      expect(Number(drawNumber('date', early, random).digits.split('.')[0])).toBeLessThanOrEqual(10);
      expect(drawNumber('time', early, random).digits).not.toMatch(/:(20|40|50)$/);
      expect(drawNumber('phone', everything, random).digits).toMatch(/^05[0-8]\d{7}$/);
    }
  });

  it('are right when they are typed as they are written, whatever their kind', () => {
    for (let seed = 1; seed <= 300; seed++) {
      for (const number of drawNumbers(everything, 4, createRandom(seed))) {
        expect([number.digits, judgeNumber(number.digits, number)]).toEqual([
          number.digits,
          { isRight: true },
        ]);
      }
    }
  });

  it('are two at most in a tenth of the first session of a day', () => {
    expect(numbersOfSession({ otherSeconds: 60, isFirst: true })).toBe(0);
    expect(numbersOfSession({ otherSeconds: 150, isFirst: true })).toBe(1);
    expect(numbersOfSession({ otherSeconds: 900, isFirst: true })).toBe(2);
    expect(numbersOfSession({ otherSeconds: 900, isFirst: false })).toBe(0);
  });
});

describe('typed digits', () => {
  it.each<[NumberKind, string, string]>([
    ['price', '45', '45 ₪'],
    ['price', '45', '₪45'],
    ['price', '45', '45.00'],
    ['price', '45', '45,00'],
    ['price', '45', '45.'],
    ['price', '45', '45 שקל'],
    ['price', '45', '45 шекелей'],
    ['price', '45', '٤٥'],
    ['price', '45', '４５'],
    ['price', '45', '045'],
    ['price', '45', '0045'],
    ['price', '45', '45.00 ₪'],
    ['price', '100', '100.00'],
    ['price', '123', '1 2 3'],
    ['phone', '0541234567', '054-123-4567'],
    ['phone', '0541234567', '+972 54 123 4567'],
    ['phone', '0541234567', '00972541234567'],
    ['time', '7:05', '07.05'],
    ['time', '7:05', '7-05'],
    ['time', '7:05', '7 часов 5 минут'],
    ['time', '7:05', '19:05:00'],
    ['time', '3:30', '03:30'],
    ['time', '3:30', '15:30'],
    ['time', '3:30', '330'],
    ['time', '12:15', '0:15'],
    ['time', '3:00', '3'],
    ['time', '3:00', '15'],
    ['time', '3:59', '3:59'],
    ['time', '12:00', '24:00'],
    ['date', '5.11', '05/11'],
    ['date', '5.11', '511'],
    ['date', '5.11', '5.11.2026'],
    ['date', '5.11', '2026-11-05'],
    ['date', '5.11', '0511'],
    ['date', '5.3', '5 марта'],
    ['date', '5.3', '5 במרץ'],
    ['date', '5.5', '5 мая'],
    ['date', '31.10', '31.10.2026'],
    ['date', '11.1', '111'],
    ['date', '1.11', '111'],
    ['date', '10.1', '101'],
  ])('%s %s is right as %s', (kind, digits, typed) => {
    expect(judgeNumber(typed, { kind, digits })).toEqual({ isRight: true });
  });

  it.each<[NumberKind, string, string, string | undefined]>([
    ['price', '45', '46', 'Одна цифра другая: 5, а не 6.'],
    ['price', '45', '54', 'Две цифры переставлены.'],
    ['phone', '0541234567', '054123456', 'Прозвучало 10 цифр, набрано 9.'],
    ['price', '45', '450', 'Прозвучало 2 цифры, набрано 3.'],
    ['price', '45', '45.50', 'Прозвучало 2 цифры, набрано 4.'],
    ['price', '456', '654', 'Другие цифры: 2.'],
    ['price', '45', 'сорок пять', 'Здесь нужны цифры.'],
    ['time', '3:45', '4:15', 'Другие и часы, и минуты.'],
    ['time', '3:30', '4:30', 'Часы другие.'],
    ['time', '3:30', '3:40', 'Минуты другие.'],
    ['time', '3:30', '3:75', 'Это не время: часы от 0 до 24, минуты до 59.'],
    ['date', '5.11', '11.5', 'Сначала день, потом месяц.'],
    ['date', '5.11', '5', 'Не хватает месяца: нужны день и месяц.'],
    ['date', '5.11', '5 декабря', 'Месяц другой.'],
    ['date', '5.11', '6.11', 'День другой.'],
    ['price', '45', '', undefined],
    ['price', '45', '   ', undefined],
    ['price', '4567', '5476', 'Другие цифры: 4.'],
    ['price', '45', '64', 'Другие цифры: 2.'],
    ['price', '45', '56', 'Другие цифры: 2.'],
    ['phone', '0541234567', '+1 972 54 123 4567', 'Прозвучало 10 цифр, набрано 13.'],
    ['phone', '0541234567', '972 54 123 456789', 'Прозвучало 10 цифр, набрано 14.'],
    ['time', '3:30', '3:30:15', 'Это не время: часы от 0 до 24, минуты до 59.'],
    ['time', '3:30', '3:30:00:00', 'Это не время: часы от 0 до 24, минуты до 59.'],
    ['time', '1:30', '25:30', 'Это не время: часы от 0 до 24, минуты до 59.'],
    ['date', '5.11', '11.12', 'Другие и день, и месяц.'],
    ['date', '5.11', '12.5', 'Другие и день, и месяц.'],
    ['date', '5.11', '611', 'День другой.'],
    ['date', '5.11', '0611', 'День другой.'],
  ])('%s %s is wrong as %s', (kind, digits, typed, reason) => {
    expect(judgeNumber(typed, { kind, digits })).toEqual({ isRight: false, ...(reason ? { reason } : {}) });
  });

  it('have a reason whenever they are wrong', () => {
    const heard: { kind: NumberKind; digits: string }[] = [
      { kind: 'price', digits: '45' },
      { kind: 'phone', digits: '0541234567' },
      { kind: 'time', digits: '3:30' },
      { kind: 'date', digits: '5.11' },
    ];
    fc.assert(
      fc.property(fc.constantFrom(...heard), fc.stringMatching(/^[0-9.,:/ ₪-]{1,14}$/), (number, typed) => {
        const { isRight, reason } = judgeNumber(typed, number);
        expect(isRight || typed.trim() === '' || Boolean(reason)).toBe(true);
      }),
    );
  });
});
