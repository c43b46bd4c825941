import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '../../../db/backup/write.ts';
import { users } from '../../../db/schema/index.ts';
import { openRehearsal, type Rehearsal } from '../../../scripts/start/rehearsal.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createLearner } from '../../support/learners.ts';

const now = new Date('2026-11-21T09:00:00Z');
let backend: TestBackend;
let folder: string;
let rehearsal: Rehearsal;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mila-copy-'));
  backend = await openTestBackend();
  await createLearner(backend, 7_000_000_102, 'Вера Настоящая');
  await createLearner(backend, 812, 'Глеб Настоящий');
  const file = join(folder, 'real.backup');
  await writeBackup(backend.db, file, now);
  rehearsal = await openRehearsal(file, now);
});
afterAll(async () => {
  await rehearsal.database.close();
  rehearsal.end();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the rehearsal of a restored copy', () => {
  it('shows its learners without their names', async () => {
    const people = await rehearsal.database.db.select().from(users).orderBy(users.id);
    expect(
      people.map(({ id, firstName, lastName, username }) => [id, firstName, lastName, username]),
    ).toEqual([
      [812, 'Ученик 1', null, null],
      [7_000_000_102, 'Ученик 2', null, null],
    ]);
    expect(rehearsal.report.join(' ')).toContain('Учеников 2');
  });

  it('lets nobody of the copy in: the phone belongs to people who are not in it, under secrets of its own', async () => {
    const people = await rehearsal.database.db.select({ id: users.id }).from(users);
    for (const id of Object.values(rehearsal.ids)) {
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(people.map((person) => person.id)).not.toContain(id);
    }
    const { TELEGRAM_BOT_TOKEN, DATABASE_URL, JWT_SECRET, UPSTASH_REDIS_REST_URL, ADMIN_IDS } = rehearsal.env;
    expect([TELEGRAM_BOT_TOKEN, DATABASE_URL, JWT_SECRET, UPSTASH_REDIS_REST_URL]).toEqual(
      Array(4).fill(undefined),
    );
    expect(ADMIN_IDS).toEqual([]);
  });

  it('leaves the original as it was, and says when there is no such copy', async () => {
    const [vera] = await backend.db.select().from(users).orderBy(users.id).offset(1);
    expect(vera?.firstName).toBe('Вера Настоящая');
    await expect(openRehearsal(join(folder, 'no.backup'), now)).rejects.toThrow('нет');
  });
});
