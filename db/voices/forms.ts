import { and, asc, eq, isNull } from 'drizzle-orm';
import { formKeys } from '../../core/hebrew/conjugation/forms.ts';
import type { Db } from '../connection/client.ts';
import { audioKey } from '../content/sounds/audio-index.ts';
import { courseVerbs } from '../course/verbs.ts';
import { lessons, words } from '../schema/index.ts';
import type { VoicedItem } from './items.ts';

/**
 * All forms of the verbs of the published course, each once, in the order of the lessons that teach the verbs. The studio
 * does not ask for them: they are many, and a speaker says them best as a table.
 */
export async function listForms(db: Db): Promise<VoicedItem[]> {
  const rows = await db
    .select({
      hebrew: words.hebrew,
      transcription: words.transcription,
      russian: words.russian,
      gender: words.gender,
      ownVerb: words.verb,
      lessonId: lessons.id,
      lessonName: lessons.name,
    })
    .from(words)
    .innerJoin(lessons, eq(lessons.id, words.lessonId))
    .where(and(eq(lessons.isPublished, true), isNull(lessons.deletedAt), isNull(words.deletedAt)))
    .orderBy(asc(lessons.lessonNumber), asc(lessons.id), asc(words.position));
  const verbs = courseVerbs();
  const items = new Map<string, VoicedItem>();
  for (const { lessonId, lessonName, russian, ...card } of rows) {
    const place = verbs.placeOf(card);
    const table = place && verbs.formsOf(place.verb);
    for (const name of table ? formKeys : []) {
      const form = table?.[name];
      if (!form) continue;
      const { pointed: pronunciation, full: hebrew, transcription } = form;
      const key = audioKey({ pronunciation, transcription });
      if (items.has(key)) continue;
      const said = { hebrew, pronunciation, transcription, russian };
      items.set(key, { key, kind: 'form', ...said, lessonId, lessonName });
    }
  }
  return [...items.values()];
}
