import { describe, expect, it } from 'vitest';
import { planLesson } from '../../../core/letters/lesson-plan.ts';
import { type ItemOfLesson, nameOf, stepsAtOnce, stepsBefore } from '../../../core/letters/spread.ts';
import { introduce, type LetterStep, letterToPractise } from '../../../core/letters/steps.ts';
import type { LetterPhase } from '../../../core/memory/letters.ts';
import { createRandom } from '../../../core/random.ts';
import { sections } from '../../../db/content/index.ts';
import { letterItems } from '../../../db/content/letters.ts';

const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((one) => one.lessons));
const alphabetLessons = [...new Set(letterItems.map(({ lesson }) => lesson))];

/** A lesson of the course with its items, new unless `known` says otherwise. */
function lessonOf(key: string, known: Record<string, Partial<Pick<ItemOfLesson, 'phase' | 'answers'>>> = {}) {
  const words = lessons.find((one) => one.key === key)?.words ?? [];
  const items: ItemOfLesson[] = letterItems
    .filter(({ lesson }) => lesson === key)
    .map((item) => ({
      ...letterToPractise(item),
      phase: 'new' as LetterPhase,
      answers: 0,
      ...known[item.key],
    }));
  const parts = planLesson(
    words.map(({ hebrew, pronunciation }, id) => ({ id, hebrew, pronunciation })),
    letterItems.filter(({ lesson }) => lesson === key),
  );
  return { parts, items };
}

/** The steps before each word of a visit that begins before the word `from`. */
function walk({ parts, items }: ReturnType<typeof lessonOf>, { seed = 1, from = 0 } = {}): LetterStep[][] {
  const given = new Set<string>();
  return parts.slice(from).map((_, at) => {
    const steps = stepsBefore({ parts, place: from + at, items, given, random: createRandom(seed) });
    for (const step of steps) given.add(nameOf(step));
    return steps;
  });
}

const named = (steps: readonly LetterStep[]) => steps.map(nameOf);

describe('the letters of a lesson', () => {
  it('are met in two small steps each, then comes a word', () => {
    const [first = [], second = []] = walk(lessonOf('first-letters'));
    expect(named(first).slice(0, 4)).toEqual(['shin meet', 'shin trace', 'alef meet', 'alef trace']);
    expect(named(first).slice(4).toSorted()).toEqual(['alef hear', 'shin hear']);
    // What was met before is asked first, then come a letter and a point, which is heard.
    expect(named(second).slice(2)).toEqual(['mem meet', 'mem trace', 'tsere meet', 'tsere hear']);
    expect(named(second).slice(0, 2).toSorted()).toEqual(['alef find', 'shin find']);
  });

  it.each(alphabetLessons)(
    'of %s are asked as often as one after another, never more than six steps in a row',
    (key) => {
      for (const seed of [1, 2, 3]) {
        const lesson = lessonOf(key);
        const runs = walk(lesson, { seed });
        expect(Math.max(...runs.map(({ length }) => length))).toBeLessThanOrEqual(stepsAtOnce);
        expect(named(runs.flat()).toSorted()).toEqual(
          named(introduce(lesson.items, createRandom(seed))).toSorted(),
        );
      }
    },
  );

  it.each(alphabetLessons)('of %s are met before the word that needs them', (key) => {
    const lesson = lessonOf(key);
    const met = new Set<string>();
    for (const [at, steps] of walk(lesson).entries()) {
      for (const step of steps) met.add(step.key);
      for (const needed of lesson.parts[at]?.needs ?? []) expect(met, needed).toContain(needed);
    }
  });
});

describe('who comes in the middle of a lesson', () => {
  it('meets the letters of the word that is next, and the others later', () => {
    const lesson = lessonOf('first-letters');
    const [first = [], second = []] = walk(lesson, { from: 3 });
    const met = first.filter(({ exercise }) => exercise === 'meet').map(({ key }) => key);
    expect(met).toEqual(['shin', 'lamed', 'vav', 'mem-final']);
    expect(first.length).toBe(stepsAtOnce);
    expect(named(second)).toContain('bet meet');
  });

  it('is asked what an earlier visit has left, and not again what it has asked', () => {
    const known = {
      shin: { phase: 'learning', answers: 2 },
      alef: { phase: 'learning', answers: 2 },
    } as const;
    const [first = []] = walk(lessonOf('first-letters', known), { from: 1 });
    expect(named(first).slice(0, 2).toSorted()).toEqual(['alef write', 'shin write']);
    expect(named(first).slice(2)).toEqual(['mem meet', 'mem trace', 'tsere meet', 'tsere hear']);
  });

  it('is asked nothing about letters that they know', () => {
    const known = Object.fromEntries(letterItems.map(({ key }) => [key, { phase: 'known' as const }]));
    expect(walk(lessonOf('first-letters', known)).flat()).toEqual([]);
  });
});

it('without room only the letters of the word are met', () => {
  const { parts, items } = lessonOf('first-letters');
  const steps = stepsBefore({ parts, place: 1, items, given: new Set(), most: 0, random: createRandom(1) });
  expect(named(steps)).toEqual(['shin meet', 'mem meet']);
});
