import { stages } from '../../../core/lesson/stages.ts';
import { startPostgres } from '../../fixtures/postgres.ts';
import { firstAnswers, fromEach, type Place, readPlaces } from '../load/mix.ts';
import { settle } from '../load/settle.ts';
import { type Pair, printRatio, type Ratio, ratioOf, whyTooBusy } from '../paired.ts';
import { atMost, printBars, printTable } from '../report.ts';
import { besideFloors } from './beside-floors.ts';
import { oneByOne, type Target } from './one-by-one.ts';
import { openServer } from './servers.ts';
import { answerOf, issueTokens, type Load, learnersLoads, startCommand } from './shots.ts';

const rounds = 3;

/** One call with what it is compared with. */
type Plan = Target & { name: string; floor: Target };

/**
 * How long the product's calls take one at a time, each as a ratio to bare Node in interleaved rounds on one machine.
 * What they do to each other under load is measured by `-- load`.
 */
export async function benchHttp(): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) console.log('!!! Нет PostgreSQL: измеряется только встроенная база.');
  const bare = await openServer('bare');
  const bareWebhook = await openServer('bare-webhook');
  const embedded = await openServer('product');
  const product = postgres ? await openServer('product', postgres.url) : embedded;
  try {
    const tokens = await issueTokens();
    const busy = tokens.slice(0, busyLearners);
    const learned = (await readPlaces(product.port, busy[0])).slice(0, wordsOfDay);
    for (const server of new Set([product, embedded])) await fillDay(server.port, busy, learned);
    const hello: Load = { name: 'bare node', make: () => ({ method: 'GET', path: '/' }) };
    const floor = { port: bare.port, load: hello };
    const webhookFloor = { port: bareWebhook.port, load: { ...hello, make: startCommand } };
    const start: Load = { name: 'webhook /start', make: startCommand };
    const loads = [...productLoads(tokens), ...busyDayLoads(busy, learned)];
    const on = (port: number, suffix = ''): Plan[] => [
      ...loads.map((load) => ({ name: load.name + suffix, port, load, floor })),
      { name: start.name + suffix, port, load: start, floor: webhookFloor },
    ];
    const plans = [...on(product.port), ...(product === embedded ? [] : on(embedded.port, ' · PGlite'))];
    const samples = new Map<string, Pair[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const plan of plans) {
        samples.set(plan.name, [...(samples.get(plan.name) ?? []), ...(await oneByOne(plan, plan.floor))]);
      }
    }
    const isMet = postgres ? await besideFloors({ product, url: postgres.url, loads }) : true;
    const why = whyTooBusy([...samples.values()].flatMap((pairs) => pairs.map((pair) => pair.floor)));
    if (why) console.log(why);
    const ratios = new Map([...samples].map(([name, pairs]) => [name, ratioOf(pairs)]));
    return report(ratios, product === embedded ? 'PGlite' : 'PostgreSQL') && isMet;
  } finally {
    for (const { child } of [bare, bareWebhook, embedded, product]) child.kill('SIGKILL');
    await postgres?.stop();
  }
}

function productLoads(tokens: string[]): Load[] {
  const { get, post } = learnersLoads(tokens);
  return [
    get('/me'),
    get('/home'),
    get('/lessons/{id}', () => '/lessons/1'),
    // As a learner: one address may not ask so often without a name.
    get('/sections'),
    post('/progress', answerOf),
  ];
}

/** Learners with a long day behind them: enough of them that none exceeds the limit of calls in a minute. */
const busyLearners = 30;
const answersOfDay = 500;
const wordsOfDay = 40;

/**
 * «Сегодня» of a learner who has given hundreds of answers since morning. The reviews are about
 * all the words of the day in turn, as people learn.
 */
function busyDayLoads(tokens: readonly string[], learned: readonly Place[]): Load[] {
  const { get, post } = learnersLoads(tokens);
  let reviews = 0;
  return [
    get('/today'),
    post('/reviews', () => {
      reviews += 1;
      return {
        eventId: `day-${process.pid}-${reviews}`,
        wordId: learned[Math.floor(reviews / tokens.length) % learned.length]?.wordId,
        exercise: 'type',
        result: 'right',
      };
    }),
  ];
}

/** Gives each of these learners a day of `answersOfDay` answers: words learned, and then reviewed again and again. */
async function fillDay(port: number, tokens: readonly string[], learned: readonly Place[]): Promise<void> {
  await settle(port, firstAnswers(tokens, learned));
  const { post } = learnersLoads(tokens);
  const reviews = Array.from({ length: answersOfDay - learned.length * stages.length }, (_, n) => {
    const { wordId } = learned[n % learned.length] ?? {};
    const body = { eventId: `filled-${n}`, wordId, exercise: 'listen', result: 'right', ms: 1500 };
    return post('/reviews', () => body);
  });
  await settle(
    port,
    reviews.flatMap((review) => fromEach(tokens, review)),
  );
}

/** Calls that ask the database for more than a row are held by other floors (beside-floors.ts). */
function report(ratios: ReadonlyMap<string, Ratio>, engine: string): boolean {
  console.log(`\nHTTP, по одному, база ${engine}; доли от голого Node в том же прогоне`);
  printTable([...ratios].map(([call, ratio]) => ({ call, 'x bare': printRatio(ratio) })));
  // /start has no bar: its time is Telegram's library, one statement and one message (test/bot/features/start.test.ts
  // counts them).
  const bar = (call: string, limit: number) =>
    atMost(`${call}, x bare`, ratios.get(call)?.median ?? Number.NaN, limit);
  return printBars([bar('GET /me', 3), bar('GET /sections', 4)]);
}
