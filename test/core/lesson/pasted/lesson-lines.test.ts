import { describe, expect, it } from 'vitest';
import {
  lettersInLessons,
  maxSectionLength,
  parseLessonLines,
  wordsOf,
} from '../../../../core/lesson/pasted/lesson-lines.ts';
import type { Taught, TaughtWord } from '../../../../core/lesson/pasted/proposed.ts';
import { oneRowALine } from '../../../../core/lesson/pasted/rows.ts';

// bayit, delet, chalon, rechov, ir
const course: readonly TaughtWord[] = [
  { hebrew: 'בית', pronunciation: 'בַּיִת', transcription: 'ба́йит', russian: 'дом', gender: 'm' },
  { hebrew: 'דלת', pronunciation: 'דֶּלֶת', transcription: 'дэ́лэт', russian: 'дверь' },
  { hebrew: 'חלון', pronunciation: 'חַלּוֹן', transcription: 'хало́н', russian: 'окно' },
  { hebrew: 'רחוב', pronunciation: 'רְחוֹב', transcription: 'рэхо́в', russian: 'улица' },
  { hebrew: 'עיר', pronunciation: 'עִיר', transcription: 'ир', russian: 'город' },
];
const taught: Taught = (letters) => course.filter(({ hebrew }) => hebrew === letters);
const read = (text: string) => parseLessonLines(oneRowALine(text), taught);
/** Names of the lessons with the translations of their words. */
const said = (text: string) =>
  read(text).lessons.map((lesson) => [lesson.name, ...wordsOf(lesson).map(({ russian }) => russian)]);

const home = ['Дома', 'дом', 'дверь'];
const town = ['В городе', 'улица'];

describe('lessons that are pasted together', () => {
  it('begin with a heading, however it is marked', () => {
    for (const [first, second] of [
      ['# Дома', '# В городе'],
      ['#Дома', '## В городе ##'],
      ['# Урок 1. «Дома»', '# Урок №2 — В городе:'],
      ['Урок 1: Дома', 'УРОК 2. В городе'],
      ['**Урок 1) Дома**', 'Lesson 2 - В городе'],
      ['Дома', 'В городе'],
      ['Дома:', '  В городе :'],
      ['\u200eДома\u200f', '"В городе"'],
      ['1. Дома', '2. В городе'],
    ]) {
      const text = `${first}\nבית — дом\n\nדלת - дверь\n${second}\nרחוב\tулица\n`;
      expect(said(text), text).toEqual([home, town]);
      expect(said(text.replaceAll('\n', '\r\n')), text).toEqual([home, town]);
      expect(read(text).isReady).toBe(true);
    }
  });

  it('stand in a table, under merged cells that come empty', () => {
    const text = 'Дома\t\t\nבית\tдом\t\nדלת\tдверь\t\n\t\t\nВ городе\t\t\nרחוב\tулица\t\n';
    expect(said(text)).toEqual([home, town]);
    expect(said(`иврит\tперевод\t\n${text}`)).toEqual([home, town]);
    expect(said(text.replaceAll('Дома\t\t\n', 'Дома\t\t\nслово\tперевод\t\n'))).toEqual([home, town]);
  });

  it('are named by a column, whose empty cells mean the lesson above', () => {
    expect(said('Урок\tИврит\tПеревод\nДома\tבית\tдом\n\tדלת\tдверь\nВ городе\tרחוב\tулица\n')).toEqual([
      home,
      town,
    ]);
    // The columns in another order, the lesson in a row of its own, and the names of columns on each page.
    expect(
      said(
        'перевод;№;тема;иврит\n;;Дома;\nдом;1;;בית\nдверь;2;;דלת\nперевод;№;тема;иврит\nулица;3;В городе;רחוב',
      ),
    ).toEqual([home, town]);
  });

  it('take the rows of one lesson together, wherever they stand', () => {
    const text = 'урок\tслово\tперевод\nДома\tבית\tдом\nВ городе\tרחוב\tулица\nДома\tדלת\tдверь';
    expect(said(text)).toEqual([home, town]);
  });

  it('get a name from a number', () => {
    const text = 'урок\tслово\tперевод\n1\tבית\tдом\n1\tדלת\tдверь\n2\tרחוב\tулица';
    expect(said(text).map(([name]) => name)).toEqual(['Урок 1', 'Урок 2']);
    expect(said('Урок 7\nבית — дом').map(([name]) => name)).toEqual(['Урок 7']);
  });

  it('have words with the columns of a spreadsheet: niqqud, transcription, cells of several lines', () => {
    const { lessons, isReady } = read(
      'урок\tслово\tогласовки\tтранскрипция\tперевод\r\n' +
        '"Дома,\r\nна кухне"\tשולחן\tשֻׁלְחָן\tшулха́н\t"стол\r\nобеденный"\r\n',
    );
    expect(lessons.map(({ name }) => name)).toEqual(['Дома, на кухне']);
    expect(lessons[0]?.lines[0]?.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('буквы должны совпадать со словом'),
    ]);
    expect(isReady).toBe(false);
  });

  it('keep the numbers of their lines, by which one is mended', () => {
    const { lessons } = read('# Дома\n\nבית — дом\nсобака\n# В городе\nרחוב — улица');
    expect(lessons.map(({ heading, lines }) => [heading?.line, ...lines.map(({ line }) => line)])).toEqual([
      [1, 3, 4],
      [5, 6],
    ]);
    expect(lessons[0]?.lines[1]?.problems).not.toEqual([]);
  });

  it('become several where there are more words than a lesson may have', () => {
    const letters = [...'אבגדהוזחטיכלמנסעפצקרשת'].slice(0, 21);
    const words = letters.map((letter) => `${letter}ָה - ${'а́'}${letter} - слово`).join('\n');
    const { lessons } = read(`# Буквы\n${words}`);
    expect(lessons.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['Буквы, часть 1', 7],
      ['Буквы, часть 2', 7],
      ['Буквы, часть 3', 7],
    ]);
    expect(lessons[0]?.doubts).toEqual(['21 слово, а в уроке не больше 10: получится 3 урока.']);
  });

  it('are not ready without a name, without words, or with a name that no lesson may have', () => {
    const problems = (text: string) => read(text).lessons.map((lesson) => lesson.problems.length);
    expect(problems('בית — дом\nדלת — дверь')).toEqual([1]);
    expect(problems('# Дома\n# В городе\nרחוב — улица')).toEqual([1, 0]);
    expect(problems(`# ${'Д'.repeat(201)}\nבית — дом`)).toEqual([1]);
    expect(read('')).toEqual({ lessons: [], problems: [], isReady: false });
  });

  it('say what is doubtful: the same name twice, words without niqqud, a reading by rule', () => {
    const { lessons, isReady } = read('# Дома\nבית — дом\n# Дома\nגן - ган - сад\nשֻׁלְחָן — стол');
    expect(isReady).toBe(true);
    expect(lessons.map(({ doubts }) => doubts.length)).toEqual([0, 2]);
    expect(lessons[1]?.lines.map(({ doubts }) => doubts.length)).toEqual([0, 1]);
  });

  it('are at most fifty, of a bounded text', () => {
    const many = Array.from({ length: 51 }, (_, at) => `# Урок: Часть ${at}\nבית — дом`).join('\n');
    expect(read(many)).toMatchObject({ isReady: false, problems: [expect.stringContaining('51')] });
    const long = `# Дома\n${' '.repeat(maxSectionLength)}`;
    expect(read(long)).toMatchObject({ lessons: [], isReady: false, problems: [expect.any(String)] });
    expect(lettersInLessons(long)).toEqual([]);
  });

  it('ask the course about the letters of all their words, each once', () => {
    expect(lettersInLessons('# Дома\nבַּיִת — дом\n# Ещё\nבית — дом\nעיר — город')).toEqual(['בית', 'עיר']);
  });

  it('leave lists of words with a sign of their own as they are', () => {
    expect(said('Дома\n# בית - дом\n# דלת - дверь\nВ городе\n# רחוב - улица')).toEqual([home, town]);
  });
});

describe('a row a line', () => {
  it('is what spreadsheets copy, without line breaks inside of cells', () => {
    expect(oneRowALine('"а\nб"\tв\n"г ""д""\r\nе"\tж\nз\t"и\nк"')).toBe('"а б"\tв\n"г ""д"" е"\tж\nз\t"и к"');
  });
  it('leaves other quotes as they are', () => {
    for (const text of ['"а\nб"', 'צה"ל\tармия\nארה"ב\tСША', '"а\tб\nв"\tг\n"д']) {
      expect(oneRowALine(oneRowALine(text))).toBe(oneRowALine(text));
    }
    expect(oneRowALine('צה"ל\tармия\nארה"ב\tСША')).toBe('צה"ל\tармия\nארה"ב\tСША');
  });
});
