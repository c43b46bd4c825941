import { type Pair, printRatio, type Ratio, ratioOf } from '../paired.ts';
import { atMost, printBars, printTable } from '../report.ts';
import { oneByOne } from './one-by-one.ts';
import { type BenchServer, openServer } from './servers.ts';
import type { Load } from './shots.ts';
import { openStatementFloors } from './statement-floors.ts';
import { requireEqualAnswers } from './usual-equality.ts';

const rounds = 3;

/** Calls that ask the database are judged by these two floors, not by an empty server. */
const besideBoth = ['GET /home', 'GET /lessons/{id}', 'POST /progress', 'POST /reviews'];
/** Nobody has built it the usual way. */
const besideStatements = [...besideBoth, 'GET /today'];
const timesStatements = 1.6;
const timesUsual = 0.5;

type Row = { name: string; statements: number; toStatements: Ratio; toUsual: Ratio | undefined };

/**
 * Calls beside a bare server that sends the same statements by the bare driver, and beside the same answers built the
 * usual way, which are compared with the product's first.
 */
export async function besideFloors({
  product,
  url,
  loads,
}: {
  product: BenchServer;
  url: string;
  loads: readonly Load[];
}): Promise<boolean> {
  const bare = await openServer('statements', url);
  const usual = await openServer('usual', url);
  try {
    const calls = loads.filter(({ name }) => besideStatements.includes(name));
    const isBuilt = ({ name }: Load) => besideBoth.includes(name);
    for (const load of calls.filter(isBuilt))
      await requireEqualAnswers(load, { product: product.port, usual: usual.port });
    const rows: Row[] = [];
    for (const { name, load, floor, statements } of await openStatementFloors(product, bare, calls)) {
      const target = { port: product.port, load };
      const toStatements: Pair[] = [];
      const toUsual: Pair[] = [];
      for (let round = 0; round < rounds; round += 1) {
        toStatements.push(...(await oneByOne(target, { port: bare.port, load: floor })));
        if (isBuilt(load)) toUsual.push(...(await oneByOne(target, { port: usual.port, load })));
      }
      rows.push({
        ...{ name, statements, toStatements: ratioOf(toStatements) },
        toUsual: isBuilt(load) ? ratioOf(toUsual) : undefined,
      });
    }
    console.log(
      '\nТе же запросы к PostgreSQL голым драйвером с голого сервера, и те же ответы обычным путём, в том же прогоне',
    );
    printTable(
      rows.map(({ name: call, statements, toStatements, toUsual }) => ({
        ...{
          call,
          statements,
          'x statements': printRatio(toStatements),
          'x usual': toUsual ? printRatio(toUsual) : '',
        },
      })),
    );
    return printBars(
      rows.flatMap(({ name, toStatements, toUsual }) => [
        atMost(`${name}, x своих запросов`, toStatements.median, timesStatements),
        ...(toUsual ? [atMost(`${name}, x обычного пути`, toUsual.median, timesUsual)] : []),
      ]),
    );
  } finally {
    for (const { child } of [bare, usual]) child.kill('SIGKILL');
  }
}
