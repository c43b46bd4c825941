import type { Random } from '../../core/random.ts';

/** One row of somebody's list. */
export type Row = readonly [hebrew: string, transcription: string, russian: string];

/** A list as it is pasted into a chat; `kind` names where it comes from. */
export type Paste = { kind: string; text: string };

/**
 * What Telegram's server makes of a message: tabs and other control characters become spaces, no-break spaces too,
 * carriage returns and embedding marks are dropped, the ends are trimmed. Sources: `clean_input_string` of TDLib,
 * issues 2179 and 4193 of Telegram Desktop ("the server replaces tabs with spaces").
 */
export const asTelegramSends = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replace(/[\t\v\f\u00a0]/g, ' ')
    .replace(/[\u2028-\u202e]/g, '')
    .trim();

/** Ways to write one row, each as a program or a person does. */
const rowsAs: Readonly<Record<string, (row: Row, at: number) => string>> = {
  'typed with hyphens': (row) => row.join(' - '),
  'Word, whose hyphens became dashes': (row) => row.join(' – '),
  'iOS, where two hyphens become one dash': (row) => row.join(' — '),
  'two hyphens that nothing has changed': (row) => row.join(' -- '),
  'a minus sign': (row) => row.join(' − '),
  'no-break spaces before the dash, as Russian typography wants': (row) => row.join('\u00a0— '),
  'cells of Google Sheets': (row) => row.join('\t'),
  'cells of Excel, with empty ones behind': (row) => `${row.join('\t')}\t\t`,
  'cells with a number in front': (row, at) => `${at + 1}\t${row.join('\t')}`,
  'a table of Word': (row) => row.map((cell) => ` ${cell} `).join('\t'),
  'a table in Markdown': (row) => `| ${row.join(' | ')} |`,
  'CSV of Excel in Russia': (row) => row.join(';'),
  'CSV with quotes': (row) => row.map((cell) => `"${cell}"`).join(','),
  'a glossary with the reading in brackets': ([hebrew, reading, russian]) =>
    `${hebrew} (${reading}) — ${russian}`,
  'a glossary with square brackets': ([hebrew, reading, russian]) => `${hebrew} [${reading}] ${russian}`,
  'equals signs': (row) => row.join(' = '),
};

/** What stands before a row of a list. */
const bullets: readonly ((at: number) => string)[] = [
  () => '',
  (at) => `${at + 1}. `,
  (at) => `${at + 1}) `,
  () => '• ',
  () => '·\t',
  () => '– ',
  () => '* ',
  (at) => `${at + 1}\ufe0f\u20e3 `,
];

/** Marks that editors put around Hebrew in a left-to-right line. */
const marked: readonly ((hebrew: string) => string)[] = [
  (hebrew) => hebrew,
  (hebrew) => `\u200f${hebrew}\u200f`,
  (hebrew) => `\u200e${hebrew}`,
  (hebrew) => `\u202b${hebrew}\u202c`,
  (hebrew) => `\u2067${hebrew}\u2069`,
  (hebrew) => `${hebrew}\u200b`,
];

const headings: Readonly<Record<string, string>> = {
  'cells of Google Sheets': 'Иврит\tТранскрипция\tПеревод\n',
  'a table in Markdown': '| Иврит | Транскрипция | Перевод |\n|---|---|---|\n',
};

const breaks = ['\n', '\r\n', '\n\n'];

/** The rows in every way of writing, with bullets, marks and line breaks drawn by chance. */
export function pastesOf(rows: readonly Row[], random: Random): Paste[] {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // the index is below its length
  return Object.entries(rowsAs).flatMap(([kind, write]) => {
    const mark = one(marked);
    const isList = !/cells|Markdown|CSV/.test(kind);
    const bullet = isList ? one(bullets) : () => '';
    const lines = rows.map(
      ([hebrew, ...others], at) => `${bullet(at)}${write([mark(hebrew), ...others], at)}`,
    );
    const text = `${headings[kind] ?? ''}${lines.join(one(breaks))}`;
    return [
      { kind, text },
      { kind: `${kind}, through Telegram`, text: asTelegramSends(text) },
    ];
  });
}

/** A column of a table, as people name it, with what stands under it for a row. */
const columns: readonly { names: readonly string[]; cellOf: (row: Row, at: number) => string }[] = [
  { names: ['Иврит', 'слово', 'Hebrew', 'עברית'], cellOf: ([hebrew]) => hebrew },
  { names: ['Транскрипция', 'чтение', 'transliteration'], cellOf: ([, reading]) => reading },
  { names: ['Перевод', 'По-русски', 'значение', 'Russian'], cellOf: ([, , russian]) => russian },
  { names: ['№', '', 'Примечание'], cellOf: (_, at) => String(at + 1) },
];

const tables: Readonly<Record<string, (cells: readonly string[]) => string>> = {
  'cells of Google Sheets': (cells) => cells.join('\t'),
  'a table of Word': (cells) => cells.map((cell) => ` ${cell}\u00a0`).join('\t'),
  'a table in Markdown': (cells) => `| ${cells.join(' | ')} |`,
  'CSV of Excel in Russia': (cells) => cells.join(';'),
  'CSV with quotes': (cells) => cells.map((cell) => `"${cell}"`).join(','),
};

/** The rows as tables whose columns stand in an order drawn by chance, under their names, one of which no word has. */
export function tablesOf(rows: readonly Row[], random: Random): Paste[] {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // the index is below its length
  return Object.entries(tables).map(([kind, write]) => {
    const order = columns.toSorted(() => random() - 0.5);
    const mark = one(marked);
    const heading = write(order.map(({ names }) => one(names)));
    const rule = kind.includes('Markdown') ? ['|---|:--:|---|---|'] : [];
    const body = rows.map(([hebrew, ...others], at) =>
      write(order.map(({ cellOf }) => cellOf([mark(hebrew), ...others], at))),
    );
    return { kind, text: [heading, ...rule, ...body].join(one(breaks)) };
  });
}

const betweenPairs: readonly string[] = [
  ' - ',
  ' – ',
  '\u00a0— ',
  ' -- ',
  ' − ',
  '\t',
  ' : ',
  ': ',
  ' = ',
  '=',
  ';',
];

/** The rows without their transcriptions, in either direction, with what lists and editors put around them. */
export function pairsOf(rows: readonly Row[], random: Random): Paste[] {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // the index is below its length
  return betweenPairs.flatMap((between) =>
    [true, false].map((isHebrewFirst) => {
      const [mark, bullet] = [one(marked), one(bullets)];
      const lines = rows.map(([hebrew, , russian], at) => {
        const pair = isHebrewFirst ? [mark(hebrew), russian] : [russian, mark(hebrew)];
        return bullet(at) + pair.join(between);
      });
      const kind = `${JSON.stringify(between)}, ${isHebrewFirst ? 'Hebrew' : 'Russian'} first`;
      return { kind, text: lines.join(one(breaks)) };
    }),
  );
}
