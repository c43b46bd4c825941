import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { VerbContent } from '../../core/hebrew/conjugation/verb.ts';
import { allStages } from '../../core/lesson/stages.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { wordsOfRoot } from '../content/roots.ts';
import { verbBook } from '../content/verb-book.ts';
import type { Visitor } from '../entitlements.ts';
import { courseWordFields, courseWordRow, publishedWords } from './course-words.ts';
import { verbPlaceOf } from './verbs.ts';

/** `isLearned`: the learner has been through all its stages. */
const relativeRow = () => courseWordRow().extend({ isLearned: z.boolean() });

/** A word of the same root in a published lesson. */
export type Relative = RowOf<typeof relativeRow>;

/**
 * The words of the published course that share the root of a verb, in the order of the course: nouns and other words
 * of db/content/roots.ts, and one card of every other verb. Words of locked lessons are among them: the caller decides
 * what of them is shown.
 */
export async function readFamily(
  db: Db,
  input: Visitor & { verb: VerbContent },
  now: Date,
): Promise<Relative[]> {
  const { verb, userId } = input;
  const others = verbBook().verbs.filter(({ root, key }) => root === verb.root && key !== verb.key);
  const cards = others.flatMap((other) =>
    Object.values(verbBook().formsOf(other)).flatMap((form) =>
      form ? [[form.full, form.transcription]] : [],
    ),
  );
  const pointed = wordsOfRoot(verb.root);
  const found = await readJson(
    db,
    'word_family',
    () => z.array(relativeRow()),
    sql`select (select coalesce(json_agg(json_build_object(${courseWordFields(input, now)},
      'isLearned', exists (select 1 from word_progress p where p.user_id = ${userId} and p.word_id = w.id
        and p.stages = ${allStages})) order by l.lesson_number, l.id, w.position, w.id), '[]')
    ${publishedWords} and (
      w.pronunciation in (select jsonb_array_elements_text(${JSON.stringify(pointed)}::jsonb))
      or w.verb is not null or (w.hebrew, w.transcription) in (select f->>0, f->>1 from jsonb_array_elements(
        ${JSON.stringify(cards)}::jsonb) f))) as data`,
  );
  return onePerMeaning(found, verb);
}

/** Of several cards of one verb, or of a word that is taught twice, the first that is open. */
function onePerMeaning(found: readonly Relative[], own: VerbContent): Relative[] {
  const byName = new Map<string, Relative>();
  for (const relative of found) {
    const verb = verbPlaceOf(relative.word)?.verb;
    if (verb?.key === own.key || (relative.word.ownVerb && verb?.root !== own.root)) continue;
    const name = verb?.key ?? `${relative.word.pronunciation} ${relative.word.gender}`;
    const earlier = byName.get(name);
    if (!earlier || (!earlier.lesson.isOpen && relative.lesson.isOpen)) byName.set(name, relative);
  }
  return [...byName.values()];
}
