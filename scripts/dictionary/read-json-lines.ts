import * as z from 'zod';
import { type DictionaryEntry, type EntryFault, toEntry } from '../../core/dictionary/entry.ts';
import type { DictionaryInfo } from '../../core/dictionary/info.ts';

import type { WordKind } from '../../core/hebrew/analysis/lexicon.ts';

const texts = z.array(z.string()).optional();

/**
 * A line of a dictionary: docs/dictionary.md. Fields that are not named here are passed over, so that the word lists of
 * others can be read as they are.
 */
const Line = z.object({
  /** The word, plain letters in full spelling. */
  plain: z.string(),
  /** All plain spellings. */
  spellings: texts,
  /** The word with niqqud; several where it is pointed in several ways. */
  pointed: texts,
  /** Plural, with or without niqqud. */
  plural: z.union([z.string(), z.array(z.string())]).nullish(),
  pos: z.string().optional(),
  /** 'm' or 'f'; a word with both has none. */
  gender: z.union([z.string(), z.array(z.string())]).nullish(),
  /** Translations, the best language first: a learner sees those of the first that is there. */
  ru: texts,
  ruWeak: texts,
  en: texts,
  freq: z.number().optional(),
});

/** The first line may say whose dictionary it is. */
const Head = z.object({
  dictionary: z.string(),
  source: z.string().optional(),
  licence: z.string().optional(),
});

/** Kinds by the usual names of parts of speech; what is not here is 'other'. */
const kinds: Readonly<Record<string, WordKind>> = {
  n: 'noun',
  noun: 'noun',
  v: 'verb',
  verb: 'verb',
  adj: 'adjective',
  adjective: 'adjective',
  prep: 'preposition',
  preposition: 'preposition',
};

function genderOf(written: string | readonly string[]): 'm' | 'f' | null {
  const [gender, ...more] = typeof written === 'string' ? [written] : written;
  return more.length === 0 && (gender === 'm' || gender === 'f') ? gender : null;
}

export const kindOf = (name: string | undefined): WordKind => kinds[name?.toLowerCase() ?? ''] ?? 'other';

/** A line that was passed over; `line` is counted from 1. */
type PassedOver = { line: number; fault: EntryFault };

export type ReadDictionary = {
  /** What the file says of itself. */
  info: Partial<DictionaryInfo>;
  entries: DictionaryEntry[];
  passedOver: PassedOver[];
};

/** Reads a dictionary of JSON lines. A line that cannot be used is passed over. */
export function readJsonLines(text: string): ReadDictionary {
  const read: ReadDictionary = { info: {}, entries: [], passedOver: [] };
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  for (const [place, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const value = parse(line);
    const head = place === 0 ? Head.safeParse(value) : undefined;
    if (head?.success) {
      const { dictionary: name, ...more } = head.data;
      read.info = { name, ...more };
      continue;
    }
    const entry = entryOf(value);
    if (typeof entry === 'string') read.passedOver.push({ line: place + 1, fault: entry });
    else read.entries.push(entry);
  }
  return read;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function entryOf(value: unknown): DictionaryEntry | EntryFault {
  const line = Line.safeParse(value);
  if (!line.success) return 'shape';
  const { plain, spellings = [], pointed = [], plural, pos, gender, ru, ruWeak, en, freq } = line.data;
  const inRussian = [ru, ruWeak].find(isFilled);
  return toEntry({
    spellings: [plain, ...pointed, ...spellings],
    plurals: typeof plural === 'string' ? [plural] : (plural ?? []),
    translations: inRussian ?? en ?? [],
    kind: kindOf(pos),
    gender: genderOf(gender ?? []),
    // A frequency is that of the spelling: what nobody has translated is seldom what is meant by it.
    frequency: inRussian ? (freq ?? 0) : 0,
  });
}

const isFilled = (list: readonly string[] | undefined): boolean => list !== undefined && list.length > 0;
