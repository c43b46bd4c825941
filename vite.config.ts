import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { scriptTarget, styleTarget } from './web/oldest-engine.ts';

const boot = resolve(import.meta.dirname, 'web/src/boot.ts');
const views = resolve(import.meta.dirname, 'web/src/main.tsx');
const overlays = resolve(import.meta.dirname, 'web/src/app/frame/overlays.tsx');
const screens = resolve(import.meta.dirname, 'web/src/app/screens/screens.tsx');
const trainer = resolve(import.meta.dirname, 'web/src/app/screens/trainer-screen.tsx');
const rest = resolve(import.meta.dirname, 'web/src/features/trainer/between/rest-of-lesson.ts');
const bridge = resolve(import.meta.dirname, 'web/src/lib/telegram/bridge.ts');

/**
 * The page runs two scripts, fetched side by side: boot.ts, which is small, asks the server for home and draws the last
 * one, then main.tsx with React and the views, which boot.ts starts when that can be seen. Vite would merge two scripts of
 * one page into one chunk, so the second is added here.
 */
function viewsAfterBoot(): Plugin {
  let building = false;
  return {
    name: 'mila:views-after-boot',
    configResolved(config) {
      building = config.command === 'build';
    },
    buildStart() {
      if (building) this.emitFile({ type: 'chunk', id: views });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const preload = (href: string, id?: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...(id && { id }), rel: 'modulepreload', crossorigin: true, href },
          injectTo: 'head',
        });
        if (!bundle) return [preload('/src/main.tsx', 'views')];
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.includes(views),
        );
        if (chunk?.type !== 'chunk') throw new Error('main.tsx has not become a chunk');
        const bootFile = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.includes(boot),
        )?.fileName;
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
        return [
          preload(`/${chunk.fileName}`, 'views'),
          // Found only in that script, they would be fetched after it.
          ...chunk.imports.filter((file) => file !== bootFile).map((file) => preload(`/${file}`)),
          ...styles.map((href) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', href: `/${href}` },
            injectTo: 'head' as const,
          })),
          {
            tag: 'meta',
            attrs: { name: 'ahead', content: filesAhead(bundle).join(' ') },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

/**
 * What the first lesson needs beside the page: the trainer's script, its styles and their fonts. The page only names them,
 * for web/src/app/screens/load-trainer.ts.
 */
function filesAhead(bundle: Rolldown.OutputBundle): string[] {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.includes(trainer),
  );
  if (chunk?.type !== 'chunk') throw new Error('trainer-screen.tsx has not become a chunk');
  const sheets = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [chunk.fileName, ...sheets, ...sheets.flatMap((sheet) => fontsOf(bundle[sheet]))];
}

/** Fonts of a style sheet: they are in the public folder, under names without a hash. */
const fontsOf = (file: Rolldown.OutputBundle[string] | undefined): string[] =>
  file?.type === 'asset'
    ? [...String(file.source).matchAll(/url\(["']?\/(fonts\/[^"')]+\.woff2)/g)].map(([, font]) => font ?? '')
    : [];

/** Scripts that the page itself names, by the names of their chunks. */
const ofPage = /\/(?:boot|main|rolldown-runtime)-[^/]+\.js$/;
/** Scripts that bring nothing along but what the page has: their import is their request. */
const alone = /\/(?:bridge|overlays)-[^/]+\.js$/;

/** The scripts that get a link before one is imported: each link costs time of its own. */
function neededLinks(file: string, scripts: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return scripts;
  return alone.test(file) ? [] : scripts.filter((one) => !ofPage.test(one));
}

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/**
 * What the page runs at once stays in two chunks, one of boot.ts and one of main.tsx, and what it fetches right after the
 * first paint, with the table of the other views, in a third; the trainer with the first exercise of a lesson in a
 * fourth, the rest of a lesson in a fifth; whatever the later views share of them. Left alone, the bundler cuts out a
 * chunk for every set of views that use the same modules, and each costs a request. A module belongs to the first chunk
 * that has it.
 */
function chunksOfHome(): { name: (id: string, graph: ModuleGraph) => string | null; priority: number }[] {
  const starts = Object.entries({
    boot: [boot],
    main: [views],
    overlays: [overlays, screens],
    trainer: [trainer],
    rest: [rest],
  });
  return starts.map(([name, modules], place) => {
    let held: ReadonlySet<string> | undefined;
    return {
      name(id, graph) {
        held ??= staticImports(modules, graph);
        return held.has(id) ? name : null;
      },
      priority: starts.length - place,
    };
  });
}

/** React Query's index names all of its modules; these are used by later views alone. */
const laterModules =
  /\/(?:mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.js$/;

/** Modules with all that they import statically. */
function staticImports(modules: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(modules);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!laterModules.test(imported)) found.add(imported);
    }
  }
  return found;
}

/**
 * Puts the style sheets of the first view into index.html: the static skeleton is then painted with the very first
 * response, without a second round trip. Sheets of later chunks stay separate files. A link that loads nothing stays for
 * each: Vite fetches the sheet of a chunk that is imported later unless it finds one.
 */
function inlineStyles(): Plugin {
  return {
    name: 'mila:inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(
          /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g,
          (link, file: string) => {
            const asset = bundle[file];
            return asset?.type === 'asset'
              ? `<style>${asset.source}</style><link rel="stylesheet" href="/${file}" disabled />`
              : link;
          },
        );
      },
    },
  };
}

/** What of Telegram's bridge the mini-app does not use: a third of its bytes, which every learner would wait for. */
const unusedOfBridge: ReadonlySet<string> = new Set([
  // Sensors and stores, each made by a function of its own.
  ...['Accelerometer', 'BiometricManager', 'CloudStorage', 'DeviceOrientation', 'Gyroscope'],
  ...['LocationManager', 'SettingsButton'],
  // Methods.
  ...['lockOrientation', 'unlockOrientation', 'requestFullscreen', 'exitFullscreen', 'sendData'],
  ...['switchInlineQuery', 'showScanQrPopup', 'closeScanQrPopup'],
  ...['readTextFromClipboard', 'requestContact', 'downloadFile', 'shareToStory'],
  ...['setEmojiStatus', 'requestEmojiStatusAccess', 'invokeCustomMethod'],
  // Events that only these wait for.
  ...['qr_text_received', 'scan_qr_popup_closed', 'clipboard_text_received', 'phone_requested'],
  ...['file_download_requested', 'custom_method_invoked'],
  ...['emoji_status_set', 'emoji_status_failed'],
  ...['emoji_status_access_requested'],
]);

/** A node of the syntax tree, as far as the bridge needs it. */
type Code = {
  type: string;
  start: number;
  end: number;
  expression?: Code;
  left?: { object?: { name?: string }; property?: { name?: string } };
  callee?: { object?: { name?: string }; property?: { name?: string } };
  arguments?: { value?: unknown }[];
  id?: { name?: string };
  init?: Code | null;
};

/** What stays of an unused part, by its place in the code: nothing of a statement, an empty object of a manager. */
function cutOfBridge(node: Code): { name: string; start: number; end: number; left: string } | undefined {
  const { start, end, expression, init } = node;
  const isUnused = (name: unknown): name is string => typeof name === 'string' && unusedOfBridge.has(name);
  const { left, callee } = expression ?? {};
  const method = left?.object?.name === 'WebApp' ? left.property?.name : undefined;
  if (isUnused(method)) return { name: method, start, end, left: '' };
  const event = callee?.object?.name === 'WebView' ? expression?.arguments?.[0]?.value : undefined;
  if (isUnused(event)) return { name: event, start, end, left: '' };
  const manager = node.type === 'VariableDeclarator' ? node.id?.name : undefined;
  return isUnused(manager) && init
    ? { name: manager, start: init.start, end: init.end, left: '{}' }
    : undefined;
}

/**
 * Telegram's bridge without what nothing here uses, and without its log of each event and of each call that an old client
 * lacks, a hundred messages for developers. What it throws, it still throws.
 */
function leanBridge(): Plugin {
  return {
    name: 'mila:lean-bridge',
    apply: 'build',
    transform: {
      filter: { id: /@twa-dev\/sdk\/dist\/telegram-web-apps\.js$/ },
      handler(code) {
        const cuts: NonNullable<ReturnType<typeof cutOfBridge>>[] = [];
        const pending: unknown[] = [this.parse(code)];
        for (const node of pending) {
          const cut = cutOfBridge(node as Code);
          if (cut) cuts.push(cut);
          else
            pending.push(
              ...Object.values(node as object)
                .flat()
                .filter(isNode),
            );
        }
        const found = new Set(cuts.map(({ name }) => name));
        const missing = [...unusedOfBridge].filter((name) => !found.has(name));
        if (missing.length > 0)
          throw new Error(`the bridge has no ${missing.join(', ')}: see vite.config.ts`);
        const lean = cuts
          .sort((one, other) => other.start - one.start)
          .reduce((text, { start, end, left }) => text.slice(0, start) + left + text.slice(end), code);
        // The minifier then drops the dead calls with their texts, and functions that nothing calls any more.
        return { code: lean.replace(/\bconsole\.(?:log|warn|error)\(/g, 'false && $&'), map: null };
      },
    },
  };
}

const isNode = (value: unknown): boolean => typeof value === 'object' && value !== null && 'type' in value;

/**
 * Chromium compiles a function when it is first called, on the main thread, unless the file begins with this hint: then all
 * of it is compiled beside the main thread while it is being downloaded. For scripts of which an opening runs the most.
 */
function compiledAhead(): Plugin {
  const run = [boot, views, overlays, bridge];
  return {
    name: 'mila:compiled-ahead',
    apply: 'build',
    generateBundle: {
      // It has to be the first line, before what Vite puts there.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !run.some((id) => file.moduleIds.includes(id))) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

/** Views that are of no use without a network, and what only developers open: never kept for it. */
const onlineViews =
  /\/web\/src\/(?:mocks|features\/(?:admin|studio|quiz|placement))\/|\/(?:subscription-screen|mock-badge|mock-panel)\.tsx$/;
const keptPublicFiles = [
  ...['icon.svg', 'handwriting/templates.bin'],
  ...['effects/done.wav', 'effects/right.wav', 'effects/word.wav', 'effects/wrong.wav'],
];

/**
 * Builds the service worker as /worker.js and tells it what the page consists of: all that the page names and all that
 * is imported from there, now or later.
 */
function shellWorker(): Plugin {
  const worker = resolve(import.meta.dirname, 'web/src/lib/shell/worker.ts');
  return {
    name: 'mila:shell-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: worker, fileName: 'worker.js' });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const script = bundle['worker.js'];
        if (page?.type !== 'asset' || script?.type !== 'chunk') throw new Error('no page, or no worker');
        const html = String(page.source);
        const found = new Set(Object.keys(bundle).filter((file) => html.includes(`/${file}"`)));
        for (const file of found) {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk') continue;
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
          for (const asset of chunk.viteMetadata?.importedAssets ?? []) found.add(asset);
          for (const next of [...chunk.imports, ...chunk.dynamicImports]) {
            const imported = bundle[next];
            const facade = imported?.type === 'chunk' ? (imported.facadeModuleId ?? '') : '';
            if (!onlineViews.test(facade)) found.add(next);
          }
        }
        const fonts = Object.values(bundle).flatMap((file) =>
          file.fileName.endsWith('.css') ? fontsOf(file) : [],
        );
        const unhashed = [...new Set([...fonts, ...keptPublicFiles])];
        const bytes = unhashed.map((file) => readFileSync(resolve(import.meta.dirname, 'web/public', file)));
        const files = [...found, ...unhashed].map((file) => `/${file}`).sort();
        const version = createHash('sha256').update(html).update(files.join());
        for (const one of bytes) version.update(one);
        const shell = {
          version: version.digest('hex').slice(0, 12),
          page: createHash('sha256').update(html).digest('hex'),
          files,
        };
        script.code = script.code.replace('builtShell', () => JSON.stringify(shell));
        if (/^\s*(?:import|export)\b/m.test(script.code)) throw new Error('the worker has to be one script');
      },
    },
  };
}

/** Class names of five letters: they appear in the page, in the styles and in the code, so length matters. */
function shortClassName(name: string, file: string): string {
  const place = `${relative(import.meta.dirname, file)} ${name}`;
  return `_${createHash('sha256').update(place).digest('base64url').replace(/[-_]/g, '').slice(0, 4)}`;
}

/**
 * `npm run dev:mock`: the page starts MSW, and the app once the worker is ready; its script comes from the package and
 * is never a file of this repository, so a build cannot contain it.
 */
function mockEntry(): Plugin {
  const worker = '/mockServiceWorker.js';
  return {
    name: 'mila:mock-entry',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(worker, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(resolve(import.meta.dirname, 'node_modules/msw/lib/mockServiceWorker.js')));
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/boot.ts', '/src/mocks/main.ts'),
    },
  };
}

export default defineConfig(({ command, mode }) => ({
  root: 'web',
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  publicDir: 'public',
  plugins: [
    react(),
    leanBridge(),
    mode === 'mock' ? mockEntry() : viewsAfterBoot(),
    inlineStyles(),
    compiledAhead(),
    shellWorker(),
  ],
  // Packages are prepared before the page asks for them: one found late would reload the page, and the mock with it.
  optimizeDeps: mode === 'mock' ? { entries: ['src/**/*.{ts,tsx}'] } : {},
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: scriptTarget,
    cssTarget: styleTarget,
    // Every WebView that can run the bridge knows modulepreload well enough; the polyfill would only add weight.
    modulePreload: { polyfill: false, resolveDependencies: neededLinks },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunksOfHome() } } },
  },
}));
