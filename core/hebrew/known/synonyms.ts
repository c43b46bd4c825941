import { digestOf } from '../../text/digest.ts';
import { comparableHebrew, readableHebrew } from '../comparable.ts';
import { synonymsTable } from './synonyms-table.ts';

/** True where the letters are another word, or the same form of another verb, that means the same. */
export type SynonymTest = (letters: string, asked: AskedWord) => boolean;

/** What is asked: its niqqud, where it is known, tells words of the same letters apart. */
type AskedWord = { hebrew: string; pronunciation?: string | null | undefined };

/** The digest of one pair, 1 to 7 characters: what is asked, with niqqud or without, and what answers it, plain letters. */
export function synonymDigest(asked: string, letters: string): string {
  const written = readableHebrew(asked).normalize('NFC');
  return digestOf(`${written}|${comparableHebrew(letters)}`).toString(36);
}

/** Reads a table of synonyms: the digests of their pairs, one a line. Read at the first question. */
export function createSynonyms(table: string): SynonymTest {
  let digests: Set<string> | undefined;
  return (letters, { hebrew, pronunciation }) => {
    digests ??= new Set(table.trim().split('\n'));
    return digests.has(synonymDigest(pronunciation || hebrew, letters));
  };
}

/**
 * Words of the course that mean the same, premium lessons among them. Everybody can download the table, so it has
 * digests: who holds the asked word and an answer can look the pair up, and nothing can be read from it.
 */
export const isSynonym: SynonymTest = /* @__PURE__ */ createSynonyms(synonymsTable);
