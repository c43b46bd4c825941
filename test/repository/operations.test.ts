import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What operators read must be what is deployed: timers, variables and the events of the log. */
const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside);
const deploy = read('docs/deploy.md');
const operations = read('docs/operations.md');

/** First cells of the rows of the table under a heading row. */
function firstCells(document: string, heading: string): string[] {
  const [, table = ''] = document.split(`\n${heading}\n`);
  const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(1);
  return rows.map((row) => row.split(' | ')[0]?.replace(/^\| /, '') ?? '');
}

describe('the timers', () => {
  const { crons } = JSON.parse(read('vercel.json')) as { crons: { path: string; schedule: string }[] };
  const spoken = (schedule: string) => {
    const [minute = '', hour = ''] = schedule.split(' ');
    if (minute === '*/5') return 'every five minutes';
    return hour === '*' ? 'every hour' : `${hour}:${minute.padStart(2, '0')} UTC`;
  };
  const planned = crons.map(({ path, schedule }) => `GET ${path} | ${spoken(schedule)}`).sort();

  it('are the same in vercel.json and in docs/operations.md, to the minute', () => {
    const rows = [...operations.matchAll(/^\| `(GET \/api\/[^`]+)` \| ([^|]+) \|/gm)];
    expect(rows.map(([, call, when]) => `${call} | ${when}`).sort()).toEqual(planned);
  });

  it('are as many in docs/deploy.md, where those that the free plan runs are named', () => {
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    expect(deploy).toContain(`\`vercel.json\` names ${words[crons.length]} calls`);
    expect(deploy).toContain(`all ${words[crons.length]} as they stand in \`vercel.json\``);
    const free = /^\| free \(Hobby\)[^|]*\|([^|]*)\|/m.exec(deploy)?.[1] ?? '';
    const daily = crons.filter(({ schedule }) => /^\d+ \d+ /.test(schedule)).map(({ path }) => path);
    expect(
      quoted(free)
        .filter((name) => name.startsWith('/api/'))
        .sort(),
    ).toEqual(daily.sort());
  });

  it('have an answer of the server each', () => {
    const table = read('core/contracts/service.ts') + read('core/contracts/sounds.ts');
    const answered = crons.filter(({ path }) => table.includes(`'GET ${path.slice('/api'.length)}'`));
    expect(answered).toEqual(crons);
  });
});

describe('the variables of the environment', () => {
  const [, schema = ''] = /z\s*\.object\(\{\n([\s\S]*?)\n\}\)/.exec(read('api/_env.ts')) ?? [];
  const platforms = ['NODE_ENV', 'VERCEL'];
  const known = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !platforms.includes(name));

  it('stand in docs/deploy.md and in .env.example, and no others', () => {
    expect(known).toContain('JWT_SECRET');
    const described = firstCells(deploy, '| variable | needed in production | what it is |').flatMap(quoted);
    expect(described.sort()).toEqual([...known].sort());
    const example = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(example.sort()).toEqual([...known].sort());
  });
});

describe('the log', () => {
  it('has an explanation of each event in docs/operations.md, and of no other', () => {
    const logged = quoted(
      read('core/service/log-events.ts').split('LogEvent =')[1]?.replaceAll("'", '`') ?? '',
    );
    expect(logged.length).toBeGreaterThan(50);
    const [, table = ''] = operations.split('\n| event | level | what to do |\n');
    const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(1);
    const explained = rows.map((row) => [quoted(row.split(' | ')[0] ?? ''), quoted(row)] as const);
    const headed = new Set(explained.flatMap(([first]) => first));
    const mentioned = new Set(explained.flatMap(([, all]) => all));
    expect(logged.filter((event) => !headed.has(event) && !mentioned.has(event))).toEqual([]);
    expect([...headed].filter((event) => !logged.includes(event))).toEqual([]);
  });
});
