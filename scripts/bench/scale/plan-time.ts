import type pg from 'pg';
import { median } from '../figures.ts';
import { type Pair, type Ratio, ratioOf } from '../paired.ts';
import { literalsOf } from './plans.ts';
import type { Statement } from './statements.ts';

const rounds = 200;
const warmUpRounds = 20;
const keysBeside = 10;

/**
 * What a statement takes in the server alone, planning and starting included, beside ten reads by primary key in turn
 * with it: as EXPLAIN ANALYZE measures both once they are warm. `key` is one such read as often as it is asked for.
 */
export async function timePlan(
  client: pg.Client,
  { text, values }: Statement,
  key: (n: number) => Statement,
): Promise<{ ms: number; toTenKeys: Ratio }> {
  await client.query(`prepare timed as ${text}`);
  await client.query(`prepare timed_key as ${key(0).text}`);
  try {
    const pairs: Pair[] = [];
    for (let round = 0; round < warmUpRounds + rounds; round += 1) {
      let floor = 0;
      for (let n = 0; n < keysBeside; n += 1) {
        floor += await serverMs(client, `timed_key${literalsOf(key(round * keysBeside + n).values)}`);
      }
      const value = await serverMs(client, `timed${literalsOf(values)}`);
      if (round >= warmUpRounds) pairs.push({ value, floor });
    }
    return { ms: median(pairs.map(({ value }) => value)), toTenKeys: ratioOf(pairs) };
  } finally {
    await client.query('deallocate timed');
    await client.query('deallocate timed_key');
  }
}

async function serverMs(client: pg.Client, prepared: string): Promise<number> {
  const { rows } = await client.query(`explain (analyze, timing off, format json) execute ${prepared}`);
  const explained = rows[0]['QUERY PLAN'][0]; // the shape that EXPLAIN documents
  return Number(explained['Planning Time']) + Number(explained['Execution Time']);
}
