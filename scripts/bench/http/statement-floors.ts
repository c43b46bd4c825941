import { Agent } from 'node:http';
import { ask } from './ask.ts';
import type { BenchServer } from './servers.ts';
import type { Load, Shot } from './shots.ts';
import type { RecordedCall, SentStatement } from './statements.ts';

/** A call beside the bare server that sends its statements. */
export type StatementFloor = { name: string; load: Load; floor: Load; statements: number };

/** Calls before the first that is recorded: connections are open then, and caches are filled. */
const warmUp = 5;
/** Of each kind, sent again in turn: of one word no more than a hundred answers a day are saved. */
const recordedCalls = 60;

/** Records what calls of these kinds send, and hands it to the server that sends the same and nothing else. */
export async function openStatementFloors(
  product: BenchServer,
  bare: { port: number },
  loads: readonly Load[],
): Promise<StatementFloor[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const floors: StatementFloor[] = [];
  for (const [place, load] of loads.entries()) {
    for (let n = 0; n < warmUp; n += 1) await required(agent, product.port, load.make(0));
    let statements = 0;
    await product.statements();
    for (let n = 0; n < recordedCalls; n += 1) {
      const shot = load.make(n);
      await required(agent, product.port, shot);
      const sent = (await product.statements()).filter(isOfCall);
      statements = Math.max(statements, sent.length);
      const call: RecordedCall = { statements: sent, eventId: eventOf(shot) };
      const path = `/${place}/${n}`;
      await required(agent, bare.port, { method: 'PUT', path, body: JSON.stringify(call) });
    }
    const pathOf = (n: number) => `/${place}/${n % recordedCalls}`;
    const floor: Load = {
      name: `${load.name}, statements`,
      make: (n) => ({ method: 'GET', path: pathOf(n) }),
    };
    floors.push({ name: load.name, load, floor, statements });
  }
  agent.destroy();
  return floors;
}

/** Of the connection, not of a call. */
const isOfCall = ({ text }: SentStatement) => !/pg_prepared_statements|^\s*set\s/i.test(text);

function eventOf({ body }: Shot): string | undefined {
  const { eventId } = body === undefined ? {} : (JSON.parse(body) as { eventId?: string }); // made by `learnersLoads`
  return eventId;
}

async function required(agent: Agent, port: number, shot: Shot): Promise<void> {
  const status = await ask({ agent, port }, shot);
  if (status !== 200) throw new Error(`${shot.method} ${shot.path}: ${status}`);
}
