import { describe, expect, it } from 'vitest';
import type { BuiltFunction, Route } from '../../../scripts/check-deploy/output.ts';
import { findPlace } from '../../../scripts/check-deploy/router.ts';

const built = (name: string): BuiltFunction => ({
  name,
  folder: '',
  handler: `${name}.js`,
  runtime: 'nodejs24.x',
  environment: {},
  experimentalTriggers: [],
  filePathMap: {},
  files: [],
  mapped: [],
  bytes: 0,
});

/** As the platform's build writes it for three functions, their rewrites and two header rules. */
const routes: Route[] = [
  { src: '^(?:/(.*))$', headers: { 'X-Content-Type-Options': 'nosniff' }, continue: true },
  { src: '^/$', headers: { 'Cache-Control': 'no-store' }, continue: true },
  { handle: 'filesystem' },
  { src: '^/api/audio(?:/(.*))$', dest: '/api/voice', check: true },
  { src: '^/api(?:/(.*))$', dest: '/api', check: true },
  { src: '^/api(/.*)?$', status: 404 },
  { handle: 'error' },
  { status: 404, src: '^(?!/api).*$', dest: '/404.html' },
  { handle: 'miss' },
  { src: '^/api/(.+)(?:\\.(?:ts))$', dest: '/api/$1', check: true },
];
const output = {
  routes,
  functions: ['api/index', 'api/telegram', 'api/voice'].map(built),
  statics: new Set(['index.html', 'assets/app.js', 'samples/א.json']),
};

function at(path: string, changed: Partial<typeof output> = {}): string {
  const place = findPlace({ ...output, ...changed }, { path });
  if (place.kind === 'function') return place.function.name;
  return place.kind === 'static' ? place.file : String(place.status);
}

describe('the router reads the output as the platform does', () => {
  it.each([
    ['/', 'index.html'],
    ['/assets/app.js', 'assets/app.js'],
    ['/samples/%D7%90.json', 'samples/א.json'],
    ['/api', 'api/index'],
    ['/api/home', 'api/index'],
    ['/api/lessons/7', 'api/index'],
    ['/api/audio/1/2', 'api/voice'],
    ['/api/telegram', 'api/telegram'],
    ['/no/such/page', '404'],
  ])('%s leads to %s', (path, place) => {
    expect(at(path)).toBe(place);
  });

  it('a function that exists goes before the rewrite that would take its path', () => {
    expect(at('/api/telegram')).toBe('api/telegram');
    expect(
      at('/api/telegram', { functions: output.functions.filter(({ name }) => name !== 'api/telegram') }),
    ).toBe('api/index');
  });

  it('the first rewrite that fits wins, so their order matters', () => {
    const [first, second, ...rest] = routes.slice(3);
    if (!first || !second) throw new Error('two rewrites');
    expect(at('/api/audio/1/2', { routes: [...routes.slice(0, 3), second, first, ...rest] })).toBe(
      'api/index',
    );
  });

  it('a rewrite to a function that was not built finds nothing', () => {
    expect(at('/api/home', { functions: [built('api/voice')] })).toBe('404');
  });

  it('headers of every rule that fits are joined', () => {
    const { headers } = findPlace(output, { path: '/' });
    expect(headers).toEqual({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    expect(findPlace(output, { path: '/api/home' }).headers).toEqual({ 'X-Content-Type-Options': 'nosniff' });
  });

  it('a rule for other methods does not count', () => {
    const only: Route[] = [
      { handle: 'filesystem' },
      { src: '^/x$', dest: '/api', methods: ['POST'], check: true },
    ];
    const place = (method: string) => findPlace({ ...output, routes: only }, { path: '/x', method }).kind;
    expect([place('POST'), place('GET')]).toEqual(['function', 'none']);
  });

  it('groups of the pattern fill the new path', () => {
    const moved: Route[] = [{ src: '^/old/(.*)/(.*)$', dest: '/assets/$2.$1' }, { handle: 'filesystem' }];
    expect(at('/old/js/app', { routes: moved })).toBe('assets/app.js');
  });
});
