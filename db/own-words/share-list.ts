import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import { maxSharedLists } from '../../core/own-words/limits.ts';
import { ownProblemCode } from '../../core/own-words/problems.ts';
import { type ListedWord, listProblem, readTitle } from '../../core/own-words/shareable.ts';
import type { Db } from '../connection/client.ts';
import { lockMemory } from '../memory/cards.ts';
import { ownLists, ownWords } from '../schema/index.ts';

export type SharedList = {
  token: string;
  title: string;
  words: number;
  copies: number;
  isHidden: boolean;
  sharedAt: Date;
};

const fields = {
  token: ownLists.token,
  title: ownLists.title,
  words: sql<number>`jsonb_array_length(${ownLists.words})`,
  copies: ownLists.copies,
  isHidden: sql<boolean>`${ownLists.hiddenAt} is not null`,
  sharedAt: ownLists.sharedAt,
};

/** The lists that a learner shares, the newest first. */
export const readSharedLists = (db: Db, userId: number): Promise<SharedList[]> =>
  db.select(fields).from(ownLists).where(eq(ownLists.userId, userId)).orderBy(desc(ownLists.sharedAt));

export type ShareInput = {
  userId: number;
  eventId: string;
  /** Random; whoever has it may see the list. */
  token: string;
  title: string;
  wordIds: readonly number[];
};

/**
 * Shares a copy of some own words, in the order in which they are named; the sentences in which they were met stay
 * with their owner. An event that comes again returns the list that it made. Throws 'unauthorised', 'not-found'
 * own_word_not_found (of any of the words), 'invalid' own_<problem>, 'limit' own_lists_full.
 */
export async function shareOwnWords(db: Db, input: ShareInput, now: Date): Promise<SharedList> {
  const { userId, eventId, token } = input;
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    const isOfEvent = and(eq(ownLists.userId, userId), eq(ownLists.eventId, eventId));
    const [before] = await tx.select(fields).from(ownLists).where(isOfEvent);
    if (before) return before;
    const read = readTitle(input.title);
    if (!read.ok) throw new DomainError('invalid', { code: ownProblemCode(read.problem) });
    const words = await readCopy(tx, input);
    const problem = listProblem(words);
    if (problem) throw new DomainError('invalid', { code: ownProblemCode(problem) });
    const shared = await tx.$count(ownLists, eq(ownLists.userId, userId));
    if (shared >= maxSharedLists) throw new DomainError('limit', { code: 'own_lists_full' });
    const row = { token, userId, eventId, title: read.title, words, sharedAt: now };
    await tx.insert(ownLists).values(row);
    return { token, title: read.title, words: words.length, copies: 0, isHidden: false, sharedAt: now };
  });
}

async function readCopy(tx: Db, { userId, wordIds }: ShareInput): Promise<ListedWord[]> {
  const { id, hebrew, pronunciation, transcription, russian } = ownWords;
  const found = await tx
    .select({ id, hebrew, pronunciation, transcription, russian })
    .from(ownWords)
    .where(and(eq(ownWords.userId, userId), isNull(ownWords.removedAt), inArray(id, [...wordIds])));
  const byId = new Map(found.map(({ id: wordId, ...word }) => [wordId, word]));
  return [...new Set(wordIds)].map((wordId) => {
    const word = byId.get(wordId);
    if (!word) throw new DomainError('not-found', { code: 'own_word_not_found' });
    return word;
  });
}

/** Closes the link of a list; copies that were taken stay. A repeat changes nothing. Throws 'not-found' list_not_found for another's list. */
export async function closeList(db: Db, { userId, token }: { userId: number; token: string }): Promise<void> {
  const [list] = await db.select({ userId: ownLists.userId }).from(ownLists).where(eq(ownLists.token, token));
  if (list && list.userId !== userId) throw new DomainError('not-found', { code: 'list_not_found' });
  await db.delete(ownLists).where(and(eq(ownLists.token, token), eq(ownLists.userId, userId)));
}
