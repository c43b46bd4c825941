import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv, speechBudgetOf } from '../../api/_env.ts';
import { usualSpeechBudget } from '../../core/speech/budget.ts';

const production = {
  NODE_ENV: 'production',
  TELEGRAM_BOT_TOKEN: '7000000001:AAtest-token-of-the-tests-0000000000',
  TELEGRAM_WEBHOOK_SECRET: 'webhook_secret-1',
  PUBLIC_URL: 'https://mila.example',
  JWT_SECRET: 'a-test-secret-of-at-least-32-characters',
  DATABASE_URL: 'postgresql://user:password@db.example/mila',
  UPSTASH_REDIS_REST_URL: 'https://redis.example',
  UPSTASH_REDIS_REST_TOKEN: 'redis-token',
  CRON_SECRET: 'a/secret+of=16chars',
};
const problemOf = (variables: Record<string, string | undefined>) => {
  try {
    parseEnv(variables);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as EnvError).message;
  }
};

describe('the environment', () => {
  it('may be empty on one’s own machine', () => {
    expect(parseEnv({})).toMatchObject({
      isProduction: false,
      PORT: 3000,
      DATA_DIR: '.data',
      ADMIN_IDS: [],
      TELEGRAM_API_ROOT: 'https://api.telegram.org',
    });
  });

  it('takes the addresses of a collector and of a project for errors, and repeats neither', () => {
    const good = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example/otlp',
      SENTRY_DSN: 'https://0123abc@errors.example/path/42',
    };
    expect(parseEnv(good)).toMatchObject(good);
    const problem = problemOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'otlp.example',
      SENTRY_DSN: 'https://errors.example/42',
    });
    expect(problem).toContain('OTEL_EXPORTER_OTLP_ENDPOINT');
    expect(problem).toContain('SENTRY_DSN');
    expect(problem).not.toContain('.example');
  });

  it('limits the sound of a day, unless it says otherwise', () => {
    expect(speechBudgetOf(parseEnv({}))).toEqual(usualSpeechBudget);
    const none = {
      STT_DAILY_SECONDS: '0',
      STT_DAILY_SECONDS_LEARNER: '15',
      STT_DAILY_SECONDS_ADDRESS: '600',
    };
    expect(speechBudgetOf(parseEnv(none))).toEqual({
      totalSeconds: 0,
      learnerSeconds: 15,
      addressSeconds: 600,
    });
  });

  it('may hold only some of the variables there: an empty one counts as missing', () => {
    const env = parseEnv({ TELEGRAM_BOT_TOKEN: production.TELEGRAM_BOT_TOKEN, DATABASE_URL: '' });
    expect(env.TELEGRAM_BOT_TOKEN).toBe(production.TELEGRAM_BOT_TOKEN);
    expect(env.DATABASE_URL).toBeUndefined();
  });

  it('of production is complete or stops the start with the name of what is missing', () => {
    expect(parseEnv(production).isProduction).toBe(true);
    for (const name of Object.keys(production).filter((key) => key !== 'NODE_ENV')) {
      expect(problemOf({ ...production, [name]: undefined })).toBe(`Переменные окружения: ${name} не задана`);
      expect(problemOf({ ...production, [name]: '' })).toContain(`${name} не задана`);
    }
    expect(problemOf({ VERCEL: '1' })).toContain('DATABASE_URL не задана');
  });

  it.each([
    ['TELEGRAM_BOT_TOKEN', 'not-a-token'],
    ['TELEGRAM_WEBHOOK_SECRET', 'with spaces in it'],
    ['TELEGRAM_API_ROOT', 'ftp://api.telegram.org'],
    ['PUBLIC_URL', 'mila.example'],
    ['JWT_SECRET', 'short'],
    ['ADMIN_IDS', '1, two'],
    ['DATABASE_URL', 'mysql://db.example/mila'],
    ['CRON_SECRET', 'short'],
    ['STT_DAILY_SECONDS', '10'],
    ['STT_DAILY_SECONDS_LEARNER', '-1'],
    ['STT_DAILY_SECONDS_ADDRESS', 'an hour'],
    ['PORT', '70000'],
    ['PORT', 'http'],
  ])('%s that is bad (%s) stops the start with its name and without its value', (name, value) => {
    const problem = problemOf({ ...production, [name]: value });
    expect(problem).toMatch(new RegExp(`^Переменные окружения: ${name} неверна \\(нужно: [^;]+\\)$`));
    expect(problem).not.toContain(value);
  });

  it.each(['3e3', '0x10', '1.5', '-1', '0', '65536', '3000abc'])('does not take %s for a port', (port) => {
    expect(problemOf({ PORT: port })).toContain('PORT неверна (нужно: целое число от 1 до 65535)');
  });

  it.each([
    'postgres//mila:s3cret@db.example/mila',
    'postgresql:/mila:s3cret@db.example/mila',
    "psql 'postgresql://mila:s3cret@db.example/mila'",
    'postgresql://mila:s3#cret@db.example/mila',
    'postgresql://mila:s3cret@db.example:54x/mila',
    'postgresql://',
  ])('says what an address of a database looks like, and nothing of %s', (address) => {
    const problem = problemOf({ DATABASE_URL: address });
    expect(problem).toContain('DATABASE_URL неверна (нужно: адрес postgresql://имя:пароль@хост/база');
    expect(problem).not.toMatch(/s3|mila/);
  });

  it('does not count the spaces around a value that was pasted', () => {
    expect(parseEnv({ PORT: ' 4000\r\n', ADMIN_IDS: ' ' })).toMatchObject({ PORT: 4000, ADMIN_IDS: [] });
  });

  it('misses the other half of an address and its token', () => {
    expect(problemOf({ UPSTASH_REDIS_REST_URL: 'https://redis.example' })).toBe(
      'Переменные окружения: UPSTASH_REDIS_REST_TOKEN не задана',
    );
  });

  it('names everything that is wrong at once', () => {
    const problem = problemOf({ ...production, JWT_SECRET: 'short', PUBLIC_URL: undefined });
    expect(problem).toContain('JWT_SECRET неверна');
    expect(problem).toContain('PUBLIC_URL не задана');
  });

  it('reads the ids of admins, with spaces or without', () => {
    expect(parseEnv({ ADMIN_IDS: '1, 5123456789 ,3' }).ADMIN_IDS).toEqual([1, 5_123_456_789, 3]);
  });
});
