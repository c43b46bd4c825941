import { type OwnWordText, ownRussian, ownSpelling, readOwnWord } from '../../core/own-words/own-word.ts';
import type { OwnProblem } from '../../core/own-words/problems.ts';
import { readOwnLines } from '../../core/own-words/read-lines.ts';
import type { Db } from '../connection/client.ts';
import type { Visitor } from '../entitlements.ts';
import { type Proposal, readProposals } from './proposals.ts';
import { findOwnWords } from './read-words.ts';

/** A pasted line as it was understood. */
export type PastedLine = Omit<OwnWordText, 'sentence'> & {
  /** Counted from 1. */
  line: number;
  /** Niqqud that the course has for these letters. */
  proposals: Omit<Proposal, 'hebrew'>[];
  isKept: boolean;
  /** Null where the word can be kept as it is. */
  problem: OwnProblem | null;
};

/** Reads a list of `слово — перевод` and keeps nothing; `left` counts the lines beyond the most that are read at once. */
export async function readPasted(
  db: Db,
  { text, ...visitor }: Visitor & { text: string },
  now: Date,
): Promise<{ lines: PastedLine[]; left: number }> {
  const { lines, left } = readOwnLines(text);
  const spellings = [...new Set(lines.map(({ hebrew }) => ownSpelling(hebrew)))];
  const known = await readProposals(db, { ...visitor, spellings }, now);
  const kept = await findOwnWords(db, { userId: visitor.userId, spellings });
  const read = lines.map(({ line, ...written }): PastedLine => {
    const hebrew = ownSpelling(written.hebrew);
    const russian = ownRussian(written.russian);
    const proposals = (known.get(hebrew) ?? []).map(({ hebrew: _, ...proposal }) => proposal);
    const word = readOwnWord(written, proposals);
    const { pronunciation, transcription } = word.ok ? word.word : { pronunciation: '', transcription: '' };
    return {
      ...{ line, hebrew, russian, pronunciation, transcription, proposals },
      isKept: kept.some((own) => own.hebrew === hebrew && own.russian === russian),
      problem: word.ok ? null : word.problem,
    };
  });
  return { lines: read, left };
}
