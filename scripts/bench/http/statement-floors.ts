import { Agent } from 'node:http';
import { ask } from './ask.ts';
import type { BenchServer } from './servers.ts';
import type { Load, Shot } from './shots.ts';
import type { RecordedCall, SentStatement } from './statements.ts';

/** Calls of a kind, the same again and again, beside the bare server that sends their statements. */
type StatementFloor = { name: string; load: Load; floor: Load; statements: number };

/** Of each kind, sent again in turn: of one word no more than a hundred answers a day are saved. */
const recordedCalls = 120;

/** Records what calls of these kinds send, and hands it to the server that sends the same and nothing else. */
export async function openStatementFloors(
  product: BenchServer,
  bare: { port: number },
  loads: readonly Load[],
): Promise<StatementFloor[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const floors: StatementFloor[] = [];
  for (const [place, load] of loads.entries()) {
    // What the first call of a learner's day does in addition is over then, and connections are open.
    for (let n = 0; n < recordedCalls; n += 1) await required(agent, product.port, load.make(n));
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
    const { name } = load;
    const inTurn: Load = { name, make: (n) => load.make(n % recordedCalls) };
    const floor: Load = {
      name: `${name}, statements`,
      make: (n) => ({ method: 'GET', path: `/${place}/${n % recordedCalls}` }),
    };
    floors.push({ name, load: inTurn, floor, statements });
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
