import { describe, expect, it } from 'vitest';
import type { Course } from '../../../core/contracts/catalogue.ts';
import type { Home } from '../../../core/contracts/home.ts';
import { standingsOf, withCourse } from '../../../core/lesson/home-course.ts';
import { groupLessons, withoutCourse } from '../../../core/lesson/lesson-groups.ts';
import { createRandom } from '../../../core/random.ts';
import { sampleCourse, sampleHome } from '../../support/web/samples.ts';

const standing = (lessonId: number, learned: number, more: object = {}) => ({
  lessonId,
  learned,
  withQuiz: false,
  ...more,
});

describe('the progress of home', () => {
  it('names lessons that are equally far once, each by its distance to the one before', () => {
    expect(
      groupLessons([standing(12, 4), standing(3, 8, { withQuiz: true }), standing(10, 4), standing(5, 0)]),
    ).toEqual([
      { learned: 8, withQuiz: true, lessons: [3] },
      { learned: 4, lessons: [10, 2] },
    ]);
  });

  it('tells of a lesson whose words are only known', () => {
    const [group] = groupLessons([standing(7, 0, { known: ' · ✓ известно 5' })]);
    expect(group).toEqual({ learned: 0, known: ' · ✓ известно 5', lessons: [7] });
  });

  it('is empty for a learner who has not begun', () => {
    expect(groupLessons([standing(1, 0), standing(2, 0)])).toEqual([]);
  });

  it('gives every lesson back, whatever the ids are', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = createRandom(seed);
      const standings = Array.from({ length: 60 }, (_, place) =>
        standing(place * 7 + Math.floor(random() * 7) + 1, 1 + Math.floor(random() * 10)),
      );
      const found = standingsOf(groupLessons(standings));
      expect([...found.keys()].sort((a, b) => a - b)).toEqual(standings.map(({ lessonId }) => lessonId));
      expect(standings.every(({ lessonId, learned }) => found.get(lessonId)?.learned === learned)).toBe(true);
    }
  });
});

describe('home with its course', () => {
  const home = sampleHome();
  const course = sampleCourse(home);

  it('is what it was after the course was taken out, with words that wait on the device', () => {
    const waiting: Home = {
      ...home,
      course: course.version,
      sections: home.sections.map((section) => ({
        ...section,
        subsections: section.subsections.map((subsection) => ({
          ...subsection,
          lessons: subsection.lessons.map((lesson) => (lesson.id === 2 ? { ...lesson, unsent: 2 } : lesson)),
        })),
      })),
    };
    expect(withCourse(withoutCourse(waiting), course)).toEqual(waiting);
  });

  it('opens premium lessons to whoever may open them', () => {
    const lockedIn = (opens_premium: boolean) =>
      withCourse({ ...withoutCourse(home), opens_premium }, course)
        .sections.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
        .filter(({ locked }) => locked)
        .map(({ name }) => name);
    expect(lockedIn(false)).toEqual(['Родные']);
    expect(lockedIn(true)).toEqual([]);
  });

  it('shows no lesson that the course has lost, and counts no more words than a lesson has', () => {
    const [section] = course.sections;
    const [subsection] = section?.subsections ?? [];
    if (!section || !subsection) throw new Error('the sample has lessons');
    const lessons = subsection.lessons.slice(1).map((lesson) => ({ ...lesson, words_count: 2 }));
    const smaller: Course = {
      version: 'smaller',
      sections: [{ ...section, subsections: [{ ...subsection, lessons }] }],
    };
    const shown = withCourse(withoutCourse(home), smaller);
    expect(shown.course).toBe('smaller');
    expect(shown.sections[0]?.subsections[0]?.lessons).toMatchObject([
      { id: 2, completedWordsCount: 2, totalWordsCount: 2, isCompleted: true },
      { id: 3, completedWordsCount: 0, totalWordsCount: 2 },
    ]);
  });
});
