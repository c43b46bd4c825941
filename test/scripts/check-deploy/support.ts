import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Output, readOutput } from '../../../scripts/check-deploy/output.ts';

/** A folder with the given files, gone after the test. */
export function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'mila-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const policy =
  "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; " +
  "frame-ancestors 'self' https://web.telegram.org https://*.telegram.org";
const guarded = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

export const description = (handler: string) =>
  JSON.stringify({ handler, runtime: 'nodejs24.x', maxDuration: 15, environment: {} });

/** The packages that both the voices and the bot load when they are needed. */
const decoders = [
  'opus-decoder',
  'mpg123-decoder',
  'wasm-media-encoders',
  '@wasm-audio-decoders',
  '@eshaz/web-worker',
  '@swc/helpers',
  'simple-yenc',
];
export const decodersIn = (name: string): Record<string, string> =>
  Object.fromEntries(
    decoders.map((it) => [`functions/api/${name}.func/node_modules/${it}/index.js`, 'export {}']),
  );

/** What each function loads where a variable asks for it. */
export const optionalPartsIn = (name: string): Record<string, string> =>
  Object.fromEntries(
    ['telemetry', 'error-reports', 'platform-queue'].map((part) => [
      `functions/api/${name}.func/api/_built/${part}.js`,
      'export {}',
    ]),
  );

/** A small whole build: two functions that answer, one page, a cron. `changed` puts other files in their place. */
export function buildOf(
  changed: Record<string, string> = {},
  headers: Record<string, string> = guarded,
): Output {
  const handler = (says: string) => `export default { fetch: () => Response.json({ says: '${says}' }) };`;
  const routes = [
    { src: '^(?:/(.*))$', headers, continue: true },
    { src: '^/$', headers: { 'Cache-Control': 'no-store' }, continue: true },
    { src: '^/assets(?:/(.*))$', headers: forever, continue: true },
    { src: '^/audio(?:/(.*))$', headers: forever, continue: true },
    { handle: 'filesystem' },
    { src: '^/api/audio(?:/(.*))$', dest: '/api/voice', check: true },
    { src: '^/api(?:/(.*))$', dest: '/api', check: true },
  ];
  return readOutput(
    folderOf({
      'config.json': JSON.stringify({
        version: 3,
        routes,
        crons: [{ path: '/api/cron/daily', schedule: '0 3 * * *' }],
      }),
      'builds.json': JSON.stringify({
        builds: ['index', 'voice'].map((name) => ({ use: '@vercel/node', src: `api/${name}.js` })),
      }),
      'functions/api/index.func/.vc-config.json': description('api/index.js'),
      'functions/api/index.func/api/index.js': handler('index'),
      'functions/api/index.func/package.json': '{"type":"module"}',
      'functions/api/index.func/web/public/handwriting/templates.bin': 'MHW1',
      'functions/api/voice.func/.vc-config.json': description('api/voice.js'),
      'functions/api/voice.func/api/voice.js': handler('voice'),
      'functions/api/voice.func/package.json': '{"type":"module"}',
      'functions/api/voice.func/api/_adapters/espeak-program.mjs': 'speak()',
      'functions/api/voice.func/api/_adapters/aac-program.mjs': 'decode()',
      'functions/api/voice.func/node_modules/@audio/decode-aac/src/aac.wasm.js': 'aac',
      'functions/api/voice.func/web/public/audio/hash.mp3': 'x',
      ...decodersIn('voice'),
      ...optionalPartsIn('voice'),
      ...optionalPartsIn('index'),
      'functions/api/voice.func/node_modules/espeak-ng/dist/espeak-ng.wasm': 'voice'.repeat(400_000),
      'static/index.html': '<script type="module" src="/assets/app.js"></script>',
      'static/assets/app.js': 'x',
      'static/audio/hash.mp3': 'x',
      ...changed,
    }),
  );
}
