import { eq } from 'drizzle-orm';
import type { DictionaryEntry } from '../../core/dictionary/entry.ts';
import type { DictionaryInfo } from '../../core/dictionary/info.ts';

import { consonantsOf } from '../../core/hebrew/analysis/lexicon.ts';
import type { Db } from '../connection/client.ts';
import { dictionaries, dictionaryEntries } from '../schema/index.ts';

/** Rows of one statement. */
const rowsAtOnce = 1000;

type EntryRow = typeof dictionaryEntries.$inferInsert;

/** Stores a dictionary in the place of the one that has its name, all or nothing. */
export async function storeDictionary(
  db: Db,
  { info, entries }: { info: DictionaryInfo; entries: readonly DictionaryEntry[] },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(dictionaries).where(eq(dictionaries.name, info.name));
    const [row] = await tx
      .insert(dictionaries)
      .values({ ...info, importedAt: now })
      .returning({ id: dictionaries.id });
    if (!row) return;
    const rows = rowsOf(entries, row.id);
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await tx.insert(dictionaryEntries).values(rows.slice(from, from + rowsAtOnce));
    }
  });
}

/** Deletes a dictionary with its entries; false where there is none of the name. */
export async function deleteDictionary(db: Db, name: string): Promise<boolean> {
  const deleted = await db
    .delete(dictionaries)
    .where(eq(dictionaries.name, name))
    .returning({ id: dictionaries.id });
  return deleted.length > 0;
}

function rowsOf(entries: readonly DictionaryEntry[], dictionaryId: number): EntryRow[] {
  const common = entries.toSorted((a, b) => b.frequency - a.frequency);
  return common.flatMap(({ hebrew, translation, kind, gender, forms }, place) => {
    const byConsonants = new Map<string, EntryRow['forms']>();
    for (const form of forms) {
      const consonants = consonantsOf(form.letters);
      byConsonants.set(consonants, [...(byConsonants.get(consonants) ?? []), form]);
    }
    const rarity = place / common.length;
    return [...byConsonants].map(([consonants, alike]) => ({
      ...{ dictionaryId, entry: place, consonants, hebrew, translation, kind, gender, rarity },
      forms: alike,
    }));
  });
}
