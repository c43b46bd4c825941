import type { Server } from 'node:http';
import type { UserFromGetMe } from 'grammy/types';
import { createWebhook } from '../../../api/_webhook.ts';
import { createBot } from '../../../bot/bot.ts';
import { defaultTimeZone } from '../../../core/streak/streak.ts';
import { openLocalDatabase } from '../../../db/connection/local.ts';
import { welcomeUser } from '../../../db/users.ts';
import { seedContent } from '../../start/database.ts';
import { createProductServer, type ProductParts } from '../../start/product.ts';
import { benchLearners, benchToken, benchWebhookSecret } from './constants.ts';
import { createBenchDeps, machineClock } from './deps.ts';
import { openTcpDatabase } from './postgres-driver.ts';
import type { SentStatement } from './statements.ts';

type BenchOptions = Partial<Pick<ProductParts, 'files' | 'wrapApi'>> & {
  /** How many learners there are; 200 by default. */
  learners?: number | undefined;
  /** Called with each line of the log with the level `error`. */
  onFault?: () => void;
  /** Called with each statement that PostgreSQL is sent. */
  onStatement?: (sent: SentStatement) => void;
};

/** The product as it is deployed (responses not checked twice), with a Telegram that responds at once. */
export async function openBenchProduct(
  databaseUrl: string | undefined,
  { files = async () => undefined, wrapApi, learners, onFault, onStatement }: BenchOptions = {},
): Promise<Server> {
  const database = databaseUrl ? openTcpDatabase(databaseUrl, onStatement) : await openLocalDatabase();
  await database.migrate();
  await seedContent(database.db, machineClock());
  for (const id of benchLearners(learners)) {
    const person = { id, firstName: 'Нагрузка' };
    await welcomeUser(database.db, { person, fallbackZone: defaultTimeZone }, machineClock());
  }
  const deps = createBenchDeps({
    db: database.db,
    log(level, event, fields) {
      if (level !== 'error') return;
      console.error(event, fields);
      onFault?.();
    },
  });
  const bot = createBot({
    ...deps,
    token: benchToken,
    publicUrl: 'https://mila.example',
    botInfo: benchBot,
    fetch: telegramThatAgrees as never, // grammY's type of fetch is node-fetch's
  });
  const webhook = createWebhook({ ...deps, bot, secret: benchWebhookSecret });
  return createProductServer({ deps, webhook, files, wrapApi });
}

/** No more than the bot reads of itself. */
const benchBot = {
  id: 7_000_000_009,
  is_bot: true,
  first_name: 'Мила',
  username: 'mila_bench_bot',
} as UserFromGetMe;

const agreement = {
  ok: true,
  result: { message_id: 1, date: 0, chat: { id: 1, type: 'private' }, text: '' },
};

async function telegramThatAgrees(): Promise<Response> {
  return Response.json(agreement);
}
