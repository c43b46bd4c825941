import { and, eq, isNull, sql } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import { maxOwnSounds } from '../../core/own-words/limits.ts';
import type { SpokenText } from '../../core/ports.ts';
import type { Db } from '../connection/client.ts';
import { lockMemory } from '../memory/cards.ts';
import { ownWordSounds, ownWords } from '../schema/index.ts';
import { canBeHeard } from './change-word.ts';
import { type OwnWord, readOwnWordsById } from './read-words.ts';

type OfLearner = { userId: number; wordId: number };
type Recording = { hash: string; bytes: Uint8Array; mime: string };

const notFound = () => new DomainError('not-found', { code: 'own_word_not_found' });
const isIt = ({ userId, wordId }: OfLearner) =>
  and(eq(ownWords.id, wordId), eq(ownWords.userId, userId), isNull(ownWords.removedAt));

/** The word of a learner, to be said in a recording. Throws 'not-found' own_word_not_found. */
export async function requireOwnWord(db: Db, input: OfLearner): Promise<SpokenText> {
  const { hebrew, pronunciation, transcription } = ownWords;
  const [word] = await db.select({ hebrew, pronunciation, transcription }).from(ownWords).where(isIt(input));
  if (!word) throw notFound();
  return word;
}

/**
 * Keeps how a learner says their own word, in place of an earlier recording, or removes it.
 * Throws 'unauthorised', 'not-found' own_word_not_found, 'limit' own_sounds_full.
 */
export async function setOwnSound(
  db: Db,
  { recording, ...input }: OfLearner & { recording: Recording | null },
  now: Date,
): Promise<OwnWord> {
  const { userId, wordId } = input;
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    const { pronunciation } = await requireOwnWord(tx, input);
    await tx.delete(ownWordSounds).where(eq(ownWordSounds.wordId, wordId));
    if (recording) {
      const [{ count } = { count: 0 }] = await tx
        .select({ count: sql<number>`count(*)::int` })
        .from(ownWordSounds)
        .where(eq(ownWordSounds.userId, userId));
      if (count >= maxOwnSounds) throw new DomainError('limit', { code: 'own_sounds_full' });
      await tx.insert(ownWordSounds).values({ wordId, userId, ...recording, recordedAt: now });
    }
    await tx
      .update(ownWords)
      .set({ isHeard: canBeHeard(pronunciation), changedAt: now })
      .where(isIt(input));
    const [word] = await readOwnWordsById(tx, { userId, ids: [wordId] });
    if (!word) throw notFound();
    return word;
  });
}

/** What an own word sounds like: the learner's recording, otherwise its text for a voice. */
export type OwnSound = { recording: Recording | null; spoken: SpokenText };

/**
 * Returns it for its owner, or for an address that was signed (`userId` undefined). Throws 'not-found' word_not_found,
 * also for what nothing can say.
 */
export async function findOwnSound(
  db: Db,
  { wordId, userId }: { wordId: number; userId: number | undefined },
): Promise<OwnSound> {
  const { hebrew, pronunciation, transcription, isHeard } = ownWords;
  const { hash, bytes, mime } = ownWordSounds;
  const [found] = await db
    .select({ spoken: { hebrew, pronunciation, transcription }, isHeard, recording: { hash, bytes, mime } })
    .from(ownWords)
    .leftJoin(ownWordSounds, eq(ownWordSounds.wordId, ownWords.id))
    .where(
      and(
        eq(ownWords.id, wordId),
        isNull(ownWords.removedAt),
        userId === undefined ? undefined : eq(ownWords.userId, userId),
      ),
    );
  if (!found?.isHeard) throw new DomainError('not-found', { code: 'word_not_found' });
  return { spoken: found.spoken, recording: found.recording };
}

/** A recording by its content hash, which only its owner's word tells. */
export async function readOwnRecording(db: Db, hash: string): Promise<{ bytes: Uint8Array } | undefined> {
  const { bytes } = ownWordSounds;
  const [found] = await db.select({ bytes }).from(ownWordSounds).where(eq(ownWordSounds.hash, hash)).limit(1);
  return found;
}
