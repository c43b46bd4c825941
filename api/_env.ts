import * as z from 'zod';
import { type SpeechBudget, usualSpeechBudget } from '../core/speech/budget.ts';
import { maxRecordingMs } from '../core/speech/recognise.ts';
import { usualRenderingCharacters } from '../core/voices/limits.ts';

const secretToken = z.string().regex(/^[A-Za-z0-9_-]{8,256}$/);
const address = z.url({ protocol: /^https?$/ });

/** Seconds of sound in a day: 0 for none at all, otherwise at least the longest recording. */
const budget = (usual: number) =>
  z
    .string()
    .regex(/^(0|\d{2,8})$/)
    .transform(Number)
    .refine((seconds) => seconds === 0 || seconds * 1000 >= maxRecordingMs)
    .default(usual);

const Variables = z.object({
  NODE_ENV: z.string().optional(),
  VERCEL: z.string().optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]{20,}$/)
    .optional(),
  TELEGRAM_BOT_INFO: z.string().optional(),
  TELEGRAM_WEBHOOK_SECRET: secretToken.optional(),
  TELEGRAM_API_ROOT: address.default('https://api.telegram.org'),
  PUBLIC_URL: address.optional(),
  JWT_SECRET: z.string().min(32).optional(),
  DELETIONS_KEY: z.string().min(32).optional(),
  ADMIN_IDS: z
    .string()
    .regex(/^\s*(\d+(\s*,\s*\d+)*)?\s*$/)
    .default('')
    .transform((list) => list.split(',').map(Number).filter(Boolean)),
  DATABASE_URL: z.string().refine(isPostgresAddress).optional(),
  DATABASE_READ_URL: z.string().refine(isPostgresAddress).optional(),
  UPSTASH_REDIS_REST_URL: address.optional(),
  UPSTASH_REDIS_REST_TOKEN: z.string().min(1).optional(),
  GOOGLE_TTS_API_KEY: z.string().min(1).optional(),
  GOOGLE_TTS_DAILY_CHARACTERS: budget(usualRenderingCharacters),
  STT_BASE_URL: address.optional(),
  STT_API_KEY: z.string().min(1).optional(),
  STT_MODEL: z.string().min(1).optional(),
  GOOGLE_STT_API_KEY: z.string().min(1).optional(),
  STT_DAILY_SECONDS: budget(usualSpeechBudget.totalSeconds),
  STT_DAILY_SECONDS_LEARNER: budget(usualSpeechBudget.learnerSeconds),
  STT_DAILY_SECONDS_ADDRESS: budget(usualSpeechBudget.addressSeconds),
  CRON_SECRET: z.string().min(16).optional(),
  PLATFORM_QUEUE: z.literal('vercel').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/\w+@[\w.:/-]+\/\d+$/)
    .optional(),
  TEST_PLAN: z.string().optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535)
    .default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
});

export const variableNames: readonly string[] = Object.keys(Variables.shape);

const postgresAddress =
  'адрес postgresql://имя:пароль@хост/база, без psql и кавычек, знаки @ : / # ? % в пароле пишутся как %40 %3A %2F %23 %3F %25';

/** What a good value looks like, for whoever has to correct a bad one. */
const expected: Partial<Record<keyof z.input<typeof Variables>, string>> = {
  TELEGRAM_BOT_TOKEN: 'токен от @BotFather целиком, вида 123456789:AA…',
  TELEGRAM_WEBHOOK_SECRET: '8–256 знаков A-Z a-z 0-9 _ -',
  TELEGRAM_API_ROOT: 'адрес с http:// или https://',
  PUBLIC_URL: 'адрес с https://',
  JWT_SECRET: 'не меньше 32 знаков',
  DELETIONS_KEY: 'не меньше 32 знаков',
  ADMIN_IDS: 'номера через запятую: 111111111,222222222',
  DATABASE_URL: postgresAddress,
  DATABASE_READ_URL: postgresAddress,
  UPSTASH_REDIS_REST_URL: 'адрес REST с https://, не redis://',
  GOOGLE_TTS_DAILY_CHARACTERS: 'число',
  STT_BASE_URL: 'адрес с https://',
  STT_DAILY_SECONDS: 'число секунд',
  STT_DAILY_SECONDS_LEARNER: 'число секунд',
  STT_DAILY_SECONDS_ADDRESS: 'число секунд',
  CRON_SECRET: 'не меньше 16 знаков',
  PLATFORM_QUEUE: 'vercel или ничего',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'адрес с https://',
  SENTRY_DSN: 'адрес вида https://ключ@хост/номер',
  PORT: 'целое число от 1 до 65535',
  DATA_DIR: 'путь папки',
};

/** These two are of use only together. */
const pair = ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'] as const;

export type Env = z.output<typeof Variables> & { isProduction: boolean };

/** Required in production, where an in-process substitute would exist once per instance. */
const requiredInProduction = [
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_WEBHOOK_SECRET',
  'PUBLIC_URL',
  'JWT_SECRET',
  'DATABASE_URL',
  'UPSTASH_REDIS_REST_URL',
  'UPSTASH_REDIS_REST_TOKEN',
  'CRON_SECRET',
] as const;

export class EnvError extends Error {
  constructor(problems: string[]) {
    super(`Переменные окружения: ${problems.join('; ')}`);
    this.name = 'EnvError';
  }
}

/**
 * The environment, parsed once. Spaces around a value do not count, and an empty variable counts as missing. Throws
 * EnvError with the name of every bad variable and what it should be, and in production (VERCEL or NODE_ENV=production)
 * of every missing one. Values are never repeated.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  // Parsed once: code made for these variables would take longer than it saves.
  const parsed = Variables.safeParse(given, { jitless: true });
  const isProduction = given.VERCEL !== undefined || given.NODE_ENV === 'production';
  const bad = parsed.success ? [] : parsed.error.issues.map(({ path }) => badLine(path.join('.')));
  const isHalf = pair.some((name) => given[name]) && !pair.every((name) => given[name]);
  const required = isProduction ? requiredInProduction : isHalf ? pair : [];
  const missing = required.filter((name) => given[name] === undefined).map((name) => `${name} не задана`);
  if (!parsed.success || bad.length + missing.length > 0) throw new EnvError([...bad, ...missing]);
  return { ...parsed.data, isProduction };
}

function badLine(name: string): string {
  const form = expected[name as keyof typeof expected]; // a path of the schema is one of its names
  return `${name} неверна${form ? ` (нужно: ${form})` : ''}`;
}

function isPostgresAddress(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

/** The day's budgets of speech recognition. */
export function speechBudgetOf(env: Env): SpeechBudget {
  return {
    learnerSeconds: env.STT_DAILY_SECONDS_LEARNER,
    addressSeconds: env.STT_DAILY_SECONDS_ADDRESS,
    totalSeconds: env.STT_DAILY_SECONDS,
  };
}
