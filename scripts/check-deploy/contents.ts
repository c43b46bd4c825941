import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { templatesPath } from '../../api/_adapters/letters.ts';
import { type Finding, problemsOf } from './finding.ts';
import type { BuiltFunction, Output } from './output.ts';
import { builderPackage } from './platform.ts';

/** What the output is compared with: taken from the sources by the caller. */
export type Expected = {
  /** Names of the functions, e.g. 'api/index'. */
  functions: readonly string[];
  /** The course's words with niqqud: they belong in the database. */
  words: readonly string[];
  /** Static files that some word or screen asks for by name, without a leading slash. */
  files: readonly string[];
};

/** What the largest function needs (1.96 MB), and a little for growth; how long it takes to start is measured by `npm run bench -- start`. */
export const maxFunctionBytes = 2_000_000;
const voicePackage = 'node_modules/espeak-ng/';
const voiceProgram = ['api/_adapters/espeak-program.mjs', `${voicePackage}dist/espeak-ng.wasm`];
const voiceFunction = 'api/voice';
const sqlPackage = 'node_modules/sql.js/';
const botFunction = 'api/telegram';
const indexFunction = 'api/index';
/** Takes messages, and serves no call. */
export const queueFunction = 'api/queue';
const sounds = 'web/public/audio/';
/** The decoder of recordings from phones. */
const aacPackage = 'node_modules/@audio/decode-aac/';
const aacProgram = ['api/_adapters/aac-program.mjs', `${aacPackage}src/aac.wasm.js`];
/** MP3 in and out: for prepared recordings, and for the file of /listen. The encoder brings its helpers along. */
const mp3Packages = ['mpg123-decoder', 'wasm-media-encoders', '@swc/helpers'];
/** Loaded where a variable asks for them (api/_telemetry, api/_queue). */
const optionalParts = ['telemetry', 'error-reports', 'platform-queue'].map((name) => `api/_built/${name}.js`);
/** With what it brings along, which the decoder of MP3 needs, too. */
const opusPackages = ['opus-decoder', '@wasm-audio-decoders', '@eshaz/web-worker', 'simple-yenc'];
/**
 * What is beside the code of one function, by where it lies, or of two, and in no other; in these it must be. Nothing of it is
 * loaded at the start, so it does not count towards the code's size.
 */
const companions = [
  { what: 'голос espeak-ng', path: voicePackage, beside: [voiceFunction] },
  { what: 'AAC', path: aacPackage, beside: [voiceFunction] },
  { what: 'SQLite', path: sqlPackage, beside: [botFunction] },
  ...[...opusPackages, ...mp3Packages].map((name) => ({
    what: name,
    path: `node_modules/${name}/`,
    beside: [botFunction, voiceFunction],
  })),
  ...['index', 'telegram', 'voice', 'queue'].map((name) => ({
    what: 'то, что скомпилировал V8',
    path: `api/_built/cache-${name}/`,
    beside: [`api/${name}`],
  })),
  { what: 'звуки слов', path: sounds, beside: [botFunction, voiceFunction] },
  ...optionalParts.map((path) => ({
    what: path,
    path,
    beside: [indexFunction, botFunction, voiceFunction, queueFunction],
  })),
];
/** The packages that a function loads when they are needed: the bundle only names them, so nothing else tells that they came along. */
const packagesOf = (name: string) =>
  companions.filter(({ path, beside }) => path.startsWith('node_modules/') && beside.includes(name));
/** What a function reads at run time and cannot be bundled, by its name. */
const neededFiles: Readonly<Record<string, readonly string[]>> = {
  [voiceFunction]: [...voiceProgram, ...aacProgram, ...optionalParts],
  [indexFunction]: [templatesPath, ...optionalParts],
  [botFunction]: [`${sqlPackage}dist/sql-wasm-inline.js`, ...optionalParts],
  [queueFunction]: optionalParts,
};
/**
 * A function needs the words whose stress no rule gives (core/hebrew/reading), the verbs that it conjugates, words of
 * the letters, roots and numbers and a few templates: about a third, in `api/index` half of them. The course is all.
 */
const courseShare = 0.7;
const oldestNode = 20;

/** Texts that only ever occur in something that no function may contain. */
const strangers: readonly (readonly [what: string, mark: string])[] = [
  ['PGlite', 'pglite.wasm'],
  ['мини-приложение', 'react-dom'],
  ['тесты', 'vitest'],
  // All fifty languages come along as soon as one file writes `import { z } from 'zod'`.
  ['языки zod', 'Неверный ввод: ожидалось'],
];
const strangeFile =
  /(^|\/)(\.env[^/]*|\.data|web|test|scripts)(\/|$)|@electric-sql|db\/(content|local)|\.map$/;

/** Are the functions the right ones, and is nothing in them that does not belong there? */
export function checkFunctions(output: Output, { functions, words, files }: Expected): Finding[] {
  const names = output.functions.map(({ name }) => name).sort();
  const wanted = [...functions].sort();
  return [
    {
      name: `функции: ${wanted.join(', ')}`,
      problems: problemsOf([[names.join() === wanted.join(), `в сборке: ${names.join(', ')}`]]),
    },
    {
      name: `сборщик функций: ${builderPackage}`,
      problems: output.builds
        .filter(({ src, use }) => src.startsWith('api/') && use !== builderPackage)
        .map(({ src, use }) => `${src}: ${use}`),
    },
    ...output.functions.map((built) => checkFunction(built, { words, files })),
  ];
}

function checkFunction(built: BuiltFunction, expected: Pick<Expected, 'words' | 'files'>): Finding {
  const { name, files, mapped, bytes, runtime, maxDuration, environment } = built;
  const all = [...files, ...mapped];
  const isCompanion = (path: string) => companions.some((one) => path.startsWith(one.path));
  // The project's own package.json comes along and names every package: that is not yet the package.
  const carried = files.filter((path) => path !== 'package.json' && !isCompanion(path));
  const ownBytes = files
    .filter(isCompanion)
    .reduce((sum, path) => sum - statSync(join(built.folder, path)).size, bytes);
  const heard =
    name === botFunction || name === voiceFunction
      ? expected.files.filter((path) => path.startsWith('audio/'))
      : [];
  const needed = [...(neededFiles[name] ?? []), ...heard.map((path) => `web/public/${path}`)];
  const { words } = expected;
  const text = carried.map((path) => readFileSync(join(built.folder, path), 'utf8')).join('\n');
  const node = Number(/^nodejs(\d+)/.exec(runtime)?.[1] ?? 0);
  return {
    name: `${name}: ${runtime}, ${maxDuration} с, файлов ${files.length}, ${Math.ceil(bytes / 1000)} кБ`,
    problems: problemsOf([
      [node >= oldestNode, `среда ${runtime}`],
      [maxDuration !== undefined, 'нет maxDuration'],
      [ownBytes <= maxFunctionBytes, `больше ${maxFunctionBytes / 1000} кБ`],
      ...companions.map(
        ({ what, path, beside }) =>
          [beside.includes(name) || !all.some((one) => one.startsWith(path)), `внутри ${what}`] as const,
      ),
      ...packagesOf(name)
        .filter(({ path }) => !all.some((one) => one.startsWith(path)))
        .map(({ what }) => [false, `нет ${what}`] as const),
      ...missingOf(needed, all).map((path) => [false, `нет ${path}`] as const),
      [Object.keys(environment).length === 0, `внутри переменные: ${Object.keys(environment).join(', ')}`],
      ...all
        .filter((path) => !needed.includes(path) && !isCompanion(path))
        .map((path) => [!strangeFile.test(path), `лишний файл ${path}`] as const),
      ...strangers.map(([what, mark]) => [!text.includes(mark), `внутри ${what}`] as const),
      [shareInside(words, text) < courseShare, 'внутри слова курса'],
    ]),
  };
}

/** The first few: of hundreds of sounds they say enough. */
function missingOf(needed: readonly string[], all: readonly string[]): string[] {
  const there = new Set(all);
  return needed.filter((path) => !there.has(path)).slice(0, 5);
}

function shareInside(words: readonly string[], text: string): number {
  return words.filter((word) => text.includes(word)).length / words.length;
}

/** Is the mini-app complete, and is nothing published that should not be? */
export function checkStatics({ folder, statics }: Output, { files }: Expected): Finding[] {
  const missing = files.filter((path) => !statics.has(path));
  const hidden = [...statics].filter((path) =>
    /(^|\/)\.|\.(map|tsx?|mjs)$|mockServiceWorker|^api\//.test(path),
  );
  const bytes = [...statics].reduce((sum, path) => sum + statSync(join(folder, 'static', path)).size, 0);
  return [
    {
      name: `статика: файлов ${statics.size}, ${(bytes / 1e6).toFixed(1)} МБ`,
      problems: [
        ...missing.slice(0, 5).map((path) => `нет ${path}`),
        ...(missing.length > 5 ? [`и ещё ${missing.length - 5}`] : []),
      ],
    },
    { name: 'в статике нет лишнего', problems: hidden.map((path) => `опубликован ${path}`) },
    { name: 'страница находит свои файлы', problems: brokenLinks(folder, statics) },
  ];
}

function brokenLinks(folder: string, statics: ReadonlySet<string>): string[] {
  const page = statics.has('index.html') ? readFileSync(join(folder, 'static', 'index.html'), 'utf8') : '';
  const links = [...page.matchAll(/(?:src|href)="([^"#]+)"/g)].map((match) => match[1] ?? '');
  return problemsOf([
    [links.length > 0, 'страница ни на что не ссылается'],
    ...links.map((link) => [statics.has(link.replace(/^\//, '')), `страница просит ${link}`] as const),
  ]);
}
