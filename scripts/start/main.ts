import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '../../api/_deps.ts';
import { type Env, parseEnv } from '../../api/_env.ts';
import { createObservation } from '../../api/_telemetry/observation.ts';
import { remindHourly } from '../../api/_timers/reminders.ts';
import { runDaily, runOften } from '../../api/_timers/timers.ts';
import { runNightly } from '../../api/_voices/rendering.ts';
import { describeFailure } from '../../bot/services/failures.ts';
import { type PlannedTimer, plannedTimers } from '../../core/service/timers.ts';
import type { OpenDatabase } from '../../db/connection/client.ts';
import { loadEnv } from '../command/load-env.ts';
import { root, runCommand } from '../command/run-command.ts';
import { openDatabase, seedContent } from './database.ts';
import { depsOf, openStore } from './deps.ts';
import { fillLocalData } from './local-data.ts';
import { fillLocalPayments } from './local-data-payments.ts';
import { markLocalDatabase, requireLocalDatabase, unmarkLocalDatabase } from './local-database.ts';
import { createProductServer, listen, localPorts, requireFreePorts } from './product.ts';
import { openRehearsal } from './rehearsal.ts';
import { type RepeatedRuns, startRepeatedRuns } from './repeated-runs.ts';
import { createStaticFiles } from './static-files.ts';
import { findStoreProblem } from './store-problem.ts';
import { type Conversation, openTelegram } from './telegram.ts';
import { createTimers, dueBy, everyMinutes } from './timers.ts';
import { buildWebWhenStale } from './web-build.ts';

const isDev = process.argv.includes('--dev');
/** The backup of `npm run rehearse -- FILE`. */
const rehearsed = process.argv.includes('--rehearse') ? (process.argv.at(-1) ?? '') : undefined;
const say = (line: string) => console.log(line);
/** The built page; the browser tests hand in a copy, which no other start rebuilds while they run. */
const pageFolder = process.env.PAGE_FOLDER ?? join(root, isDev ? 'web/public' : 'dist');
/** The machine's clock; the browser tests move it, milliseconds, to a date of their own. */
const machineClock = () => new Date(Date.now() + Number(process.env.CLOCK_SHIFT_MS ?? 0));

await runCommand(start);
// What the start has opened would keep the process alive.
if (process.exitCode) process.exit();

async function start(): Promise<void> {
  process.chdir(root);
  loadEnv();
  if (rehearsed !== undefined) {
    // Before the copy is restored, which takes its time.
    await requireFreePorts(localPorts(parseEnv({ PORT: process.env.PORT }).PORT), 'localhost');
  }
  const rehearsal = rehearsed === undefined ? undefined : await openRehearsal(rehearsed, machineClock());
  const env = rehearsal?.env ?? parseEnv(process.env);
  const telegram: Conversation = await openTelegram(env, machineClock, rehearsal?.ids);
  const { clock, isLocal } = telegram;
  const host = isLocal ? 'localhost' : undefined;
  await requireFreePorts(isLocal ? localPorts(env.PORT) : [env.PORT], host);
  const database = rehearsal?.database ?? (await openFilledDatabase(env, telegram));
  if (!isDev && !process.env.PAGE_FOLDER) await buildWebWhenStale(root, say);

  const version: string = JSON.parse(readFileSync('package.json', 'utf8')).version;
  const { log, telemetry } = createObservation({
    env,
    version,
    clock,
    // Reports its failures itself.
    background: (work) => void work,
    write: (line) => console.log(line),
  });
  const store = openStore(env, { clock, log, botToken: telegram.botToken });
  const deps = depsOf(env, telegram, { db: database.db, store, log, telemetry, version });

  const storeProblem =
    env.UPSTASH_REDIS_REST_URL && (await findStoreProblem(store, env.UPSTASH_REDIS_REST_URL));
  if (storeProblem) say(storeProblem);
  const headers = telegram.pageHeaders(JSON.parse(readFileSync('vercel.json', 'utf8')).headers);
  const page = isDev ? await openDevPage() : undefined;
  const webhook = await telegram.connectBot(deps);
  const server = createProductServer({
    deps,
    webhook,
    files: createStaticFiles(pageFolder, headers),
    middleware: page?.middleware,
    isLocal,
    wrapApi: telegram.wrapApi,
  });
  await listen(server, env.PORT, host);
  await telegram.begin();
  // A copy is looked at as it is: nobody in it is reminded, and its broadcasts do not go on.
  const timers = rehearsal ? undefined : startTimers(deps);
  timers?.runNow();
  telegram.onClockMove(() => timers?.runNow());
  for (const line of [...(rehearsal?.report ?? []), ...telegram.invitation()]) say(line);

  const stop = async () => {
    timers?.stop();
    server.close();
    server.closeAllConnections();
    await telegram.end();
    await page?.close();
    await database.close();
    rehearsal?.end();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** What is done at its time while the product runs. */
function startTimers(deps: Deps): RepeatedRuns {
  const { clock, log, telemetry } = deps;
  const failed = (timer: string, cause: unknown) =>
    log('error', 'timer-failed', { timer, cause: describeFailure(cause) });
  const work: Record<PlannedTimer['name'], (now: Date) => Promise<unknown>> = {
    hourly: () => remindHourly(deps, () => true),
    often: (now) => runOften(deps, now),
    daily: (now) => runDaily(deps, now),
    nightly: (now) => runNightly(deps, now),
  };
  const runDue = createTimers(
    plannedTimers.map(({ name, pace }) => ({
      name,
      // Costs no call here, so that a reminder comes at its minute.
      isDue: name === 'hourly' ? everyMinutes(1) : dueBy(pace, clock()),
      run: (now) => telemetry.span({ name: `timer ${name}`, kind: 'entry' }, () => work[name](now)),
    })),
    failed,
  );
  return startRepeatedRuns(
    () => runDue(clock()),
    (cause) => failed('all', cause),
  );
}

/** The database with its tables and the course; with the local Telegram, its people too. */
async function openFilledDatabase(env: Env, telegram: Conversation): Promise<OpenDatabase> {
  const { clock, isLocal } = telegram;
  const database = await openDatabase(env, say);
  if (isLocal) await requireLocalDatabase(database.db);
  await database.migrate();
  if (isLocal) await markLocalDatabase(database.db, clock());
  else await unmarkLocalDatabase(database.db);
  const seeded = await seedContent(database.db, clock());
  if (seeded.isChanged) say(`Курс: ${seeded.lessons} уроков, ${seeded.words} слов.`);
  if (isLocal && !env.DATABASE_URL && (await fillLocalData(database.db, clock()))) {
    telegram.remember(await fillLocalPayments(database.db, clock()));
  }
  return database;
}

/** Vite with hot reload in front of the API, in the same process and on the same port. */
async function openDevPage() {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'web'),
    server: { middlewareMode: true, host: 'localhost', hmr: { host: 'localhost' } },
    appType: 'spa',
  });
  return { middleware: vite.middlewares as never, close: () => vite.close() };
}
