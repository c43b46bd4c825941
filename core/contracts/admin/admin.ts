import * as z from 'zod';
import { threadStates } from '../../inbox/threads.ts';
import { planIds, shelf } from '../../payments/plans.ts';
import { maxReasonLength } from '../../people/reasons.ts';
import { endpoint } from '../endpoint.ts';
import { MoneyState, SpeechUse, WebhookState } from '../service.ts';
import { LastEdit, ProblemWord } from '../shapes/lessons-admin.ts';
import {
  DateInQuery,
  DateString,
  PeriodInQuery,
  Points,
  RowId,
  RowIdInPath,
  text,
  UserId,
  UserIdInPath,
} from '../shapes/shared.ts';

/** Whole percent, 0–100; null where there is nothing to divide by. */
const Percent = z.number().int().min(0).max(100).nullable();
const Count = z.number().int().nonnegative();

export const AdminAction = z.object({
  id: RowId,
  /** ISO. */
  at: z.string(),
  by: UserId,
  /** Name of the admin; empty if they never opened the bot. */
  name: z.string(),
  /** 'lesson.publish', 'user.block'; `text` describes it and its target in Russian. */
  action: z.string(),
  target: z.string(),
  text: z.string(),
  /** What it changed, in Russian: 'Бесплатный: да → нет'. */
  lines: z.array(z.string()),
  undo: z.object({
    state: z.enum(['possible', 'undone', 'newer', 'expired', 'final']),
    /** Who took it back, or why it cannot be; null where there is nothing to say. */
    text: z.string().nullable(),
  }),
  /** It took back an earlier act. */
  isUndo: z.boolean(),
  /** The values before and after, as recorded by the action. */
  before: z.unknown(),
  after: z.unknown(),
});
export type AdminAction = z.output<typeof AdminAction>;

/**
 * Figures of the dashboard. Formulas and units: core/analytics/figures.ts. Dates are those of the asking admin's zone.
 * A group is null when the database could not count it in time, or has not counted it yet.
 */
export const Analytics = z.object({
  /** ISO time at which the oldest of the figures was counted: they are cached for a minute, expensive ones longer. */
  computedAt: z.string(),
  today: DateString,
  totals: z
    .object({
      users: Count,
      newToday: Count,
      premium: Count,
      blocked: Count,
      publishedLessons: Count,
      draftLessons: Count,
      words: Count,
    })
    .nullable(),
  /** Learners with an active day today, in the last 7 and 30 days, today included. */
  active: z.object({ today: Count, days7: Count, days30: Count }).nullable(),
  /** Pairs of learner and lesson begun, and completed; `completion` = share of the begun ones that are done. */
  lessons: z.object({ begun: Count, done: Count, completion: Percent }).nullable(),
  /** Stars of payments that were not refunded. */
  stars: z.object({ earned: Count, earned30: Count, payments: Count }).nullable(),
  /** 30 days, oldest first, none left out. */
  days: z.array(z.object({ date: DateString, answers: Count, active: Count, newUsers: Count })).nullable(),
  /** Weeks of arrival, oldest first; `weeks[k]` = share of them active in the k-th week after (0 = the same week). */
  retention: z.array(z.object({ week: DateString, users: Count, weeks: z.array(Percent) })).nullable(),
  /** Worst words of the last 90 days, worst first. */
  problemWords: z.array(ProblemWord.extend({ lesson_id: RowId, lesson: z.string() })).nullable(),
  /** Published lessons in the order of the course: learners who began, completed, passed the quiz. */
  funnel: z
    .array(z.object({ id: RowId, name: z.string(), begun: Count, completed: Count, passed: Count }))
    .nullable(),
  /** Checked answers of the last 30 days by stage. */
  stages: z
    .array(
      z.object({
        stage: z.enum(['LISTEN', 'RECORD', 'WRITE', 'TYPE']),
        right: Count,
        wrong: Count,
        assisted: Count,
        self: Count,
        skipped: Count,
        errorRate: Percent,
      }),
    )
    .nullable(),
  recentActions: z.array(AdminAction).nullable(),
});
export type Analytics = z.output<typeof Analytics>;

/** Tables of the analytics for chosen days; a group is null as there. */
export const PeriodTables = Analytics.pick({
  retention: true,
  problemWords: true,
  funnel: true,
  stages: true,
});
export type PeriodTables = z.output<typeof PeriodTables>;

export const AdminUser = z.object({
  id: UserId,
  first_name: z.string(),
  last_name: z.string().nullable(),
  username: z.string().nullable(),
  points: Points,
  status: z.string(),
  words_learned: Count,
  quizzes_passed: Count,
  daily_streak: Count,
  subscription_status: z.enum(['free', 'premium']),
  /** ISO; null if forever, or without premium. */
  premium_until: z.string().nullable(),
  role: z.enum(['learner', 'admin']),
  /** How the voice of a speaker sounds, who records the course; null for everybody else. */
  voice: z.enum(['f', 'm']).nullable(),
  /** Listed in ADMIN_IDS: the role cannot be removed here. */
  admin_by_env: z.boolean(),
  blocked: z.boolean(),
  /** The person has blocked the bot. */
  bot_blocked: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string(),
});
export type AdminUser = z.output<typeof AdminUser>;

export const AdminUserDetail = AdminUser.extend({
  best_streak: Count,
  timezone: z.string(),
  /** Lessons begun, in the order of the course. */
  lessons: z.array(
    z.object({ id: RowId, name: z.string(), learned: Count, words: Count, quizPassed: z.boolean() }),
  ),
  entitlements: z.array(
    z.object({
      id: z.string(),
      plan: z.enum(planIds),
      starts_at: z.string(),
      ends_at: z.string().nullable(),
      /** Bought with Stars; else granted by an admin. */
      paid: z.boolean(),
      revoked_at: z.string().nullable(),
    }),
  ),
  /** Of their client, as Telegram named it last: 'ru'. */
  language_code: z.string().nullable(),
  /** Of their latest answer; null when it is not open to learners any more. */
  last_lesson: z.object({ id: RowId, name: z.string() }).nullable(),
  /** Words of the course that are due today in their zone. */
  due_today: Count,
  /** What they wrote to the owners last, newest first; the beginning of the last message. */
  threads: z.array(z.object({ id: RowId, state: z.enum(threadStates), at: z.string(), text: z.string() })),
  /** Why they are blocked, as an admin wrote it; null where nobody said, or they are not blocked. */
  block_reason: z.string().nullable(),
  lastEdit: LastEdit.nullable(),
});
export type AdminUserDetail = z.output<typeof AdminUserDetail>;

export const UserChange = z
  .object({
    role: z.enum(['learner', 'admin']),
    /** Makes the person a speaker with such a voice; 'none' takes the right, what is published stays. */
    voice: z.enum(['f', 'm', 'none']),
    blocked: z.boolean(),
    /** A plan adds its time to the current premium; 'none' revokes what admins gave, never what was paid for. */
    premium: z.enum([...shelf, 'none']),
    /** Why the role or the block changes: for the log and the card; nobody else is notified. */
    reason: text(maxReasonLength),
  })
  .partial();
export type UserChange = z.output<typeof UserChange>;

const UserSearch = z.object({
  q: text(100).optional(),
  filter: z.enum(['all', 'premium', 'speakers', 'admins', 'blocked']).default('all'),
  /** Of which dates `from` and `to` speak: when people came, or were last seen. */
  dates: z.enum(['arrived', 'seen']).default('arrived'),
  ...PeriodInQuery,
  sort: z.enum(['new', 'seen', 'points', 'words', 'name']).default('new'),
});

const FileProblem = z.object({ line: z.number().int(), column: z.string().optional(), message: z.string() });

/** `data` of a 400 import_refused; at most 200 problems are named, `total` counts all. */
export const RefusedImport = z.object({ problems: z.array(FileProblem), total: z.number().int() });
export type RefusedImport = z.output<typeof RefusedImport>;

const YesInQuery = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

const UpDown = z.object({ state: z.enum(['up', 'down']), ms: z.number().int() });

export const adminEndpoints = {
  'GET /admin/analytics': endpoint({
    summary: 'Показатели: ученики, ответы, возвращаемость, трудные слова, воронка, действия',
    access: 'admin',
    response: Analytics,
  }),
  'GET /admin/period': endpoint({
    summary: 'За дни с from по to: новые ученики, занимались, выучено слов, звёзды',
    access: 'admin',
    /** Days of the asking admin's zone, both included. */
    query: z.object({ from: DateInQuery, to: DateInQuery }),
    response: z.object({ newLearners: Count, active: Count, words: Count, stars: Count }),
  }),
  'GET /admin/period/tables': endpoint({
    summary: 'За дни с from по to: когорты пришедших, их путь по урокам, трудные слова и упражнения',
    access: 'admin',
    callsPerMinute: 20,
    query: z.object({ from: DateInQuery, to: DateInQuery }),
    response: PeriodTables,
  }),
  'GET /admin/actions': endpoint({
    summary: 'Журнал действий администраторов, новые сверху',
    access: 'admin',
    query: z.object({
      /** The id of the last action on the previous page. */
      before: RowIdInPath.optional(),
      /** Only actions with this target, e.g. 'lesson:12', 'user:7'. */
      target: text(100).optional(),
    }),
    response: z.object({ actions: z.array(AdminAction), hasMore: z.boolean() }),
  }),
  'GET /admin/users': endpoint({
    summary: 'Ученики: поиск по id, @имени и имени, даты прихода или последнего визита, порядок',
    access: 'admin',
    query: UserSearch.extend({
      /** Counted from 1; 20 people per page. */
      page: RowIdInPath.pipe(z.number().max(500)).default(1),
    }),
    response: z.object({ users: z.array(AdminUser), hasMore: z.boolean() }),
  }),
  /** Returns the file itself: at most 10,000 people, which its last line says. */
  'GET /admin/users/file': endpoint({
    summary: 'Ученики таблицей CSV: тот же поиск, до 10 000 строк',
    access: 'admin',
    query: UserSearch,
  }),
  'GET /admin/users/{id}': endpoint({
    summary: 'Ученик: уроки, доступы, последнее изменение',
    access: 'admin',
    params: z.object({ id: UserIdInPath }),
    response: AdminUserDetail,
  }),
  'PATCH /admin/users/{id}': endpoint({
    summary: 'Роль, блокировка, премиум: присланные поля заменяют прежние',
    access: 'admin',
    params: z.object({ id: UserIdInPath }),
    body: UserChange,
    response: AdminUserDetail,
  }),
  /** Returns the file itself. */
  'GET /admin/export': endpoint({
    summary: 'Весь курс файлом, черновики тоже',
    access: 'admin',
    query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
  }),
  /**
   * Takes multipart/form-data with the file as `file` (its name determines the format), at most 4 MB. All of it or
   * nothing: 400 import_refused with `data` of the shape RefusedImport.
   */
  'POST /admin/import': endpoint({
    summary: 'Файл курса CSV или JSON: целиком или ничего; dryRun только расскажет',
    access: 'admin',
    maxBodyBytes: 4_194_304,
    query: z.object({ dryRun: YesInQuery, deletesMissing: YesInQuery }),
    form: z.object({}),
    response: z.object({
      applied: z.boolean(),
      /** The act of the log by which all of it is taken back; null where nothing was applied. */
      actionId: RowId.nullable(),
      /** 'Добавлено: 2 строки, изменено: 1 строка.' */
      summary: z.string(),
      /** How many rows change; at most 200 of them are listed. */
      total: Count,
      changes: z.array(z.string()),
    }),
  }),
  'POST /admin/leaderboard': endpoint({
    summary: 'Пересчитать места в таблице лидеров',
    access: 'admin',
    response: z.object({ rankedPoints: Count }),
  }),
  'POST /admin/reconcile': endpoint({
    summary: 'Сверить звёзды с Telegram; повторяйте, пока isComplete не станет true',
    access: 'admin',
    response: z.object({
      /** Transactions checked, and the charges and refunds among them that we had not been notified of. */
      read: Count,
      charges: Count,
      refunds: Count,
      isComplete: z.boolean(),
    }),
  }),
  'GET /admin/diagnostics': endpoint({
    summary: 'Состояние сервера: версия, база, хранилище, распознавание, ограничения',
    access: 'admin',
    response: z.object({
      version: z.string(),
      /** ISO time of the server. */
      serverTime: z.string(),
      database: UpDown,
      store: UpDown,
      /** Whether Telegram responds to our bot. */
      telegram: UpDown,
      /** Telegram's calls to us: what is waiting, and the last failed delivery; null where unknown. */
      webhook: z.object({
        state: WebhookState,
        pending: Count.nullable(),
        /** ISO. */
        lastErrorAt: z.string().nullable(),
        lastError: z.string().nullable(),
      }),
      /** null while the database is down. */
      money: MoneyState.nullable(),
      /** null while the database is down. */
      speech: SpeechUse.nullable(),
      /** Name of the recogniser; null where speech cannot be recognised. */
      recogniser: z.string().nullable(),
      bot_link: z.string().nullable(),
      limits: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  }),
  'GET /audio/voices': endpoint({
    summary: 'Какие голоса озвучивают слова',
    access: 'admin',
    servedBy: 'voice',
    response: z.object({ voices: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  'POST /audio/missing': endpoint({
    summary: 'Озвучить несколько слов без звука; повторяйте, пока rendered больше нуля',
    access: 'admin',
    servedBy: 'voice',
    /** Words to skip: as many as failed so far. */
    query: z.object({ skip: z.coerce.number().int().min(0).max(10_000).default(0) }),
    response: z.object({
      rendered: Count,
      /** Words that no voice could say now. */
      failed: z.array(z.string()),
      /** Words without a sound after this call. */
      left: Count,
    }),
  }),
};
