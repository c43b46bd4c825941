import { Agent } from 'node:http';
import { median, timed } from '../figures.ts';
import type { Pair } from '../paired.ts';
import { ask } from './ask.ts';
import type { Load } from './shots.ts';

/** Single requests of a block; the floor and a call take turns, block by block. */
const blockRequests = 25;
const blocks = 20;

export type Target = { port: number; load: Load };

/** Median milliseconds of single requests in blocks, to a call and to its floor in turn, each over one kept connection. */
export async function oneByOne(target: Target, floor: Target): Promise<Pair[]> {
  const agents = [target, floor].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  const [targetAgent, floorAgent] = agents as [Agent, Agent];
  let n = 0;
  const block = async (agent: Agent, { port, load }: Target) => {
    const times: number[] = [];
    for (let request = 0; request < blockRequests; request += 1) {
      n += 1;
      const shot = load.make(n);
      let status: number | string = 0;
      times.push(
        await timed(async () => {
          status = await ask({ agent, port }, shot);
        }),
      );
      // A refusal is quick, and no measurement.
      if (status !== 200) throw new Error(`${shot.method} ${shot.path}: ${status}`);
    }
    return median(times);
  };
  const pairs: Pair[] = [];
  for (let round = 0; round < blocks; round += 1) {
    pairs.push({ floor: await block(floorAgent, floor), value: await block(targetAgent, target) });
  }
  for (const agent of agents) agent.destroy();
  // Until here connections and compiled code were warming up.
  return pairs.slice(blocks / 5);
}
