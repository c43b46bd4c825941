import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPersonDigests } from '../../api/_auth/person-digests.ts';
import { readDeletedFile, writeDeletedFile } from '../../db/backup/deleted-file.ts';
import { openLocalDatabase } from '../../db/connection/local.ts';
import { readDeletedList } from '../../db/people/deleted-list.ts';
import { erasePerson } from '../../db/people/erase-person.ts';
import { deletedPeople, users } from '../../db/schema/index.ts';
import { digestsFor } from '../../scripts/erase-listed.ts';
import { makeDatabaseFolder } from '../support/database.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const secret = 'ab'.repeat(32);
const digests = createPersonDigests(secret);
const created = new Date('2026-10-01T09:00:00Z');
const deleted = new Date('2026-11-21T09:00:00Z');
const gone = 8_100_000_001;
const stays = 8_100_000_002;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mila-restore-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script on the data folder of a name; its secret is that of the product that ran there. */
function run(script: string, data: string, ...args: string[]) {
  mkdirSync(join(folder, data), { recursive: true });
  writeFileSync(join(folder, data, 'jwt-secret'), secret);
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: join(folder, data) };
  const done = spawnSync(process.execPath, ['--import', 'tsx', join(root, `scripts/${script}.ts`), ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { code: done.status, said: done.stdout + done.stderr };
}

async function inDatabase<T>(data: string, work: (db: Awaited<ReturnType<typeof open>>['db']) => Promise<T>) {
  const database = await open(data);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
const open = (data: string) => openLocalDatabase(join(folder, data, 'postgres'));
const peopleOf = (data: string) =>
  inDatabase(data, async (db) =>
    (await db.select({ id: users.id }).from(users).orderBy(users.id)).map(({ id }) => id),
  );

describe('a backup from before a deletion', () => {
  const backup = () => join(folder, 'old.backup');

  it('has the list of deleted people beside it', async () => {
    mkdirSync(join(folder, 'first'), { recursive: true });
    await makeDatabaseFolder(join(folder, 'first/postgres'));
    await inDatabase('first', async (db) => {
      const person = { firstName: 'Человек', timezone: 'UTC', createdAt: created, lastSeenAt: created };
      await db.insert(users).values([
        { ...person, id: gone, deletionDueAt: deleted },
        { ...person, id: stays },
      ]);
    });
    expect(run('backup', 'first', backup()).code).toBe(0);
    expect(readDeletedFile(join(folder, 'old.deleted')).people).toEqual([]);
    await inDatabase('first', (db) => erasePerson(db, { userId: gone, digests }, deleted));
    expect(await peopleOf('first')).toEqual([stays]);
  });

  it('is restored without whom a later list names', async () => {
    const newer = join(folder, 'newer.deleted');
    await inDatabase('first', async (db) => writeDeletedFile(newer, await readDeletedList(db), deleted));
    const restored = run('restore', 'second', backup());
    expect(restored.said).toContain('снова удалено 1');
    expect(restored.said).toContain('Самый свежий список удалённых — от');
    expect(await peopleOf('second')).toEqual([stays]);
    await inDatabase('second', async (db) => {
      expect(await db.$count(deletedPeople, eq(deletedPeople.digest, digests.of(gone)))).toBe(1);
    });
  });

  it('that was restored otherwise loses them by a command of its own', async () => {
    const person = {
      id: gone,
      firstName: 'Человек',
      timezone: 'UTC',
      createdAt: created,
      lastSeenAt: created,
    };
    await inDatabase('second', (db) => db.insert(users).values(person));
    const list = join(folder, 'newer.deleted');
    expect(run('deletions', 'second', '--apply', list).said).toContain('снова удалено 1');
    expect(await peopleOf('second')).toEqual([stays]);
  });

  it('is not restored without any list, unless that is said', () => {
    for (const name of ['old.deleted', 'newer.deleted']) rmSync(join(folder, name));
    expect(run('restore', 'third', join(folder, 'mistyped.gz')).said).toContain('Нет файла');
    const refused = run('restore', 'third', backup());
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('Рядом с копией нет списка удалённых');
    expect(existsSync(join(folder, 'third/postgres'))).toBe(false);
  });
});

describe('a list of deleted people', () => {
  const person = { digest: 'x', keyMark: 'other', deletedAt: deleted.toISOString(), isBlocked: false };

  it('of another key, or without one, is refused', () => {
    expect(() => digestsFor({ deletionsKey: secret }, [person])).toThrow('DELETIONS_KEY');
    expect(() => digestsFor({ deletionsKey: undefined }, [person])).toThrow('Не задан ключ');
    expect(digestsFor({ deletionsKey: undefined }, [])).toBeUndefined();
    const own = { ...person, keyMark: digests.keyMark };
    expect(digestsFor({ deletionsKey: secret }, [own])?.of(gone)).toBe(digests.of(gone));
  });

  it('that is damaged, or something else, is named in one line', () => {
    const file = join(folder, 'broken.deleted');
    writeFileSync(file, '{"kind":"mila-deleted"');
    expect(() => readDeletedFile(file)).toThrow(/broken\.deleted — не список удалённых/);
  });
});
