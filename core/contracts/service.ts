import * as z from 'zod';
import { maxUpdateBytes } from '../service/webhook-limits.ts';
import { endpoint } from './endpoint.ts';
import { text } from './shapes/shared.ts';

const LogEntry = z.object({
  level: z.enum(['warn', 'error']).default('error'),
  message: text(2000).min(1),
  /** When it happened, ISO. */
  at: z.iso.datetime({ offset: true }).optional(),
});

/** See core/service/webhook-health.ts. */
export const WebhookState = z.enum(['up', 'failing', 'unset', 'unknown']);

/** See core/service/polling-health.ts. */
const PollingState = z.enum(['up', 'conflict', 'failing']);

/** What waits to be settled between Telegram and us. */
export const MoneyState = z.object({
  /** Stars of charges that match no order and were not refunded. */
  unmatched_stars: z.number().int(),
  /** How long the oldest order in doubt has been so; null when there is none. */
  oldest_doubt_seconds: z.number().int().nullable(),
});

/** Speech recognition today, in seconds of sound of all learners together. */
export const SpeechUse = z.object({
  /** spent: nobody is heard until the next day (UTC); off: there is no recogniser. */
  state: z.enum(['on', 'spent', 'off']),
  spent_seconds: z.number().int().nonnegative(),
  daily_seconds: z.number().int().nonnegative(),
});

export const serviceEndpoints = {
  'POST /client-log': endpoint({
    summary: 'Предупреждения и ошибки мини-приложения, пачкой',
    access: 'public',
    body: z.union([
      z.object({ entries: z.array(LogEntry).min(1).max(20) }),
      z.object({ message: text(2000).min(1) }),
    ]),
    response: z.object({ accepted: z.number().int() }),
  }),
  'GET /health': endpoint({
    summary: 'Состояние базы, хранилища и вебхука',
    access: 'public',
    response: z.object({
      version: z.string(),
      database: z.enum(['up', 'down']),
      store: z.enum(['up', 'down']),
      /** Telegram's calls to us: at most a minute old. */
      webhook: WebhookState,
      /** null where updates come to the webhook. */
      polling: PollingState.nullable(),
      /** null while the database is down. */
      money: MoneyState.nullable(),
      /** null while the database is down. */
      speech: SpeechUse.nullable(),
      /** The bot's address: for a learner who opened the mini-app outside Telegram. */
      bot_link: z.string().nullable(),
    }),
  }),
  'GET /openapi.json': endpoint({ summary: 'Описание этих вызовов', access: 'public' }),
  'GET /cron/daily': endpoint({
    summary:
      'Раз в сутки: сверка звёзд, слова о конце премиума, удаление данных, уборка, места лидеров, напоминания',
    access: 'cron',
    response: z.object({
      forgottenUpdates: z.number().int(),
      /** Quizzes that were started and never submitted. */
      forgottenQuizzes: z.number().int(),
      rankedPoints: z.number().int(),
      /** Charges and refunds found only in the list of transactions. */
      foundCharges: z.number().int(),
      foundRefunds: z.number().int(),
      returnedSurplus: z.number().int(),
      reportedPayments: z.number().int(),
      expiredOrders: z.number().int(),
      notices: z.number().int(),
      /** People whose day to take back their deletion was over: everything about them is gone. */
      erased: z.number().int(),
      /** Learners who got a message of an admin's broadcast that had been interrupted. */
      broadcasts: z.number().int(),
      /** Learners who were reminded of what is due; none where the hourly timer does it. */
      reminders: z.number().int(),
      /** Steps that failed or ran out of time; the next run continues with them. */
      unfinished: z.array(
        z.enum([
          'transactions',
          'surplus',
          'reports',
          'orders',
          'notices',
          'deletions',
          'broadcasts',
          'reminders',
        ]),
      ),
    }),
  }),
  'GET /cron/hourly': endpoint({
    summary: 'Раз в час или чаще, где тариф это позволяет: напоминания в выбранный учеником час',
    access: 'cron',
    response: z.object({
      reminders: z.number().int(),
      /** Chats that turned out to be closed. */
      gone: z.number().int(),
      /** Refused, or unknown whether they arrived: not tried again on this day. */
      failed: z.number().int(),
      /** Out of time, or Telegram asked to wait: the next run continues. */
      unfinished: z.array(z.enum(['reminders'])),
    }),
  }),
  'GET /cron/often': endpoint({
    summary:
      'Каждые пять минут, где тариф это позволяет: поиск платежей, о которых никто не сказал, удаление данных, рассылки',
    access: 'cron',
    response: z.object({
      /** Found in Telegram's list, which is asked only while an order is in doubt. */
      foundCharges: z.number().int(),
      foundRefunds: z.number().int(),
      reportedPayments: z.number().int(),
      erased: z.number().int(),
      broadcasts: z.number().int(),
      unfinished: z.array(z.enum(['transactions', 'deletions', 'broadcasts'])),
    }),
  }),
  'POST /telegram': endpoint({
    summary: 'Обновления от Telegram',
    access: 'webhook',
    servedBy: 'telegram',
    maxBodyBytes: maxUpdateBytes,
  }),
};
