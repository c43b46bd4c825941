import { randomBytes } from 'node:crypto';
import { strToU8, unzipSync, zipSync } from 'fflate/browser';
import { describe, expect, it } from 'vitest';
import { readVoiceTable, type SynthesisLine, type VoiceLine } from '../../../core/voices/import-table.ts';
import { openVoices, type Piece } from '../../../web/src/features/admin/voices/split-archive.ts';

const limits = { maxBytes: 300_000, maxRows: 20 };
const tableOf = (rows: readonly string[]) => strToU8(['key,speaker,file,licence', ...rows].join('\n'));
const open = (archive: Uint8Array) => {
  const opened = openVoices(archive, limits);
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
};
function piecesOf(archive: Uint8Array): Piece[] {
  const opened = open(archive);
  const pieces: Piece[] = [];
  for (let from = 0; from < opened.rows; from = pieces.at(-1)?.next ?? opened.rows) {
    const piece = opened.pieceFrom(from);
    if (!piece) throw new Error('rows are left');
    pieces.push(piece);
  }
  return pieces;
}
/** Rows with their files, as another reader of archives finds them. */
const rowsIn = ({ archive }: Piece) => {
  const files = unzipSync(archive);
  const table = readVoiceTable(new TextDecoder().decode(files['voices.csv']));
  return (table?.lines ?? []).map(({ line, key, file }: VoiceLine | SynthesisLine) => ({
    line,
    key,
    bytes: Buffer.from(files[file] ?? []),
  }));
};

describe('a large archive of voices', () => {
  it('travels in pieces, in which every row keeps its line and its file', () => {
    const sounds = Array.from({ length: 40 }, (_, at) => [`${at}.wav`, randomBytes(20_000)] as const);
    const pieces = piecesOf(
      zipSync({
        'записи/voices.csv': tableOf(sounds.map(([name], at) => `key ${at},1,${name},CC0`)),
        ...Object.fromEntries(sounds.map(([name, bytes]) => [`записи/${name}`, bytes])),
      }),
    );
    expect(pieces.length).toBeGreaterThan(3);
    expect(Math.max(...pieces.map(({ archive }) => archive.byteLength))).toBeLessThanOrEqual(300_000);
    const rows = pieces.flatMap(rowsIn);
    expect(rows).toEqual(sounds.map(([, bytes], at) => ({ line: at + 2, key: `key ${at}`, bytes })));
  });

  it('has no more rows in a piece than one call can prepare', () => {
    const rows = Array.from({ length: 50 }, (_, at) => `key ${at},1,a.wav,CC0`);
    const pieces = piecesOf(zipSync({ 'voices.csv': tableOf(rows), 'a.wav': randomBytes(10) }));
    expect(pieces.map((piece) => rowsIn(piece).length)).toEqual([20, 20, 10]);
  });

  it('of a synthesised voice keeps all that is known of each sound', () => {
    const head = 'key;file;voice;gender;model;version;address;made;licence';
    const cells = 'a.wav;Ноа;f;Модель;2.0;https://example.org;2026-11-20;"CC BY; имя"';
    const table = strToU8([head, `one;${cells}`, '', `two;${cells}`].join('\n'));
    const pieces = piecesOf(zipSync({ 'voices.csv': table, 'a.wav': randomBytes(10) }));
    const read = pieces.map(({ archive }) => {
      const sent = unzipSync(archive)['voices.csv'];
      return readVoiceTable(new TextDecoder().decode(sent));
    });
    expect(read).toEqual([readVoiceTable(new TextDecoder().decode(table))]);
    expect(read[0]?.lines.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('with a torn file in the middle loses that one alone, and names its line', () => {
    const archive = zipSync({
      'voices.csv': tableOf(['a,1,a.wav,CC0', 'b,1,b.wav,CC0', 'c,1,c.wav,CC0', 'd,1,d.wav,CC0']),
      'a.wav': randomBytes(100),
      'b.wav': new Uint8Array(50_000),
      'c.wav': randomBytes(400_000),
    });
    const torn = Buffer.from(archive.buffer).indexOf('b.wav') + 5;
    archive.fill(0xff, torn, torn + 20);
    const [piece, ...more] = piecesOf(archive);
    expect(more).toEqual([]);
    expect(piece && rowsIn(piece).map(({ key }) => key)).toEqual(['a']);
    expect(piece?.problems.map(({ line, file, reason }) => [line, file, reason])).toEqual([
      [3, 'b.wav', 'файл в архиве повреждён, зашифрован или сжат неизвестным способом'],
      [4, 'c.wav', 'файл больше 4 МБ'],
      [5, 'd.wav', 'такого файла в архиве нет'],
    ]);
  });

  it('is refused where it is none, or has no table', () => {
    expect(openVoices(randomBytes(5000), limits)).toBe('no-archive');
    expect(openVoices(zipSync({ 'a.wav': randomBytes(10) }), limits)).toBe('no-table');
  });
});
