import * as z from 'zod';
import { type SpeechBudget, usualSpeechBudget } from '../core/speech/budget.ts';
import { maxRecordingMs } from '../core/speech/recognise.ts';
import { usualRenderingCharacters } from '../core/voices/limits.ts';

const secretToken = z.string().regex(/^[A-Za-z0-9_-]{8,256}$/);
const address = z.url({ protocol: /^https?$/ });

/** Seconds of sound in a day: 0 for none at all, otherwise room for the longest recording. */
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
  ADMIN_IDS: z
    .string()
    .regex(/^\s*(\d+(\s*,\s*\d+)*)?\s*$/)
    .default('')
    .transform((list) => list.split(',').map(Number).filter(Boolean)),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
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
  TEST_PLAN: z.string().optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
});

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
 * The environment, parsed once. An empty variable counts as missing. Throws EnvError with the name of every bad
 * variable, and in production (VERCEL or NODE_ENV=production) of every missing one. Values are never repeated.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = Variables.safeParse(given);
  const isProduction = given.VERCEL !== undefined || given.NODE_ENV === 'production';
  const bad = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} неверна`);
  const missing = isProduction
    ? requiredInProduction.filter((name) => given[name] === undefined).map((name) => `${name} не задана`)
    : [];
  if (!parsed.success || bad.length + missing.length > 0) throw new EnvError([...bad, ...missing]);
  return { ...parsed.data, isProduction };
}

/** The day's budgets of speech recognition. */
export function speechBudgetOf(env: Env): SpeechBudget {
  return {
    learnerSeconds: env.STT_DAILY_SECONDS_LEARNER,
    addressSeconds: env.STT_DAILY_SECONDS_ADDRESS,
    totalSeconds: env.STT_DAILY_SECONDS,
  };
}
