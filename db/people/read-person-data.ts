import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import {
  audioBlobs,
  auditLog,
  lessons,
  recordings,
  rules,
  speechSpending,
  uploads,
  words,
} from '../schema/index.ts';
import { type PersonTable, type PersonTableName, personTables } from './person-tables.ts';

/** A row by the names of its columns. */
export type PersonRow = Record<string, unknown>;

export type PersonData = {
  tables: Record<PersonTableName, PersonRow[]>;
  /** Words, lessons and rules of the course by their ids, deleted ones too. */
  words: ReadonlyMap<number, { hebrew: string; russian: string }>;
  lessons: ReadonlyMap<number, string>;
  /** Titles of rules. */
  rules: ReadonlyMap<number, string>;
};

/** Everything that is kept about a person, as of one moment; undefined when there is nothing. */
export async function readPersonData(db: Db, userId: number): Promise<PersonData | undefined> {
  return db.transaction(
    async (tx) => {
      const names = Object.keys(personTables) as PersonTableName[]; // the keys of the table are its names
      const tables = {} as PersonData['tables']; // filled below, name by name
      for (const name of names) tables[name] = await readRows(tx, name, userId);
      if (names.every((name) => tables[name].length === 0)) return undefined;
      return {
        tables,
        words: await readWords(tx),
        lessons: await readLessonNames(tx),
        rules: await readRuleTitles(tx),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readRows(db: Db, name: PersonTableName, userId: number): Promise<PersonRow[]> {
  switch (name) {
    case 'speechSpending':
      return db
        .select()
        .from(speechSpending)
        .where(eq(speechSpending.who, `learner:${userId}`));
    case 'auditLog':
      return readActs(db, userId);
    // Without the pictures: they belong to the course.
    case 'uploads': {
      const { id, mime, sizeBytes, createdAt } = uploads;
      return db
        .select({ id, mime, sizeBytes, createdAt })
        .from(uploads)
        .where(eq(uploads.uploadedBy, userId));
    }
    default: {
      const { table, owner }: PersonTable = personTables[name];
      return db.select().from(table).where(eq(owner, userId));
    }
  }
}

/** What was done to others is theirs: of those acts there is only what was done, and when. */
async function readActs(db: Db, userId: number): Promise<PersonRow[]> {
  const own = [`user:${userId}`, `speaker:${userId}`];
  const acts = await db
    .select()
    .from(auditLog)
    .where(or(eq(auditLog.adminId, userId), inArray(auditLog.target, own)));
  return acts.map(({ id, action, target, before, after, at }) =>
    own.includes(target)
      ? { id, action, target, before, after, at }
      : { id, action, target: target.split(':')[0], at },
  );
}

async function readWords(db: Db): Promise<PersonData['words']> {
  const rows = await db.select({ id: words.id, hebrew: words.hebrew, russian: words.russian }).from(words);
  return new Map(rows.map(({ id, ...word }) => [id, word]));
}

async function readLessonNames(db: Db): Promise<PersonData['lessons']> {
  const rows = await db.select({ id: lessons.id, name: lessons.name }).from(lessons);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readRuleTitles(db: Db): Promise<PersonData['rules']> {
  const rows = await db.select({ id: rules.id, title: rules.title }).from(rules);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** A speaker's recordings with their bytes, from the one after `after`, in the order of their ids. */
export async function readPersonSounds(
  db: Db,
  { userId, after, limit }: { userId: number; after: number; limit: number },
): Promise<{ id: number; bytes: Uint8Array; mime: string }[]> {
  return db
    .select({ id: recordings.id, bytes: audioBlobs.bytes, mime: audioBlobs.mime })
    .from(recordings)
    .innerJoin(audioBlobs, eq(audioBlobs.hash, recordings.hash))
    .where(and(eq(recordings.speakerId, userId), gt(recordings.id, after)))
    .orderBy(recordings.id)
    .limit(limit);
}
