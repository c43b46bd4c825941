import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from '../../db/content/index.ts';
import { readSourceFiles } from '../../scripts/test/source-files.ts';

const backend = join(import.meta.dirname, '../..');

/** Every secret of the environment (api/_env.ts), with a value that would be known again. */
const planted: Record<string, string> = Object.fromEntries(
  [
    'TELEGRAM_BOT_TOKEN',
    'TELEGRAM_WEBHOOK_SECRET',
    'JWT_SECRET',
    'DELETIONS_KEY',
    'DATABASE_URL',
    'DATABASE_READ_URL',
    'UPSTASH_REDIS_REST_URL',
    'UPSTASH_REDIS_REST_TOKEN',
    'GOOGLE_TTS_API_KEY',
    'STT_API_KEY',
    'GOOGLE_STT_API_KEY',
    'CRON_SECRET',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'SENTRY_DSN',
    'ADMIN_IDS',
  ].map((name, index) => [name, `planted-${index}-7c1f5e`]),
);

/** How near to a word its translation would stand in any data. */
const besideLetters = 120;

/** True where the Hebrew word, not a part of another one, stands near the Russian text. */
function standsBeside(text: string, hebrew: string, russian: string): boolean {
  const word = new RegExp(`(?<![א-ת_\\u0591-\\u05c7])${hebrew}(?![א-ת_\\u0591-\\u05c7])`);
  for (let at = text.indexOf(russian); at >= 0; at = text.indexOf(russian, at + 1)) {
    if (word.test(text.slice(Math.max(0, at - besideLetters), at + russian.length + besideLetters)))
      return true;
  }
  return false;
}

/** What anybody may know. */
const open = [
  'PLATFORM_QUEUE',
  'STT_DAILY_SECONDS',
  'STT_DAILY_SECONDS_LEARNER',
  'STT_DAILY_SECONDS_ADDRESS',
  'GOOGLE_TTS_DAILY_CHARACTERS',
  'NODE_ENV',
  'VERCEL',
  'TELEGRAM_BOT_INFO',
  'TELEGRAM_API_ROOT',
  'PUBLIC_URL',
  'STT_BASE_URL',
  'STT_MODEL',
  'TEST_PLAN',
  'PORT',
  'DATA_DIR',
];

it('every variable of the environment that could be a secret is planted', () => {
  const table = readFileSync(join(backend, 'api/_env.ts'), 'utf8');
  const variables = [...table.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(variables).toContain('JWT_SECRET');
  expect(variables.filter((name) => !(name in planted) && !open.includes(name))).toEqual([]);
});

describe('the built page', () => {
  const before = { ...process.env };
  let files: { name: string; text: string }[];

  beforeAll(async () => {
    // The build reads the environment of the machine that runs it: the platform's, with all its secrets.
    Object.assign(process.env, planted, { NODE_ENV: 'production' });
    const result = await build({
      configFile: join(backend, 'vite.config.ts'),
      root: join(backend, 'web'),
      logLevel: 'silent',
      build: { write: false },
    });
    const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
    files = output.map((file) => ({
      name: file.fileName,
      text: file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('latin1'),
    }));
  });
  afterAll(() => {
    for (const name of [...Object.keys(planted), 'NODE_ENV']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  });

  it('holds no secret of the environment, no name of one, and nothing that looks like one', () => {
    expect(files.length).toBeGreaterThan(20);
    const shapes = [
      ...Object.values(planted),
      ...Object.keys(planted).filter((name) => name !== 'ADMIN_IDS'),
      /\b\d{8,10}:AA[\w-]{30,}/, // a bot token
      /AIza[\w-]{35}/, // a Google key
      /\bsk-[A-Za-z0-9]{20,}/, // a key of an OpenAI-like service
      /postgres(ql)?:\/\/[^\s"'`]+@/,
      /-----BEGIN [A-Z ]*PRIVATE KEY/,
    ];
    const leaks = files.flatMap(({ name, text }) =>
      shapes
        .filter((shape) => (typeof shape === 'string' ? text.includes(shape) : shape.test(text)))
        .map((shape) => `${name}: ${shape}`),
    );
    expect(leaks).toEqual([]);
  });

  it('gives away no word of a premium lesson beside its translation', () => {
    const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((part) => part.lessons));
    const wordsOf = (isFree: boolean) =>
      lessons.filter((lesson) => lesson.isFree === isFree).flatMap(({ words }) => words);
    const free = new Set(wordsOf(true).map(({ hebrew }) => hebrew));
    const premium = wordsOf(false).filter(({ hebrew }) => !free.has(hebrew));
    expect(premium.length).toBeGreaterThan(500);
    const leaks = files
      // The recorded answers show developers six words of one premium lesson.
      .filter(({ name }) => !/\/recorded-fetch-/.test(name))
      .flatMap(({ name, text }) =>
        premium
          .filter(({ russian, hebrew, pronunciation }) =>
            // The tables of the judges join the words of a phrase.
            [hebrew, hebrew.replaceAll(' ', '_'), pronunciation].some((word) =>
              standsBeside(text, word, russian),
            ),
          )
          .map(({ hebrew, russian }) => `${name}: ${hebrew} ${russian}`),
      );
    expect(leaks).toEqual([]);
  });

  it('comes without source maps', () => {
    expect(
      files.filter(({ name, text }) => name.endsWith('.map') || text.includes('sourceMappingURL')),
    ).toEqual([]);
  });

  it('asks of its content policy nothing that it does not give: no code from text, no other host', () => {
    const offences = files
      .filter(({ name }) => name.endsWith('.js'))
      .flatMap(({ name, text }) => [
        ...(/\bnew Function\(|[^.\w]eval\(/.test(text) ? [`${name}: code from text`] : []),
        ...(/telegram-web-app\.js/.test(text) ? [`${name}: a script of another host`] : []),
      ]);
    expect(offences).toEqual([]);
  });
});

it('the web reads nothing of the environment but whether it is built', () => {
  const reads = readSourceFiles()
    .filter(({ path }) => path.startsWith('web/') || path.startsWith('core/'))
    .flatMap(({ path }) => {
      const text = readFileSync(join(backend, path), 'utf8');
      return [...text.matchAll(/import\.meta\.env(?:\.(\w+))?|process\.env/g)].map(
        ([read]) => `${path}: ${read}`,
      );
    });
  expect(reads.filter((read) => !/import\.meta\.env\.(DEV|PROD|MODE)$/.test(read))).toEqual([]);
});

describe('what the platform sends with the page', () => {
  type Config = { headers: { source: string; headers: { key: string; value: string }[] }[] };
  const config = JSON.parse(readFileSync(join(backend, 'vercel.json'), 'utf8')) as Config;
  const sent = Object.fromEntries(
    config.headers.find(({ source }) => source === '/(.*)')?.headers.map(({ key, value }) => [key, value]) ??
      [],
  );
  const policy = new Map(
    (sent['Content-Security-Policy'] ?? '').split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

  it('lets scripts and calls go to its own origin only, and nothing else be loaded', () => {
    for (const name of ['default-src', 'script-src', 'connect-src', 'font-src']) {
      expect([name, policy.get(name)]).toEqual([name, ["'self'"]]);
    }
    for (const name of ['object-src', 'base-uri', 'form-action']) {
      expect([name, policy.get(name)]).toEqual([name, ["'none'"]]);
    }
  });

  it('lets the clients of Telegram frame it, and nobody else', () => {
    expect(policy.get('frame-ancestors')).toEqual([
      "'self'",
      'https://web.telegram.org',
      'https://*.telegram.org',
    ]);
    expect(sent['X-Frame-Options']).toBeUndefined(); // it knows no list and would shut Telegram out
  });

  it('tells no kind to be guessed, no full address to others, and asks for the microphone alone', () => {
    expect(sent).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    });
  });
});
