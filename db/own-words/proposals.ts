import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { isOpenTo, publishedWords } from '../course/course-words.ts';
import type { Visitor } from '../entitlements.ts';

const proposalRow = () =>
  z.object({
    hebrew: z.string(),
    pronunciation: z.string(),
    transcription: z.string(),
    russian: z.string(),
  });
export type Proposal = RowOf<typeof proposalRow>;

/** Niqqud of words of the course with these letters, by the letters; of words that are open to the visitor alone. */
export async function readProposals(
  db: Db,
  { spellings, ...visitor }: Visitor & { spellings: readonly string[] },
  now: Date,
): Promise<ReadonlyMap<string, Proposal[]>> {
  const rows = await readJson(
    db,
    'niqqud_proposals',
    () => z.array(proposalRow()),
    sql`select (select coalesce(json_agg(json_build_object('hebrew', w.hebrew, 'pronunciation', w.pronunciation,
        'transcription', w.transcription, 'russian', w.russian) order by l.lesson_number, w.id), '[]')
      ${publishedWords} and w.pronunciation <> '' and ${isOpenTo(visitor, now)}
        and w.hebrew = any(array(select json_array_elements_text(${JSON.stringify(spellings)}::json)))) as data`,
  );
  const found = new Map<string, Proposal[]>();
  for (const row of rows) found.set(row.hebrew, [...(found.get(row.hebrew) ?? []), row]);
  return found;
}
