/** Whose dictionary it is: shown with each of its entries. */
export type DictionaryInfo = { name: string; source: string; licence: string };
