import type { LessonForm, WordForm } from '../lesson-form.ts';

export type Side = 'mine' | 'theirs';

/** What differs between two edits of one lesson: a field, or a word that both know by its id. */
export type Difference = {
  /** 'name', or 'word-12'. */
  key: string;
  /** Who changed it; 'unknown' where it is not known what the edits began from. */
  by: Side | 'both' | 'unknown';
  what:
    | { kind: 'field'; field: MergedField; mine: LessonForm[MergedField]; theirs: LessonForm[MergedField] }
    /** null where that side has deleted it, or has not got it. */
    | { kind: 'word'; mine: WordForm | null; theirs: WordForm | null };
};

export const mergedFields = [
  'name',
  'subsectionId',
  'level',
  'topic',
  'description',
  'isFree',
  'isPublished',
  'authorName',
  'authorLink',
] as const;
export type MergedField = (typeof mergedFields)[number];

type Edits = {
  /** What my edit began from; null where that is not known. */
  base: LessonForm | null;
  mine: LessonForm;
  theirs: LessonForm;
};

export function differencesOf(edits: Edits): Difference[] {
  const { base, mine, theirs } = edits;
  const fields = mergedFields.flatMap((field): Difference[] => {
    if (mine[field] === theirs[field]) return [];
    const by = base ? changedBy(base[field], mine[field], theirs[field]) : 'unknown';
    return [{ key: field, by, what: { kind: 'field', field, mine: mine[field], theirs: theirs[field] } }];
  });
  return [...fields, ...wordDifferences(edits)];
}

function wordDifferences({ base, mine, theirs }: Edits): Difference[] {
  const idsOf = (form: LessonForm) => form.words.flatMap(({ id }) => (id === null ? [] : [id]));
  return [...new Set([...idsOf(mine), ...idsOf(theirs)])].flatMap((id): Difference[] => {
    const [own, other] = [wordIn(mine, id), wordIn(theirs, id)];
    if (printed(own) === printed(other)) return [];
    const was = base && wordIn(base, id);
    const by = base ? changedBy(printed(was), printed(own), printed(other)) : 'unknown';
    return [{ key: `word-${id}`, by, what: { kind: 'word', mine: own, theirs: other } }];
  });
}

function changedBy<T>(was: T, mine: T, theirs: T): Side | 'both' {
  if (mine === was) return 'theirs';
  return theirs === was ? 'mine' : 'both';
}

const wordIn = ({ words }: LessonForm, id: number): WordForm | null =>
  words.find((word) => word.id === id) ?? null;

/** What a word says; a kept reading is the author's answer to a question, and its key is of this screen. */
function printed(word: WordForm | null): string {
  if (!word) return '';
  const { key: _, keptReading: _kept, ...content } = word;
  return JSON.stringify(content);
}

/** What only one side has changed is taken from it; what both have is mine until the author says otherwise. */
export const proposedSide = ({ by }: Difference): Side => (by === 'theirs' ? 'theirs' : 'mine');

/** My edit with the chosen things of theirs. Words that I have added stay; theirs that are new come last. */
export function mergeForms(
  { mine, theirs }: Pick<Edits, 'mine' | 'theirs'>,
  differences: readonly Difference[],
  sideOf: (difference: Difference) => Side,
): LessonForm {
  const merged = { ...mine, words: [...mine.words] };
  for (const difference of differences) {
    const { what } = difference;
    const side = sideOf(difference);
    if (what.kind === 'word') merged.words = withWord(merged.words, what, side);
    else if (side === 'theirs') Object.assign(merged, { [what.field]: what.theirs });
  }
  // The category that narrows the choice follows the subcategory.
  if (merged.subsectionId !== mine.subsectionId) merged.sectionId = theirs.sectionId;
  return merged;
}

type Words = { mine: WordForm | null; theirs: WordForm | null };

function withWord(words: readonly WordForm[], { mine, theirs }: Words, side: Side): WordForm[] {
  if (side === 'theirs') {
    if (!theirs) return words.filter((word) => word !== mine);
    return mine ? words.map((word) => (word === mine ? theirs : word)) : [...words, theirs];
  }
  // Theirs has deleted it: it is written once more.
  return mine && !theirs ? words.map((word) => (word === mine ? { ...mine, id: null } : word)) : [...words];
}
