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

const file = File.parse(
  JSON.parse(readFileSync(new URL('../data/judges/held-out.json', import.meta.url), 'utf8')),
);

function rowsOf<R extends string>(kinds: readonly { right: R; rows: [string, string][] }[]) {
  return kinds.flatMap(({ right, rows }) =>
    rows.map(([hebrew, given]) => {
      const word = file.words.find((one) => one.hebrew === hebrew);
      if (!word) throw new Error(`no word ${hebrew} among those of the rows`);
      return { word, given, right };
    }),
  );
}

/** What was heard or typed for a word, with what is right to say of it (test/data/judges/README.md). */
export const heldOut = { speech: rowsOf(file.speech), typing: rowsOf(file.typing) };
