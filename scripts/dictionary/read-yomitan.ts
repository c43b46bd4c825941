import * as z from 'zod';
import { toEntry } from '../../core/dictionary/entry.ts';
import { hasNiqqud } from '../../core/hebrew/niqqud.ts';
import { kindOf, type ReadDictionary } from './read-json-lines.ts';

/**
 * Yomitan's index.json. Source: the schemas of its repository, ext/data/schemas/dictionary-index-schema.json; a licence has
 * no field of its own there, and stands in `attribution`.
 */
const Index = z.object({
  title: z.string(),
  format: z.number().optional(),
  version: z.number().optional(),
  author: z.string().optional(),
  url: z.string().optional(),
  attribution: z.string().optional(),
});

/** A term of format 3 (dictionary-term-bank-v3-schema.json): expression, reading, tags, rules, score, glossary, … */
const Term = z.tuple(
  [z.string(), z.string(), z.string().nullable(), z.string(), z.number(), z.array(z.unknown())],
  z.unknown(),
);

/** A file of the archive. */
type ArchiveFile = { name: string; text: string };

export const isYomitanFile = (name: string): boolean =>
  name === 'index.json' || /^term_bank_\d+\.json$/.test(name);

/**
 * Reads a dictionary in Yomitan's format 3. The reading of a term is taken where it has niqqud. Throws a ZodError or a
 * SyntaxError where the index or a bank is none; a term that cannot be used is passed over, `line` is its place.
 */
export function readYomitan(files: readonly ArchiveFile[]): ReadDictionary {
  const index = Index.parse(JSON.parse(files.find(({ name }) => name === 'index.json')?.text ?? 'null'));
  const banks = files
    .filter(({ name }) => name.startsWith('term_bank_'))
    .toSorted((a, b) => numberOf(a.name) - numberOf(b.name));
  const source = index.url ?? index.author;
  const read: ReadDictionary = {
    info: {
      name: index.title,
      ...(source === undefined ? {} : { source }),
      ...(index.attribution === undefined ? {} : { licence: index.attribution }),
    },
    entries: [],
    passedOver: [],
  };
  let line = 0;
  for (const { text } of banks) {
    for (const value of z.array(z.unknown()).parse(JSON.parse(text))) {
      line += 1;
      const term = Term.safeParse(value);
      const entry = term.success ? entryOf(term.data) : 'shape';
      if (typeof entry === 'string') read.passedOver.push({ line, fault: entry });
      else read.entries.push(entry);
    }
  }
  return read;
}

const numberOf = (name: string): number => Number(/\d+/.exec(name)?.[0]);

function entryOf([expression, reading, tags, rules, score, glossary]: z.output<typeof Term>) {
  const names = [...rules.split(' '), ...(tags ?? '').split(' ')];
  const gender = names.find((name) => name === 'm' || name === 'f');
  return toEntry({
    spellings: hasNiqqud(reading) ? [expression, reading] : [expression],
    plurals: [],
    translations: glossary.map(plainText),
    kind: names.map(kindOf).find((kind) => kind !== 'other') ?? 'other',
    gender: gender === 'm' || gender === 'f' ? gender : null,
    frequency: Math.max(0, score),
  });
}

const Nested = z.object({ text: z.string().optional(), content: z.unknown().optional() });

/** The text of a definition: a string, or structured content; '' for a picture or a pointer to another term. */
function plainText(definition: unknown): string {
  if (typeof definition === 'string') return definition;
  const nested = Array.isArray(definition) ? undefined : Nested.safeParse(definition);
  return nested?.success ? (nested.data.text ?? contentText(nested.data.content)) : '';
}

function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(contentText).join(' ');
  const nested = Nested.safeParse(content);
  return nested.success ? contentText(nested.data.content ?? '') : '';
}
