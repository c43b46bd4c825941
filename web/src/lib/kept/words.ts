import type { Home } from '../../../../core/contracts/home.ts';
import type { SearchWordsResponse } from '../../../../core/contracts/search.ts';
import type { Services } from '../services.ts';

type Device = Pick<Services, 'session' | 'localStore'>;

/** UTF-8; the thousand words of the whole course with their verbs are 252 kB. */
const maxKeptWordsBytes = 400_000;

/** The name in the storage of the device; here, since the first view does without it. */
const wordsKey = (userId: number) => `mila:open-words:${userId}`;

type Stored = SearchWordsResponse & {
  /** The course they are of, and whether premium lessons were open. */
  of: string;
};

/** The words of the lessons that were open to this account when it was last online. */
export function keptWords({ session, localStore }: Device): Stored | undefined {
  const userId = session.userId();
  const stored = userId === null ? undefined : (localStore.read(wordsKey(userId)) as Stored | undefined);
  // Written by this file alone; what an older release wrote is recognised by what it lacks.
  return Array.isArray(stored?.words) && Array.isArray(stored.verbs) ? stored : undefined;
}

/**
 * Has the device keep the words of the lessons that are open, for a search without a network: one call for each version of
 * the course. Rejects when the server is not reached.
 */
export async function keepWordsAhead(
  services: Device & Pick<Services, 'api'>,
  home: Pick<Home, 'course' | 'opens_premium'>,
): Promise<void> {
  const { session, localStore, api } = services;
  const userId = session.userId();
  const of = `${home.course} ${home.opens_premium}`;
  if (userId === null || keptWords(services)?.of === of) return;
  const stored: Stored = { of, ...(await api.call('GET /search/words', { retries: 0 })) };
  const isTooLarge = new Blob([JSON.stringify(stored)]).size > maxKeptWordsBytes;
  if (isTooLarge || !localStore.write(wordsKey(userId), stored)) localStore.remove(wordsKey(userId));
}
