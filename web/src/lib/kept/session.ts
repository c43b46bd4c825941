import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import type { WordRound } from '../../../../core/round/kinds/words.ts';
import { localKeys } from '../local-store.ts';
import type { Services } from '../services.ts';
import { toLocalIso } from '../time/clock.ts';

/** A session as this device knows it: enough to go on without a network. */
export type KeptSession = { today: TodayResponse; session: WordRound };

/** Stores how far a session has come; the latest one only. */
export function keepSession({ session: account, localStore }: Services, kept: KeptSession): void {
  const userId = account.userId();
  if (userId !== null) localStore.write(localKeys.today(userId), kept);
}

export function forgetSession({ session: account, localStore }: Services): void {
  const userId = account.userId();
  if (userId !== null) localStore.remove(localKeys.today(userId));
}

/** The kept session of a kind, if it is of today and something is left of it. */
export function keptSession(
  { session: account, localStore, clock }: Services,
  kind: TodayResponse['kind'],
): KeptSession | undefined {
  const userId = account.userId();
  if (userId === null) return undefined;
  // Written by this app, whole or not at all; the shape of an older release is recognised by what it lacks.
  const kept = localStore.read(localKeys.today(userId)) as KeptSession | undefined;
  if (!Array.isArray(kept?.session?.queue) || kept.session.queue.length === 0) return undefined;
  const date = toLocalIso(clock.now()).slice(0, 10);
  return kept.today.kind === kind && kept.today.date === date ? kept : undefined;
}
