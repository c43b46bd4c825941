import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { createLexicon, type Lexicon } from '../../core/hebrew/analysis/lexicon.ts';
import { type Db, readJson } from '../connection/client.ts';

const keptRow = () =>
  z.object({
    hebrew: z.string(),
    pronunciation: z.string(),
    transcription: z.string(),
    russian: z.string(),
  });

/** A learner's own words with these consonants (`consonantsOf` of core/hebrew/analysis/lexicon.ts), as they were kept. */
export async function readOwnLexicon(
  db: Db,
  userId: number,
  consonants: readonly string[],
): Promise<Lexicon> {
  if (consonants.length === 0) return createLexicon([]);
  const rows = await readJson(
    db,
    'own_lexicon',
    () => z.array(keptRow()),
    sql`select (select coalesce(json_agg(json_build_object('hebrew', o.hebrew, 'pronunciation', o.pronunciation,
        'transcription', o.transcription, 'russian', o.russian) order by o.id), '[]')
      from own_words o where o.user_id = ${userId} and o.removed_at is null
        and translate(o.hebrew, 'ךםןףץוי', 'כמנפצ') in (
          select jsonb_array_elements_text(${JSON.stringify(consonants)}::jsonb))) as data`,
  );
  return createLexicon(
    rows.map(({ hebrew, pronunciation, transcription, russian }) => ({
      word: { source: 'own', ids: [], hebrew, russian, kind: 'other', gender: null, rarity: 0 },
      key: 'word',
      letters: hebrew,
      pointed: pronunciation || null,
      transcription: transcription || null,
    })),
  );
}
