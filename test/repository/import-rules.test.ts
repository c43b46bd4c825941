import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, readSourceFiles, type SourceFile } from '../../scripts/test/source-files.ts';

const files = readSourceFiles();
const byPath = new Map(files.map((file) => [file.path, file]));
const isTest = (path: string) => /^(scripts\/[^/]+\/)?test\//.test(path);
const product = files.filter(({ path }) => !isTest(path));
const inFolder = (folder: string) => product.filter(({ path }) => path.startsWith(`${folder}/`));

/** 'where: what' of everything that breaks a rule, so that a failure reads like a list of things to do. */
function offences(among: SourceFile[], isOffence: (one: Import, file: SourceFile) => boolean): string[] {
  return among.flatMap((file) =>
    file.imports.filter((one) => isOffence(one, file)).map((one) => `${file.path}: ${one.specifier}`),
  );
}

type ImportRule = {
  folder: string;
  /** Other imports it may import from. */
  imports: string[];
  /** Packages it may import; undefined: any. */
  packages?: RegExp;
};

/** STYLE §3. The layers of the web are the folders of `web/src`; features are checked apart. */
const importRules: ImportRule[] = [
  { folder: 'core', imports: [], packages: /^(?!)/ },
  {
    folder: 'db',
    imports: ['core'],
    packages: /^(node:|drizzle-orm|@electric-sql\/pglite|@neondatabase\/serverless|ws$|@upstash\/redis|zod$)/,
  },
  {
    folder: 'bot/services',
    imports: ['core', 'db'],
    packages: /^(node:|fflate\/browser$|sql\.js\/)/,
  },
  {
    folder: 'bot',
    imports: ['core', 'db'],
    packages: /^(node:|fflate\/browser$|grammy|@grammyjs\/|opus-decoder$|sql\.js\/)/,
  },
  {
    folder: 'api',
    // The bot itself only for the webhook, see below.
    imports: ['core', 'db', 'bot'],
    packages:
      /^(node:|fflate\/browser$|hono|zod$|@vercel\/functions|@vercel\/queue$|grammy|@grammyjs\/|opus-decoder$|mpg123-decoder$|wasm-media-encoders$|@opentelemetry\/|@sentry\/core$)/,
  },
  { folder: 'web/src/lib', imports: ['core'] },
  { folder: 'web/src/ui', imports: ['core'] },
  { folder: 'web/src/exercises', imports: ['core', 'web/src/lib', 'web/src/ui'] },
  { folder: 'web/src/features', imports: ['core', 'web/src/exercises', 'web/src/lib', 'web/src/ui'] },
  { folder: 'web/src', imports: ['core'] },
  { folder: 'scripts', imports: ['api', 'bot', 'core', 'db'] },
  { folder: 'scripts/local-telegram', imports: ['core'] },
];
/** The one package that one folder of core may use. */
const ofCore: Record<string, string> = { 'core/contracts/': 'zod', 'core/memory/': 'ts-fsrs' };

describe('import rules', () => {
  it.each(importRules)('$folder imports only from itself and from $imports', ({ folder, imports }) => {
    const allowed = [folder, ...imports].map((name) => `${name}/`);
    expect(
      offences(
        inFolder(folder),
        ({ file }) => file !== undefined && !allowed.some((name) => file.startsWith(name)),
      ),
    ).toEqual([]);
  });

  it.each(importRules.filter(({ packages }) => packages))(
    '$folder uses only its own packages',
    ({ folder, packages }) => {
      expect(
        offences(inFolder(folder), ({ specifier, file }, { path }) => {
          if (file !== undefined || packages?.test(specifier)) return false;
          const own = Object.entries(ofCore).find(([folder]) => path.startsWith(folder));
          return own?.[1] !== specifier;
        }),
      ).toEqual([]);
    },
  );

  it('the API runs the bot at the webhook only, and otherwise uses its services', () => {
    const webhook = ['api/_entries/telegram.ts', 'api/_webhook.ts', 'api/_webhook-delivery.ts'];
    const others = inFolder('api').filter(({ path }) => !webhook.includes(path));
    const isConversation = (file = '') => file.startsWith('bot/') && !file.startsWith('bot/services/');
    expect(offences(others, ({ file }) => isConversation(file))).toEqual([]);
    expect(
      offences(others, ({ specifier, isTypeOnly }) => !isTypeOnly && /^(grammy|@grammyjs)/.test(specifier)),
    ).toEqual([]);
  });

  it('a feature of the web never imports another one', () => {
    const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];
    expect(
      offences(inFolder('web/src/features'), ({ file }, { path }) => {
        const other = file && featureOf(file);
        return other !== undefined && other !== '' && other !== featureOf(path);
      }),
    ).toEqual([]);
  });

  it('nothing of the product imports a script or a test', () => {
    const outside = product.filter(({ path }) => !path.startsWith('scripts/'));
    expect(offences(outside, ({ file }) => /^(scripts|test)\//.test(file ?? ''))).toEqual([]);
  });

  it('only npm start imports the local Telegram, and nothing imports the benchmarks', () => {
    const outside = (folder: string) => product.filter(({ path }) => !path.startsWith(`${folder}/`));
    const started = outside('scripts/local-telegram').filter(
      ({ path }) => !path.startsWith('scripts/start/'),
    );
    expect(offences(started, ({ file }) => /^scripts\/local-telegram\//.test(file ?? ''))).toEqual([]);
    expect(offences(outside('scripts/bench'), ({ file }) => /^scripts\/bench\//.test(file ?? ''))).toEqual(
      [],
    );
  });

  it('every import leads to a file that is there', () => {
    const isAsset = (file: string) => /\.(css|svg|json)$/.test(file) || file.includes('?');
    // Plain scripts run before anything that reads TypeScript is there.
    const isThere = (file: string) => byPath.has(file) || (file.endsWith('.mjs') && existsSync(file));
    expect(offences(product, ({ file }) => file !== undefined && !isAsset(file) && !isThere(file))).toEqual(
      [],
    );
  });

  it('the database knows no texts of the interface', () => {
    expect(offences(inFolder('db'), ({ file }) => file?.startsWith('core/texts/') === true)).toEqual([]);
  });

  it('no file imports itself by way of others', () => {
    expect(findCycles(product)).toEqual([]);
  });
});

describe('imports that would die at run time', () => {
  it('imports of server, core, scripts and tests are written with their extension', () => {
    const native = files.filter(({ path }) => !path.startsWith('web/'));
    expect(
      offences(
        native,
        ({ specifier }) => specifier.startsWith('.') && !/\.(tsx?|mjs|json|css|svg)(\?\w+)?$/.test(specifier),
      ),
    ).toEqual([]);
  });

  it('the functions open contracts when a call needs them: one import would build every schema at each start', () => {
    const servers = ['api', 'bot', 'db'].flatMap(inFolder);
    const atStart = /^import (?!type\b)[^;]*?from '[^']*\/contracts\//m;
    expect(servers.filter(({ code }) => atStart.test(code)).map(({ path }) => path)).toEqual([]);
  });

  it('no import is absolute or an alias', () => {
    expect(offences(files, ({ specifier }) => /^(\/|~|@\/|#|src\/|core\/|file:)/.test(specifier))).toEqual(
      [],
    );
  });
});

describe('the browser bundle', () => {
  const web = inFolder('web/src').filter(({ path }) => !/\/mocks\/(main|handlers)\.ts$/.test(path));
  const isServer = (specifier: string) =>
    /^(node:|zod|hono|grammy|@grammyjs|drizzle-orm|@electric-sql|@neondatabase|@upstash|@vercel|ws$)/.test(
      specifier,
    );

  it('takes only types from the contracts', () => {
    expect(
      offences(web, ({ file, isTypeOnly }) => !isTypeOnly && (file ?? '').startsWith('core/contracts/')),
    ).toEqual([]);
  });

  it('reaches no zod and nothing of the server by any way', () => {
    const reached = new Set<string>();
    const walk = (file: SourceFile) => {
      if (reached.has(file.path)) return;
      reached.add(file.path);
      for (const { file: path, isTypeOnly } of file.imports) {
        const next = isTypeOnly || path === undefined ? undefined : byPath.get(path);
        if (next) walk(next);
      }
    };
    web.forEach(walk);
    const bundled = files.filter(({ path }) => reached.has(path));
    expect(offences(bundled, ({ specifier, isTypeOnly }) => !isTypeOnly && isServer(specifier))).toEqual([]);
  });
});

describe('what is handed in and never taken', () => {
  const uses = (among: SourceFile[], pattern: RegExp) =>
    among.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

  it('core and db have no clock, no chance and no environment of their own', () => {
    const pure = [...inFolder('core'), ...inFolder('db')];
    expect(uses(pure, /\bprocess\.env\b/)).toEqual([]);
    expect(uses(pure, /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/)).toEqual([]);
    expect(uses(pure, /\bMath\.random\b|\brandomUUID\b|\brandomBytes\b/)).toEqual([]);
  });

  it('core knows no network, no page and no Node', () => {
    expect(
      uses(inFolder('core'), /\b(fetch\(|document\.|window\.|localStorage|process\.|Buffer\b|require\()/),
    ).toEqual([]);
  });

  it('bot and api read the environment and the clock at one place', () => {
    const server = [...inFolder('bot'), ...inFolder('api')].filter(
      ({ path }) => path !== 'api/_production.ts',
    );
    expect(uses(server, /\bprocess\.env\b/)).toEqual([]);
    expect(uses(server, /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\b/)).toEqual([]);
  });

  it('the page of Telegram is spoken to at one place of the web', () => {
    const others = inFolder('web/src').filter(({ path }) => path !== 'web/src/lib/telegram/bridge.ts');
    expect(uses(others, /\bwindow\.Telegram\b|@twa-dev\/sdk/)).toEqual([]);
  });
});

describe('objects of the web', () => {
  const made =
    /^(?:export )?(?:let\b.*|const \w+(?:: [^=]+)? = (?:await )?(?:create(?!Context)[A-Z]\w*\(|new (?!(?:Map|Set|RegExp|Intl)\b)).*)|^[a-z][\w.]*\(.*/gm;
  const madeIn = ({ path, code }: SourceFile) => [...code.matchAll(made)].map(([line]) => `${path}: ${line}`);

  it('are created by the entries, never when a module is imported', () => {
    // The mock mode is read once for the page; its network is loaded only where it is switched on.
    const entries = /^web\/src\/(boot\.ts|main\.tsx|mocks\/|lib\/mock\/)/;
    const modules = inFolder('web/src').filter(({ path }) => !entries.test(path));
    expect(modules.flatMap(madeIn)).toEqual([]);
  });

  it('are distinguished from constants, contexts and functions', () => {
    const lines = [
      `const a = createPlayer();`,
      `export let b = 0;`,
      `const c: Player = new Player();`,
      `window.addEventListener('online', d);`,
      `const Context = createContext(undefined);`,
      `const days = new Intl.DateTimeFormat('ru');`,
      `const known: ReadonlySet<string> = new Set(['a']);`,
      `const create = () => createPlayer();`,
    ];
    expect(madeIn({ path: 'x', code: lines.join('\n'), imports: [] })).toHaveLength(4);
  });
});

describe('folders of the product', () => {
  it('hold at most 25 files each, styles included', () => {
    // The course and the migrations are data; what is built or installed is not ours.
    const apart = /^db\/(content|migrations)\b|\/(node_modules|_built)\b/;
    const folders = ['api', 'bot', 'core', 'db', 'scripts', 'web/src']
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath }) => parentPath.replaceAll('\\', '/'))
      .filter((folder) => !apart.test(folder) && !isTest(`${folder}/`));
    const sizes = new Map<string, number>();
    for (const folder of folders) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    expect([...sizes].filter(([, files]) => files > 25)).toEqual([]);
  });
});

describe('folders of the web', () => {
  const web = inFolder('web/src').map(({ path }) => path);

  it('stand beside no file of their name', () => {
    const folders = new Set(web.map((path) => path.slice(0, path.lastIndexOf('/'))));
    expect(web.filter((path) => folders.has(path.replace(/\.tsx?$/, '')))).toEqual([]);
  });

  it('of lib hold at most a dozen files each', () => {
    const folders = web
      .filter((path) => path.startsWith('web/src/lib/'))
      .map((path) => path.slice(0, path.lastIndexOf('/')));
    const large = new Set(folders.filter((one) => folders.filter((other) => other === one).length > 12));
    expect([...large]).toEqual([]);
  });
});

describe('names of files', () => {
  it('are kebab-case and say what they hold', () => {
    const names = files
      .map(({ path }) => path)
      .filter((path) => {
        const name = path.split('/').at(-1) ?? '';
        return !/^_?[a-z0-9]+(-[a-z0-9]+)*(\.(test|d|module))?\.tsx?$/.test(name);
      });
    expect(names).toEqual([]);
    const empty = files.filter(({ path }) => /\/(utils?|helpers?|misc|common|managers?)(\.|\/)/.test(path));
    expect(empty.map(({ path }) => path)).toEqual([]);
  });
});

describe('the reader of imports', () => {
  it('finds every way to import, and tells types apart', () => {
    const code = [
      `import { a } from './a.ts';`,
      `import type { B } from "../b.ts";`,
      `import './c.css';`,
      `import * as d from 'd';`,
      `import e, {\n  type E,\n  f,\n} from './e.ts';`,
      `export * from './g.ts';`,
      `export type { H } from './h.ts';`,
      `const i = await import('./i.ts');`,
      `type J = typeof import('./j.ts').j;`,
      `export const from = 'nowhere';`,
    ].join('\n');
    expect(
      importsOf(code, 'core/x/y.ts').map(({ specifier, file, isTypeOnly }) => [specifier, file, isTypeOnly]),
    ).toEqual([
      ['./a.ts', 'core/x/a.ts', false],
      ['../b.ts', 'core/b.ts', true],
      ['./c.css', 'core/x/c.css', false],
      ['d', undefined, false],
      ['./e.ts', 'core/x/e.ts', false],
      ['./g.ts', 'core/x/g.ts', false],
      ['./h.ts', 'core/x/h.ts', true],
      ['./i.ts', 'core/x/i.ts', false],
      ['./j.ts', 'core/x/j.ts', true],
    ]);
  });

  it('has read the whole repository', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(500);
  });
});

/** Ways from a file back to itself, each once, by their shortest names first. Type imports count. */
function findCycles(among: SourceFile[]): string[] {
  const cycles: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (path: string, way: string[]) => {
    if (state.get(path) === 'open') cycles.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (state.has(path)) return;
    state.set(path, 'open');
    for (const { file } of byPath.get(path)?.imports ?? []) {
      if (file && byPath.has(file)) visit(file, [...way, path]);
    }
    state.set(path, 'done');
  };
  for (const { path } of among) visit(path, []);
  return cycles;
}
