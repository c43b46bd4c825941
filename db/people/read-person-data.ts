import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import {
  audioBlobs,
  auditLog,
  lessons,
  ownWordSounds,
  ownWords,
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
  /** Words, lessons and rules of the course by their ids, deleted ones too, and the person's own words. */
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
        words: await readWords(tx, userId),
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
    // Without the sounds: they are in the archives (`readPersonSounds`).
    case 'ownWordSounds': {
      const { wordId, hash, mime, recordedAt } = ownWordSounds;
      return db
        .select({ wordId, hash, mime, recordedAt })
        .from(ownWordSounds)
        .where(eq(ownWordSounds.userId, userId));
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

async function readWords(db: Db, userId: number): Promise<PersonData['words']> {
  const taught = await db.select({ id: words.id, hebrew: words.hebrew, russian: words.russian }).from(words);
  const { id, hebrew, russian } = ownWords;
  const own = await db.select({ id, hebrew, russian }).from(ownWords).where(eq(ownWords.userId, userId));
  return new Map([...taught, ...own].map(({ id: wordId, ...word }) => [wordId, word]));
}

async function readLessonNames(db: Db): Promise<PersonData['lessons']> {
  const rows = await db.select({ id: lessons.id, name: lessons.name }).from(lessons);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readRuleTitles(db: Db): Promise<PersonData['rules']> {
  const rows = await db.select({ id: rules.id, title: rules.title }).from(rules);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

type SoundPage = { userId: number; after: number; limit: number };
export type PersonSound = { id: number; bytes: Uint8Array; mime: string };

/** A speaker's recordings with their bytes, from the one after `after`, in the order of their ids. */
export async function readPersonSounds(db: Db, { userId, after, limit }: SoundPage): Promise<PersonSound[]> {
  return db
    .select({ id: recordings.id, bytes: audioBlobs.bytes, mime: audioBlobs.mime })
    .from(recordings)
    .innerJoin(audioBlobs, eq(audioBlobs.hash, recordings.hash))
    .where(and(eq(recordings.speakerId, userId), gt(recordings.id, after)))
    .orderBy(recordings.id)
    .limit(limit);
}

/** The same of a learner's recordings of their own words, by the ids of the words. */
export async function readOwnSounds(db: Db, { userId, after, limit }: SoundPage): Promise<PersonSound[]> {
  const { wordId: id, bytes, mime } = ownWordSounds;
  return db
    .select({ id, bytes, mime })
    .from(ownWordSounds)
    .where(and(eq(ownWordSounds.userId, userId), gt(id, after)))
    .orderBy(id)
    .limit(limit);
}
