import { barePreposition, type EndingKey, endingKeys } from './ending-keys.ts';
import { prepositionTables } from './prepositions-table.ts';

/** A preposition with its forms: key to pointed form in full spelling, NFC. */
export type Preposition = ReadonlyMap<EndingKey | typeof barePreposition, string>;

const prepositions: readonly Preposition[] = prepositionTables.map(({ bare, persons }) => {
  const endings = persons
    .split(' ')
    .map((form, at) => [`preposition.${endingKeys[at] ?? '1sg'}`, form] as const);
  const all = [...(bare === '' ? [] : [[barePreposition, bare] as const]), ...endings];
  return new Map(all.map(([key, form]) => [key, form.normalize('NFC')]));
});

const byForm: ReadonlyMap<string, Preposition> = new Map(
  prepositions.flatMap((preposition) =>
    [...preposition.values()].map((form) => [form, preposition] as const),
  ),
);

/** The preposition of which the pointed word is a form, bare or with an ending. */
export function prepositionOf(pronunciation: string): Preposition | undefined {
  return byForm.get(pronunciation.normalize('NFC'));
}

/** All prepositions, for indexes. */
export const allPrepositions = (): readonly Preposition[] => prepositions;
