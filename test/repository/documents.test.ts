import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What is written must be so: files that are named exist, commands and decisions are listed. */
const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    `${folder}/${name}`.replaceAll('\\', '/'),
  );
const documents = filesOf('docs').filter((path) => path.endsWith('.md'));
/** Texts between backticks. */
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside);

describe.each(documents)('%s', (path) => {
  const text = read(path);

  it('names no test that is not there', () => {
    const tests = [...filesOf('test'), ...filesOf('scripts')].map((file) => `/${file}`);
    const named = quoted(text).filter((name) => /\.test\.tsx?$/.test(name));
    // A whole path, its end, or a name with a star for what several have.
    const isThere = (name: string) => {
      const pattern = new RegExp(`/${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
      return tests.some((file) => pattern.test(file));
    };
    const missing = named.filter((name) => !isThere(name));
    expect(missing).toEqual([]);
  });

  it('names no script of package.json that is not there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('leads to no page that is not there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+\.md)(#[\w-]+)?\)/g)].map(([, link = '']) => link);
    const local = links.filter((link) => !link.startsWith('http'));
    expect(local.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });
});

describe.each(['docs/rules.md', 'docs/architecture.md'])('%s', (page) => {
  /** Files in backticks, and the names in the brackets behind them: `core/a.ts` (`rule`, …). */
  const named = [...read(page).matchAll(/`([\w./-]+\/[\w./-]+\.tsx?)`(?: \(([^)]*)\))?/g)].map(
    ([, path = '', inside = '']) => ({ path, names: quoted(inside).filter((name) => /^\w+$/.test(name)) }),
  );

  it('names no file and no rule in it that is not there', () => {
    expect(named.length).toBeGreaterThan(10);
    const missing = named.flatMap(({ path, names }) => {
      if (!existsSync(join(root, path))) return [path];
      const code = read(path);
      return names
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(code))
        .map((name) => `${path}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('docs/security.md', () => {
  /** Rows of the tables of threats: the last column says what verifies the answer. */
  const promises = read('docs/security.md')
    .split('\n| threat |')
    .slice(1)
    .flatMap((table) => table.split('\n\n')[0]?.split('\n').slice(2) ?? [])
    .map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

  it('has a test for each of its promises', () => {
    expect(promises.length).toBeGreaterThan(40);
    const untested = promises.filter(
      (cells) => !quoted(cells.at(-1) ?? '').some((name) => name.endsWith('.test.ts')),
    );
    expect(untested.map(([threat]) => threat)).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const names = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md');

  it('numbers each decision once and lists it in its README', () => {
    const numbers = names.map((name) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]);
    expect(new Set(numbers).size).toBe(names.length);
    expect(numbers).not.toContain(undefined);
    const list = read('docs/decisions/README.md');
    expect(names.filter((name) => !list.includes(`](${name})`))).toEqual([]);
  });

  it.each(names)('%s has context, decision, consequences and status', (name) => {
    const headings = [...read(`docs/decisions/${name}`).matchAll(/^## (.+)$/gm)].map(
      ([, heading]) => heading,
    );
    expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Status']);
  });
});

describe('README.md', () => {
  it('names at most eight commands, and docs/commands.md all of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const readme = new Set(
      [...read('README.md').matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name),
    );
    expect([...readme].filter((name) => name && name in scripts).length).toBeLessThanOrEqual(8);
    const commands = new Set(quoted(read('docs/commands.md')).flatMap((text) => text.split(/[\s,]+/)));
    expect(Object.keys(scripts).filter((name) => !commands.has(name))).toEqual([]);
  });
});
