import type { BuiltFunction, Output, Route } from './output.ts';

type Headers = Record<string, string>;

/** Where a request ends up, and the headers that the configuration adds to its response. */
export type Place =
  | { kind: 'function'; function: BuiltFunction; headers: Headers }
  | { kind: 'static'; file: string; headers: Headers }
  | { kind: 'none'; status: number; headers: Headers };

type Phase = Exclude<Extract<Route, { handle: string }>['handle'], 'hit'> | 'first';
type Rule = Extract<Route, { src: string }>;

/**
 * Follows `config.json` as the platform does: the routes before the first `handle`, then the files and functions, then
 * the phases in their order (rewrites come after `filesystem`), and 404 when nothing was found. Source:
 * https://vercel.com/docs/build-output-api/configuration, "routes".
 */
export function findPlace(output: Pick<Output, 'routes' | 'functions' | 'statics'>, request: Asked): Place {
  const phases = splitPhases(output.routes);
  const headers: Headers = {};
  let path = request.path;
  for (const phase of ['first', 'filesystem', 'rewrite', 'resource', 'miss'] as const) {
    if (phase === 'filesystem') {
      const found = lookUp(output, path, headers);
      if (found) return found;
    }
    for (const rule of phases.get(phase) ?? []) {
      const match = matches(rule, path, request.method ?? 'GET');
      if (!match) continue;
      Object.assign(headers, rule.headers);
      if (rule.dest !== undefined) path = substitute(rule.dest, match);
      else if (rule.status !== undefined) return { kind: 'none', status: rule.status, headers };
      const found = rule.check ? lookUp(output, path, headers) : undefined;
      if (found) return found;
      if (!rule.continue && !rule.check) break;
    }
  }
  return lookUp(output, path, headers) ?? { kind: 'none', status: 404, headers };
}

/** `path` without query; `method` is GET when left out. */
export type Asked = { path: string; method?: string };

function splitPhases(routes: readonly Route[]): Map<Phase | 'hit', Rule[]> {
  const phases = new Map<Phase | 'hit', Rule[]>([['first', []]]);
  let rules = phases.get('first') ?? [];
  for (const route of routes) {
    if ('handle' in route) {
      rules = phases.get(route.handle) ?? [];
      phases.set(route.handle, rules);
    } else rules.push(route);
  }
  return phases;
}

function matches(rule: Rule, path: string, method: string): RegExpExecArray | null {
  if (rule.methods && !rule.methods.includes(method)) return null;
  return new RegExp(rule.src).exec(path);
}

function substitute(dest: string, match: RegExpExecArray): string {
  return dest.replaceAll(/\$(\d)/g, (_whole, group: string) => match[Number(group)] ?? '');
}

/** The file or function at a path; a folder means its index. */
function lookUp(
  { functions, statics }: Pick<Output, 'functions' | 'statics'>,
  path: string,
  headers: Headers,
): Place | undefined {
  const name = decodeURIComponent(path).replace(/^\/+|\/+$/g, '');
  const index = name === '' ? 'index' : `${name}/index`;
  const found = functions.find((one) => one.name === name) ?? functions.find((one) => one.name === index);
  if (found) return { kind: 'function', function: found, headers };
  const file = [name, `${index}.html`].find((candidate) => statics.has(candidate));
  return file === undefined ? undefined : { kind: 'static', file, headers };
}
