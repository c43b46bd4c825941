import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../api/_env.ts';
import { spokenTurns } from '../../core/dialogues/spoken-turns.ts';
import { formsOf } from '../../core/lesson/sentences/sentence-forms.ts';
import { spokenLines } from '../../core/rules/spoken-lines.ts';
import type { OpenDatabase } from '../../db/connection/client.ts';
import { openLocalDatabase } from '../../db/connection/local.ts';
import { openNeonDatabase } from '../../db/connection/neon.ts';
import { dialogues } from '../../db/content/dialogues/index.ts';
import { sections } from '../../db/content/index.ts';
import { rules } from '../../db/content/rules/index.ts';
import { findStoredAudio } from '../../db/content/sounds/audio.ts';
import { type Seeded, seedCourse } from '../../db/seed.ts';
import { lessonsOf } from '../content-files/placed-words.ts';

/** Opens the database that the environment names, or the embedded one under DATA_DIR. */
export async function openDatabase(env: Env, announce: (line: string) => void): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return openNeonDatabase({ url: env.DATABASE_URL });
  const folder = join(env.DATA_DIR, 'postgres');
  announce(
    existsSync(folder)
      ? 'Открываю встроенную базу…'
      : 'Готовлю встроенную базу (в первый раз несколько секунд)…',
  );
  return openLocalDatabase(folder);
}

/** Brings the course of `db/content`, its rules and dialogues into the database; nothing happens when it is there already. */
export async function seedContent(db: OpenDatabase['db'], now: Date): Promise<Seeded> {
  const audioOf = (word: { pronunciation: string; transcription: string }) => findStoredAudio(word)?.hash;
  const fingerprint = JSON.stringify([sections, rules, dialogues, findAllAudio()]);
  const version = createHash('sha256').update(fingerprint).digest('hex').slice(0, 16);
  return seedCourse(db, { course: sections, rules, dialogues, audioOf, version }, now);
}

function findAllAudio(): (string | undefined)[] {
  const ofLessons = lessonsOf(sections).flatMap(({ words, proofs = [] }) => [
    ...words,
    ...words.flatMap(({ examples = [] }) => examples.flatMap(formsOf)),
    ...proofs.flatMap(formsOf),
  ]);
  const all = [...ofLessons, ...rules.flatMap(spokenLines), ...dialogues.flatMap(spokenTurns)];
  return all.map((text) => findStoredAudio(text)?.hash);
}
