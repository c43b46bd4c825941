import type { Log, PersonDigests, StarsAccount, Store } from '../../../core/ports.ts';
import { personDataChatTexts } from '../../../core/texts/chat/person-data.ts';
import type { Db } from '../../../db/connection/client.ts';
import { erasePerson } from '../../../db/people/erase-person.ts';
import { listDueDeletions } from '../../../db/people/list-due-deletions.ts';
import { describeFailure } from '../failures.ts';
import { keysOfPerson } from '../store-keys.ts';
import { keepDeletedList } from './kept-list.ts';

/** What deleting people needs. */
export type Erasing = {
  db: Db;
  store: Store;
  stars: StarsAccount;
  log: Log;
  digests: PersonDigests;
  blocked: { announce(userId: number): Promise<void> };
};

const peopleAtOnce = 200;

/**
 * Deletes everybody whose day to change their mind is over, and tells them. Best effort: one who fails is logged and
 * tried again by the next run. Returns how many were deleted, and whether nobody is left who could have been.
 */
export async function eraseDue(
  deps: Erasing,
  now: Date,
  isTimeLeft: () => boolean,
): Promise<{ erased: number; isComplete: boolean }> {
  const due = await listDueDeletions(deps.db, peopleAtOnce, now);
  let erased = 0;
  let isComplete = due.length < peopleAtOnce;
  for (const userId of due) {
    const outcome = await tryErase(deps, userId, now, isTimeLeft);
    if (outcome === 'erased') erased += 1;
    else if (outcome !== 'waiting') isComplete = false;
  }
  if (erased > 0) await keepDeletedList(deps, now);
  return { erased, isComplete };
}

async function tryErase(deps: Erasing, userId: number, now: Date, isTimeLeft: () => boolean) {
  try {
    const outcome = await erasePerson(deps.db, { userId, digests: deps.digests, isTimeLeft }, now);
    if (outcome === 'erased') await sayGoodbye(deps, userId);
    return outcome;
  } catch (cause) {
    deps.log('error', 'person-not-erased', { userId, cause: describeFailure(cause) });
    return 'failed';
  }
}

async function sayGoodbye({ store, stars, blocked }: Erasing, userId: number): Promise<void> {
  await blocked.announce(userId);
  // What cannot be removed now expires by itself.
  for (const key of keysOfPerson(userId)) await store.delete(key).catch(() => undefined);
  await stars.send(userId, { text: personDataChatTexts.erased, entities: [] });
}
