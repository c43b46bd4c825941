import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { personFileTables } from '../../../core/texts/home/person/person-tables.ts';
import { type PersonTable, personTables, traces } from '../../../db/people/person-tables.ts';
import * as schema from '../../../db/schema/index.ts';

const tables = new Map(
  Object.entries<unknown>(schema).flatMap(([name, table]) => (is(table, PgTable) ? [[name, table]] : [])),
);
const owners = new Map(Object.values<PersonTable>(personTables).map(({ table, owner }) => [table, owner]));

/** Columns in which a person could be named, of tables that are nobody's, and why these name nobody. */
const nobody: Record<string, string> = {
  'lessons.proofs': 'sentences of the course',
  'lessons.author_name': 'the signature that an author gives to a lesson, part of the course',
  'lessons.author_link': 'the same',
  'lessons.created_by_event': 'the name of an event, which no person is known by',
  'sections.name': 'part of the course',
  'subsections.name': 'part of the course',
  'lessons.name': 'part of the course',
  'words.examples': 'sentences of the course',
  'words.parts': 'the words of a phrase of the course',
  'rules.pairs': 'sentences of the course',
  'rules.checks': 'questions of the course',
  'dialogues.people': 'people of the scenes of the course, who do not exist',
  'dialogues.names': 'the same',
  'dialogues.turns': 'sentences of the course',
  'dialogues.questions': 'questions of the course',
  'dictionaries.name': 'the name of a dictionary',
  'dictionary_entries.forms': 'spellings of a word of a dictionary',
  'course_changes.before': 'rows of the course as they were',
  'course_changes.after': 'the same',
  'audio_blobs.bytes': 'sounds; those of a speaker are deleted with their recordings',
  'audio_blobs.provider': 'the kind of voice',
  'broadcast_groups.taken_up_to': 'how far a broadcast has come in a zone; everybody up to this id was taken',
  'rank_histogram.learners': 'how many there are',
  'renderings.provider': 'a cloud voice',
  'rendering_failures.provider': 'a cloud voice',
  'rendering_days.provider': 'a cloud voice',
  'synthetic_voices.name': 'a synthesised voice',
  'synthesis_origins.digest': 'recognises where sounds of a synthesised voice come from',
  'processed_updates.update_id': "Telegram's number of an update, forgotten within days",
  'facts.value': 'facts of the installation: version of the course, place in the list of charges',
  'deleted_people.digest':
    'recognises somebody who was deleted; stays, because a backup may be restored at any time',
  'deleted_people.key_mark': 'names a key',
};

/** Columns of a person's own tables that name nobody else. */
const ownRows: Record<string, string> = {
  'broadcasts.begun_by': "Telegram's number of the update that began it",
  'threads.topic_chat_id': 'the group of the admins',
  'broadcasts.taken_up_to': 'not used any more',
  'dialogue_answers.speaker': 'the place of a role in its dialogue',
  'quiz_sessions.seed': 'a number for chance',
  'speech_spending.ms': 'milliseconds',
};

/** Could hold a Telegram id, a name, or a document with either. */
function mayNameSomebody(column: AnyPgColumn, isForeign: boolean): boolean {
  const type = column.getSQLType();
  const byName =
    /user|person|people|admin|speaker|learner|payer|owner|author|who|name|by$|by_|provider|digest|key_mark/;
  return isForeign || ['bigint', 'jsonb', 'bytea'].includes(type) || byName.test(column.name);
}

type Place = { at: string; table: PgTable; column: AnyPgColumn };

const places: Place[] = [...tables.values()].flatMap((table) => {
  const foreign = new Set(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return foreignTable === schema.users || foreignTable === schema.speakers
        ? columns.map(({ name }) => name)
        : [];
    }),
  );
  return Object.values(getTableColumns(table))
    .filter((column) => mayNameSomebody(column, foreign.has(column.name)))
    .map((column) => ({ at: `${getTableName(table)}.${column.name}`, table, column }));
});

describe('every column that could name a person', () => {
  it('was found by its type, by what it refers to, or by its name', () => {
    expect(places.length).toBeGreaterThan(60);
    for (const at of [
      'stage_answers.user_id',
      'speech_spending.who',
      'audit_log.after',
      'uploads.uploaded_by',
    ]) {
      expect(places.map((place) => place.at)).toContain(at);
    }
  });

  it.each(places)(
    '$at is in a table that is exported and deleted, or says why not',
    ({ at, table, column }) => {
      const owner = owners.get(table);
      if (!owner) {
        expect(
          nobody[at],
          `${at}: add its table to personTables, or say here why it names nobody`,
        ).toBeTruthy();
        return;
      }
      const type = column.getSQLType();
      const isTrace = traces.some((trace) => trace.column === column);
      // A document and a name stand in the row of their owner and go with it.
      const goesWithRow = owner === column || ['jsonb', 'bytea', 'text'].includes(type);
      expect(goesWithRow || isTrace || ownRows[at], `${at}: whose id is it?`).toBeTruthy();
    },
  );

  it('no reason is left of a column that is gone', () => {
    const known = new Set(places.map(({ at }) => at));
    expect([...Object.keys(nobody), ...Object.keys(ownRows)].filter((at) => !known.has(at))).toEqual([]);
  });
});

/** Columns that are not in the file, and why. */
const leftOut: Record<string, string> = {
  userId: 'the person themselves',
  speakerId: 'the person themselves',
  adminId: 'the person themselves',
  uploadedBy: 'the person themselves',
  who: 'the person themselves',
  decidedBy: 'somebody else',
  grantedBy: 'somebody else',
  createdBy: 'somebody else',
  'ownWords.id': 'our number of the word, which is named by its letters',
  closedBy: 'somebody else',
  version: 'of our rules',
  erasingSince: 'set while there is nothing to read any more',
  topicChatId: 'the group of the admins',
  topicId: 'the group of the admins',
  chatId: 'the person themselves',
  isHeld: 'an answer that was not sent',
  bytes: 'a picture of the course; the sounds of a speaker are files of their own',
  begunBy: "Telegram's number of an update",
  eventId: 'our name of the event that began it',
  takenUpTo: 'not used any more',
  runner: 'the process that sends',
  runnerUntil: 'the process that sends',
  'auditLog.id': 'the number of a row',
  'auditLog.undoes': 'the number of another act',
  'auditLog.undoneAct': 'the same',
};

describe('the file of a person', () => {
  it('has every table that is deleted, by its own name', () => {
    expect(Object.keys(personFileTables).sort()).toEqual(Object.keys(personTables).sort());
    for (const [name, { table }] of Object.entries(personTables)) expect(tables.get(name)).toBe(table);
    const files = Object.values(personFileTables).map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });

  it.each(Object.entries<PersonTable>(personTables))(
    'names every column of %s in Russian',
    (name, { table }) => {
      const fields: Record<string, string> = personFileTables[name as keyof typeof personFileTables].fields;
      const columns = Object.keys(getTableColumns(table));
      const missing = columns.filter(
        (column) => !fields[column] && !leftOut[column] && !leftOut[`${name}.${column}`],
      );
      expect(missing).toEqual([]);
      expect(Object.keys(fields).filter((field) => !columns.includes(field))).toEqual([]);
      for (const field of Object.values(fields)) expect(field).toMatch(/^[а-яё]/);
      expect(new Set(Object.values(fields)).size).toBe(Object.keys(fields).length);
    },
  );
});
