import type { SectionContent } from '../../core/lesson/content.ts';
import type { SeedClash } from '../../core/lesson/seed-clash.ts';
import type { StoredCourse, StoredLesson, StoredSection, StoredSubsection } from '../course/stored.ts';
import type { Sibling } from './places.ts';
import { isKept } from './plan-words.ts';

/** What of the stored course stays where it is, whatever the content says. */
export type Standing = {
  /** Of the course, of each section and of each subsection by its id: those that are not deleted, in order. */
  sections: Sibling[];
  subsectionsOf: (sectionId: number) => Sibling[];
  lessonsOf: (subsectionId: number) => Sibling[];
  /** Rows that left the content and go with it. */
  retired: { lessons: number[]; subsections: number[]; sections: number[] };
  clashes: SeedClash[];
};

type Row = { id: number; key: string; position: number; editedAt: Date | null; deletedAt: Date | null };

/**
 * Rows that admins have changed stay, and so does what they stand in. `keptLessons` are those that keep a word which
 * could not go where the content puts it.
 */
export function readStanding(
  stored: StoredCourse,
  { course, keptLessons }: { course: readonly SectionContent[]; keptLessons: ReadonlySet<string> },
): Standing {
  const subsections = course.flatMap((section) => section.subsections);
  const lessons = subsections.flatMap((subsection) => subsection.lessons);
  const split = <R extends Row>(
    rows: readonly R[],
    named: readonly { key: string }[],
    holds: (row: R) => boolean,
  ) => {
    const keys = new Set(named.map(({ key }) => key));
    const living = rows.filter(({ deletedAt }) => deletedAt === null);
    const isStaying = (row: R) => isKept(row) || (!keys.has(row.key) && holds(row));
    return {
      living,
      isStaying,
      retired: living.filter((row) => !keys.has(row.key) && !isStaying(row)),
      /** Nobody's own, and kept for what is in them. */
      held: living.filter((row) => !keys.has(row.key) && !isKept(row) && holds(row)),
    };
  };
  const ofLessons = split<StoredLesson>(stored.lessons, lessons, ({ key }) => keptLessons.has(key));
  const fullSubsections = new Set(
    ofLessons.living.filter(ofLessons.isStaying).map(({ subsectionId }) => subsectionId),
  );
  const ofSubsections = split<StoredSubsection>(stored.subsections, subsections, ({ id }) =>
    fullSubsections.has(id),
  );
  const fullSections = new Set(
    ofSubsections.living.filter(ofSubsections.isStaying).map(({ sectionId }) => sectionId),
  );
  const ofSections = split<StoredSection>(stored.sections, course, ({ id }) => fullSections.has(id));

  const siblings = <R extends Row>(rows: readonly R[], isStaying: (row: R) => boolean): Sibling[] =>
    rows.map((row) => ({ key: row.key, position: row.position, isKept: isStaying(row) }));
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
  return {
    sections: siblings(ofSections.living, ofSections.isStaying),
    subsectionsOf: (id) =>
      siblings(
        ofSubsections.living.filter(({ sectionId }) => sectionId === id),
        ofSubsections.isStaying,
      ),
    lessonsOf: (id) =>
      siblings(
        ofLessons.living.filter(({ subsectionId }) => subsectionId === id),
        ofLessons.isStaying,
      ),
    retired: {
      lessons: idsOf(ofLessons.retired),
      subsections: idsOf(ofSubsections.retired),
      sections: idsOf(ofSections.retired),
    },
    clashes: [...ofSubsections.held, ...ofSections.held].map(({ name }) => ({ kind: 'group-stays', name })),
  };
}

/** Lessons of admins that stand in another subsection than the content has them. */
export function findStayingLessons(stored: StoredCourse, course: readonly SectionContent[]): SeedClash[] {
  const rowOf = new Map(stored.lessons.map((row) => [row.key, row]));
  const parentOf = new Map(stored.subsections.map((row) => [row.id, row]));
  return course
    .flatMap(({ subsections }) => subsections)
    .flatMap((subsection) =>
      subsection.lessons.flatMap(({ key }): SeedClash[] => {
        const row = rowOf.get(key);
        const parent = row && parentOf.get(row.subsectionId);
        if (!row || !parent || !isKept(row) || row.deletedAt !== null || parent.key === subsection.key)
          return [];
        return [{ kind: 'lesson-stays', lesson: row.name, from: parent.name, to: subsection.name }];
      }),
    );
}
