import type { PlacementResponse } from '../../../../core/contracts/placement.ts';
import type { Services } from '../../lib/services.ts';

/** A placement as this device knows it: its questions and the answers so far, in order. */
export type KeptPlacement = { levels: PlacementResponse['levels']; answers: readonly boolean[] };

/** Here and not among the other names of stored values, which the first view loads. */
const placementKey = (userId: number) => `mila:placement:${userId}`;

type Device = Pick<Services, 'session' | 'localStore'>;

export function keepPlacement({ session, localStore }: Device, kept: KeptPlacement): void {
  const userId = session.userId();
  if (userId !== null) localStore.write(placementKey(userId), kept);
}

export function forgetPlacement({ session, localStore }: Device): void {
  const userId = session.userId();
  if (userId !== null) localStore.remove(placementKey(userId));
}

/** The placement that was left half-way, if one was. Written by this app; what is damaged is recognised by what it lacks. */
export function keptPlacement({ session, localStore }: Device): KeptPlacement | undefined {
  const userId = session.userId();
  const kept = userId === null ? undefined : (localStore.read(placementKey(userId)) as KeptPlacement);
  const isWhole =
    Array.isArray(kept?.answers) &&
    Array.isArray(kept.levels) &&
    kept.levels.length > 0 &&
    kept.levels.every((level) => Array.isArray(level?.words) && level.words.length > 1);
  return isWhole ? kept : undefined;
}
