import { sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  createLexicon,
  type Lexicon,
  type LexiconForm,
  type LexiconWord,
  wordKinds,
} from '../../core/hebrew/analysis/lexicon.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';

/** Entries of one word in all dictionaries; more nobody reads. */
const mostEntries = 400;

const entryRow = () =>
  z.object({
    name: z.string(),
    source: z.string(),
    licence: z.string(),
    dictionary: z.number(),
    entry: z.number(),
    hebrew: z.string(),
    translation: z.string(),
    kind: z.enum(wordKinds),
    gender: z.enum(['m', 'f']).nullable(),
    rarity: z.number(),
    forms: z.array(
      z.object({ key: z.enum(['word', 'plural']), letters: z.string(), pointed: z.string().nullable() }),
    ),
  });

/** What the dictionaries have for these consonants, the commonest entries first; at most 400 rows. */
export async function readDictionaries(db: Db, consonants: readonly string[]): Promise<Lexicon> {
  if (consonants.length === 0) return createLexicon([]);
  const rows = await readJson(
    db,
    'dictionary_entries',
    () => z.array(entryRow()),
    sql`select (select coalesce(json_agg(found), '[]') from (
      select d.name, d.source, d.licence, d.id as dictionary, e.entry, e.hebrew, e.translation, e.kind, e.gender,
        e.rarity, e.forms
      from dictionary_entries e join dictionaries d on d.id = e.dictionary_id
      where e.consonants in (select jsonb_array_elements_text(${JSON.stringify(consonants)}::jsonb))
      order by e.rarity, e.id limit ${mostEntries}) found) as data`,
  );
  return createLexicon(formsOf(rows));
}

function* formsOf(rows: readonly RowOf<typeof entryRow>[]): Generator<LexiconForm> {
  const words = new Map<string, LexiconWord>();
  for (const { forms, dictionary, entry, name, source, licence, translation, ...more } of rows) {
    const id = `${dictionary} ${entry}`;
    const { hebrew, kind, gender, rarity } = more;
    const word: LexiconWord = words.get(id) ?? {
      source: 'dictionary',
      ids: [],
      ...{ hebrew, kind, gender, rarity },
      russian: translation,
      credit: { name, source, licence },
    };
    words.set(id, word);
    for (const form of forms) {
      const isOtherSpelling = form.key === 'word' && form.letters !== hebrew;
      yield { word, ...form, transcription: null, isOtherSpelling };
    }
  }
}
