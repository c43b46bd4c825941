import { eq } from 'drizzle-orm';
import { noteEdition } from '../../db/course/lock-course.ts';
import { words } from '../../db/schema/index.ts';
import { type CoursePlaces, readPlaces } from '../support/learners.ts';
import type { TestBot } from './support.ts';

/** Words with forms for the small course: three of free lessons and one of a premium lesson. */
export const cards = {
  // shalom, "peace"; shulhan, "table"; kotev, "writes"; kelev, "dog" of a premium lesson
  shalom: { hebrew: 'שלום', pronunciation: 'שָׁלוֹם', transcription: 'шало́м', russian: 'мир, привет' },
  ima: {
    hebrew: 'שולחן',
    pronunciation: 'שֻׁלְחָן',
    transcription: 'шульха́н',
    russian: 'стол',
    plural: 'שׁוּלְחָנוֹת',
    gender: 'm' as const,
  },
  aba: { hebrew: 'כותב', pronunciation: 'כּוֹתֵב', transcription: 'котэ́в', russian: '(он) пишет' },
  kelev: { hebrew: 'כלב', pronunciation: 'כֶּלֶב', transcription: 'кэ́лев', russian: 'собака' },
};

/** Puts them into the course; returns where its words are. */
export async function teachCards({ db }: Pick<TestBot, 'db'>): Promise<CoursePlaces> {
  const places = await readPlaces(db);
  for (const [key, card] of Object.entries(cards)) {
    await db
      .update(words)
      .set(card)
      .where(eq(words.id, places.words[key]?.wordId ?? 0));
  }
  await db.transaction(noteEdition);
  return places;
}
