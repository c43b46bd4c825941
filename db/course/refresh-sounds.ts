import { eq } from 'drizzle-orm';
import { formsOf, mapForms } from '../../core/lesson/sentences/sentence-forms.ts';
import type { Db } from '../connection/client.ts';
import { storedPairs } from '../rules/stored-pairs.ts';
import type { StoredSentence } from '../schema/course.ts';
import { dialogues, lessons, rules, words } from '../schema/index.ts';
import type { SoundOf } from './sentences.ts';

/**
 * Names the sounds that are rendered now. Rendering again gives a sound a new file and deletes the old one; a word, a
 * sentence, a rule or a dialogue that an admin has changed is not seeded again, but must not stay with a sound that is gone.
 */
export async function refreshSounds(tx: Db, audioOf: SoundOf): Promise<void> {
  const refreshed = (stored: readonly StoredSentence[]) =>
    stored.map((sentence) =>
      mapForms(sentence, (it) => ({
        ...it,
        audioHash: it.audioHash === null ? null : (audioOf(it) ?? null),
      })),
    );
  for (const row of await tx.select().from(words)) {
    const audioHash = row.audioHash === null ? null : (audioOf(row) ?? null);
    const examples = refreshed(row.examples);
    if (audioHash === row.audioHash && isSame(examples, row.examples)) continue;
    await tx.update(words).set({ audioHash, examples }).where(eq(words.id, row.id));
  }
  for (const { id, proofs } of await tx.select({ id: lessons.id, proofs: lessons.proofs }).from(lessons)) {
    const now = refreshed(proofs);
    if (!isSame(now, proofs)) await tx.update(lessons).set({ proofs: now }).where(eq(lessons.id, id));
  }
  for (const { id, pairs } of await tx.select({ id: rules.id, pairs: rules.pairs }).from(rules)) {
    const now = storedPairs(pairs, audioOf);
    const isChanged = now.some(({ right }, at) => right.audioHash !== pairs[at]?.right.audioHash);
    if (isChanged) await tx.update(rules).set({ pairs: now }).where(eq(rules.id, id));
  }
  for (const { id, turns } of await tx.select({ id: dialogues.id, turns: dialogues.turns }).from(dialogues)) {
    const now = turns.map((turn) => ({ ...turn, audioHash: audioOf(turn) ?? null }));
    const isChanged = now.some(({ audioHash }, at) => audioHash !== turns[at]?.audioHash);
    if (isChanged) await tx.update(dialogues).set({ turns: now }).where(eq(dialogues.id, id));
  }
}

const isSame = (one: readonly StoredSentence[], other: readonly StoredSentence[]): boolean =>
  one.every((sentence, at) => {
    const [own, its] = [formsOf(sentence), other.slice(at, at + 1).flatMap(formsOf)];
    return own.every(({ audioHash }, form) => audioHash === its[form]?.audioHash);
  });
