import type { Log, PersonDigests, Store } from '../../../core/ports.ts';
import type { Db } from '../../../db/connection/client.ts';
import { applyDeletedList, type DeletedPerson, readDeletedList } from '../../../db/people/deleted-list.ts';
import { describeFailure } from '../failures.ts';

const key = 'deleted-people';
/** Backups are removed after 90 days: a later restore cannot bring back who was deleted before that. */
const keptDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

type Listing = { db: Db; store: Store; log: Log; digests: PersonDigests };

/**
 * Compares the list of deleted people in the database with its copy in the store, which no restore of the database
 * changes. Whoever is missing in the database was brought back by a restore: they are due again at once. Afterwards the
 * copy has both. Best effort; without the store nothing happens.
 */
export async function keepDeletedList({ db, store, log, digests }: Listing, now: Date): Promise<void> {
  const since = new Date(now.getTime() - keptDays * dayMs);
  try {
    const kept = (await store.get<DeletedPerson[]>(key)) ?? [];
    const known = new Map((await readDeletedList(db)).map((one) => [one.digest, one.deletedAt]));
    const lost = kept.filter(({ digest, deletedAt }) => (known.get(digest) ?? '') < deletedAt);
    if (lost.length > 0) {
      const back = await applyDeletedList(db, { list: lost, digests }, now);
      log('warn', 'deletions-restored', { people: lost.length, back: back.length });
    }
    await store.set(key, await readDeletedList(db, since));
  } catch (cause) {
    log('error', 'deletions-not-kept', { cause: describeFailure(cause) });
  }
}
