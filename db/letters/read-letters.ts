import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { confusionsOf } from '../../core/hebrew/confusions.ts';
import type { LetterContent, LetterTwins } from '../../core/letters/content.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { letterTwins } from '../content/letter-twins.ts';
import { letterItems } from '../content/letters.ts';
import { lessonWordRow, wordJson } from '../course/lessons.ts';
import { opensPremium, type Visitor } from '../entitlements.ts';
import { readSlips } from '../memory/slips.ts';
import { readLetterAnswers } from './answers.ts';
import { knowledgeOf, type LetterKnowledge } from './state.ts';
import { readLettersOfWords } from './unmet.ts';

const placeRow = () =>
  z.object({
    lessons: z.array(z.object({ key: z.string(), id: z.number() })),
    words: z.array(lessonWordRow().extend({ key: z.string(), lesson: z.string(), lessonId: z.number() })),
  });
type Places = RowOf<typeof placeRow>;

/** An item with the lesson that teaches it, a word in which it is heard, and what the learner knows of it. */
export type LearnersLetter = {
  item: LetterContent;
  lessonId: number | null;
  /** Null while its lesson is not published, or not open to the learner. */
  word: Places['words'][number] | null;
  /** Letters with the same sound, each with a word that has the item and not the other. */
  twins: LearnersTwin[];
  /** It stands in a word that the learner has learned or taken as known. */
  isInWords: boolean;
  /** Keys of what is typed instead of it in words, most often first. */
  typedInstead: { key: string; times: number }[];
  knowledge: LetterKnowledge;
};

export type LearnersTwin = Pick<LetterTwins, 'transcription' | 'hint'> & {
  /** Key of the other letter. */
  key: string;
  /** The lesson that contrasts the two. */
  lessonId: number | null;
  word: Places['words'][number] | null;
};

/** All items in the order of the chart, as one learner knows them. */
export async function readLetters(
  db: Db,
  input: Visitor & { today: ActivityDate },
  now: Date,
): Promise<LearnersLetter[]> {
  const { userId, today } = input;
  const { lessons, words } = await readPlaces(db, input, now);
  const answers = await readLetterAnswers(db, { userId });
  const letters = await readLettersOfWords(db, userId);
  const confusions = confusionsOf(await readSlips(db, { userId, today }));
  const keyOf = (sign: string) =>
    letterItems.find(({ letter, kind }) => letter === sign && kind === 'letter')?.key;
  const lessonOf = (name: string) => lessons.find(({ key }) => key === name)?.id ?? null;
  const wordOf = (place: HeardIn) =>
    words.find(({ key, lesson }) => key === place.word && lesson === place.lesson) ?? null;
  return letterItems.map((item) => ({
    item,
    lessonId: lessonOf(item.lesson),
    word: wordOf(item.word),
    twins: twinsOf(item.key).map(({ key, transcription, hint, lesson, word }) => ({
      key,
      transcription,
      hint,
      lessonId: lessonOf(lesson),
      word: wordOf({ lesson, word }),
    })),
    isInWords: item.kind !== 'point' && letters.has(item.letter),
    typedInstead: confusions.flatMap(({ letters: [wanted, typed], times }) => {
      const key = keyOf(typed);
      return item.kind === 'letter' && item.letter === wanted && key ? [{ key, times }] : [];
    }),
    knowledge: knowledgeOf(item.key, answers.get(item.key) ?? [], today),
  }));
}

type HeardIn = LetterContent['word'];

/** The letters that sound like this one, each with the word that has this one. */
function twinsOf(key: string) {
  return letterTwins.flatMap(({ letters: [a, b], words: [withA, withB], ...twins }) => {
    if (key === a) return [{ ...twins, key: b, word: withA }];
    return key === b ? [{ ...twins, key: a, word: withB }] : [];
  });
}

const heardIn: readonly HeardIn[] = [
  ...letterItems.map(({ word }) => word),
  ...letterTwins.flatMap(({ lesson, words }) => words.map((word) => ({ lesson, word }))),
];

/** Keys of what a lesson teaches, in the order of the chart. */
export function letterKeysOf(lesson: string): string[] {
  return letterItems.filter((item) => item.lesson === lesson).map(({ key }) => key);
}

/** The published lessons that teach letters, and the words in which letters are heard, of lessons that are open. */
function readPlaces(db: Db, visitor: Visitor, now: Date): Promise<Places> {
  const lessons = JSON.stringify([...new Set(letterItems.map(({ lesson }) => lesson))]);
  const words = JSON.stringify([...new Set(heardIn.map(({ lesson, word }) => `${lesson}/${word}`))]);
  return readJson(
    db,
    'letter_places',
    placeRow,
    sql`with taught as (select id, key, is_free from lessons
      where key = any(array(select json_array_elements_text(${lessons}::json))) and is_published and deleted_at is null)
    select json_build_object(
      'lessons', (select coalesce(json_agg(json_build_object('key', key, 'id', id)), '[]') from taught),
      'words', (select coalesce(json_agg((${wordJson})::jsonb
          || jsonb_build_object('key', w.key, 'lesson', l.key, 'lessonId', l.id)), '[]')
        from taught l join words w on w.lesson_id = l.id and w.deleted_at is null
        where (l.is_free or ${opensPremium(visitor, now)}) and l.key || '/' || w.key = any(array(select json_array_elements_text(${words}::json))))) as data`,
  );
}
