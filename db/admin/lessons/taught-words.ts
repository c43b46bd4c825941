import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { TaughtWord } from '../../../core/lesson/pasted/proposed.ts';
import type { Db } from '../../connection/client.ts';
import { lessons, words } from '../../schema/index.ts';

/** What the course says about the words with these letters, drafts too, in its order; words without niqqud say nothing. */
export async function readTaughtWords(db: Db, letters: readonly string[]): Promise<TaughtWord[]> {
  if (letters.length === 0) return [];
  const { hebrew, pronunciation, transcription, russian, gender, plural, feminine } = words;
  const rows = await db
    .select({ hebrew, pronunciation, transcription, russian, gender, plural, feminine })
    .from(words)
    .innerJoin(lessons, eq(lessons.id, words.lessonId))
    .where(
      and(
        inArray(hebrew, [...letters]),
        ne(pronunciation, ''),
        ne(transcription, ''),
        isNull(words.deletedAt),
        isNull(lessons.deletedAt),
      ),
    )
    .orderBy(asc(lessons.position), asc(lessons.id), asc(words.position), asc(words.id));
  return rows.map(({ gender: itsGender, plural: itsPlural, feminine: itsFeminine, ...word }) => ({
    ...word,
    ...(itsGender && { gender: itsGender }),
    ...(itsPlural && { plural: itsPlural }),
    ...(itsFeminine && { feminine: itsFeminine }),
  }));
}
