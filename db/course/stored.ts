import { asc } from 'drizzle-orm';
import type {
  LessonContent,
  SectionContent,
  SubsectionContent,
  WordContent,
} from '../../core/lesson/content.ts';
import { formsOf } from '../../core/lesson/sentences/sentence-forms.ts';
import type { Db } from '../connection/client.ts';
import { lessons, sections, subsections, words } from '../schema/index.ts';
import { type SoundOf, sentenceContents } from './sentences.ts';
import { partContents } from './word-columns.ts';

export type StoredSection = typeof sections.$inferSelect;
export type StoredSubsection = typeof subsections.$inferSelect;
export type StoredLesson = typeof lessons.$inferSelect;
export type StoredWord = typeof words.$inferSelect;

/** Every row of the course, deleted ones too, each table in the order in which its rows are shown. */
export type StoredCourse = {
  sections: StoredSection[];
  subsections: StoredSubsection[];
  lessons: StoredLesson[];
  words: StoredWord[];
};

/** Reads all rows of the course. There are some thousands at most, and only editors request them. */
export async function readStored(db: Db): Promise<StoredCourse> {
  return {
    sections: await db.select().from(sections).orderBy(asc(sections.position), asc(sections.id)),
    subsections: await db.select().from(subsections).orderBy(asc(subsections.position), asc(subsections.id)),
    lessons: await db.select().from(lessons).orderBy(asc(lessons.position), asc(lessons.id)),
    words: await db.select().from(words).orderBy(asc(words.position), asc(words.id)),
  };
}

/** The columns of a word that authors write. */
export type WrittenWord = Pick<
  StoredWord,
  | 'hebrew'
  | 'pronunciation'
  | 'transcription'
  | 'transcriptionKept'
  | 'russian'
  | 'gender'
  | 'plural'
  | 'feminine'
  | 'variants'
  | 'verb'
  | 'parts'
  | 'examples'
>;

/** What authors write of a word, without what is empty. */
export const wordFields = (row: WrittenWord): Omit<WordContent, 'key'> => ({
  hebrew: row.hebrew,
  pronunciation: row.pronunciation,
  transcription: row.transcription,
  russian: row.russian,
  ...(row.transcriptionKept ? { transcriptionKept: true } : {}),
  ...(row.gender === null ? {} : { gender: row.gender }),
  ...(row.plural === null ? {} : { plural: row.plural }),
  ...(row.feminine === null ? {} : { feminine: row.feminine }),
  ...(row.variants.length === 0 ? {} : { variants: row.variants }),
  ...(row.verb === null ? {} : { verb: row.verb }),
  ...(row.parts.length === 0 ? {} : { parts: partContents(row.parts) }),
  ...(row.examples.length === 0 ? {} : { examples: sentenceContents(row.examples) }),
});

const wordContent = (row: StoredWord): WordContent => ({ key: row.key, ...wordFields(row) });

const lessonContent = (row: StoredLesson, own: readonly StoredWord[]): LessonContent => ({
  key: row.key,
  number: row.lessonNumber,
  name: row.name,
  description: row.description,
  topic: row.topic,
  level: row.level,
  isFree: row.isFree,
  ...(row.isPublished ? {} : { isDraft: true }),
  ...(row.template === null ? {} : { template: row.template }),
  ...(row.authorName === null ? {} : { authorName: row.authorName }),
  ...(row.authorLink === null ? {} : { authorLink: row.authorLink }),
  ...(row.proofs.length === 0 ? {} : { proofs: sentenceContents(row.proofs) }),
  words: own.map(wordContent),
});

/** Rows by the id of their parent, in the order in which they came. */
export function groupByParent<T>(rows: readonly T[], parentOf: (row: T) => number): ReadonlyMap<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(parentOf(row));
    if (group) group.push(row);
    else groups.set(parentOf(row), [row]);
  }
  return groups;
}

/** The rows that are not deleted, as a course. */
export function courseOf(stored: StoredCourse): SectionContent[] {
  const living = <T extends { deletedAt: Date | null }>(rows: T[]) =>
    rows.filter((row) => row.deletedAt === null);
  const wordsOf = groupByParent(living(stored.words), (row) => row.lessonId);
  const lessonsOf = groupByParent(living(stored.lessons), (row) => row.subsectionId);
  const subsectionsOf = groupByParent(living(stored.subsections), (row) => row.sectionId);
  const subsectionContent = (row: StoredSubsection): SubsectionContent => ({
    key: row.key,
    name: row.name,
    iconEmoji: row.iconEmoji,
    iconBgColor: row.iconBgColor,
    lessons: (lessonsOf.get(row.id) ?? []).map((lesson) =>
      lessonContent(lesson, wordsOf.get(lesson.id) ?? []),
    ),
  });
  return living(stored.sections).map((row) => ({
    key: row.key,
    name: row.name,
    description: row.description,
    iconEmoji: row.iconEmoji,
    subsections: (subsectionsOf.get(row.id) ?? []).map(subsectionContent),
  }));
}

/** The lessons that are not deleted, in the order of the course. */
export function lessonsInOrder(stored: StoredCourse): StoredLesson[] {
  const rowOf = new Map(stored.lessons.map((row) => [row.key, row]));
  return courseOf(stored).flatMap(({ subsections }) =>
    subsections.flatMap((it) => it.lessons.flatMap(({ key }) => rowOf.get(key) ?? [])),
  );
}

/** The rendered sound of words and sentences said alike: whatever was rendered belongs to some text of the course. */
export function renderedSounds({
  words,
  lessons = [],
}: Pick<StoredCourse, 'words'> & Partial<StoredCourse>): SoundOf {
  const keyOf: (text: Parameters<SoundOf>[0]) => string = ({ pronunciation, transcription }) =>
    `${pronunciation}|${transcription}`;
  const texts = [
    ...words,
    ...words.flatMap(({ examples }) => examples.flatMap(formsOf)),
    ...lessons.flatMap(({ proofs }) => proofs.flatMap(formsOf)),
  ];
  const known = new Map(texts.flatMap((text) => (text.audioHash ? [[keyOf(text), text.audioHash]] : [])));
  return (text) => known.get(keyOf(text));
}
