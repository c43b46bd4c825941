import type { Shot } from '../http/shots.ts';
import { driveAtRate } from './fixed-rate.ts';

const perSecond = 400;

/** Sends what has to be there before a measurement begins. Throws when a call is refused. */
export async function settle(port: number, shots: readonly Shot[]): Promise<void> {
  const wheel = shots.map((shot) => ({ name: shot.path, make: () => shot }));
  const seconds = shots.length / perSecond;
  const [reported] = await driveAtRate(port, wheel, { perSecond, seconds, slices: 1 });
  if (reported?.count !== shots.length) throw new Error(`before the beginning: ${JSON.stringify(reported)}`);
}
