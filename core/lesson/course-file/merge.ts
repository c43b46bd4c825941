import type { LessonContent, SectionContent, SubsectionContent } from '../content.ts';

type Keyed = { key: string };

const byKey = <T extends Keyed>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.key, item]));
const subsectionsOf = (course: readonly SectionContent[]): SubsectionContent[] =>
  course.flatMap((section) => section.subsections);
const lessonsOf = (course: readonly SectionContent[]): LessonContent[] =>
  subsectionsOf(course).flatMap((subsection) => subsection.lessons);

/** The file's order; what only the course has stays after its previous neighbour. */
function mergeOrder<T extends Keyed>(
  current: readonly T[],
  merged: readonly T[],
  isKept: (item: T) => boolean,
) {
  const result = [...merged];
  let place = 0;
  for (const item of current) {
    const known = result.findIndex((other) => other.key === item.key);
    if (known !== -1) place = known + 1;
    else if (isKept(item)) result.splice(place++, 0, item);
  }
  return result;
}

/**
 * Returns the course with a file merged into it. What is in both follows the file, in the file's place and order; what
 * the file does not name stays: nothing is deleted. Rows are identified by their keys, words within their lesson.
 */
export function mergeCourse(
  current: readonly SectionContent[],
  file: readonly SectionContent[],
): SectionContent[] {
  const old = { subsections: byKey(subsectionsOf(current)), lessons: byKey(lessonsOf(current)) };
  const named = { subsections: byKey(subsectionsOf(file)), lessons: byKey(lessonsOf(file)) };

  const mergeLesson = (lesson: LessonContent): LessonContent => ({
    ...lesson,
    words: mergeOrder(old.lessons.get(lesson.key)?.words ?? [], lesson.words, () => true),
  });
  const mergeLessons = (before: readonly LessonContent[], lessons: readonly LessonContent[]) =>
    mergeOrder(before, lessons.map(mergeLesson), (lesson) => !named.lessons.has(lesson.key));
  const mergeSubsection = (subsection: SubsectionContent): SubsectionContent => ({
    ...subsection,
    lessons: mergeLessons(old.subsections.get(subsection.key)?.lessons ?? [], subsection.lessons),
  });
  /** A subsection that only the course has, without the lessons that the file moves elsewhere. */
  const keepSubsection = (subsection: SubsectionContent): SubsectionContent => ({
    ...subsection,
    lessons: mergeLessons(subsection.lessons, []),
  });
  const mergeSubsections = (
    before: readonly SubsectionContent[],
    subsections: readonly SubsectionContent[],
  ) =>
    mergeOrder(
      before.map(keepSubsection),
      subsections.map(mergeSubsection),
      ({ key }) => !named.subsections.has(key),
    );

  const oldSections = byKey(current);
  const merged = file.map((section) => ({
    ...section,
    subsections: mergeSubsections(oldSections.get(section.key)?.subsections ?? [], section.subsections),
  }));
  const kept = current.map((section) => ({
    ...section,
    subsections: mergeSubsections(section.subsections, []),
  }));
  return mergeOrder(kept, merged, () => true);
}
