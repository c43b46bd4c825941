import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { RequestBodyInput, ResponseData } from '../../core/contracts/endpoints.ts';
import { stages } from '../../core/lesson/stages.ts';
import type { Db } from '../../db/connection/client.ts';
import { entitlements } from '../../db/schema/index.ts';
import type { TestBackend } from './backend.ts';
import { readJson } from './read-json.ts';

export type WordPlace = { lessonId: number; wordId: number };

export type CoursePlaces = {
  /** Ids of lessons, and of words with their lessons, by their keys in the content. */
  lessons: Record<string, number>;
  words: Record<string, WordPlace>;
};

export async function readPlaces(db: Db): Promise<CoursePlaces> {
  return readJson<CoursePlaces>(
    db,
    'test_places',
    sql`select json_build_object(
      'lessons', (select json_object_agg(key, id) from lessons),
      'words', (select json_object_agg(key, json_build_object('lessonId', lesson_id, 'wordId', id)) from words)
    ) as data`,
  );
}

type Body = RequestBodyInput<'POST /progress'>;
type Saved = ResponseData<'POST /progress'>;

export const allRight: Body['attempts'] = Object.fromEntries(
  stages.map((stage) => [stage, { completed: true, result: 'right', tries: 1, ms: 1000 }]),
);

export type Learner = {
  id: number;
  token: string;
  send(body: Partial<Body>): Promise<Response>;
  save(body: Partial<Body>): Promise<Saved>;
  /** All four stages of a word as one event. */
  finish(word: WordPlace, eventId?: string): Promise<Saved>;
};

let events = 0;

export async function createLearner(backend: TestBackend, id: number, name?: string): Promise<Learner> {
  const token = await backend.login(id, name);
  const learner: Learner = {
    id,
    token,
    send: (body) => backend.send('POST /progress', { token, body }),
    save: (body) => backend.call('POST /progress', { token, body }),
    finish: (word, eventId = `finish-${++events}`) => learner.save({ ...word, attempts: allRight, eventId }),
  };
  return learner;
}

type Balance = { id: number; points: number; ledger: number; words: number; entries: number };

/** Invariants after every test: each balance is the sum of its ledger, and words learned are its word entries. */
export async function expectBalancesHold(db: Db): Promise<void> {
  const balances = await readJson<Balance[]>(
    db,
    'test_balances',
    sql`select coalesce(json_agg(json_build_object('id', u.id, 'points', u.points, 'words', u.words_learned,
        'ledger', (select coalesce(sum(points), 0) from ledger where user_id = u.id),
        'entries', (select count(*) from ledger where user_id = u.id and reason = 'word'))), '[]') as data
      from users u`,
  );
  const wrong = balances.filter(
    ({ points, ledger, words, entries }) => points !== ledger || words !== entries,
  );
  expect(wrong, 'learners whose balance is not the sum of their ledger').toEqual([]);
}

/** Premium without an end, as an admin grants it. */
export async function grantPremium(db: Db, userId: number, endsAt: Date | null = null): Promise<void> {
  await db.insert(entitlements).values({
    id: randomUUID(),
    userId,
    plan: endsAt ? 'year' : 'lifetime',
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt,
  });
}

/**
 * Words in the learner's ledger that represent earlier lessons: they have this many words more than their course shows.
 */
export async function grantWords(db: Db, userId: number, count: number): Promise<void> {
  await db.execute(sql`insert into ledger (user_id, reason, ref, points, at)
    select ${userId}::bigint, 'word', 'earlier-' || n, 1, now() from generate_series(1, ${count}::int) n`);
  await db.execute(sql`update users set points = points + ${count}::int,
    ranked_points = ranked_points + least(${count}::int, 400), words_learned = words_learned + ${count}::int
    where id = ${userId}`);
}
