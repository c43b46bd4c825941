import type { LessonContent, SectionContent, WordContent } from '../../core/lesson/content.ts';
import type { SeedClash } from '../../core/lesson/seed-clash.ts';
import type { StoredCourse, StoredLesson, StoredWord } from '../course/stored.ts';

/** A word of the content, and the lesson and the place in it that it has from now on. */
export type SeededWord = { lesson: string; position: number; word: WordContent };
/** A stored word that changes its lesson, `to` by its key. */
export type WordMove = { row: StoredWord; to: string; position: number };

export type WordsPlan = {
  /** Every word that the content decides on, moved ones too. */
  written: SeededWord[];
  moves: WordMove[];
  /** Words that left the content. */
  retired: StoredWord[];
  /** Keys of the lessons that keep a word which could not go where the content puts it. */
  keptLessons: ReadonlySet<string>;
  clashes: SeedClash[];
};

const placeName = (lesson: string, word: string) => `${lesson}/${word}`;

/**
 * Decides which stored row each word of the content is. A word is known by its key in its lesson; where that lesson has
 * none of this key, it is the word of this key that has left its own lesson, and moves. Of several such words the one
 * that is most alike moves; one that has nothing but the key in common is another word. So the way back needs no list
 * either. Lessons that an admin has changed keep their words, and take none.
 */
export function planWords(stored: StoredCourse, course: readonly SectionContent[]): WordsPlan {
  const lessons = course.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
  const rows = new Map(stored.lessons.map((row) => [row.key, row]));
  const lessonOf = new Map(stored.lessons.map((row) => [row.id, row]));
  const parentOf = (row: StoredWord): StoredLesson | undefined => lessonOf.get(row.lessonId);
  const nameOf = (row: StoredWord) => placeName(parentOf(row)?.key ?? '', row.key);
  const standing = new Map(stored.words.map((row) => [nameOf(row), row]));
  const wanted = new Set(lessons.flatMap(({ key, words }) => words.map((word) => placeName(key, word.key))));
  const leaving = groupByKey(stored.words.filter((row) => !wanted.has(nameOf(row)) && !isOwn(parentOf(row))));

  const plan = { written: [] as SeededWord[], moves: [] as WordMove[], clashes: [] as SeedClash[] };
  const taken = new Set<StoredWord>();
  const keptLessons = new Set<string>();

  const place = (lesson: LessonContent, word: WordContent, position: number): void => {
    const isTheirs = isKept(rows.get(lesson.key));
    if (standing.has(placeName(lesson.key, word.key))) {
      if (!isTheirs) plan.written.push({ lesson: lesson.key, position, word });
      return;
    }
    const row = mostAlike(word, leaving.get(word.key) ?? [], taken);
    const parent = row && parentOf(row);
    if (!row || !parent) {
      if (isTheirs) plan.clashes.push({ kind: 'word-not-added', word: word.hebrew, to: lesson.name });
      else plan.written.push({ lesson: lesson.key, position, word });
      return;
    }
    taken.add(row);
    const isLiving = row.deletedAt === null && parent.deletedAt === null;
    if (row.deletedAt !== null && row.editedAt !== null) {
      plan.clashes.push({ kind: 'word-deleted', word: word.hebrew, to: lesson.name });
    } else if (isTheirs || (isKept(parent) && parent.deletedAt === null)) {
      if (isLiving) {
        keptLessons.add(parent.key);
        const stays = { word: row.hebrew, from: parent.name, to: lesson.name };
        plan.clashes.push({ kind: 'word-stays', ...stays });
      } else {
        plan.clashes.push({ kind: 'word-not-added', word: word.hebrew, to: lesson.name });
      }
    } else {
      plan.moves.push({ row, to: lesson.key, position });
      plan.written.push({ lesson: lesson.key, position, word });
    }
  };
  for (const lesson of lessons) {
    for (const [position, word] of lesson.words.entries()) place(lesson, word, position);
  }

  const seeded = new Set(lessons.map(({ key }) => key));
  const retired = stored.words.filter((row) => {
    const parent = parentOf(row);
    const isSeeded = parent !== undefined && seeded.has(parent.key) && !isKept(parent);
    const isLeft = row.deletedAt === null && row.editedAt === null && !taken.has(row);
    return isSeeded && isLeft && !wanted.has(nameOf(row));
  });
  return { ...plan, retired, keptLessons };
}

/** An admin has changed the row: it is theirs. */
export const isKept = (row: { editedAt: Date | null } | undefined): boolean =>
  row !== undefined && row.editedAt !== null;

/** An admin has made the lesson (`ownKey`): the content never had it, and its words are other words. */
const isOwn = (row: StoredLesson | undefined): boolean => row?.key.startsWith('own-') ?? false;

function groupByKey(rows: readonly StoredWord[]): ReadonlyMap<string, readonly StoredWord[]> {
  const groups = new Map<string, StoredWord[]>();
  for (const row of rows) groups.set(row.key, [...(groups.get(row.key) ?? []), row]);
  return groups;
}

/** Of words with the key of `word` the one that is most alike, a living one first; none that has nothing else in common. */
export function mostAlike(
  word: WordContent,
  rows: readonly StoredWord[],
  taken: ReadonlySet<StoredWord>,
): StoredWord | undefined {
  const likeness = (row: StoredWord) =>
    (row.pronunciation === word.pronunciation ? 8 : 0) +
    (row.russian === word.russian ? 4 : 0) +
    (row.hebrew === word.hebrew ? 2 : 0);
  const alike = rows.filter((row) => !taken.has(row) && likeness(row) > 0);
  const rank = (row: StoredWord) => likeness(row) + (row.deletedAt === null ? 1 : 0);
  return alike.toSorted((one, other) => rank(other) - rank(one))[0];
}
