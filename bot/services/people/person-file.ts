import { zipSync } from 'fflate/browser';
import { personFileTexts as texts } from '../../../core/texts/home/person/person-file.ts';
import { personFileTables, type TableText } from '../../../core/texts/home/person/person-tables.ts';
import type { Db } from '../../../db/connection/client.ts';
import type { PersonTableName } from '../../../db/people/person-tables.ts';
import {
  type PersonData,
  type PersonRow,
  readOwnSounds,
  readPersonData,
  readPersonSounds,
} from '../../../db/people/read-person-data.ts';

export type PersonFile = { name: string; bytes: Uint8Array };

/** A bot may send 50 MB. */
const maxSoundBytes = 40_000_000;
const soundsAtOnce = 20;

/** Complete: the compiler asks for a line when there is a new table about people. */
const tables: Record<PersonTableName, TableText> = personFileTables;

/**
 * Everything that is kept about a person as a ZIP archive of JSON files with Russian names; their recordings
 * follow in further archives of at most 40 MB each. Undefined when nothing is kept.
 */
export async function makePersonFile(db: Db, userId: number, now: Date): Promise<PersonFile | undefined> {
  const data = await readPersonData(db, userId);
  return data && packData(data, now);
}

/** The archives with a speaker's recordings, and those of own words, one after another: all at once would not fit into the memory. */
export async function* makeVoiceFiles(db: Db, userId: number, now: Date): AsyncGenerator<PersonFile> {
  let files: Record<string, Uint8Array> = {};
  let size = 0;
  let part = 0;
  const pack = (): PersonFile => {
    part += 1;
    // The sounds are packed already.
    return { name: texts.voiceArchive(dateOf(now), part), bytes: zipSync(files, { level: 0 }) };
  };
  for (const read of [readPersonSounds, readOwnSounds]) {
    for (let after = 0; ; ) {
      const sounds = await read(db, { userId, after, limit: soundsAtOnce });
      for (const { id, bytes, mime } of sounds) {
        if (size > 0 && size + bytes.length > maxSoundBytes) {
          yield pack();
          files = {};
          size = 0;
        }
        files[`${texts.voiceFolder}/${soundName(id, mime)}`] = new Uint8Array(bytes);
        size += bytes.length;
        after = id;
      }
      if (sounds.length < soundsAtOnce) break;
    }
  }
  if (size > 0) yield pack();
}

function packData({ tables: rows, ...course }: PersonData, now: Date): PersonFile {
  const files: Record<string, Uint8Array> = {};
  const about: [string, string][] = [];
  for (const [key, table] of Object.entries(tables)) {
    const found = rows[key as PersonTableName]; // the texts have exactly these keys
    if (found.length === 0) continue;
    const name = `${table.file}.json`;
    const named = found.map((row) => namedRow(row, table, course));
    files[name] = encode(`${JSON.stringify(key === 'users' ? named[0] : named, null, 1)}\n`);
    about.push([name, table.about]);
  }
  // With the mark by which Windows recognises UTF-8.
  files[texts.readMe] = encode(`\ufeff${texts.readMeText(dateOf(now), about)}`);
  return { name: texts.archive(dateOf(now)), bytes: zipSync(files, { level: 6 }) };
}

const encode = (text: string) => new TextEncoder().encode(text);

const dateOf = (now: Date) => now.toISOString().slice(0, 10);

const soundName = (id: number, mime: string) => `${id}.${mime.includes('mpeg') ? 'mp3' : 'ogg'}`;

type Course = Omit<PersonData, 'tables'>;

/** A row with Russian names, and words, lessons and rules instead of their numbers. */
function namedRow(row: PersonRow, { fields }: TableText, course: Course): PersonRow {
  const named: PersonRow = {};
  for (const [column, name] of Object.entries(fields)) {
    const value = row[column] ?? null;
    if (value !== null) named[name] = shown(column, value, row, course);
  }
  return named;
}

function shown(column: string, value: unknown, row: PersonRow, { words, lessons, rules }: Course): unknown {
  if (column === 'wordId') {
    const word = words.get(Number(value));
    return word ? { [texts.word]: word.hebrew, [texts.meaning]: word.russian } : texts.removed;
  }
  if (column === 'lessonId' || column === 'lastLessonId') return lessons.get(Number(value)) ?? texts.removed;
  if (column === 'ruleId') return rules.get(Number(value)) ?? texts.removed;
  // Of a recording: its file in the archive of sounds.
  if (column === 'hash')
    return `${texts.voiceFolder}/${soundName(Number(row.id ?? row.wordId), String(row.mime ?? 'audio/mpeg'))}`;
  return value;
}
