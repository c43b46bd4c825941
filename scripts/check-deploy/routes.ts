import { queueFunction } from './contents.ts';
import { type Finding, problemsOf } from './finding.ts';
import type { Output } from './output.ts';
import { findPlace, type Place } from './router.ts';

/** A row of the endpoint table as far as routing goes. */
export type Endpoint = {
  method: string;
  /** Below /api, e.g. '/lessons/{id}'. */
  path: string;
  /** 'index', 'telegram' or 'voice'. */
  servedBy: string;
  isCron: boolean;
  /** A timer that only some plans allow: it need not be set. */
  isOptional?: boolean;
};

const unknownPaths = ['/api/no/such/call', '/api/no-such-call'];
const frames = ["'self'", 'https://web.telegram.org', 'https://*.telegram.org'];

/** Does every call reach the function that handles it? */
export function checkRoutes(output: Output, endpoints: readonly Endpoint[]): Finding[] {
  const astray = endpoints.flatMap(({ method, path, servedBy }) => {
    const address = `/api${path.replaceAll(/\{\w+\}/g, '7')}`;
    return [address, `${address}/`].flatMap((asked) => {
      const place = describe(findPlace(output, { path: asked, method }));
      return place === `api/${servedBy}`
        ? []
        : [`${method} ${asked} попадает в ${place}, а не в api/${servedBy}`];
    });
  });
  const lost = unknownPaths
    .map((path) => [path, describe(findPlace(output, { path }))] as const)
    .filter(([, place]) => place !== 'api/index')
    .map(([path, place]) => `${path} попадает в ${place}`);
  const page = describe(findPlace(output, { path: '/' }));
  return [
    { name: `пути: ${endpoints.length} вызовов находят свою функцию`, problems: [...astray, ...lost] },
    { name: 'пути: / это страница', problems: problemsOf([[page === 'index.html', `/ попадает в ${page}`]]) },
    checkCrons(output, endpoints),
  ];
}

function checkCrons({ crons }: Output, endpoints: readonly Endpoint[]): Finding {
  const answered = endpoints.filter(({ isCron }) => isCron).map(({ path }) => `/api${path}`);
  const wanted = endpoints.flatMap(({ isCron, isOptional, path }) =>
    isCron && !isOptional ? [`/api${path}`] : [],
  );
  const set = crons.map(({ path }) => path);
  return {
    name: `расписание: ${crons.map(({ path, schedule }) => `${path} (${schedule})`).join(', ')}`,
    problems: [
      ...wanted.filter((path) => !set.includes(path)).map((path) => `нет ${path}`),
      ...set.filter((path) => !answered.includes(path)).map((path) => `никто не отвечает на ${path}`),
    ],
  };
}

/** Does the platform start the one function with messages of our topic, and no other? One message at a time keeps the pace. */
export function checkQueue({ functions }: Output, topic: string): Finding {
  const started = functions.flatMap(({ name, experimentalTriggers }) =>
    experimentalTriggers.map((trigger) => ({ name, ...trigger })),
  );
  const [only, ...others] = started;
  return {
    name: `очередь: ${started.map(({ name, topic: given }) => `${given} запускает ${name}`).join(', ') || 'нет'}`,
    problems: problemsOf([
      [only?.name === queueFunction, `сообщения не запускают ${queueFunction}`],
      [only?.topic === topic, `тема ${only?.topic}, а не ${topic}`],
      [only?.maxConcurrency === 1, 'запуски идут не по одному'],
      [others.length === 0, `и ещё запускают: ${others.map(({ name }) => name).join(', ')}`],
    ]),
  };
}

/** Do the headers say what a browser, and Telegram's web clients around the page, must receive? */
export function checkHeaders(output: Output): Finding[] {
  const asset = [...output.statics].find((path) => path.startsWith('assets/'));
  const sound = [...output.statics].find((path) => path.startsWith('audio/'));
  const immutable = /max-age=31536000.*immutable/;
  return [
    ...['/', '/api/home'].map((path) => ({
      name: `заголовки ${path}: защита, рамка только у Telegram`,
      problems: unsafe(headersAt(output, path)),
    })),
    cached(output, '/', /^no-store$/),
    cached(output, `/${asset}`, immutable),
    cached(output, `/${sound}`, immutable),
  ];
}

function unsafe(headers: Map<string, string>): string[] {
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const ancestors = policy.get('frame-ancestors') ?? [];
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*'];
  return problemsOf([
    [ancestors.join() === frames.join(), `frame-ancestors: ${ancestors.join(' ') || 'нет'}`],
    [!scripts.some((source) => /unsafe|\*|^https?:|^data:/.test(source)), `script-src: ${scripts.join(' ')}`],
    [policy.get('object-src')?.join() === "'none'", 'нет object-src'],
    [policy.get('base-uri')?.join() === "'none'", 'нет base-uri'],
    [!headers.has('x-frame-options'), 'x-frame-options закроет приложение в веб-клиентах Telegram'],
    [headers.get('x-content-type-options') === 'nosniff', 'нет nosniff'],
    [/max-age=\d{7,}/.test(headers.get('strict-transport-security') ?? ''), 'нет HSTS'],
    [headers.has('referrer-policy'), 'нет referrer-policy'],
  ]);
}

function cached(output: Output, path: string, wanted: RegExp): Finding {
  const said = headersAt(output, path).get('cache-control') ?? 'нет';
  return {
    name: `заголовки ${path.replace(/[^/]+$/, (file) => (file.length > 20 ? '…' : file))}: ${said}`,
    problems: problemsOf([[wanted.test(said), 'кеширование другое']]),
  };
}

function headersAt(output: Output, path: string): Map<string, string> {
  const { headers } = findPlace(output, { path });
  return new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function describe(place: Place): string {
  if (place.kind === 'function') return place.function.name;
  return place.kind === 'static' ? place.file : `${place.status}`;
}
