import { describe, expect, it } from 'vitest';
import { isReadingClock, isReadingZone, testsThatKnowTime } from '../../scripts/test/machine-clock.ts';
import { readSourceFiles, type SourceFile } from '../../scripts/test/source-files.ts';

const files = readSourceFiles().filter(({ path }) => !path.startsWith('test/repository/'));

/** Entries, which hand the clock in; measurements; tests that need the machine's own clock. */
const clockReaders = [
  /^api\/_production\.ts$/,
  /^scripts\/[^/]+\.ts$/,
  /^scripts\/(bench|local-telegram)\//,
  /^scripts\/(start\/main|content-files\/database)\.ts$/,
  /^web\/src\/(app|mocks)\//,
  /^web\/src\/lib\/(mock-fetch|api\/api|cache\/refresh|time\/clock)\.ts$/,
  // Another library's check of initData reads the machine's clock.
  /^test\/api\/_auth\/init-data\.test\.ts$/,
  // Processes of their own, whose rate limits need a clock that goes on.
  /^test\/(api\/killed-server\.test|support\/crash-server)\.ts$/,
  // Moves the clock of product and browser from the machine's to the date of the tests.
  /^test\/support\/product-process\.ts$/,
  // The clock there is that of the fake timers.
  /^test\/web\/exercises\/speak\.test\.tsx$/,
];
/** What shows moments in the zone of the device, and its tests. */
const zoneReaders = [
  /^scripts\/local-telegram\//,
  // A ZIP holds local time without a zone.
  /^bot\/services\/anki\/deck-package\.ts$/,
  /^web\/src\/(features|lib\/time)\//,
  /^core\/texts\/admin\/web\.ts$/,
  // The date of a ZIP is local time without a zone.
  /^bot\/services\/anki\/deck-package\.ts$/,
  /^test\/web\/lib\/time\/clock\.test\.ts$/,
];

/** Paths of the files that match and are not allowed to. */
const offenders = (matches: (file: SourceFile) => boolean, allowed: readonly RegExp[]) =>
  files
    .filter((file) => matches(file) && !allowed.some((each) => each.test(file.path)))
    .map(({ path }) => path);

describe('the clock of the machine', () => {
  it('is read by entries, measurements and few tests only', () => {
    expect(offenders(isReadingClock, clockReaders)).toEqual([]);
  });

  it('has a zone that only what is shown on a device depends on', () => {
    expect(offenders(isReadingZone, zoneReaders)).toEqual([]);
  });

  it('is not the clock of the database', () => {
    const ofServer = ({ path, code }: SourceFile) =>
      /^(db|bot|api)\//.test(path) &&
      /(?<!\.)\bnow\(\)[^'"`]*`|\b(current_date|current_timestamp|localtimestamp)\b|\bdefaultNow\(/.test(
        code,
      );
    expect(offenders(ofServer, [])).toEqual([]);
  });
});

describe('the list of tests that know time', () => {
  const file = (path: string, code: string, imported?: string): SourceFile => ({
    path,
    code,
    imports: imported ? [{ specifier: imported, file: imported, isTypeOnly: false }] : [],
  });

  it('holds those that read the clock or the zone through what they import', () => {
    const among = [
      file('a.test.ts', '', 'b.ts'),
      file('b.ts', '', 'clock.ts'),
      file('clock.ts', 'new Date()'),
      file('zone.test.ts', 'date.getHours()'),
      file('pure.test.ts', 'new Date(at)', 'pure.ts'),
      file('pure.ts', `new Intl.DateTimeFormat('ru', { timeZone })`),
    ];
    expect(testsThatKnowTime(among)).toEqual(['a.test.ts', 'zone.test.ts']);
  });

  it('is not empty', () => {
    expect(testsThatKnowTime(files).length).toBeGreaterThan(10);
  });
});
