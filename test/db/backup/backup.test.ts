import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../../db/backup/restore.ts';
import { listTables } from '../../../db/backup/tables.ts';
import { writeBackup } from '../../../db/backup/write.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { openLocalDatabase } from '../../../db/connection/local.ts';
import { audioBlobs, users } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import {
  createBareDatabaseOnServer,
  isRealServer,
  openOnServer,
  serverProxy,
} from '../../support/database.ts';
import { createLearner } from '../../support/learners.ts';

/** A drill: a database with learners is lost and comes back from its copy, on either engine. */
const now = new Date('2026-11-21T09:00:00Z');
let backend: TestBackend;
let folder: string;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mila-backup-'));
  file = join(folder, 'drill.backup');
  backend = await openTestBackend();
  for (let id = 801; id < 840; id += 1) await createLearner(backend, id, `Ученик «${id}» ' " \\ \u2028 é 🌿`);
  const bytes = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7) % 256);
  for (let n = 0; n < 30; n += 1) {
    await backend.db
      .insert(audioBlobs)
      .values({ hash: `sound-${n}`, mime: 'audio/mpeg', provider: 'upload', bytes, createdAt: now });
  }
  await writeBackup(backend.db, file, now);
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

let places = 0;
/** An empty database of the engine that this run tests. */
async function emptyPlace(): Promise<OpenDatabase> {
  if (isRealServer) return openOnServer({ url: await createBareDatabaseOnServer(), proxy: serverProxy });
  places += 1;
  return openLocalDatabase(join(folder, `place-${places}`));
}

/** Every row of every table, as the database writes it. */
async function contents(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of await listTables(db)) {
    const { rows } = await db.execute<{ row: string }>(
      sql.raw(`select to_jsonb(t)::text as row from "${table}" t order by 1`),
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

/** The copy with its text changed; its archive is whole. */
function altered(name: string, change: (text: string) => string): string {
  const path = join(folder, name);
  writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
  return path;
}

describe('a backup', () => {
  it('brings back every row of every table, and sequences go on where they were', async () => {
    const place = await emptyPlace();
    try {
      const rows = await restoreBackup(place, file);
      expect(rows.users).toBe(39);
      expect(await contents(place.db)).toEqual(await contents(backend.db));
      const next = (db: Db) =>
        db
          .execute<{ id: number }>(sql`select nextval('words_id_seq')::int as id`)
          .then(({ rows }) => rows[0]?.id);
      expect(await next(place.db)).toBe(await next(backend.db));
    } finally {
      await place.close();
    }
  });

  it('opens in the other engine, too', async () => {
    const place = await openLocalDatabase(join(folder, 'embedded'));
    try {
      await restoreBackup(place, file);
      expect(await contents(place.db)).toEqual(await contents(backend.db));
    } finally {
      await place.close();
    }
  });

  it('is restored into an empty place only, and changes nothing in another', async () => {
    const place = await emptyPlace();
    try {
      await place.migrate();
      await expect(restoreBackup(place, file)).rejects.toThrow('только в пустую базу');
      expect(await place.db.select().from(users)).toEqual([]);
    } finally {
      await place.close();
    }
  });

  it('never replaces a file, and leaves no half of one behind', async () => {
    await expect(writeBackup(backend.db, file, now)).rejects.toThrow('уже есть');
    const broken = { transaction: async () => Promise.reject(new Error('gone')) } as unknown as Db;
    const other = join(folder, 'other.backup');
    await expect(writeBackup(broken, other, now)).rejects.toThrow('gone');
    expect(existsSync(other) || existsSync(`${other}.part`)).toBe(false);
  });
});

describe('a copy that is damaged', () => {
  let place: OpenDatabase;
  beforeAll(async () => {
    place = await emptyPlace();
  });
  afterAll(() => place.close());

  const damages: [string, () => string, string][] = [
    [
      'one letter changed',
      () => altered('letter', (text) => text.replace('Ученик «801»', 'Ученик «901»')),
      'сумма',
    ],
    ['a row lost', () => altered('row', (text) => text.replace(/\n\{[^\n]*«805»[^\n]*/, '')), 'сумма'],
    [
      'its end cut off',
      () => altered('end', (text) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)),
      'обрывается',
    ],
    [
      'its archive cut off',
      () => {
        const path = join(folder, 'cut');
        const bytes = readFileSync(file);
        writeFileSync(path, bytes.subarray(0, bytes.length - 200));
        return path;
      },
      'архив повреждён',
    ],
    [
      'a line without end, in a small archive',
      () => {
        const path = join(folder, 'bomb');
        writeFileSync(path, gzipSync(Buffer.alloc(2 ** 26 + 2 ** 20, 'x')));
        return path;
      },
      'строка без конца',
    ],
    [
      'another file',
      () => {
        const path = join(folder, 'poem');
        writeFileSync(path, 'мила мыла раму');
        return path;
      },
      'архив повреждён',
    ],
  ];

  it.each(damages)('is refused before anything is written: %s', async (_, make, why) => {
    await expect(restoreBackup(place, make())).rejects.toThrow(why);
    expect(await listTables(place.db)).toEqual([]);
  });

  it('of a newer release is refused with advice', async () => {
    const newer = altered('newer', (text) => {
      const lines = text.trimEnd().split('\n');
      const [mark, head] = JSON.parse(lines[0] ?? '[]');
      head.migrations.push({ hash: 'from the future', createdAt: 9_999_999_999_999 });
      lines[0] = JSON.stringify([mark, head]);
      const body = lines.slice(0, -1);
      const [, end] = JSON.parse(lines.at(-1) ?? '[]');
      end.sha256 = createHash('sha256')
        .update(`${body.join('\n')}\n`)
        .digest('hex');
      return `${[...body, JSON.stringify(['end', end])].join('\n')}\n`;
    });
    await expect(restoreBackup(place, newer)).rejects.toThrow('более новой версией');
    expect(await listTables(place.db)).toEqual([]);
  });
});
