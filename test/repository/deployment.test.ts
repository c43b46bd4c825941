import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../core/contracts/endpoints.ts';
import { queueTopic } from '../../core/service/queued-work.ts';
import { plannedTimers } from '../../core/service/timers.ts';
import {
  type CronJob,
  cronJobs,
  cronOf,
  isDaily,
  pathOf,
  schedules,
  withTimers,
} from '../../scripts/platform-timers/forms.ts';
import { readSourceFiles } from '../../scripts/test/source-files.ts';

/** What the platform is told, and what the documents say of it, must be the same. */
const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const deploy = read('docs/deploy.md');
const operations = read('docs/operations.md');
const platform = JSON.parse(read('vercel.json')) as {
  functions: Record<
    string,
    { maxDuration: number; includeFiles: string; experimentalTriggers?: Record<string, unknown>[] }
  >;
  rewrites: { source: string; destination: string }[];
  crons?: CronJob[];
  schedules?: Record<string, CronJob>;
};
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside);
/** Rows of the first table below a heading, cell by cell. */
function tableBelow(text: string, heading: string): string[][] {
  const rows = text.slice(text.indexOf(heading)).split('\n').slice(1);
  const first = rows.findIndex((line) => line.startsWith('|'));
  const length = rows.slice(first).findIndex((line) => !line.startsWith('|'));
  const table = rows.slice(first, first + length);
  return table.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** How the documents write a schedule. */
function inWords(schedule: string): string {
  const [minute = '', hour = ''] = schedule.split(' ');
  if (minute === '*/5') return 'every five minutes';
  return hour === '*' ? 'every hour' : `${hour}:${minute.padStart(2, '0')} UTC`;
}

describe('the timers of vercel.json', () => {
  it('are those of the table, in one of the two forms of the platform', () => {
    const { crons, schedules: scheduled } = platform;
    expect([crons, scheduled].filter(Boolean)).toHaveLength(1);
    expect(crons ?? cronJobs(plannedTimers)).toEqual(cronJobs(plannedTimers));
    expect(scheduled ?? schedules(plannedTimers)).toEqual(schedules(plannedTimers));
  });

  it('are written as `npm run timers` writes them', () => {
    const text = read('vercel.json');
    expect(withTimers(text, platform.crons ? 'crons' : 'schedules', plannedTimers)).toBe(text);
  });
});

describe('the table of timers', () => {
  it('is the table in docs/operations.md, with its hours', () => {
    const rows = tableBelow(operations, '\n## Timers').map(([call = '', often = '']) => [
      quoted(call)[0]?.replace('GET ', ''),
      often,
    ]);
    const wanted = plannedTimers.map((timer) => [pathOf(timer), inWords(cronOf(timer.pace))]);
    expect(rows.sort()).toEqual(wanted.sort());
  });

  it('is counted alike in both documents', () => {
    const count = numbers[plannedTimers.length];
    expect(deploy).toContain(`\`vercel.json\` names ${count} calls`);
    expect(deploy).toContain(`all ${count} as they stand in \`vercel.json\``);
    expect(operations).toContain(`\`vercel.json\` has all ${count}`);
  });

  it('has daily timers, which the free plan allows, and docs/deploy.md names each', () => {
    const daily = plannedTimers.filter(isDaily);
    const row = tableBelow(deploy, '\n## The timers').find(([plan]) => plan?.startsWith('free (Hobby)'));
    const named = quoted(row?.[1] ?? '').filter((name) => name.startsWith('/api/'));
    expect(named.sort()).toEqual(daily.map(pathOf).sort());
    const outside =
      tableBelow(deploy, '\n## The timers').find(([plan]) => plan?.includes('outside timer'))?.[1] ?? '';
    const frequent = plannedTimers.filter((timer) => !daily.includes(timer));
    expect(frequent.map(pathOf).filter((path) => !outside.includes(path))).toEqual([]);
  });

  it('has the calls that the table of endpoints keeps for timers', () => {
    const calls = Object.entries<{ access: string }>(endpoints).filter(([, { access }]) => access === 'cron');
    expect(calls.map(([key]) => key).sort()).toEqual(plannedTimers.map(({ call }) => call).sort());
  });
});

describe('the functions of vercel.json', () => {
  const names = Object.keys(platform.functions).map((file) => /^api\/(\w+)\.js$/.exec(file)?.[1]);

  it('are those that serve calls, and every rewrite leads to one of them', () => {
    const serving = new Set(Object.values<{ servedBy: string }>(endpoints).map(({ servedBy }) => servedBy));
    expect(names.filter((name) => name !== 'queue').toSorted()).toEqual([...serving].sort());
    const reached = platform.rewrites.map(
      ({ destination }) => destination.replace(/^\/api\/?/, '') || 'index',
    );
    expect(new Set(reached)).toEqual(serving);
  });

  it('have one that messages of our topic start, one at a time, and no call', () => {
    const triggers = Object.entries(platform.functions).flatMap(([file, { experimentalTriggers = [] }]) =>
      experimentalTriggers.map((trigger) => ({ file, ...trigger })),
    );
    expect(triggers).toMatchObject([
      { file: 'api/queue.js', type: 'queue/v2beta', topic: queueTopic, maxConcurrency: 1 },
    ]);
  });

  it('have as long as the documents say', () => {
    // "Of the function's minute": what the timers and the webhook rely on.
    expect(platform.functions['api/index.js']?.maxDuration).toBe(60);
    expect(platform.functions['api/telegram.js']?.maxDuration).toBe(60);
    expect(platform.functions['api/queue.js']?.maxDuration).toBe(60);
  });
});

describe('docs/operations.md', () => {
  const log = tableBelow(operations, '\n## The log');
  const explained = new Set(
    log.flatMap(([events = '', , text = '']) => [
      ...quoted(events),
      // A row may name the event that ends what it describes.
      ...[...text.matchAll(/`([a-z]+(?:-[a-z]+)+)` \(info\)/g)].map(([, event = '']) => event),
    ]),
  );
  const known = quoted(read('core/service/log-events.ts').replaceAll("'", '`')).filter((name) =>
    /^[a-z-]+$/.test(name),
  );

  it('explains every event that the server can log, and no other', () => {
    expect(known.length).toBeGreaterThan(60);
    expect(known.filter((event) => !explained.has(event))).toEqual([]);
    expect([...explained].filter((event) => !known.includes(event))).toEqual([]);
  });

  it('knows no event that nothing logs', () => {
    const code = readSourceFiles()
      .filter(
        ({ path }) => /^(api|bot|db|core|scripts\/start)\//.test(path) && !path.endsWith('log-events.ts'),
      )
      .map((file) => file.code)
      .join('\n');
    // Polling names two by its health.
    const written = (event: string) =>
      code.includes(`'${event}'`) || (event.startsWith('polling-') && code.includes(`'${event.slice(8)}'`));
    expect(known.filter((event) => !written(event))).toEqual([]);
  });

  it('names no variable that the product does not read', () => {
    const variables = new Set(read('api/_env.ts').match(/\b[A-Z][A-Z_]{3,}\b/g));
    const own = ['NEW_DATABASE_URL'];
    const named = quoted(operations).filter((name) => /^[A-Z]+(_[A-Z]+)+$/.test(name));
    expect(named.filter((name) => !variables.has(name) && !own.includes(name))).toEqual([]);
  });
});

describe('the variables of the environment', () => {
  const [, schema = ''] = /z\s*\.object\(\{\n([\s\S]*?)\n\}\)/.exec(read('api/_env.ts')) ?? [];
  const platforms = ['NODE_ENV', 'VERCEL'];
  const known = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !platforms.includes(name))
    .sort();

  it('stand in docs/deploy.md and in .env.example, and no others', () => {
    expect(known).toContain('JWT_SECRET');
    const described = tableBelow(deploy, '\n## 3. The deployment').flatMap(([name = '']) => quoted(name));
    expect(described.sort()).toEqual(known);
    const example = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(example.sort()).toEqual(known);
  });
});
