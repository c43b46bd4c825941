import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { SaveDialogueAnswerRequest } from '../../core/contracts/dialogues.ts';
import { type Db, readJson } from '../connection/client.ts';
import { saveReview } from '../memory/review.ts';

type SaidLine = Pick<SaveDialogueAnswerRequest, 'event' | 'isRight' | 'level' | 'way' | 'said' | 'place'> & {
  userId: number;
  zone: string;
  dialogueId: number;
  doneAt: Date;
  /** The learner's date of the answer. */
  date: string;
};

/** A line says something about its words: it was said aloud, rightly, and nothing of it was to be read. */
const isEvidence = ({ event, isRight, level, way }: SaidLine): boolean =>
  event === 'line' && isRight === true && way === 'spoken' && (level === 'cue' || level === 'memory');

/**
 * Reviews the learned words that were said in a line of a role: each as spoken rightly from its meaning, once a day, in
 * the way of a question between the words of a lesson: it moves the schedule of production and earns nothing. Words that
 * the turn has not, that are not learned, or that were said in a dialogue of the same day are left out.
 */
export async function reviewSaidWords(tx: Db, line: SaidLine, now: Date): Promise<void> {
  const { userId, zone, said = [], date, doneAt } = line;
  if (!isEvidence(line) || said.length === 0) return;
  for (const wordId of await findReviewed(tx, line)) {
    const answer = {
      exercise: 'speak',
      result: 'right',
      tries: 1,
      isPartial: false,
      inLesson: true,
    } as const;
    await saveReview(
      tx,
      { ...answer, userId, zone, wordId, eventId: eventOf(date, wordId), at: doneAt },
      now,
    );
  }
}

/** One a day and word, whatever the dialogue. */
const eventOf = (date: string, wordId: number): string => `dialogue-${date}-${wordId}`;

function findReviewed(
  tx: Db,
  { userId, dialogueId, place = -1, said = [], date }: SaidLine,
): Promise<number[]> {
  return readJson(
    tx,
    'words_said',
    () => z.array(z.number()),
    sql`select coalesce(json_agg(distinct w.id order by w.id), '[]') as data
      from dialogues d, jsonb_array_elements(d.turns->${place}::int->'words') e join words w on w.key = e->>'word'
      where d.id = ${dialogueId} and w.deleted_at is null
        and w.id = any(array(select json_array_elements_text(${JSON.stringify(said)}::json)::int))
        and exists (select 1 from memory_cards c
          where c.user_id = ${userId} and c.word_id = w.id and c.skill = 'produce')
        and not exists (select 1 from stage_answers a where a.user_id = ${userId}
          and a.event_id = 'dialogue-' || ${date}::text || '-' || w.id)`,
  );
}
