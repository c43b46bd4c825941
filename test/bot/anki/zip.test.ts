import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { zip } from '../../../bot/anki/zip.ts';

const entry = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });

/** Bytes between the head of the first entry and the directory. */
function firstContent(archive: Buffer): { method: number; content: Buffer } {
  const method = archive.readUInt16LE(8);
  const from = 30 + archive.readUInt16LE(26) + archive.readUInt16LE(28);
  return { method, content: archive.subarray(from, from + archive.readUInt32LE(18)) };
}

it('an archive of nothing is its own end', () => {
  expect(Buffer.from(zip([])).toString('hex')).toBe(`504b0506${'00'.repeat(18)}`);
});

it('what gets smaller is deflated, what does not lies as it is', () => {
  const repeated = 'שלום '.repeat(400);
  const packed = firstContent(Buffer.from(zip([entry('words', repeated)])));
  expect(packed.method).toBe(8);
  expect(inflateRawSync(packed.content).toString()).toBe(repeated);
  const short = firstContent(Buffer.from(zip([entry('media', '{}')])));
  expect(short).toEqual({ method: 0, content: Buffer.from('{}') });
});

it('a name may be Hebrew, and the directory tells where each entry begins', () => {
  const archive = Buffer.from(zip([entry('שלום', 'a'), entry('b', 'bb')]));
  const end = archive.length - 22;
  expect(archive.readUInt16LE(end + 10)).toBe(2);
  const directory = archive.readUInt32LE(end + 16);
  const first = archive.readUInt16LE(directory + 28);
  expect(archive.subarray(directory + 46, directory + 46 + first).toString()).toBe('שלום');
  const second = archive.readUInt32LE(directory + 46 + first + 42);
  expect(archive.readUInt32LE(second)).toBe(0x04034b50);
  expect(
    archive
      .subarray(second + 31)
      .subarray(0, 2)
      .toString(),
  ).toBe('bb');
});

it('the same entries give the same bytes', () => {
  expect(zip([entry('a', 'same')])).toEqual(zip([entry('a', 'same')]));
});
