import { readFileSync } from 'node:fs';
import * as z from 'zod';

const Row = z.tuple([z.string(), z.string()]);
const kindsOf = <R extends string>(right: readonly R[]) =>
  z.array(z.object({ kind: z.string(), right: z.enum(right), rows: z.array(Row) }));
const File = z.object({
  words: z.array(
    z.object({
      hebrew: z.string(),
      pronunciation: z.string(),
      transcription: z.string(),
      russian: z.string(),
      plural: z.string().optional(),
      feminine: z.string().optional(),
      variants: z.array(z.string()).optional(),
    }),
  ),
  speech: kindsOf(['accept', 'refuse']),
  typing: kindsOf(['right', 'near', 'wrong']),
});
type Words = z.infer<typeof File>['words'];

function rowsOf<R extends string>(
  words: Words,
  kinds: readonly { right: R; rows: [string, string][] }[],
): { word: Words[number]; given: string; right: R }[] {
  return kinds.flatMap(({ right, rows }) =>
    rows.map(([hebrew, given]) => {
      const word = words.find((one) => one.hebrew === hebrew);
      if (!word) throw new Error(`no word ${hebrew} among those of the rows`);
      return { word, given, right };
    }),
  );
}

function readRows(name: string) {
  const file = File.parse(
    JSON.parse(readFileSync(new URL(`../data/judges/${name}.json`, import.meta.url), 'utf8')),
  );
  return {
    speech: rowsOf(file.words, file.speech).map((row) => ({ ...row, transcripts: row.given.split(' / ') })),
    typing: rowsOf(file.words, file.typing),
  };
}

/** What was heard or typed for a word, with what is right to say of it (test/data/judges/README.md). */
export const heldOut = readRows('held-out');
export const heldOutSecond = readRows('second');
export const heldOutThird = readRows('third');
