import { and, eq, isNull, ne } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import type { Db } from '../connection/client.ts';
import { ownWords } from '../schema/index.ts';

type Named = { userId: number; wordId: number; hebrew: string; russian: string };

/** Throws 'conflict' own_word_kept where the learner has another word like this one. Their row must be locked. */
export async function requireUnique(tx: Db, { userId, wordId, hebrew, russian }: Named): Promise<void> {
  const isTheSame = and(
    eq(ownWords.userId, userId),
    eq(ownWords.hebrew, hebrew),
    eq(ownWords.russian, russian),
    isNull(ownWords.removedAt),
    ne(ownWords.id, wordId),
  );
  const [other] = await tx.select({ id: ownWords.id }).from(ownWords).where(isTheSame).limit(1);
  if (other) throw new DomainError('conflict', { code: 'own_word_kept' });
}
