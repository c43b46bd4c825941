import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { sign } from '@tma.js/init-data-node';
import { chromium } from 'playwright-core';
import { createStaticFiles } from '../../start/static-files.ts';
import { buildWebWhenStale } from '../../start/web-build.ts';
import { browser as browserTool, obtain } from '../../test/tools.ts';
import { firstViewTimesEmpty } from '../budgets.ts';
import { median, sum } from '../figures.ts';
import { benchToken } from '../http/constants.ts';
import { openBenchProduct } from '../http/product.ts';
import { printRatio, type Ratio, ratioOf, whyTooBusy } from '../paired.ts';
import { atMost, printBars, printTable } from '../report.ts';
import { browserFlags } from './browser-flags.ts';
import { buildFloor } from './floor.ts';
import { type MainThread, measure, type Task, traceOpening } from './main-thread.ts';
import { packAnswers } from './packed-answers.ts';
import { type Visit, visit } from './visit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const rounds = 5;
const usableFloor = '#usable';
/** The catalogue with real data is shown, and its main action can be pressed. */
const usableHome = '[data-usable="home"]';
/** Opens and closes a section of the catalogue. */
const sectionButton = 'main [aria-expanded]';

/** How many of the longest tasks are named. */
const namedTasks = 8;

/**
 * The first view on a slow phone against an empty Vite and React page, in interleaved rounds: paint, usable home,
 * requests, bytes by chunk, and the time of the main thread until nothing more is requested.
 */
export async function benchFirstView(): Promise<boolean> {
  const executablePath = obtain(browserTool);
  if (!executablePath) {
    console.log('!!! Нет Chromium: первый экран не измерен.');
    return false;
  }
  await buildWebWhenStale(root, console.log);
  const rules = JSON.parse(readFileSync(`${root}vercel.json`, 'utf8')).headers;
  const floorFiles = createStaticFiles(await buildFloor(root), rules);
  const floor = await open(
    createServer(
      getRequestListener(
        async (request) => (await floorFiles(request)) ?? new Response(null, { status: 404 }),
      ),
    ),
  );
  const product = await open(
    await openBenchProduct(undefined, {
      files: createStaticFiles(`${root}dist`, rules),
      wrapApi: packAnswers,
    }),
  );
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const threads = { floor: [] as MainThread[], home: [] as MainThread[] };
  let tasks: Task[];
  const visits = {
    floor: [] as Visit[],
    home: [] as Visit[],
    floorWarm: [] as Visit[],
    homeWarm: [] as Visit[],
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      visits.floor.push(await visit(browser, floor.address, usableFloor));
      visits.home.push(await visit(browser, launch(product.address, round), usableHome, { untilIdle: true }));
      visits.floorWarm.push(await visit(browser, floor.address, usableFloor, { warm: true }));
      visits.homeWarm.push(
        await visit(browser, launch(product.address, round), usableHome, { warm: true, tap: sectionButton }),
      );
    }
    for (let round = 0; round < rounds; round += 1) {
      threads.floor.push(measure(await traceOpening(browser, floor.address)));
      threads.home.push(measure(await traceOpening(browser, launch(product.address, rounds + round))));
    }
    tasks = await traceOpening(browser, launch(product.address, rounds * 2), { named: true });
  } finally {
    await browser.close();
    floor.server.close();
    product.server.close();
    product.server.closeAllConnections();
    floor.server.closeAllConnections();
  }
  printTasks(tasks);
  const bars = reportThreads(threads);
  return report(visits) && bars;
}

function printTasks(tasks: readonly Task[]): void {
  console.log('\nСамые долгие задачи первого открытия; трасса с именами и сама берёт время');
  printTable(
    tasks
      .toSorted((one, other) => other.processorMs - one.processorMs)
      .slice(0, namedTasks)
      .map(({ atMs, processorMs, what }) => ({
        'с начала, мс': Math.round(atMs),
        'процессора, мс': Math.round(processorMs),
        что: what,
      })),
  );
}

/** The main thread of the first opening until nothing more is requested, by the time of the processor. */
function reportThreads({ floor, home }: Record<'floor' | 'home', MainThread[]>): boolean {
  const measures: [name: string, limit: number, pick: (one: MainThread) => number][] = [
    ['блокировка', 2.5, ({ blockingMs }) => blockingMs],
    ['самая долгая задача', 2, ({ longestMs }) => longestMs],
    ['процессор до тишины', 2, ({ processorMs }) => processorMs],
  ];
  // An empty page on a quick machine may block for less than can be divided by.
  const ratio = (pick: (one: MainThread) => number) =>
    pairedRatio(home, floor, (one) => Math.max(1, pick(one)));
  console.log('\nГлавный поток первого открытия, миллисекунды процессора, медленнее вчетверо');
  printTable(
    measures.map(([name, , pick]) => ({
      измерение: name,
      F: Math.round(median(floor.map(pick))),
      Мила: Math.round(median(home.map(pick))),
      'x F': printRatio(ratio(pick)),
    })),
  );
  return printBars(measures.map(([name, limit, pick]) => atMost(`${name}, x F`, ratio(pick).median, limit)));
}

async function open(server: Server): Promise<{ server: Server; address: string }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }; // TCP always has a port
}

/** The address as a client opens it: everything about the launch is in the hash. */
function launch(address: string, round: number): string {
  const person = { id: 8_000_000_000 + round, first_name: 'Нагрузка', language_code: 'ru' };
  const data = sign({ user: person }, benchToken, new Date());
  const theme = JSON.stringify({ bg_color: '#ffffff', text_color: '#000000', secondary_bg_color: '#f1f1f4' });
  const hash = new URLSearchParams({
    tgWebAppData: data,
    tgWebAppVersion: '9.1',
    tgWebAppPlatform: 'android',
    tgWebAppThemeParams: theme,
  });
  return `${address}#${hash}`;
}

/** Each visit beside the one to the empty page in the same round. */
function pairedRatio<One>(ours: One[], floors: One[], pick: (one: One) => number): Ratio {
  return ratioOf(
    ours.flatMap((one, round) => {
      const floor = floors[round];
      return floor ? [{ value: pick(one), floor: pick(floor) }] : [];
    }),
  );
}

function report(visits: Record<'floor' | 'home' | 'floorWarm' | 'homeWarm', Visit[]>): boolean {
  const middle = (list: Visit[], pick: (visit: Visit) => number) => median(list.map(pick));
  const jsOf = (one: Visit) => sum(Object.values(one.scripts));
  const measures: [string, (one: Visit) => number][] = [
    ['первая краска, мс', (one) => one.fcp],
    ['крупнейшая краска, мс', (one) => one.lcp],
    ['готово, мс', (one) => one.usable],
    ['TBT, мс', (one) => one.tbt],
    ['длинные задачи, мс', (one) => one.longTasks],
    ['JS, байт gzip', jsOf],
    ['по проводу без API, байт', (one) => one.wireBytes],
    ['запросов', (one) => one.requests],
  ];
  console.log(
    '\nПервый экран: CPU медленнее вчетверо, Slow 4G, пустой профиль; F = пустая страница Vite + React',
  );
  printTable(
    measures.map(([name, pick]) => {
      const [f, home] = [middle(visits.floor, pick), middle(visits.home, pick)];
      const paired = printRatio(pairedRatio(visits.home, visits.floor, pick));
      return { измерение: name, F: Math.round(f), Мила: Math.round(home), 'x F': paired };
    }),
  );
  console.log('\nСкрипты первого экрана, байт gzip');
  printTable(Object.entries(visits.home[0]?.scripts ?? {}).map(([file, bytes]) => ({ file, bytes })));
  const home = (pick: (one: Visit) => number) => middle(visits.home, pick);
  const ratio = (pick: (one: Visit) => number) => pairedRatio(visits.home, visits.floor, pick).median;
  const usable = (one: Visit) => one.usable;
  const warm = pairedRatio(visits.homeWarm, visits.floorWarm, usable);
  console.log(`\nВторое открытие: готово ${printRatio(warm)} x F`);
  const reply = median(visits.homeWarm.map((one) => (one.tapped ?? Number.NaN) - one.usable));
  console.log(`Касание в тот же миг действует через ${Math.round(reply)} мс`);
  const busy = whyTooBusy([...visits.floor, ...visits.floorWarm].map(({ fcp }) => fcp));
  if (busy) console.log(busy);
  const bars: [name: string, value: number, limit: number][] = [
    ['JS, x F', ratio(jsOf), firstViewTimesEmpty],
    ['по проводу, x F', ratio((one) => one.wireBytes), 2],
    ['по проводу до тишины, кБ', home((one) => one.idleBytes ?? Number.NaN) / 1000, 200],
    ['первая краска, x F', ratio((one) => one.fcp), 0.6],
    ['крупнейшая краска, x F', ratio((one) => one.lcp), 1.25],
    ['готово, x F', ratio(usable), 1.4],
    ['готово при втором открытии, x F', warm.median, 1.05],
    ['запросов', home((one) => one.requests), 8],
    ['вызовов API', home((one) => one.apiCalls), 2],
    ['CLS', Math.max(...visits.home.map((one) => one.cls)), 0.02],
    ['чужих хостов', Math.max(...visits.home.map((one) => one.foreignHosts.length)), 0],
  ];
  return printBars(bars.map((bar) => atMost(...bar)));
}
