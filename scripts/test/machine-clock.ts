import type { SourceFile } from './source-files.ts';

/** Code that reads the clock of the machine. */
const readsClock = /\bDate\.now\b|\bnew Date\(\)/;
/** Code whose result depends on the zone of the machine: fields of a local date, formats and moments without a zone. */
const readsZone =
  /\.(get|set)(TimezoneOffset|FullYear|Month|Date|Day|Hours|Minutes)\(|\bDateTimeFormat\((?![^)]*timeZone)|\bnew Date\(\d+,/;

export const isReadingClock = ({ code }: SourceFile): boolean => readsClock.test(code);
export const isReadingZone = ({ code }: SourceFile): boolean => readsZone.test(code);

/** Paths of the tests that read the machine's clock or zone, themselves or through a file that they import. */
export function testsThatKnowTime(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const knows = (file: SourceFile, seen: Set<SourceFile>): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    if (isReadingClock(file) || isReadingZone(file)) return true;
    return file.imports.some(({ file: path = '', isTypeOnly }) => {
      const imported = isTypeOnly ? undefined : byPath.get(path);
      return imported !== undefined && knows(imported, seen);
    });
  };
  return files
    .filter((file) => /\.test\.tsx?$/.test(file.path) && knows(file, new Set()))
    .map(({ path }) => path);
}
