import type { Bot } from 'grammy';
import { createBot } from '../../bot/bot.ts';
import type { BotContext, BotDeps } from '../../bot/context.ts';
import { readMultipart } from '../../scripts/local-telegram/bot-api/multipart.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { createUpdates, testBot, type Updates } from '../support/telegram-updates.ts';

/** A call that the bot made. */
export type Sent = { method: string; payload: Record<string, unknown> };

/** How Telegram answers a call; 'silence' never answers, 'cut' breaks the connection. */
export type TelegramAnswer = { ok: boolean; [field: string]: unknown } | 'silence' | 'cut';

export type FakeTelegram = {
  sent: Sent[];
  /** Answers of the next calls, in turn; afterwards Telegram agrees to everything. */
  next: TelegramAnswer[];
  fetch: NonNullable<BotDeps['fetch']>;
};

/**
 * Stands for api.telegram.org: remembers calls and answers as the test wants. `answers` holds the result of a method,
 * or its refusal (ok: false), by the call's payload; the others answer true.
 */
export function createFakeTelegram(answers: Record<string, (payload: Sent['payload']) => unknown> = {}) {
  const telegram: FakeTelegram = {
    sent: [],
    next: [],
    // grammY's type of fetch is node-fetch's; of the answer it calls json() and nothing else.
    fetch: (async (url: string, init: FetchInit) => {
      const method = String(url).split('/').at(-1) ?? '';
      const payload = await payloadOf(init);
      telegram.sent.push({ method, payload });
      const answer = telegram.next.shift() ?? agreeOrRefuse(answers[method]?.(payload) ?? true);
      if (answer === 'silence') await new Promise(() => {});
      if (answer === 'cut') throw new Error(`request to ${url} failed, reason: ECONNRESET`);
      return { json: async () => answer };
    }) as unknown as NonNullable<BotDeps['fetch']>,
  };
  return telegram;
}

type FetchInit = {
  body?: string | AsyncIterable<Uint8Array | string>;
  headers?: Record<string, string>;
  signal: AbortSignal;
};

/** The parameters of a call; a file that was sent along is its name and text. */
async function payloadOf({ body = '{}', headers = {} }: FetchInit): Promise<Sent['payload']> {
  if (typeof body === 'string') return JSON.parse(body) as Sent['payload'];
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  const parts = readMultipart(Buffer.concat(chunks), headers['content-type'] ?? '') ?? new Map();
  const files = [...parts.values()].filter((part) => part instanceof File);
  const texts = [...parts].filter(([, part]) => typeof part === 'string');
  return {
    ...Object.fromEntries(texts),
    files: await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))),
  };
}

function agreeOrRefuse(result: unknown): TelegramAnswer {
  const isRefusal = typeof result === 'object' && result !== null && 'ok' in result;
  return isRefusal ? (result as TelegramAnswer) : { ok: true, result }; // 'ok' tells them apart
}

export const refusals = {
  blocked: { ok: false, error_code: 403, description: 'Forbidden: bot was blocked by the user' },
  deactivated: { ok: false, error_code: 403, description: 'Forbidden: user is deactivated' },
  notModified: {
    ok: false,
    error_code: 400,
    description: 'Bad Request: message is not modified: specified new message content is the same',
  },
  chatNotFound: { ok: false, error_code: 400, description: 'Bad Request: chat not found' },
  uneditable: { ok: false, error_code: 400, description: "Bad Request: message can't be edited" },
  /** Longer than an update may be worked on. */
  longFlood: {
    ok: false,
    error_code: 429,
    description: 'Too Many Requests: retry after 60',
    parameters: { retry_after: 60 },
  },
  flood: {
    ok: false,
    error_code: 429,
    description: 'Too Many Requests: retry after 7',
    parameters: { retry_after: 7 },
  },
  broken: { ok: false, error_code: 502, description: 'Bad Gateway' },
} as const satisfies Record<string, TelegramAnswer>;

export type TestBot = TestBackend & {
  bot: Bot<BotContext>;
  botDeps: BotDeps;
  telegram: FakeTelegram;
  updates: Updates;
};

/** The server side with a bot on it, and a Telegram that remembers what the bot said. */
export async function openTestBot(
  overrides: Partial<BotDeps> = {},
  options: Parameters<typeof openTestBackend>[0] = {},
): Promise<TestBot> {
  const backend = await openTestBackend(options);
  const telegram = createFakeTelegram();
  const botDeps: BotDeps = {
    ...backend.deps,
    token: backend.deps.botToken,
    botInfo: { ...testBot } as unknown as BotDeps['botInfo'], // getMe has more flags, which nobody reads
    publicUrl: 'https://mila.example',
    fetch: telegram.fetch,
    ...overrides,
  };
  return { ...backend, bot: createBot(botDeps), botDeps, telegram, updates: createUpdates(backend.clock) };
}

/** The texts that the bot wrote since the last look, in order. */
export function takeSent(telegram: FakeTelegram): Sent[] {
  return telegram.sent.splice(0);
}

export function textOf(sent: Sent | undefined): string {
  return String(sent?.payload.text ?? '');
}

type Button = { text: string; web_app?: { url: string }; callback_data?: string };

/** The inline buttons under a message, row by row flattened. */
export const buttonsOf = (sent: Sent | undefined): Button[] => keyboardOf(sent).flat();

/** The labels of the buttons, row by row. */
export const rowsOf = (sent: Sent | undefined): string[][] =>
  keyboardOf(sent).map((row) => row.map(({ text }) => text));

function keyboardOf(sent: Sent | undefined): Button[][] {
  const markup = sent?.payload.reply_markup as { inline_keyboard: Button[][] } | undefined;
  return markup?.inline_keyboard ?? [];
}

/** Learns the first `count` words of the course for somebody, through the API as the mini-app does. */
export async function learnWords(
  backend: TestBackend,
  from: { id: number; first_name: string },
  count: number,
) {
  const token = await backend.login(from.id, from.first_name);
  const sections = await backend.call('GET /sections');
  const lessons = sections.flatMap((section) => section.subsections.flatMap(({ lessons }) => lessons));
  let left = count;
  for (const { id: lessonId, is_free } of lessons) {
    if (!is_free) continue;
    const lesson = await backend.call('GET /lessons/{id}', { token, params: { id: lessonId } });
    for (const { id: wordId } of lesson.words.slice(0, left)) {
      const done = { completed: true };
      const attempts = { LISTEN: done, RECORD: done, WRITE: done, TYPE: done };
      await backend.call('POST /progress', {
        token,
        body: { userId: from.id, lessonId, wordId, completed: true, attempts },
      });
      left -= 1;
    }
  }
}

/** Ids of the small course's lessons by name. */
export async function lessonIds(backend: TestBackend): Promise<Record<string, number>> {
  const sections = await backend.call('GET /sections');
  const lessons = sections.flatMap((section) => section.subsections.flatMap(({ lessons }) => lessons));
  return Object.fromEntries(lessons.map(({ id, name }) => [name, id]));
}
