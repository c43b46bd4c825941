import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { VerbBook } from '../core/hebrew/conjugation/verb.ts';
import { type FoundForm, formsOfWord } from '../core/hebrew/forms/form-index.ts';
import { spellingsByRule } from '../core/hebrew/spelling/by-rule.ts';
import { type Db, type RowOf, readJson } from './client.ts';
import { lessonWordRow } from './lessons.ts';

const points = String.fromCharCode(...Array.from({ length: 0x5c8 - 0x591 }, (_, at) => 0x591 + at));
const formedWordRow = () =>
  lessonWordRow().pick({
    id: true,
    hebrew: true,
    pronunciation: true,
    transcription: true,
    gender: true,
    plural: true,
    feminine: true,
    variants: true,
    ownVerb: true,
  });

/** A pointed text of the database without its niqqud. */
export const lettersOf = (text: SQL): SQL => sql`translate(${text}, ${points}, '')`;

/** Words of the published course, in its order, as far as their forms go. `name` is that of the statement. */
export function readFormedWords(
  db: Db,
  name: string,
  condition: SQL,
): Promise<RowOf<typeof formedWordRow>[]> {
  return readJson(
    db,
    name,
    () => z.array(formedWordRow()),
    sql`select (select coalesce(json_agg(json_build_object('id', w.id, 'hebrew', w.hebrew,
      'pronunciation', w.pronunciation, 'transcription', w.transcription, 'gender', w.gender, 'plural', w.plural,
      'feminine', w.feminine, 'variants', w.variants, 'ownVerb', w.verb) order by l.lesson_number, l.id, w.position, w.id), '[]')
    from words w join lessons l on l.id = w.lesson_id
    where w.deleted_at is null and l.is_published and l.deleted_at is null and (${condition})) as data`,
  );
}

/** Words and forms of which the letters are another spelling by rule. */
export async function findSpelledOtherwise(db: Db, letters: string, verbs: VerbBook): Promise<FoundForm[]> {
  const skeleton = letters.replace(/[וי]/g, '');
  if (skeleton === '') return [];
  const hasSkeleton = (text: SQL) => sql`translate(${text}, 'וי', '') = ${skeleton}`;
  const words = await readFormedWords(
    db,
    'words_spelled_otherwise',
    sql`${hasSkeleton(sql`w.hebrew`)} or ${hasSkeleton(lettersOf(sql`w.plural`))}
      or ${hasSkeleton(lettersOf(sql`w.feminine`))}`,
  );
  return words.flatMap((word) => {
    const forms = formsOfWord(word, verbs).filter(({ letters: hebrew, pointed }) =>
      spellingsByRule({ hebrew, pronunciation: pointed }).includes(letters),
    );
    return [...new Set(forms.map(({ key }) => key))].map((key) => ({ wordId: word.id, key }));
  });
}
