import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openArchive } from '../../../api/_archive.ts';
import { openArchiveFile } from '../../../scripts/content-files/archive-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('an archive as a file', () => {
  it('is read piece by piece: its directory, and the file that is asked for', () => {
    const name = join(folder, 'voices.zip');
    const filler = new Uint8Array(300_000).map((_, at) => (at * 7919) % 251);
    writeFileSync(name, zipSync({ 'filler.bin': [filler, { level: 0 }], 'a.txt': strToU8('sound') }));
    const file = openArchiveFile(name);
    let read = 0;
    const archive = openArchive({
      size: file.size,
      read(at, length) {
        read += length;
        return file.read(at, length);
      },
    });
    const found = archive?.read('a.txt', 1000);
    file.close();
    expect(found?.ok && Buffer.from(found.bytes).toString()).toBe('sound');
    expect(read).toBeLessThan(filler.length);
  });

  it('that is none is told so', () => {
    const name = join(folder, 'text.zip');
    writeFileSync(name, 'no archive');
    const file = openArchiveFile(name);
    expect(openArchive(file)).toBeUndefined();
    file.close();
  });
});
