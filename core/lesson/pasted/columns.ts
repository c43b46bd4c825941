import { readableHebrew } from '../../hebrew/comparable.ts';
import { cleanText } from '../course-file/clean-text.ts';
import { readCsv } from '../course-file/csv.ts';

/** What a column of a pasted table may hold. */
export type PastedField =
  /** The name of the lesson that a word belongs to: no part of the word. */
  'lesson' | 'hebrew' | 'pronunciation' | 'transcription' | 'russian' | 'gender' | 'plural' | 'feminine';

/** The names of a table's columns in their order; undefined for one that no word has a place for. */
export type Columns = { separator: string; fields: readonly (PastedField | undefined)[] };

const names: Readonly<Record<PastedField, readonly string[]>> = {
  lesson: ['урок', 'название урока', 'тема', 'тема урока', 'lesson', 'topic', 'נושא'],
  hebrew: ['иврит', 'на иврите', 'слово', 'слова', 'hebrew', 'word', 'עברית', 'מילה'],
  pronunciation: [
    'огласовки',
    'огласовка',
    'с огласовками',
    'с огласовкой',
    'никуд',
    'niqqud',
    'nikud',
    'ניקוד',
  ],
  transcription: [
    ...['транскрипция', 'произношение', 'чтение', 'transcription', 'transliteration', 'pronunciation'],
    'תעתיק',
  ],
  russian: [
    ...['перевод', 'русский', 'по русски', 'на русском', 'значение', 'russian', 'translation', 'meaning'],
    ...['רוסית', 'תרגום', 'תרגום לרוסית'],
  ],
  gender: ['род', 'gender', 'מין'],
  plural: ['мн число', 'множественное число', 'множественное', 'мн ч', 'мн', 'plural', 'רבים'],
  feminine: ['женский род', 'ж род', 'ж р', 'feminine', 'נקבה'],
};
const fieldOf = new Map(
  (Object.keys(names) as PastedField[]).flatMap((field) =>
    names[field].map((name) => [name, field] as const),
  ),
);

/** Programs for cards name their sides so; which of them is Hebrew, they do not say. */
const sides = ['front', 'back'];

/** True for a cell that names a column. */
export const isColumnName = (cell: string): boolean => {
  const name = nameOf(cell);
  return fieldOf.has(name) || sides.includes(name);
};

const nameOf = (cell: string): string =>
  cleanText(cell.toLowerCase(), 'hebrew').replaceAll('.', ' ').replaceAll(/\s+/g, ' ').trim();

const separators = ['\t', ';', '|', ','];

/** The columns that the first line of a table names, in whatever order; undefined where it names no Hebrew and Russian. */
export function columnsNamedIn(line: string): Columns | undefined {
  for (const separator of separators) {
    const found = cellsOf(line, separator).map((cell) => fieldOf.get(nameOf(cell)));
    const fields = found.map((field, at) => (found.indexOf(field) === at ? field : undefined));
    if (fields.includes('russian') && (fields.includes('hebrew') || fields.includes('pronunciation'))) {
      return { separator, fields };
    }
  }
  return undefined;
}

/** The filled cells of a row under the names of their columns; undefined where the line is no row of this table. */
export function cellsUnder(
  { separator, fields }: Columns,
  line: string,
): Map<PastedField, string> | undefined {
  if (!line.includes(separator)) return undefined;
  const cells = cellsOf(line, separator);
  return new Map(
    fields.flatMap((field, at) => {
      const cell = cells[at]?.trim() ?? '';
      return field && cell !== '' ? [[field, cell] as const] : [];
    }),
  );
}

/** The cells of one line, which may stand in quotes. */
export function cellsOf(line: string, separator: string): string[] {
  const { rows, faults } = readCsv(line, separator);
  return faults.length > 0 ? line.split(separator) : (rows[0]?.cells.map(({ text }) => text) ?? []);
}

/** The gender that a cell names: 'м. р.', 'жен.', 'f', 'זכר'. */
export function genderIn(cell: string): 'm' | 'f' | undefined {
  const name = readableHebrew(cell).trim().toLowerCase();
  if (/^(?:м|муж|m|masc|ז$|זכר)/u.test(name) && !/^мн/u.test(name)) return 'm';
  return /^(?:ж|f|נ$|נקבה)/u.test(name) ? 'f' : undefined;
}
