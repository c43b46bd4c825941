import { index, integer, jsonb, pgTable, real, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { DictionaryForm } from '../../core/dictionary/entry.ts';
import { wordKinds } from '../../core/hebrew/analysis/lexicon.ts';

/** Dictionaries that the owner has brought in (`npm run dictionary:import`); none is shipped. */
export const dictionaries = pgTable('dictionaries', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  /** Where it is from, and under which licence: shown with each entry. */
  source: text().notNull(),
  licence: text().notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
});

/** An entry once for each set of consonants (core/hebrew/analysis/lexicon.ts) that its forms are looked up by. */
export const dictionaryEntries = pgTable(
  'dictionary_entries',
  {
    id: serial().primaryKey(),
    dictionaryId: integer('dictionary_id')
      .notNull()
      .references(() => dictionaries.id, { onDelete: 'cascade' }),
    /** The same for all rows of an entry. */
    entry: integer().notNull(),
    consonants: text().notNull(),
    hebrew: text().notNull(),
    translation: text().notNull(),
    kind: text({ enum: wordKinds }).notNull(),
    gender: text({ enum: ['m', 'f'] }),
    /** From 0, the commonest of its dictionary, to 1. */
    rarity: real().notNull(),
    forms: jsonb().$type<DictionaryForm[]>().notNull(),
  },
  (t) => [index('dictionary_entries_consonants').on(t.consonants)],
);
