import { describe, expect, it } from 'vitest';
import { checkFunctions, checkStatics, maxFunctionBytes } from '../../../scripts/check-deploy/contents.ts';
import type { Finding } from '../../../scripts/check-deploy/finding.ts';
import { buildOf, decodersIn, description, optionalPartsIn } from './support.ts';

const expected = {
  functions: ['api/index', 'api/voice'],
  words: ['שָׁלוֹם'], // shalom
  files: ['index.html', 'audio/hash.mp3'],
};
const problems = (findings: readonly Finding[]) => findings.flatMap((finding) => finding.problems);
const inIndex = (path: string, text = 'x') => buildOf({ [`functions/api/index.func/${path}`]: text });

describe('what a function carries', () => {
  it('a whole build has no problems', () => {
    expect(problems(checkFunctions(buildOf(), expected))).toEqual([]);
  });

  it('a function that is missing, and one that nobody asked for, are named', () => {
    const findings = checkFunctions(buildOf(), { ...expected, functions: ['api/index', 'api/telegram'] });
    expect(findings[0]?.problems).toEqual(['в сборке: api/index, api/voice']);
  });

  it('names a function made by another builder', () => {
    const builds = JSON.stringify({ builds: [{ use: '@vercel/other', src: 'api/index.js' }] });
    expect(problems(checkFunctions(buildOf({ 'builds.json': builds }), expected))).toEqual([
      'api/index.js: @vercel/other',
    ]);
  });

  it.each([
    '.env',
    '.env.production',
    'web/src/main.tsx',
    'test/db/progress.test.ts',
    'db/content/01-alphabet.js',
    'db/local.js',
    'node_modules/@electric-sql/pglite/dist/index.js',
    'api/index.js.map',
  ])('%s has no place in it', (path) => {
    expect(problems(checkFunctions(inIndex(path), expected))).toEqual([`лишний файл ${path}`]);
  });

  it.each([
    ['const wasm = new URL("pglite.wasm", base)', 'внутри PGlite'],
    ['"react-dom"', 'внутри мини-приложение'],
    ['import "vitest"', 'внутри тесты'],
    ['"Неверный ввод: ожидалось число"', 'внутри языки zod'],
    ['{ pronunciation: "שָׁלוֹם" }', 'внутри слова курса'], // shalom
  ])('a bundle that swallowed %s is told on', (text, problem) => {
    expect(problems(checkFunctions(inIndex('api/_built/index.cjs', text), expected))).toEqual([problem]);
  });

  it('the list of packages that comes along is not the packages', () => {
    expect(problems(checkFunctions(inIndex('package.json', '{"vitest":"4"}'), expected))).toEqual([]);
  });

  it('the embedded voice stands beside the function that speaks, does not count to its weight, and is nowhere else', () => {
    const wasm = 'node_modules/espeak-ng/dist/espeak-ng.wasm';
    expect(problems(checkFunctions(inIndex(wasm), expected))).toEqual(['внутри голос espeak-ng']);
    const program = 'api/_adapters/espeak-program.mjs';
    const silent = buildOf();
    const functions = silent.functions.map((built) => ({
      ...built,
      files: built.files.filter((path) => path !== program),
    }));
    expect(problems(checkFunctions({ ...silent, functions }, expected))).toEqual([`нет ${program}`]);
  });

  it('SQLite and the sounds stand beside the function of the bot, do not count to its weight, and are nowhere else', () => {
    const sql = 'node_modules/sql.js/dist/sql-wasm-inline.js';
    const sound = 'web/public/audio/hash.mp3';
    expect(problems(checkFunctions(inIndex(sql), expected))).toEqual(['внутри SQLite']);
    expect(problems(checkFunctions(inIndex(sound), expected))).toEqual(['внутри звуки слов']);
    const bot = {
      'functions/api/telegram.func/.vc-config.json': description('api/telegram.js'),
      'functions/api/telegram.func/api/telegram.js': 'export default {}',
      [`functions/api/telegram.func/${sql}`]: 'sql'.repeat(maxFunctionBytes),
      [`functions/api/telegram.func/${sound}`]: 'x',
      ...decodersIn('telegram'),
      ...optionalPartsIn('telegram'),
    };
    const three = { ...expected, functions: [...expected.functions, 'api/telegram'] };
    expect(problems(checkFunctions(buildOf(bot), three))).toEqual([]);
    const { [`functions/api/telegram.func/${sound}`]: _, ...mute } = bot;
    expect(problems(checkFunctions(buildOf(mute), three))).toEqual([`нет ${sound}`]);
  });

  it.each(['mpg123-decoder', 'wasm-media-encoders'])(
    '%s, by which /listen takes recordings in, comes with the bot, and not with the rest',
    (name) => {
      const path = `node_modules/${name}/index.js`;
      expect(problems(checkFunctions(inIndex(path), expected))).toEqual([`внутри ${name}`]);
      const bot: Record<string, string> = {
        'functions/api/telegram.func/.vc-config.json': description('api/telegram.js'),
        'functions/api/telegram.func/api/telegram.js': 'export default {}',
        'functions/api/telegram.func/node_modules/sql.js/dist/sql-wasm-inline.js': 'sql',
        'functions/api/telegram.func/web/public/audio/hash.mp3': 'x',
        ...decodersIn('telegram'),
        ...optionalPartsIn('telegram'),
      };
      const three = { ...expected, functions: [...expected.functions, 'api/telegram'] };
      expect(problems(checkFunctions(buildOf(bot), three))).toEqual([]);
      const { [`functions/api/telegram.func/${path}`]: _, ...without } = bot;
      expect(problems(checkFunctions(buildOf(without), three))).toEqual([`нет ${name}`]);
    },
  );

  it.each(['telemetry', 'error-reports', 'platform-queue'])(
    '%s stands beside each function and does not count to its weight',
    (part) => {
      const path = `api/_built/${part}.js`;
      const heavy = inIndex(path, 'x'.repeat(maxFunctionBytes));
      expect(problems(checkFunctions(heavy, expected))).toEqual([]);
      const functions = buildOf().functions.map((built) => ({
        ...built,
        files: built.files.filter((file) => file !== path),
      }));
      expect(problems(checkFunctions({ ...buildOf(), functions }, expected))).toEqual([
        `нет ${path}`,
        `нет ${path}`,
      ]);
    },
  );

  it('the templates of letters stand beside the function that grades a quiz, and nowhere else', () => {
    const templates = 'web/public/handwriting/templates.bin';
    const elsewhere = buildOf({ [`functions/api/voice.func/${templates}`]: 'MHW1' });
    expect(problems(checkFunctions(elsewhere, expected))).toEqual([`лишний файл ${templates}`]);
    const functions = buildOf().functions.map((built) => ({
      ...built,
      files: built.files.filter((path) => path !== templates),
    }));
    expect(problems(checkFunctions({ ...buildOf(), functions }, expected))).toEqual([`нет ${templates}`]);
  });

  it('a function over the limit, or with values of the environment inside, is refused', () => {
    const heavy = inIndex('api/_built/index.cjs', 'x'.repeat(maxFunctionBytes));
    expect(problems(checkFunctions(heavy, expected))).toEqual([`больше ${maxFunctionBytes / 1000} кБ`]);
    const config = JSON.stringify({
      ...JSON.parse(description('api/index.js')),
      environment: { JWT_SECRET: 'x' },
    });
    expect(problems(checkFunctions(inIndex('.vc-config.json', config), expected))).toEqual([
      'внутри переменные: JWT_SECRET',
    ]);
  });
});

describe('what is published', () => {
  it('a whole build has no problems', () => {
    expect(problems(checkStatics(buildOf(), expected))).toEqual([]);
  });

  it('a missing sound is named', () => {
    const files = [...expected.files, 'audio/other.mp3'];
    expect(problems(checkStatics(buildOf(), { ...expected, files }))).toEqual(['нет audio/other.mp3']);
  });

  it.each(['.env', 'assets/app.js.map', 'mockServiceWorker.js', 'api/index.js'])(
    '%s is not for the public',
    (path) => {
      const output = buildOf({ [`static/${path}`]: 'x' });
      expect(problems(checkStatics(output, expected))).toEqual([`опубликован ${path}`]);
    },
  );

  it('a page that asks for a file that is not there is told on', () => {
    const output = buildOf({
      'static/index.html': '<link href="/assets/gone.css"><script src="/assets/app.js">',
    });
    expect(problems(checkStatics(output, expected))).toEqual(['страница просит /assets/gone.css']);
  });
});
