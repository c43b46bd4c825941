import type { DraftWord, LessonDraft } from './edit.ts';

/** A word as an editor holds it: with an id it is already in the lesson. */
type Word = DraftWord & { id?: number | undefined };
type Fields = Omit<LessonDraft, 'words'>;
type Lesson<W> = Fields & { words: readonly W[] };

/** The values of one field from two editors who started from the same state. */
export type Clash =
  | { kind: 'field'; field: keyof Fields; mine: string; theirs: string }
  /** A word that both changed, or that one changed and the other removed; `undefined`: removed. */
  | { kind: 'word'; base: DraftWord; mine: DraftWord | undefined; theirs: DraftWord | undefined };

export type Merged<W> = {
  /** What remains to be saved over the fresh lesson. */
  change: Partial<Lesson<W>>;
  /** Where both editors changed the same thing: mine is in `change`. */
  clashes: Clash[];
};

/**
 * Merges my changes to a lesson with what another editor has saved meanwhile. Fields and words that only one of us
 * changed are kept; where both did, mine goes into the change and the clash is reported, so that nothing is overwritten
 * unseen. Words added by either stay, mine after theirs; a word that they removed while I changed it comes back as a
 * new one. Pure.
 */
export function mergeEdits<W extends Word>(edits: {
  base: Lesson<W>;
  mine: Partial<Lesson<W>>;
  fresh: Lesson<W>;
}): Merged<W> {
  const { base, mine, fresh } = edits;
  const { words, ...fields } = mine;
  const change: Partial<Lesson<W>> = {};
  const clashes: Clash[] = [];
  for (const field of Object.keys(fields) as (keyof Fields)[]) {
    const [wanted, there] = [fields[field], fresh[field]];
    if (wanted === undefined || wanted === there) continue;
    Object.assign(change, { [field]: wanted });
    if (there !== base[field]) {
      clashes.push({ kind: 'field', field, mine: String(wanted ?? ''), theirs: String(there ?? '') });
    }
  }
  if (words) {
    const merged = mergeWords(base.words, words, fresh.words);
    if (!isSame(merged.words, fresh.words)) change.words = merged.words;
    clashes.push(...merged.clashes);
  }
  return { change, clashes };
}

function mergeWords<W extends Word>(base: readonly W[], mine: readonly W[], fresh: readonly W[]) {
  const [baseById, mineById, freshById] = [byId(base), byId(mine), byId(fresh)];
  const clashes: Clash[] = [];
  const clash = (id: number, own: W | undefined, there: W | undefined) => {
    const known = baseById.get(id);
    if (known) clashes.push({ kind: 'word', base: known, mine: own, theirs: there });
  };
  const kept = fresh.flatMap((there): W[] => {
    const known = there.id === undefined ? undefined : baseById.get(there.id);
    if (!known || there.id === undefined) return [there];
    const own = mineById.get(there.id);
    if (own && isSame(own, known)) return [there];
    if (!isSame(there, known) && !isSame(own, there)) clash(there.id, own, there);
    return own ? [own] : [];
  });
  const added = mine.flatMap((own): W[] => {
    if (own.id === undefined) return [own];
    const known = baseById.get(own.id);
    if (freshById.has(own.id) || !known || isSame(own, known)) return [];
    clash(own.id, own, undefined);
    const { id: _, ...anew } = own;
    return [anew as W]; // W has an optional id, and loses nothing else
  });
  return { words: [...kept, ...added], clashes };
}

const byId = <W extends Word>(words: readonly W[]): ReadonlyMap<number, W> =>
  new Map(words.flatMap((word) => (word.id === undefined ? [] : [[word.id, word] as const])));

/** True if equal as data, whatever the order of their fields. */
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
