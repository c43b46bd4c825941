import { inert } from '../text/spreadsheet.ts';
import { memoryTexts } from '../texts/home/memory.ts';

/** A learned word as stored in a file. */
export type ExportedWord = {
  /** Never changes: Anki recognises the word by it at the next import. */
  id: number;
  hebrew: string;
  pronunciation: string;
  transcription: string;
  russian: string;
  gender: 'm' | 'f' | null;
  plural: string | null;
  feminine: string | null;
  lesson: string;
  /** Content hash of the rendered sound, which is its file name; null where there is none. */
  audioHash: string | null;
};

export const exportFormats = ['csv', 'anki'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export type ExportFile = { name: string; mime: string; text: string };

/** Without it spreadsheets misread UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * Returns the words as a file: a table (RFC 4180), or the text that Anki imports, which names its own deck and columns.
 * Text holds no sounds, only their names: Anki plays `[sound:…]` where a file of that name already exists, as it does
 * once the package sent by the bot (bot/services/anki) was imported.
 */
export function exportWords(words: readonly ExportedWord[], format: ExportFormat): ExportFile {
  return format === 'csv' ? csvOf(words) : ankiOf(words);
}

/** A word by the columns of `memoryTexts.export.columns`. */
export function exportedFields(word: ExportedWord): string[] {
  const { genders } = memoryTexts.export;
  return [
    word.hebrew,
    word.pronunciation,
    word.transcription,
    word.russian,
    word.gender ? genders[word.gender] : '',
    word.plural ?? '',
    word.feminine ?? '',
    word.lesson,
  ];
}

function csvOf(words: readonly ExportedWord[]): ExportFile {
  const rows = [memoryTexts.export.columns, ...words.map(exportedFields)];
  const text = rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
  return { name: 'mila-words.csv', mime: 'text/csv; charset=utf-8', text: byteOrderMark + text };
}

function csvField(value: string): string {
  const text = inert(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The name under which Anki knows a word, in the deck and in the text alike. */
export const ankiGuid = ({ id }: Pick<ExportedWord, 'id'>): string => `mila-${id}`;

/**
 * Anki takes two notes with the same first field for one: of words that are spelled alike, the spelling has its niqqud.
 * A note that is there already stays as it is, with whatever the learner has changed in it.
 */
function ankiOf(words: readonly ExportedWord[]): ExportFile {
  const { columns, audioColumn, deck, guidColumn } = memoryTexts.export;
  const head = [
    '#separator:tab',
    '#html:false',
    `#deck:${deck}`,
    '#tags:mila',
    '#if matches:keep current',
    '#guid column:1',
    `#columns:${[guidColumn, ...columns, audioColumn].join('\t')}`,
  ];
  const rows = words.map((word) => {
    const [spelling = '', pointed = '', ...fields] = exportedFields(word);
    const isShared = words.some((other) => other !== word && other.hebrew === word.hebrew);
    const sound = word.audioHash === null ? '' : `[sound:${word.audioHash}.mp3]`;
    return [ankiGuid(word), isShared && pointed ? pointed : spelling, pointed, ...fields, sound]
      .map(ankiField)
      .join('\t');
  });
  return {
    name: 'mila-anki.txt',
    mime: 'text/plain; charset=utf-8',
    text: `${[...head, ...rows].join('\n')}\n`,
  };
}

/** A field that contains the separator or a quotation mark is quoted. */
function ankiField(value: string): string {
  const text = value.replace(/\s*[\r\n]+\s*/g, ' ');
  return /["\t]/.test(text) || text.startsWith('#') ? `"${text.replaceAll('"', '""')}"` : text;
}
