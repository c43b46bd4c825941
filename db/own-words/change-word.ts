import { and, eq, isNull, sql } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import { ownSpelling, ownVariants, readOwnWord, type WrittenWord } from '../../core/own-words/own-word.ts';
import { ownProblemCode } from '../../core/own-words/problems.ts';
import type { Db } from '../connection/client.ts';
import type { Visitor } from '../entitlements.ts';
import { lockMemory } from '../memory/cards.ts';
import { ownWordSounds, ownWords } from '../schema/index.ts';
import { readProposals } from './proposals.ts';
import { type OwnWord, readOwnWordsById } from './read-words.ts';
import { requireUnique } from './unique-word.ts';

/**
 * Changes an own word; what was learned of it stays. Its recording goes with its letters, and a sentence that is not sent
 * stays. Throws 'unauthorised', 'not-found' own_word_not_found, 'conflict' own_word_kept, 'invalid' own_<problem>.
 */
export async function changeOwnWord(
  db: Db,
  input: Visitor & { wordId: number; word: WrittenWord },
  now: Date,
): Promise<OwnWord> {
  const { userId, wordId, word: written, ...visitor } = input;
  const spelling = ownSpelling(written.hebrew);
  const known = await readProposals(db, { userId, ...visitor, spellings: [spelling] }, now);
  const read = readOwnWord(written, known.get(spelling));
  if (!read.ok) throw new DomainError('invalid', { code: ownProblemCode(read.problem) });
  const { sentence, ...word } = read.word;
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    const isIt = and(eq(ownWords.id, wordId), eq(ownWords.userId, userId), isNull(ownWords.removedAt));
    const [before] = await tx.select({ hebrew: ownWords.hebrew }).from(ownWords).where(isIt);
    if (!before) throw new DomainError('not-found', { code: 'own_word_not_found' });
    await requireUnique(tx, { userId, wordId, ...word });
    if (before.hebrew !== word.hebrew) {
      await tx.delete(ownWordSounds).where(eq(ownWordSounds.wordId, wordId));
    }
    await tx
      .update(ownWords)
      .set({
        ...word,
        ...(written.sentence === undefined ? {} : { sentence }),
        variants: ownVariants(word.hebrew),
        isHeard: canBeHeard(word.pronunciation),
        changedAt: now,
      })
      .where(isIt);
    const [changed] = await readOwnWordsById(tx, { userId, ids: [wordId] });
    if (!changed) throw new DomainError('not-found', { code: 'own_word_not_found' });
    return changed;
  });
}

/** In SQL, of a row of `own_words` whose niqqud is, or will be, this: a voice says what is pointed, a recording anything. */
export const canBeHeard = (pronunciation: string) =>
  sql<boolean>`${pronunciation}::text <> '' or exists (select 1 from own_word_sounds s where s.word_id = own_words.id)`;
