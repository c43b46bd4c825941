import { maxTextLetters } from '../../core/hebrew/analysis/text-limits.ts';

import { dateIn, defaultTimeZone } from '../../core/streak/streak.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { readingChatTexts as texts } from '../../core/texts/chat/readings.ts';
import { shapeReading } from '../../core/texts/lesson/readings.ts';
import type { Db } from '../../db/connection/client.ts';
import { type ReadWord, readHebrewText } from '../../db/course/search/read-hebrew.ts';
import type { Visitor } from '../../db/entitlements.ts';
import { findUser } from '../../db/users.ts';

/** A text of at most so many different words is read word by word. */
const mostInSentence = 12;
const mostDue = 8;
const mostFresh = 15;
const mostNames = 8;

/** What is said to a Hebrew text of several words; undefined where none of them is known. */
export async function tellText(
  db: Db,
  input: Visitor & { text: string; isSecret: (word: ReadWord) => boolean },
  now: Date,
): Promise<RichText | undefined> {
  const user = await findUser(db, input.userId, now);
  const today = dateIn(user?.timezone ?? defaultTimeZone, now);
  const { words: read, order } = await readHebrewText(db, { ...input, today }, now);
  const words = read.map(
    (word): ReadWord => (input.isSecret(word) ? { ...word, readings: [], knowledge: 'unknown' } : word),
  );
  if (words.every(({ readings }) => readings.length === 0)) return undefined;
  const shaped = words.map(({ readings, ...word }) => ({ ...word, readings: readings.map(shapeReading) }));
  if (words.length <= mostInSentence) return texts.sentence(shaped);
  const often = [...shaped].sort((a, b) => b.count - a.count);
  const of = (...kinds: ReadWord['knowledge'][]) =>
    often.filter(({ knowledge }) => kinds.includes(knowledge));
  return texts.text(shaped, {
    all: order.length,
    due: of('due').slice(0, mostDue),
    fresh: of('new', 'locked', 'unknown').slice(0, mostFresh),
    names: of('name').slice(0, mostNames),
    isCut: input.text.length > maxTextLetters,
  });
}
