import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

const asText = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

/** The tables of known words are a tenth of a function: as long texts they are put in compressed. */
const packedTables: Plugin = {
  name: 'packed-tables',
  setup({ onLoad }) {
    onLoad({ filter: /core\/hebrew\/known\/[\w-]+-table\.ts$/ }, async ({ path }) => {
      const tables = Object.entries<string>(await import(path));
      const packed = tables.map(([name, table]) => {
        const bytes = brotliCompressSync(table, { params: asText }).toString('base64');
        return `export const ${name} = String(brotliDecompressSync(Buffer.from('${bytes}', 'base64')));`;
      });
      return { contents: ["import { brotliDecompressSync } from 'node:zlib';", ...packed].join('\n') };
    });
  },
};

/**
 * Bundles each function into one file: `api/_entries/*.ts` to `api/_built/*.js`, which `api/*.js` hand to the platform.
 * A step of the build command. As the platform would collect it, a function is six hundred files and starts at six
 * times the time of bare Node; in one file it is less than three times. With an argument the files go into that folder.
 */
await build({
  absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
  entryPoints: ['api/_entries/*.ts'],
  outdir: process.argv[2] ?? 'api/_built',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Packages in the old format load Node's own modules by `require`.
  banner: {
    js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
  // Loaded by the first recording that is decoded or encoded, and by the first deck for Anki: they are beside
  // the function, not in it.
  external: ['opus-decoder', 'mpg123-decoder', 'wasm-media-encoders', 'sql.js'],
  plugins: [packedTables],
  alias: {
    // node-fetch, inside grammY, falls back to it where Node has no URL of its own: a table of 280 KB for nothing.
    'whatwg-url': 'node:url',
    'abort-controller': './scripts/bundle-functions/native-abort.ts',
  },
  minify: true,
  // Functions know the names that they had, and lines stay short: a stack trace in the platform's log must be readable.
  keepNames: true,
  lineLimit: 320,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
});
