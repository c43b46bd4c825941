import type pg from 'pg';
import type { Case } from './cases.ts';
import { literalsOf } from './plans.ts';
import type { Statement } from './statements.ts';

/** What a statement costs whatever else the machine does. */
export type Counts = {
  /** Nodes of its general plan, those that no value of this call led to included. */
  nodes: number;
  /** Of a read: pages of 8 kB that it looks at, the same one counted as often as it is looked at. */
  pages?: number;
  /** Of a write: what it adds to the server's log. */
  walBytes?: number;
  /** The same just after a checkpoint, when each page is logged as a whole at its first change. */
  walBytesAfterCheckpoint?: number;
};

/** A case is run so often for each of the two counts of a write. */
const countedRounds = 30;

type Node = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number; Plans?: Node[] };

/** Counts a case by runs of its own, from round `from` on. Nothing here depends on time. */
export async function countCase(client: pg.Client, each: Case, from: number): Promise<Counts> {
  const { plan, walBytes } = await runCounted(client, await each.statement(from));
  const nodes = nodesIn(plan);
  if (each.kind === 'read') return { nodes, pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
  const bytes = [walBytes, ...(await walOf(client, each, from + 1))];
  const walBytesAfterCheckpoint = await afterCheckpoint(client, () =>
    walOf(client, each, from + 1 + countedRounds),
  );
  return { nodes, walBytes: mean(bytes), walBytesAfterCheckpoint: mean(walBytesAfterCheckpoint) };
}

/** The server of the benchmark logs no whole pages: timed writes would depend on when it saved last. */
async function afterCheckpoint<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await logWholePages(client, 'on');
  try {
    await client.query('checkpoint');
    return await work();
  } finally {
    await logWholePages(client, 'off');
  }
}

async function logWholePages(client: pg.Client, whether: 'on' | 'off'): Promise<void> {
  await client.query(`alter system set full_page_writes = ${whether}`);
  await client.query('select pg_reload_conf()');
}

async function walOf(client: pg.Client, each: Case, from: number): Promise<number[]> {
  const counted: number[] = [];
  for (let round = from; round < from + countedRounds; round += 1) {
    const { walBytes } = await runCounted(client, await each.statement(round));
    counted.push(walBytes);
  }
  return counted;
}

/** `walBytes` is the distance in the log: parts of a statement that nothing reads are not in its plan's sums. */
async function runCounted(
  client: pg.Client,
  { text, values }: Statement,
): Promise<{ plan: Node; walBytes: number }> {
  await client.query(`prepare counted as ${text}`);
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    const before = await logPosition(client);
    const { rows } = await client.query(
      `explain (analyze, buffers, timing off, format json) execute counted${literalsOf(values)}`,
    );
    const walBytes = (await logPosition(client)) - before;
    return { plan: rows[0]['QUERY PLAN'][0].Plan as Node, walBytes }; // the shape that EXPLAIN documents
  } finally {
    await client.query('deallocate counted');
    await client.query('reset plan_cache_mode');
  }
}

async function logPosition(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`);
  return Number(rows[0]?.bytes);
}

const nodesIn = (node: Node): number => (node.Plans ?? []).reduce((sum, part) => sum + nodesIn(part), 1);

const mean = (all: readonly number[]): number =>
  Math.round(all.reduce((sum, one) => sum + one, 0) / all.length);
