import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SectionContent } from '../../../../core/lesson/content.ts';
import { printCsv, readCsv } from '../../../../core/lesson/course-file/csv.ts';
import {
  courseFileFormat,
  parseCourseFile,
  parseWordFile,
} from '../../../../core/lesson/course-file/parse.ts';
import { type CourseFileFormat, printCourseFile } from '../../../../core/lesson/course-file/print.ts';
import type { FileProblem } from '../../../../core/lesson/course-file/problem.ts';
import { sections } from '../../../../db/content/index.ts';
import { gadol, ima, lessonOf, lo, sectionOf, shalom, taughtCourse } from '../../../support/taught-course.ts';

const formats: CourseFileFormat[] = ['csv', 'json'];

function courseIn(text: string, format: CourseFileFormat): SectionContent[] {
  const parsed = parseCourseFile(text, format);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems.slice(0, 5)));
  return parsed.course;
}

function problemsIn(text: string, format: CourseFileFormat): FileProblem[] {
  const parsed = parseCourseFile(text, format);
  return parsed.ok ? [] : parsed.problems;
}
const placesIn = (text: string, format: CourseFileFormat) =>
  problemsIn(text, format).map(({ line, column }) => [line, column]);

/** The small course as a table whose cells can be changed: row 0 is the heading. */
function table(
  change: (cell: (line: number, column: string, text: string) => void, rows: string[][]) => void,
): string {
  const { rows } = readCsv(printCourseFile(taughtCourse, 'csv'), ',');
  const cells = rows.map((row) => row.cells.map(({ text }) => text));
  const heading = cells[0] ?? [];
  change((line, column, text) => {
    const row = cells[line - 1];
    if (!row || !heading.includes(column)) throw new Error(`no cell ${line} ${column}`);
    row[heading.indexOf(column)] = text;
  }, cells);
  return printCsv(cells);
}

describe('a course file', () => {
  it('holds the whole course without loss', () => {
    for (const format of formats)
      expect(courseIn(printCourseFile(sections, format), format)).toEqual(sections);
  });

  it('holds a phrase word by word, as lines of its words', () => {
    const [part, other] = [
      { pronunciation: 'בֹּקֶר', russian: 'утро (доброе)' },
      { pronunciation: 'טוֹב', russian: 'хороший' },
    ];
    const phrase = {
      ...{ key: 'boker-tov', hebrew: 'בקר טוב', pronunciation: 'בֹּקֶר טוֹב', transcription: 'бо́кэр тов' },
      ...{ russian: 'доброе утро', parts: [part, other] },
    };
    const course = [sectionOf('start', [lessonOf('hello', [phrase])])];
    for (const format of formats) {
      const text = printCourseFile(course, format);
      expect(text).toContain('/ утро (доброе)');
      expect(courseIn(text, format)).toEqual(course);
    }
  });

  it('names the cell of a phrase whose parts are not its words, or have no Russian or no slash', () => {
    const told = (parts: string) =>
      problemsIn(
        table((cell) => cell(2, 'parts', parts)),
        'csv',
      ).map(({ line, column, message }) => `${line} ${column} ${message}`);
    expect(told('שָׁלוֹם')).toEqual(['2 parts Слово фразы пишут так: иврит с огласовками / перевод.']);
    expect(told('שָׁלוֹם / мир')).toEqual(['2 parts Пословный перевод нужен только фразе из нескольких слов.']);
    expect(told(Array.from({ length: 9 }, () => 'שָׁלוֹם / мир').join('|'))).toEqual([
      '2 parts Во фразе не больше 8 слов.',
    ]);
    const phrase = (parts: string) =>
      problemsIn(
        table((cell) => {
          cell(2, 'hebrew', 'שלום לא');
          cell(2, 'pronunciation', 'שָׁלוֹם לֹא');
          cell(2, 'transcription', 'шало́м ло');
          cell(2, 'parts', parts);
        }),
        'csv',
      ).map(({ column, message }) => `${column} ${message}`);
    expect(phrase('שָׁלוֹם / мир|לֹא / нет')).toEqual([]);
    expect(phrase('לֹא / нет|שָׁלוֹם / мир')[0]).toMatch(/^parts Части по порядку/);
    expect(phrase('שָׁלוֹם / мир|לֹא /')[0]).toMatch(/^parts У каждого слова/);
  });

  it('holds every optional field, drafts, and subsections without lessons', () => {
    for (const format of formats) {
      expect(courseIn(printCourseFile(taughtCourse, format), format)).toEqual(taughtCourse);
    }
  });

  it('holds any text of names and descriptions, quotes and line breaks and all', () => {
    const awkward = fc.constantFrom(
      '"',
      ',',
      ';',
      '\t',
      '\n',
      '|',
      ' ',
      '«',
      'א',
      'й',
      '👨‍👩‍👧',
      '\\',
      "'",
      '=',
      '{',
    );
    const text = fc
      .array(fc.oneof(awkward, fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 6 })
      .map((parts) => `а${parts.join('')}я`.normalize('NFC'));
    fc.assert(
      fc.property(text, text, text, fc.constantFrom(...formats), (name, description, topic, format) => {
        const lesson = lessonOf('hello', [shalom, lo, ima, gadol], {
          name,
          description,
          topic,
          authorName: name,
        });
        const course = [{ ...sectionOf('start', [lesson]), name, description }];
        expect(courseIn(printCourseFile(course, format), format)).toEqual(course);
      }),
      { numRuns: 300 },
    );
  });

  it('has what is said of a verb in its line, and tells the place of a line that it does not understand', () => {
    const ended = (use: string): SectionContent[] => {
      const verb = `נִגְמַר נִגְמָר יִגָּמֵר לְהִגָּמֵר; גמר nifal; заканчиваться / закончиться; ; ; ${use}`.normalize(
        'NFC',
      );
      const word = {
        key: 'nigmar',
        hebrew: 'נגמר',
        pronunciation: 'נִגְמַר',
        transcription: 'нигма́р',
        russian: '(он) закончился',
        verb,
      };
      return [sectionOf('start', [lessonOf('hello', [shalom, word])])];
    };
    for (const format of formats) {
      const course = ended('3 лицо, past=сов., past.3sg.f=она кончилась');
      expect(courseIn(printCourseFile(course, format), format)).toEqual(course);
      const [problem] = problemsIn(printCourseFile(ended('3 лицо, past=потом'), format), format);
      expect(problem).toMatchObject({
        column: expect.stringMatching(/verb$/),
        message: expect.stringContaining('«past=потом» не понято'),
      });
    }
  });

  it('is known by the ending of its name', () => {
    expect(['a.csv', 'B.JSON', 'c.tsv', 'd.xlsx', 'csv'].map(courseFileFormat)).toEqual([
      'csv',
      'json',
      'csv',
      undefined,
      undefined,
    ]);
  });

  it('with nothing in it is no course', () => {
    const heading = printCourseFile([], 'csv');
    for (const text of ['', ' \n ', heading]) {
      expect(problemsIn(text, 'csv')).toEqual([{ line: 1, message: 'В файле нет ни одного урока.' }]);
    }
    for (const text of ['', '[]']) expect(problemsIn(text, 'json')).toHaveLength(1);
  });

  it('tells the line of each lesson and word', () => {
    const parsed = parseCourseFile(printCourseFile(taughtCourse, 'csv'), 'csv');
    if (!parsed.ok) throw new Error('a good file');
    expect([parsed.lineOf('hello'), parsed.lineOf('hello', 'lo'), parsed.lineOf('family', 'ima')]).toEqual([
      2, 3, 4,
    ]);
    expect(parsed.lineOf('family', 'lo')).toBeUndefined();
  });

  it('of 1,000 words with three bad ones names the three lines and nothing else', () => {
    const hundred = Array.from({ length: 100 }, (_, index) =>
      lessonOf(`lesson-${index}`, tenWords(), { number: index + 1 }),
    );
    const rows = readCsv(printCourseFile([sectionOf('many', hundred)], 'csv'), ',').rows;
    const cells = rows.map((row) => row.cells.map(({ text }) => text));
    const [heading = []] = cells;
    const spoil = (line: number, column: string, value: string) => {
      const row = cells[line - 1];
      if (row) row[heading.indexOf(column)] = value;
    };
    spoil(18, 'hebrew', 'של1ום');
    spoil(500, 'transcription', 'шалом');
    spoil(1001, 'russian', '');
    expect(rows).toHaveLength(1001);
    const problems = problemsIn(printCsv(cells), 'csv');
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [18, 'hebrew'],
      [500, 'transcription'],
      [1001, 'russian'],
    ]);
  });
});

/** Ten words of the course that share neither letters nor gloss. */
function tenWords() {
  const words = sections.flatMap((section) =>
    section.subsections.flatMap((it) => it.lessons.flatMap((l) => l.words)),
  );
  const isFirst = (index: number) =>
    words.findIndex((word) => word.hebrew === words[index]?.hebrew) === index;
  return words.filter((word, index) => isFirst(index) && word.transcription.includes('\u0301')).slice(0, 10);
}

describe('a table', () => {
  it('may be parted by semicolons or tabs, end its lines in any way and have no byte order mark', () => {
    const { rows } = readCsv(printCourseFile(taughtCourse, 'csv'), ',');
    const cells = rows.map((row) => row.cells.map(({ text }) => text));
    for (const separator of [';', '\t'] as const) {
      expect(courseIn(printCsv(cells, separator).replaceAll('\r\n', '\n'), 'csv')).toEqual(taughtCourse);
    }
  });

  it('has its columns in any order, their names in any case, and may leave out what is optional', () => {
    const course = [sectionOf('start', [lessonOf('hello', [shalom, lo])])];
    const { rows } = readCsv(printCourseFile(course, 'csv'), ',');
    const optional = ['word', 'gender', 'plural', 'feminine', 'variants', 'draft', 'template', 'author_name'];
    const heading = rows[0]?.cells.map(({ text }) => text) ?? [];
    const cells = rows.map((row) => {
      const kept = row.cells
        .map(({ text }) => text)
        .filter((_, index) => !optional.includes(heading[index] ?? ''));
      return kept.reverse();
    });
    cells[0] = cells[0]?.map((name) => ` ${name.toUpperCase()} `) ?? [];
    expect(courseIn(printCsv(cells), 'csv')).toEqual(course); // keys are drafted: shalom, lo
  });

  it('may be sorted: what is said of a lesson may stand in any of its rows', () => {
    const text = table((_, rows) => rows.splice(1, rows.length - 1, ...rows.slice(1).reverse()));
    const lessons = courseIn(text, 'csv').flatMap((section) =>
      section.subsections.flatMap((it) => it.lessons),
    );
    expect(lessons.map(({ key, name, words }) => [key, name, words.map((word) => word.key)])).toEqual([
      ['sizes', 'Урок sizes', ['gadol']],
      ['family', 'Урок family', ['ima']],
      ['hello', 'Урок hello', ['lo', 'shalom']],
    ]);
  });

  it('may not say two things of one lesson', () => {
    const text = table((cell) => {
      cell(3, 'lesson_name', 'Другое имя');
      cell(3, 'free', 'нет');
      cell(3, 'lesson_topic', ' тема ');
    });
    expect(placesIn(text, 'csv')).toEqual([
      [3, 'lesson_name'],
      [3, 'free'],
    ]);
    expect(problemsIn(text, 'csv')[0]?.message).toContain('строкой 2');
  });

  it('may not put one lesson into two places', () => {
    const text = table((cell) => cell(4, 'lesson', 'hello'));
    expect(placesIn(text, 'csv')).toContainEqual([4, 'lesson']);
  });

  it('names the columns it does not know, has twice or lacks', () => {
    const messages = (heading: string) => problemsIn(`${heading}\r\n`, 'csv').map(({ message }) => message);
    const known = printCourseFile([], 'csv').trim();
    expect(messages(`${known},перевод,lesson,`)).toEqual([
      'Неизвестная колонка «перевод».',
      'Колонка «lesson» стоит дважды.',
      'У колонки нет названия.',
    ]);
    expect(messages(known.replace(',russian', '').replace(',free', ''))).toEqual([
      'Не хватает колонок: free, russian.',
    ]);
  });

  it('has as many cells in each row as in the heading', () => {
    const text = `${printCourseFile(taughtCourse, 'csv')}start,start-1,hello\r\n,,,,\r\n`;
    expect(problemsIn(text, 'csv')).toEqual([{ line: 7, message: 'В строке ячеек: 3, а колонок: 33.' }]);
  });

  it('names the line of an unclosed quote and judges nothing behind it', () => {
    const text = table((cell) => cell(5, 'hebrew', '')).replace('нет', '"нет');
    expect(problemsIn(text, 'csv')).toMatchObject([{ line: 3, message: expect.stringContaining('кавычка') }]);
  });

  it('shows the line that an editor shows, also below cells of several lines', () => {
    const text = table((cell) => {
      cell(2, 'lesson_description', 'Раз.\r\nДва.\r\nТри.');
      cell(3, 'russian', '');
    });
    expect(placesIn(text, 'csv')).toEqual([[5, 'russian']]);
  });

  it('names every bad cell of every row at once', () => {
    const text = table((cell) => {
      cell(2, 'lesson_number', 'первый');
      cell(2, 'level', 'А0'); // Cyrillic А
      cell(2, 'subsection_color', 'red');
      cell(2, 'author_link', 'anna');
      cell(3, 'word', 'Нет');
      cell(3, 'pronunciation', 'לא');
      cell(4, 'gender', 'ж');
      cell(4, 'free', 'может быть');
      cell(4, 'variants', 'אמא|אמא');
      cell(5, 'lesson_name', 'я'.repeat(201));
      cell(5, 'feminine', 'גדולה\u0000');
    });
    expect([...new Set(placesIn(text, 'csv').map(String))].sort()).toEqual([
      '2,author_link',
      '2,lesson_number',
      '2,level',
      '2,subsection_color',
      '3,pronunciation',
      '3,word',
      '4,free',
      '4,gender',
      '4,variants',
      '5,feminine',
      '5,lesson_name',
    ]);
  });

  it('cleans what was pasted: marks, odd spaces, points in another order', () => {
    const text = table((cell) => {
      cell(2, 'hebrew', '\u200fשלום\u00a0');
      cell(2, 'pronunciation', '\u202bש\u05c1\u05b8לו\u05b9ם\u202c');
      cell(2, 'russian', 'мир,\u00a0\u00a0приве\u200bт');
      cell(4, 'variants', ' אמא | \u200fאימה |');
    });
    expect(courseIn(text, 'csv')).toEqual(taughtCourse);
  });

  it('takes да and нет, true and false, 1 and 0', () => {
    for (const [said, isFree] of [
      ['Да', true],
      ['TRUE', true],
      ['1', true],
      ['нет', false],
      ['false', false],
      ['0', false],
    ] as const) {
      const text = table((cell) => cell(2, 'free', said));
      expect(courseIn(text, 'csv')[0]?.subsections[0]?.lessons[0]?.isFree).toBe(isFree);
    }
  });

  it('gives words without a key one from their transcription, each its own', () => {
    const text = table((cell) => {
      cell(2, 'word', '');
      cell(3, 'word', 'shalom');
      cell(4, 'word', '');
    });
    const keys = courseIn(text, 'csv').flatMap((it) =>
      it.subsections[0]?.lessons[0]?.words.map((word) => word.key),
    );
    expect(keys).toEqual(['shalom-2', 'shalom', 'gadol']);
    expect(courseIn(text, 'csv')[0]?.subsections[1]?.lessons[0]?.words[0]?.key).toBe('ima');
  });

  it('refuses keys that stand twice, names where the first one is', () => {
    const text = table((cell) => cell(3, 'word', 'shalom'));
    expect(problemsIn(text, 'csv')).toEqual([
      { line: 3, column: 'word', message: 'Ключ «shalom» уже стоит в строке 2.' },
    ]);
  });

  it('refuses a lesson without words or with eleven, at the line of the lesson', () => {
    const eleven = [lessonOf('full', [...tenWords(), gadol])];
    expect(
      placesIn(printCourseFile([sectionOf('start', eleven, [lessonOf('empty', [])])], 'csv'), 'csv'),
    ).toEqual([
      [2, 'lesson'],
      [13, 'lesson'],
    ]);
  });
});

describe('a JSON document', () => {
  /** A value of a document, whatever it is. */
  type Loose = { [name: string]: Loose } & Loose[];
  const json = (change: (course: Loose) => void): string => {
    const course = JSON.parse(printCourseFile(taughtCourse, 'json'));
    change(course);
    return JSON.stringify(course, null, 2);
  };

  it('names line and path of every bad value at once', () => {
    const text = json((course) => {
      const lesson = course[0]?.subsections?.[0]?.lessons?.[0];
      Object.assign(lesson ?? {}, { number: '1', isFree: 'да', topik: 'x' });
      Object.assign(lesson?.words?.[1] ?? {}, { russian: 5, gender: null, variants: ['אמא', 1] });
    });
    const lineOf = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;
    const path = '[0].subsections[0].lessons[0]';
    expect(placesIn(text, 'json')).toEqual([
      [lineOf('"number": "1"'), `${path}.number`],
      [lineOf('"isFree": "да"'), `${path}.isFree`],
      [lineOf('"russian": 5'), `${path}.words[1].russian`],
      [lineOf('"variants": ['), `${path}.words[1].variants`],
      [lineOf('"topik"'), `${path}.topik`],
    ]);
  });

  it('names what is missing at the object that lacks it', () => {
    const text = [
      '[',
      '  {"key": "a", "description": "а", "iconEmoji": "а", "subsections": [',
      '    {"key": "b", "name": "б", "iconEmoji": "б", "iconBgColor": "#DCEBFF"}',
      '  ]}',
      ']',
    ].join('\n');
    expect(placesIn(text, 'json')).toEqual([
      [2, '[0].name'],
      [3, '[0].subsections[0].lessons'],
    ]);
  });

  it('is a list of objects all the way down', () => {
    expect(problemsIn('{"sections": []}', 'json')).toEqual([
      { line: 1, message: 'Здесь должен быть список.' },
    ]);
    expect(placesIn('[\n1,\n[]]', 'json').slice(0, 2)).toContainEqual([2, '[0]']);
    expect(
      placesIn('[{"key":"a","name":"а","description":"а","iconEmoji":"а","subsections":"b"}]', 'json'),
    ).toEqual([[1, '[0].subsections']]);
  });

  it('names the line where its syntax breaks, or a name that stands twice', () => {
    expect(problemsIn('[\n{\n"key" "a"}]', 'json')).toMatchObject([{ line: 3 }]);
    expect(problemsIn('[{"key": "a",\n"key": "b"}]', 'json')).toMatchObject([
      { line: 2, message: expect.stringContaining('«key»') },
    ]);
  });

  it('names a section, a subsection and a lesson that stands twice', () => {
    const text = printCourseFile([...taughtCourse, ...taughtCourse.slice(0, 1)], 'json');
    const messages = problemsIn(text, 'json').map(({ message }) => message.slice(0, 18));
    expect(messages).toEqual([
      'Ключ «start» уже с',
      'Ключ «start-1» уже',
      'Ключ «hello» уже с',
      'Ключ «start-2» уже',
      'Ключ «family» уже ',
    ]);
  });
});

describe('words of one lesson', () => {
  it('come from a table of their columns, the niqqud at will', () => {
    const text = 'hebrew;transcription;russian;pronunciation\nשלום;шало́м;мир, привет;שָׁלוֹם\nלא;ло;нет;\n';
    expect(parseWordFile(text, 'csv')).toEqual({ ok: true, words: [shalom, { ...lo, pronunciation: '' }] });
  });

  it('come from a JSON list', () => {
    expect(parseWordFile(JSON.stringify([shalom, ima]), 'json')).toEqual({ ok: true, words: [shalom, ima] });
  });

  it('are refused line by line', () => {
    const text = 'hebrew,transcription,russian\nשלום,шалом,мир\nלא,ло,\nלא,ло,нет\n,,\n';
    const parsed = parseWordFile(text, 'csv');
    expect(parsed.ok ? [] : parsed.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'transcription'],
      [3, 'russian'],
      [4, 'hebrew'],
    ]);
    expect(parseWordFile('hebrew,transcription,russian\n', 'csv')).toEqual({
      ok: false,
      problems: [{ line: 1, message: 'В файле нет ни одного слова.' }],
    });
  });
});
