import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSourceFiles } from '../../scripts/test/source-files.ts';

/** Bounds that nothing else would hold (decision 0191): code that grows past one has lost its field's words or its parts. */
const sources = readSourceFiles();
const product = sources.filter(
  ({ path }) => /^(api|bot|core|db|web)\//.test(path) && !/^db\/(content|migrations)\//.test(path),
);

it('at most 60 functions are handed all that a function instance or the bot has', () => {
  const whole = /(?:\b_?deps|\}): (?:Bot)?Deps\b|<BotDeps>/g;
  const signatures = product.flatMap(({ path, code }) => [...code.matchAll(whole)].map(() => path));
  expect(signatures.length).toBeGreaterThan(30);
  expect(signatures.length).toBeLessThanOrEqual(60);
});

/** Lines that have one of the words, comments included; in names in camelCase and snake_case, too: `toldAt`, `told_at`. */
function linesWith(words: RegExp, paths: readonly string[]): string[] {
  const split = (line: string) => line.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ').toLowerCase();
  return paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => words.test(split(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

it('at most 15 lines say desk, deed, told, house, room or anew, comments included', () => {
  const metaphor = /(?<![a-z])(desk|deeds?|(un)?told|houses?|rooms?|anew)(?![a-z])/;
  const lines = linesWith(
    metaphor,
    product.map(({ path }) => path),
  );
  // Columns of the database keep their names, and an icon shows a house.
  expect(lines.length > 15 ? lines : []).toEqual([]);
});

it('scripts say none of these words, nor world or wall', () => {
  const metaphor =
    /(?<![a-z])(desk|deeds?|(un)?told|houses?|rooms?|anew|worlds?|walls?(?! (time|clock)))(?![a-z])/;
  const scripts = sources.map(({ path }) => path).filter((path) => path.startsWith('scripts/'));
  const lines = linesWith(metaphor, scripts);
  // A mark that older local databases have, twice, and a "hello world".
  expect(lines.length > 3 ? lines : []).toEqual([]);
});
