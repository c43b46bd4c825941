import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSourceFiles } from '../../scripts/test/source-files.ts';

/** Bounds that nothing else would hold (decision 0191): code that grows past one has lost its field's words or its parts. */
const product = readSourceFiles().filter(
  ({ path }) => /^(api|bot|core|db|web)\//.test(path) && !/^db\/(content|migrations)\//.test(path),
);

it('at most 60 functions are handed all that a function instance or the bot has', () => {
  const whole = /(?:\b_?deps|\}): (?:Bot)?Deps\b|<BotDeps>/g;
  const signatures = product.flatMap(({ path, code }) => [...code.matchAll(whole)].map(() => path));
  expect(signatures.length).toBeGreaterThan(30);
  expect(signatures.length).toBeLessThanOrEqual(60);
});

it('at most 15 lines say desk, deed, told, house, room or anew, comments included', () => {
  // Names in camelCase and snake_case, too: `toldAt`, `told_at`.
  const metaphor = /(?<![a-z])(desk|deeds?|(un)?told|houses?|rooms?|anew)(?![a-z])/;
  const split = (line: string) => line.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ').toLowerCase();
  const lines = product.flatMap(({ path }) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => metaphor.test(split(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );
  // Columns of the database keep their names, and an icon shows a house.
  expect(lines.length > 15 ? lines : []).toEqual([]);
});
