import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ArchiveSource } from '../../api/_archive.ts';

/** An archive as a file, of which only what is asked for is read: it may be larger than the memory. */
export function openArchiveFile(name: string): ArchiveSource & { close: () => void } {
  const file = openSync(name, 'r');
  return {
    size: fstatSync(file).size,
    read(at, length) {
      const bytes = new Uint8Array(length);
      let filled = 0;
      while (filled < length) {
        const read = readSync(file, bytes, filled, length - filled, at + filled);
        if (read === 0) throw new Error(`Файл ${name} стал короче, пока его читали.`);
        filled += read;
      }
      return bytes;
    },
    close: () => closeSync(file),
  };
}
