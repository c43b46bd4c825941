import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import { writeCompileCaches } from './compile-cache.ts';

const asText = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

/** Modules of nothing but data, which as text would be a fifth of a function: they are put in compressed. */
const packedModules = [
  'core/hebrew/(?:analysis|forms|known)/[\\w-]+-table',
  'core/hebrew/reading/stress-words',
  'core/rules/wordings',
  'core/search/wordings-table',
  'core/russian/inflection/irregular',
  'core/russian/verb-table',
  'core/speech/measure/aac-tables',
  'core/texts/home/person/person-tables',
  'db/content/letters',
  'db/content/verbs',
];
const largeData = new RegExp(`(?:${packedModules.join('|')})\\.ts$|-audio\\.json$`);

const packedData: Plugin = {
  name: 'packed-data',
  setup({ onLoad }) {
    onLoad({ filter: largeData }, async ({ path }) => {
      const isJson = path.endsWith('.json');
      const exported: object = await import(path, isJson ? { with: { type: 'json' } } : {});
      const named = Object.entries(exported).filter(([name]) => (name === 'default') === isJson);
      return { contents: [unpacking, ...named.map(([name, value]) => packed(name, value))].join('\n') };
    });
  },
};

/** The main file of `@vercel/functions` loads all that it can do, WebSockets and identity tokens among it: 24 KB. */
const usedOfPlatform: Plugin = {
  name: 'used-of-platform',
  setup({ onLoad }) {
    onLoad({ filter: /@vercel[\\/]functions[\\/]index\.js$/ }, () => ({
      contents: [
        `export { attachDatabasePool } from './db-connections/index.js';`,
        `export { waitUntil } from './wait-until.js';`,
      ].join('\n'),
    }));
  },
};

/**
 * Of packages that bring all that they can do in one file: no server of WebSockets, neither webhooks nor sessions nor inline
 * answers, neither forms nor menus of dialogues, which read their answers themselves.
 */
const usedOfPackages: Plugin = {
  name: 'used-of-packages',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules[\\/]ws[\\/]wrapper\.mjs$/ }, () => ({
      contents: `export { default, default as WebSocket } from './lib/websocket.js';`,
    }));
    onLoad({ filter: /grammy[\\/]out[\\/]convenience[\\/](?:webhook|session|inline_query)\.js$/ }, () => ({
      contents: '',
    }));
    onLoad({ filter: /@grammyjs[\\/]conversations[\\/]out[\\/]form\.js$/ }, () => ({
      contents: 'export class ConversationForm {}',
    }));
    onLoad({ filter: /@grammyjs[\\/]conversations[\\/]out[\\/]menu\.js$/ }, () => ({
      contents: withoutMenus,
    }));
  },
};

/** What a conversation asks of its menus before each update where it has none. */
const withoutMenus = `export class ConversationMenuPool {
  install() {
    return { handleClicks: async () => ({ next: true }) };
  }
}`;

/** Only `GET /openapi.json` tells shapes as JSON Schema: the bot goes without that part of zod, 19 KB. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  setup({ onLoad }) {
    onLoad(
      { filter: /zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/ },
      async ({ path }) => {
        const exported: object = await import(path);
        const refusal = `const refuse = () => { throw new Error('JSON Schema is not in this function'); };`;
        const names = Object.keys(exported).map((name) => `export const ${name} = () => refuse;`);
        return { contents: [refusal, ...names].join('\n') };
      },
    );
  },
};

/** Rows are read by statements: the bot goes without the relational queries of drizzle. */
const withoutRelations: Plugin = {
  name: 'without-relations',
  setup({ onLoad }) {
    onLoad({ filter: /drizzle-orm[\\/]relations\.js$/ }, async ({ path }) => {
      const exported: object = await import(path);
      // Called without `new`, a class throws.
      return {
        contents: Object.keys(exported)
          .map((name) => `export class ${name} {}`)
          .join('\n'),
      };
    });
  },
};

/** Loaded only where a variable asks for them, so each is a file of its own beside the functions, which share it. */
const optionalParts = {
  telemetry: 'api/_telemetry/otel.ts',
  'error-reports': 'api/_telemetry/sentry.ts',
  'platform-queue': 'api/_queue/platform.ts',
};

const partsApart: Plugin = {
  name: 'parts-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\.ts$/ }, ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const file = resolve(resolveDir, path);
      const part = Object.entries(optionalParts).find(([, source]) => file === join(root, source));
      return part && { path: `./${part[0]}.js`, external: true };
    });
  },
};

const unpacking = `import { brotliDecompressSync } from 'node:zlib';
const unpacked = (text) => JSON.parse(String(brotliDecompressSync(Buffer.from(text, 'base64'))));`;

/** The export of a value: JSON, or a Map or Set of it. Throws for anything else. */
function packed(name: string, value: unknown): string {
  const container = value instanceof Map ? 'new Map' : value instanceof Set ? 'new Set' : '';
  const plain = value instanceof Map || value instanceof Set ? [...value] : value;
  const json = JSON.stringify(plain);
  if (!isDeepStrictEqual(JSON.parse(json), plain)) throw new TypeError(`${name} is more than JSON`);
  const bytes = brotliCompressSync(json, { params: asText }).toString('base64');
  const declared = name === 'default' ? 'export default' : `export const ${name} =`;
  return `${declared} ${container}(unpacked('${bytes}'));`;
}

/**
 * Functions of packages go without their names, which are given one by one at each start: that took a seventh of its own
 * time. Classes keep theirs, since packages look at them. A bundle says by a comment from which file each part is.
 */
function withoutNamesInPackages(code: string): string {
  let isPackage = false;
  const lines = code.split('\n').map((line) => {
    const file = /^ *\/\/ ([\w@.~-]+[/:][^ ]*)$/.exec(line)?.[1];
    if (file !== undefined) isPackage = file.includes('node_modules/');
    if (!isPackage) return line;
    return line.replace(/^\s*__name\([\w$]+, "[^"]*"\);$/, '').replaceAll(/\b__name\((?!this,)/g, '__same(');
  });
  return lines.join('\n');
}

/**
 * The file loads what is beside it by `importFile` where whoever runs it hands that in: a script that was compiled before
 * cannot import.
 */
function withImportsHandedIn(code: string): string {
  const names = new Set<string>();
  const asked = code.replaceAll(/\bimport\("([^"]+)"\)/g, (_, name: string) => {
    names.add(name);
    return `importBeside("${name}")`;
  });
  const own = [...names].map((name) => `"${name}": () => import("${name}")`);
  return `${asked}
function importBeside(name) {
  return typeof importFile === 'undefined' ? { ${own.join(', ')} }[name]() : importFile(name);
}`;
}

/**
 * Bundles each function into one file: `api/_entries/*.ts` to `api/_built/*.cjs`, which `api/*.js` hand to the platform.
 * A step of the build command. As the platform would collect it, a function is six hundred files and starts at six
 * times the time of bare Node; in one file it is less than three times. With an argument the files go into that folder.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
/** What {@link withoutNamesInPackages} calls. */
const same = 'const __same = (value) => value;';
const outdir = resolve(root, process.argv[2] ?? 'api/_built');
const target = 'node20';
const shared = {
  absWorkingDir: root,
  outdir,
  write: false,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target,
  // Packages in the old format load Node's own modules by `require`.
  banner: {
    js: `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n${same}`,
  },
  // Loaded by the first recording that is decoded or encoded, and by the first deck for Anki: they are beside
  // the function, not in it.
  external: ['opus-decoder', 'mpg123-decoder', 'wasm-media-encoders', 'sql.js'],
  alias: {
    'abort-controller': './scripts/bundle-functions/native-abort.ts',
    debug: './scripts/bundle-functions/native-debug.ts',
    'node-fetch': './scripts/bundle-functions/native-fetch.ts',
  },
  // Functions know the names that they had: a stack trace in the platform's log must be readable.
  keepNames: true,
  minifySyntax: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions;

const plugins = [packedData, usedOfPlatform, usedOfPackages, partsApart];
const entries = (names: string) => [`api/_entries/${names}.ts`];
/** A function is a script: only of a script V8 tells what it has compiled by the time its first call is answered. */
const asScript = {
  ...shared,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  define: { 'import.meta.url': 'fileOfFunction' },
  banner: {
    js: `'use strict';\nconst fileOfFunction = require('node:url').pathToFileURL(__filename).href;\n${same}`,
  },
  // Loaded by `import()`, it is the handler.
  footer: { js: 'module.exports = module.exports.default;' },
} as const satisfies BuildOptions;
const bundles = await Promise.all([
  build({
    ...asScript,
    entryPoints: [...entries('index'), ...entries('voice'), ...entries('queue')],
    plugins,
  }),
  build({
    ...asScript,
    entryPoints: entries('telegram'),
    plugins: [...plugins, withoutJsonSchema, withoutRelations],
  }),
  build({
    ...shared,
    entryPoints: Object.entries(optionalParts).map(([out, source]) => ({ in: source, out })),
    // Their packages bring code in both formats: of the newer one only what is used is taken, a fifth.
    mainFields: ['module', 'main'],
  }),
]);

mkdirSync(outdir, { recursive: true });
for (const { path, text } of bundles.flatMap(({ outputFiles }) => outputFiles)) {
  const isFunction = path.endsWith('.cjs');
  const named = withoutNamesInPackages(text);
  const { code } = await transform(isFunction ? withImportsHandedIn(named) : named, {
    format: isFunction ? 'cjs' : 'esm',
    target,
    minify: true,
    // For the same log.
    lineLimit: 320,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  });
  writeFileSync(join(outdir, basename(path)), code);
}
if (process.argv[2] === undefined) await writeCompileCaches(root, ['index', 'telegram', 'voice', 'queue']);
