import { type ExportedWord, type ExportFile, exportWords } from '../memory/export.ts';
import { inert } from '../text/spreadsheet.ts';
import { ownWordTexts as texts } from '../texts/own-words.ts';
import type { OwnWordText } from './own-word.ts';

/** What a file of own words may be. */
export const ownFormats = ['json', 'tsv', 'anki'] as const;
export type OwnFormat = (typeof ownFormats)[number];

/** An own word as a file has it. */
export type FiledWord = OwnWordText & { id: number; addedAt: string };

/** All own words as a file: JSON, a table with tabs that can be pasted back as lines, or the text that Anki imports. */
export function exportOwnWords(words: readonly FiledWord[], format: OwnFormat): ExportFile {
  if (format === 'anki')
    return { ...exportWords(words.map(exported), 'anki'), name: 'mila-own-words-anki.txt' };
  if (format === 'json') {
    const list = words.map(({ id: _, ...word }) => word);
    return {
      name: 'mila-own-words.json',
      mime: 'application/json; charset=utf-8',
      text: `${JSON.stringify({ words: list }, null, 1)}\n`,
    };
  }
  const rows = [texts.columns, ...words.map(fieldsOf)].map((row) => `${row.map(tsvField).join('\t')}\r\n`);
  return {
    name: 'mila-own-words.tsv',
    mime: 'text/tab-separated-values; charset=utf-8',
    // Without the mark, spreadsheets misread UTF-8.
    text: `\ufeff${rows.join('')}`,
  };
}

const fieldsOf = ({ hebrew, pronunciation, transcription, russian, sentence }: FiledWord): string[] => [
  pronunciation || hebrew,
  russian,
  transcription,
  sentence ?? '',
];

const tsvField = (value: string): string => inert(value.replace(/\s+/g, ' '));

const exported = ({ id, hebrew, pronunciation, transcription, russian }: FiledWord): ExportedWord => ({
  ...{ id, hebrew, pronunciation, transcription, russian },
  ...{ gender: null, plural: null, feminine: null, lesson: texts.name, audioHash: null },
});
