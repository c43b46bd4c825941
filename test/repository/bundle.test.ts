import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { bootBytes, firstViewTimesEmpty, otherBytes, viewBytes } from '../../scripts/bench/budgets.ts';
import { scriptTarget } from '../../web/oldest-engine.ts';
import { buildPage, builtMiniApp } from '../support/built-page.ts';

type Chunk = Rolldown.OutputChunk;
/** `first`: the scripts that the page itself names, with all that they bring along at once. */
type Built = { chunks: Chunk[]; html: string; first: Chunk[] };

const backend = join(import.meta.dirname, '../..');

function builtOf(output: Rolldown.RolldownOutput['output']): Built {
  const chunks = output.filter((file) => file.type === 'chunk');
  const html = output.find((file) => file.fileName === 'index.html');
  if (html?.type !== 'asset') throw new Error('a build has a page');
  const page = String(html.source);
  const named = chunks.filter((chunk) => page.includes(`/${chunk.fileName}"`));
  return { chunks, html: page, first: withImports(named, chunks) };
}

/** An empty Vite and React page: what the bars of performance are measured against. */
async function floor(): Promise<Built> {
  // Inside the backend, so that react is found.
  await mkdir(join(backend, '.cache'), { recursive: true });
  const root = await mkdtemp(join(backend, '.cache/floor-'));
  try {
    await writeFile(
      join(root, 'index.html'),
      '<!doctype html><div id="root"></div><script type="module" src="/main.jsx"></script>',
    );
    await writeFile(
      join(root, 'main.jsx'),
      `import { createRoot } from 'react-dom/client';
      createRoot(document.getElementById('root')).render(<h1>word</h1>);`,
    );
    const config = { root, configFile: false as const, plugins: [react()], build: { target: scriptTarget } };
    return builtOf(await buildPage(config));
  } finally {
    await rm(root, { recursive: true });
  }
}

const gzipBytes = (chunks: Chunk[]) => chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);

/** Chunks with all that they bring along at once. */
function withImports(start: Chunk[], all: Chunk[]): Chunk[] {
  const found = new Set(start);
  for (const chunk of found) {
    for (const file of chunk.imports) {
      const imported = all.find((other) => other.fileName === file);
      if (imported) found.add(imported);
    }
  }
  return [...found];
}

/** What comes once home can be used, whatever is opened then. */
const overlays = 'web/src/app/frame/overlays.tsx';
/** Downloaded ahead, half a second after home is there. */
const trainer = 'web/src/app/screens/trainer-screen.tsx';
/** Downloaded ahead from the second opening on, and whenever the trainer is opened. */
const rest = 'web/src/features/trainer/between/rest-of-lesson.ts';

/**
 * The chunks that are asked for on demand, by the module they begin with, each with all that it brings: the overlays beside
 * the first view, the trainer beside both, the rest of the lesson beside the three, and any other beside the four of them,
 * since it is opened from home.
 */
function onDemand({ chunks, first }: Built): { name: string; bytes: number }[] {
  const holding = (module: string) =>
    chunks.filter(({ modules }) => Object.hasOwn(modules, join(backend, module)));
  const [home, ahead, later] = [holding(overlays), holding(trainer), holding(rest)];
  const bytesBeside = (chunk: Chunk, there: Chunk[]) =>
    gzipBytes(withImports([chunk], chunks).filter((one) => !there.includes(one)));
  const views = chunks
    .filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId !== null)
    .map((chunk) => ({
      chunk,
      module: relative(backend, chunk.facadeModuleId ?? ''),
      there: [...first, ...home, ...ahead, ...later],
    }));
  return [
    ...views,
    ...home.map((chunk) => ({ chunk, module: overlays, there: first })),
    ...ahead.map((chunk) => ({ chunk, module: trainer, there: [...first, ...home] })),
    ...later.map((chunk) => ({ chunk, module: rest, there: [...first, ...home, ...ahead] })),
  ].map(({ chunk, module, there }) => ({
    name: module.replace(/^web\/src\//, ''),
    bytes: bytesBeside(chunk, there),
  }));
}

const modulesOf = (chunks: Chunk[]) => chunks.flatMap((chunk) => Object.keys(chunk.modules));

describe('what a learner downloads', () => {
  let app: Built;
  let empty: Built;
  beforeAll(async () => {
    app = builtOf(await builtMiniApp());
    empty = await floor();
  });

  it('before the first view is a bounded multiple of an empty page', () => {
    expect(gzipBytes(app.first) / gzipBytes(empty.first)).toBeLessThanOrEqual(firstViewTimesEmpty);
  });

  it('for each view more keeps to the budget of that view, and what has no budget is small', () => {
    const dear = onDemand(app).filter(({ name, bytes }) => bytes > (viewBytes[name] ?? otherBytes));
    expect(dear).toEqual([]);
  });

  it('comes to home as one file of each kind once the first view stands', () => {
    const [chunk, ...others] = app.chunks.filter(({ modules }) =>
      Object.hasOwn(modules, join(backend, overlays)),
    );
    expect(others).toEqual([]);
    expect(chunk && withImports([chunk], app.chunks).filter((one) => !app.first.includes(one))).toEqual([
      chunk,
    ]);
  });

  it('opens a lesson with its first exercise, and loads the others as one file', () => {
    const holding = (module: string) =>
      app.chunks.filter(({ modules }) => Object.hasOwn(modules, join(backend, module)));
    const [trainerChunk] = holding(trainer);
    const first = modulesOf(trainerChunk ? withImports([trainerChunk], app.chunks) : []);
    const later = /\/exercises\/(speak|write|type)\/(?!speech-check|recogniser-loader)/;
    expect(first.some((module) => module.includes('/exercises/listen/listen-exercise.tsx'))).toBe(true);
    expect(first.filter((module) => later.test(module))).toEqual([]);
    const [restChunk, ...others] = holding(rest);
    expect(others).toEqual([]);
    const known = [...app.first, ...holding(overlays), ...holding(trainer)];
    expect(restChunk && withImports([restChunk], app.chunks).filter((one) => !known.includes(one))).toEqual([
      restChunk,
    ]);
  });

  it('has a budget for no view that is not there', () => {
    const names = onDemand(app).map(({ name }) => name);
    expect(Object.keys(viewBytes).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each([
    '/sonner/',
    '/idb/',
    '/@twa-dev/',
    '/zod/',
    '/features/trainer/',
    '/features/quiz/',
    '/core/quiz/',
    '/exercises/',
    '/lib/outbox',
    '/core/handwriting/',
  ])('does not bring %s before it is wanted', (room) => {
    expect(modulesOf(app.first).filter((module) => module.includes(room))).toEqual([]);
  });

  it('holds nothing of MSW, and the recorded answers only for whoever has switched them on', () => {
    const modules = modulesOf(app.chunks);
    const ofWorker = /\/(msw|@mswjs)\/|\/web\/src\/mocks\/(main|handlers)\.ts$/;
    expect(modules.filter((module) => ofWorker.test(module))).toEqual([]);
    for (const { code, fileName } of app.chunks) {
      expect(`${fileName} ${/mockServiceWorker|setupWorker/.test(code)}`).toBe(`${fileName} false`);
    }
    // All of them are one chunk that nothing else brings along; beside it stands only what opens it.
    const mocks = app.chunks.filter((chunk) =>
      modulesOf([chunk]).some((module) => /\/web\/src\/mocks\/(?!mock-fetch\.ts$)/.test(module)),
    );
    const [chunk] = mocks;
    expect(mocks).toHaveLength(1);
    expect(app.chunks.filter(({ imports }) => chunk && imports.includes(chunk.fileName))).toEqual([]);
  });

  it('begins with a small script that asks for home while the rest is on its way', () => {
    const scripts = [...app.html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file]) => file);
    const isBoot = (chunk: Chunk) => chunk.name === 'boot' || chunk.name === 'index';
    const boot = app.chunks.filter((chunk) => scripts.includes(chunk.fileName) && isBoot(chunk));
    const bootChunks = withImports(boot, app.chunks);
    expect(modulesOf(bootChunks).some((module) => module.endsWith('/lib/api/home-request.ts'))).toBe(true);
    expect(modulesOf(bootChunks).filter((module) => module.includes('/react-dom/'))).toEqual([]);
    expect(gzipBytes(bootChunks)).toBeLessThanOrEqual(bootBytes);
    expect(scripts).toEqual(boot.map(({ fileName }) => fileName));
    // Fetched beside it, with what it imports.
    const preloaded = [...app.html.matchAll(/<link [^>]*modulepreload[^>]* href="\/([^"]+)"/g)].map(
      ([, file]) => file,
    );
    expect(new Set([...scripts, ...preloaded])).toEqual(new Set(app.first.map(({ fileName }) => fileName)));
    expect(bootChunks.every((chunk) => app.first.includes(chunk))).toBe(true);
  });

  it('is compiled beside the main thread where an opening runs most of it', () => {
    const hinted = app.chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
    const run = ['boot.ts', 'main.tsx', 'app/frame/overlays.tsx', 'lib/telegram/bridge.ts'];
    expect(hinted).toHaveLength(run.length);
    for (const module of run) {
      expect(modulesOf(hinted)).toContain(join(backend, 'web/src', module));
    }
  });

  it('holds of the bridge what the app uses of it, and not what it does not', () => {
    const bridge = app.chunks
      .map(({ code }) => code)
      .find((code) => code.includes('web_app_setup_back_button'));
    for (const name of ['openInvoice', 'showPopup', 'openTelegramLink', 'requestWriteAccess', 'expand']) {
      expect(bridge).toContain(name);
    }
    expect(bridge).not.toMatch(/web_app_biometry|web_app_start_gyroscope|web_app_share_to_story/);
  });

  it('never holds zod or anything of the server', () => {
    const strangers = modulesOf(app.chunks).filter((module) =>
      /^\/(db|api|bot|scripts)\/|\/(zod|grammy|drizzle-orm)\//.test(module.replace(backend, '')),
    );
    expect(strangers).toEqual([]);
  });

  it('begins with a page that paints by itself and asks no other host', () => {
    expect(app.html).toContain('shape-continue');
    expect(app.html).toMatch(/<style>[^<]*\.frame-header/);
    expect(app.html).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/);
    // CSP script-src 'self': no script may stand in the page.
    expect(app.html).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(app.html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  it('names what the first lesson needs, to be downloaded ahead: script, styles and fonts', () => {
    const trainer = app.chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith('/trainer-screen.tsx')),
    );
    const [, named = ''] = /<meta name="ahead" content="([^"]+)"/.exec(app.html) ?? [];
    const files = named.split(' ');
    expect(files[0]).toBe(trainer?.fileName);
    for (const sheet of trainer?.viteMetadata?.importedCss ?? []) expect(files).toContain(sheet);
    expect(files).toContain('fonts/hebrew-word.woff2');
  });

  it('holds the styles of the first view, and names them for what asks for them later', () => {
    const styles = app.first.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    expect(styles.length).toBeGreaterThan(0);
    for (const sheet of styles) expect(app.html).toContain(`href="/${sheet}" disabled`);
  });
});
