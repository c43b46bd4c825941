import { describe, expect, it } from 'vitest';
import type { SectionContent } from '../../../../core/lesson/content.ts';
import { mergeCourse } from '../../../../core/lesson/course-file/merge.ts';
import { sections } from '../../../../db/content/index.ts';
import { gadol, ima, lessonOf, lo, sectionOf, shalom, taughtCourse } from '../../../support/taught-course.ts';

/** 'start(start-1(hello:shalom lo))' and so on. */
const outline = (course: readonly SectionContent[]): string =>
  course
    .map(({ key, subsections }) => {
      const inside = subsections.map((it) => {
        const lessons = it.lessons.map(
          (lesson) => `${lesson.key}:${lesson.words.map((word) => word.key).join('+')}`,
        );
        return `${it.key}(${lessons.join(' ')})`;
      });
      return `${key}[${inside.join(' ')}]`;
    })
    .join(' ');

const before = 'start[start-1(hello:shalom+lo) start-2(family:ima)] more[more-1(sizes:gadol) more-2()]';

describe('a file laid over the course', () => {
  it('changes nothing when it says the same, whole or in part', () => {
    expect(outline(taughtCourse)).toBe(before);
    expect(mergeCourse(taughtCourse, taughtCourse)).toEqual(taughtCourse);
    expect(mergeCourse(taughtCourse, taughtCourse.slice(1))).toEqual(taughtCourse);
    expect(mergeCourse(taughtCourse, [])).toEqual(taughtCourse);
    expect(mergeCourse(sections, sections.slice(4, 6))).toEqual(sections);
  });

  it('changes what it names and adds what is new, in its place', () => {
    const file = [
      sectionOf('start', [
        lessonOf('hello', [shalom, gadol, { ...lo, russian: 'нельзя' }], { name: 'Новое' }),
      ]),
    ];
    const merged = mergeCourse(taughtCourse, file);
    expect(outline(merged)).toBe(before.replace('shalom+lo', 'shalom+gadol+lo'));
    expect(merged[0]?.subsections[0]?.lessons[0]).toMatchObject({
      name: 'Новое',
      words: { 2: { russian: 'нельзя' } },
    });
  });

  it('leaves what it does not name behind the neighbour it stood behind', () => {
    const file = [sectionOf('start', [lessonOf('hello', [ima, lo])])];
    expect(outline(mergeCourse(taughtCourse, file))).toContain('hello:shalom+ima+lo');
    const twoSections = [sectionOf('last'), sectionOf('more')];
    expect(outline(mergeCourse(taughtCourse, twoSections))).toMatch(/^start\[.* last\[\] more\[more-1/);
  });

  it('moves a lesson or subsection that it puts elsewhere, words and all', () => {
    const moved = [sectionOf('more', [lessonOf('family', [])], [])];
    expect(outline(mergeCourse(taughtCourse, moved))).toBe(
      'start[start-1(hello:shalom+lo) start-2()] more[more-1(sizes:gadol family:ima) more-2()]',
    );
    const [start] = taughtCourse;
    const taken: SectionContent = { ...sectionOf('new'), subsections: start?.subsections.slice(1) ?? [] };
    expect(outline(mergeCourse(taughtCourse, [taken]))).toBe(
      'start[start-1(hello:shalom+lo)] more[more-1(sizes:gadol) more-2()] new[start-2(family:ima)]',
    );
  });

  it('takes the order of the file where it names everything', () => {
    const file = [...taughtCourse].reverse();
    expect(mergeCourse(taughtCourse, file)).toEqual(file);
  });
});
