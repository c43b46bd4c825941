import { describe, expect, it } from 'vitest';
import { checkHeaders, checkQueue, checkRoutes } from '../../../scripts/check-deploy/routes.ts';
import { buildOf } from './support.ts';

const row = (method: string, path: string, servedBy: string, isCron = false) => ({
  method,
  path,
  servedBy,
  isCron,
});
const table = [
  row('GET', '/home', 'index'),
  row('GET', '/audio/{lessonId}/{wordId}', 'voice'),
  row('GET', '/cron/daily', 'index', true),
];
const problems = (findings: readonly { problems: string[] }[]) =>
  findings.flatMap((finding) => finding.problems);

describe('every call of the table reaches its function', () => {
  it('a whole build has no problems', () => {
    expect(problems(checkRoutes(buildOf(), table))).toEqual([]);
  });

  it('a call without a rewrite of its own is named, with the function it falls into', () => {
    expect(problems(checkRoutes(buildOf(), [...table, row('POST', '/stt', 'voice')]))).toEqual([
      'POST /api/stt попадает в api/index, а не в api/voice',
      'POST /api/stt/ попадает в api/index, а не в api/voice',
    ]);
  });

  it('a cron that is not set, and one that nobody answers, are named', () => {
    const evening = [...table.slice(0, 2), row('GET', '/cron/evening', 'index', true)];
    expect(problems(checkRoutes(buildOf(), evening))).toEqual([
      'нет /api/cron/evening',
      'никто не отвечает на /api/cron/daily',
    ]);
  });

  it('a timer may be a Schedule instead', () => {
    const daily = { path: '/api/cron/daily', schedule: '0 3 * * *', requestMethod: 'GET' };
    const { routes } = buildOf();
    const config = JSON.stringify({ version: 3, routes, schedules: { daily } });
    expect(problems(checkRoutes(buildOf({ 'config.json': config }), table))).toEqual([]);
  });

  it('a timer that only some plans allow may be set or not', () => {
    const hourly = { ...row('GET', '/cron/hourly', 'index', true), isOptional: true };
    expect(problems(checkRoutes(buildOf(), [...table, hourly]))).toEqual([]);
    const set = { ...hourly, path: '/cron/daily' };
    expect(problems(checkRoutes(buildOf(), [...table.slice(0, 2), set]))).toEqual([]);
  });
});

describe('headers', () => {
  const policy = (sources: string) => ({ 'Content-Security-Policy': sources });

  it('a whole build has no problems', () => {
    expect(problems(checkHeaders(buildOf()))).toEqual([]);
  });

  it('without any header the page and the calls are both told on', () => {
    const found = problems(checkHeaders(buildOf({}, {})));
    expect(found.filter((problem) => problem === 'frame-ancestors: нет')).toHaveLength(2);
    expect(found).toContain('нет HSTS');
  });

  it('a policy that lets anybody frame the page, or run scripts from elsewhere, is refused', () => {
    const found = problems(
      checkHeaders(buildOf({}, policy("frame-ancestors *; script-src 'self' 'unsafe-inline'"))),
    );
    expect(found).toContain('frame-ancestors: *');
    expect(found).toContain("script-src: 'self' 'unsafe-inline'");
  });

  it('x-frame-options would shut out the web clients of Telegram', () => {
    const found = problems(checkHeaders(buildOf({}, { 'X-Frame-Options': 'SAMEORIGIN' })));
    expect(found).toContain('x-frame-options закроет приложение в веб-клиентах Telegram');
  });
});

describe('the function of the queue', () => {
  const builtWith = (name: string, trigger: object) =>
    buildOf({
      [`functions/api/${name}.func/.vc-config.json`]: JSON.stringify({
        handler: `api/${name}.js`,
        runtime: 'nodejs24.x',
        maxDuration: 60,
        experimentalTriggers: [{ type: 'queue/v2beta', consumer: `api_${name}`, ...trigger }],
      }),
    });

  it('is started by messages of our topic, one at a time', () => {
    const output = builtWith('queue', { topic: 'mila', maxConcurrency: 1 });
    expect(checkQueue(output, 'mila').problems).toEqual([]);
  });

  it('is missed, and so are another topic, another function, and runs beside each other', () => {
    expect(checkQueue(buildOf(), 'mila').problems).toContain('сообщения не запускают api/queue');
    expect(checkQueue(builtWith('queue', { topic: 'other' }), 'mila').problems).toEqual([
      'тема other, а не mila',
      'запуски идут не по одному',
    ]);
    expect(checkQueue(builtWith('index', { topic: 'mila', maxConcurrency: 1 }), 'mila').problems).toEqual([
      'сообщения не запускают api/queue',
    ]);
  });
});
