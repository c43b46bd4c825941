import { createPersonDigests } from '../api/_auth/person-digests.ts';
import type { PersonDigests } from '../core/ports.ts';
import { applyDeletedList, type DeletedPerson, ForeignListError } from '../db/people/deleted-list.ts';
import { erasePerson } from '../db/people/erase-person.ts';
import type { OwnDatabase } from './own-database.ts';

/**
 * Returns how the people of a list of deleted people are recognised. Throws an Error in one line when the key of the
 * list is missing here, or is another one.
 */
export function digestsFor(
  { deletionsKey }: Pick<OwnDatabase, 'deletionsKey'>,
  list: readonly DeletedPerson[],
): PersonDigests | undefined {
  if (list.length === 0) return undefined;
  if (!deletionsKey) {
    throw new Error(
      'Не задан ключ списка удалённых: DELETIONS_KEY, а если его не было — JWT_SECRET. Ничего не изменено.',
    );
  }
  const digests = createPersonDigests(deletionsKey);
  if (list.some(({ keyMark }) => keyMark !== digests.keyMark)) throw new ForeignListError();
  return digests;
}

/**
 * Deletes everybody of a list of deleted people who is in the database, and says how many there were. Who cannot be
 * deleted now is due, and the timers of the running product do it. Throws what `digestsFor` throws.
 */
export async function eraseListed(own: OwnDatabase, list: readonly DeletedPerson[]): Promise<void> {
  const digests = digestsFor(own, list);
  if (!digests) {
    console.log('Список удалённых пуст.');
    return;
  }
  const { db } = own.database;
  const now = new Date();
  const back = await applyDeletedList(db, { list, digests }, now);
  let erased = 0;
  for (const userId of back) {
    if ((await erasePerson(db, { userId, digests }, now)) === 'erased') erased += 1;
  }
  console.log(`Удалённых в списке ${list.length}, снова удалено ${erased}.`);
  if (erased < back.length) {
    console.log(`Ещё ${back.length - erased} удалит таймер: у них ищется платёж.`);
  }
}
