import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import type { ListedWord } from '../../core/own-words/shareable.ts';
import type { Db } from '../connection/client.ts';
import type { Visitor } from '../entitlements.ts';
import { ownLists, ownWords } from '../schema/index.ts';
import { type AddedWords, addOwnWords } from './add-words.ts';

export type OpenedList = {
  token: string;
  title: string;
  isOwn: boolean;
  words: (ListedWord & { isKept: boolean })[];
};

type Named = { userId: number; token: string };

/** A list that is open: hidden ones are there for their owner alone. Throws 'not-found' list_not_found. */
export async function requireList(db: Db, { userId, token }: Named) {
  const [list] = await db.select().from(ownLists).where(eq(ownLists.token, token));
  if (!list || (list.hiddenAt && list.userId !== userId)) {
    throw new DomainError('not-found', { code: 'list_not_found' });
  }
  return list;
}

/** A list as somebody sees it who has its link. Throws 'not-found' list_not_found. */
export async function openList(db: Db, input: Named): Promise<OpenedList> {
  const { token, title, userId: ownerId, words } = await requireList(db, input);
  const kept = await db
    .select({ hebrew: ownWords.hebrew, russian: ownWords.russian })
    .from(ownWords)
    .where(
      and(
        eq(ownWords.userId, input.userId),
        isNull(ownWords.removedAt),
        inArray(
          ownWords.hebrew,
          words.map(({ hebrew }) => hebrew),
        ),
      ),
    );
  const isKept = (word: ListedWord) =>
    kept.some(({ hebrew, russian }) => hebrew === word.hebrew && russian === word.russian);
  return {
    ...{ token, title, isOwn: ownerId === input.userId },
    words: words.map((word) => ({ ...word, isKept: isKept(word) })),
  };
}

/**
 * Takes the words of a list, all or those at some places, into a learner's own, within their limits; what they have stays.
 * Throws 'not-found' list_not_found, and what `addOwnWords` does.
 */
export async function copyList(
  db: Db,
  input: Visitor & { token: string; eventId: string; places?: readonly number[] | undefined },
  now: Date,
): Promise<AddedWords> {
  const { token, eventId, places, ...visitor } = input;
  const list = await requireList(db, { userId: visitor.userId, token });
  const words = list.words
    .filter((_, place) => places?.includes(place) ?? true)
    .map(({ hebrew, pronunciation, russian }) => ({ hebrew: pronunciation || hebrew, russian }));
  const taken = await addOwnWords(db, { ...visitor, eventId: `list-${eventId}`, words }, now);
  if (taken.isFresh && list.userId !== visitor.userId) {
    await db
      .update(ownLists)
      .set({ copies: sql`${ownLists.copies} + 1` })
      .where(eq(ownLists.token, token));
  }
  return taken;
}
