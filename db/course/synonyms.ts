import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { sharesMeaning } from '../../core/russian/meanings.ts';
import { type Db, readJson } from '../connection/client.ts';
import { publishedWords } from './course-words.ts';

/**
 * True where the published course as it is stored, with the words of its authors, has a word of these letters (comparable
 * ones) that answers the Russian of the asked word, too.
 */
export async function isStoredSynonym(
  db: Db,
  { letters, russian }: { letters: string; russian: string },
): Promise<boolean> {
  const glosses = await readJson(
    db,
    'glosses_of_letters',
    () => z.array(z.string()),
    sql`select (select coalesce(json_agg(w.russian), '[]') ${publishedWords}
      and (w.hebrew = ${letters}::text or ${letters}::text = any(w.variants))) as data`,
  );
  return glosses.some((gloss) => sharesMeaning(russian, gloss));
}
