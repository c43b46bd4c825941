import { expect, it } from 'vitest';
import {
  completedOf,
  findLesson,
  lessonsOf,
  openAlternative,
  placeOf,
} from '../../../web/src/features/home/catalogue/lesson-lookup.ts';
import { sampleHome, sampleLesson, sampleSections } from '../../support/web/samples.ts';

const sections = sampleSections();

it('lessons come in the order of the catalogue, and are found by id', () => {
  expect(lessonsOf(sections).map((lesson) => lesson.id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(findLesson(sections, 4)?.name).toBe('Местоимения');
  expect(findLesson(sections, 99)).toBeUndefined();
  expect(completedOf(lessonsOf(sections))).toBe(1);
});

it('a lesson has its place in a section and a subsection', () => {
  expect(placeOf(sections, 7)).toEqual({ sectionId: 2, subsectionId: 3 });
  expect(placeOf(sections, undefined)).toBeUndefined();
});

it('a locked lesson leads to the one to continue, else to the first open one, else nowhere', () => {
  expect(openAlternative(sampleHome())?.id).toBe(2);
  expect(openAlternative({ sections, continueAt: null })?.id).toBe(2);
  const [section] = sampleSections();
  const [subsection] = section?.subsections ?? [];
  if (!section || !subsection) throw new Error('the sample has a section');
  const closed = [
    sampleLesson({ id: 1, name: 'Пройден', learned: 8 }),
    sampleLesson({ id: 2, name: 'Закрыт', locked: true }),
  ];
  const onlyClosed = [{ ...section, subsections: [{ ...subsection, lessons: closed }] }];
  expect(openAlternative({ sections: onlyClosed, continueAt: null })).toBeUndefined();
});
