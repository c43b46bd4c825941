import { describe, expect, it } from 'vitest';
import {
  type LessonPart,
  pauseAfterSeconds,
  planLesson,
  secondsOf,
} from '../../../core/letters/lesson-plan.ts';
import { sections } from '../../../db/content/index.ts';
import { letterTwins } from '../../../db/content/letter-twins.ts';
import { letterItems } from '../../../db/content/letters.ts';

const lessons = sections.flatMap(({ subsections }) =>
  subsections.flatMap((subsection) => subsection.lessons),
);
const alphabetLessons = [...new Set(letterItems.map(({ lesson }) => lesson))];

function planOf(key: string): LessonPart[] {
  const lesson = lessons.find((one) => one.key === key);
  if (!lesson) throw new Error(`no lesson ${key}`);
  const words = lesson.words.map((word, id) => ({ ...word, id }));
  return planLesson(
    words,
    letterItems.filter((item) => item.lesson === key),
    letterTwins
      .filter((twins) => twins.lesson === key)
      .map(({ letters, words: keys }) => ({
        letters,
        words: lesson.words.filter((word) => keys.includes(word.key)).map(({ hebrew }) => hebrew),
      })),
  );
}

describe('a lesson of the alphabet', () => {
  it('teaches ש and then א, which is silent, asks אש, and its first point after it', () => {
    const [first, second] = planOf('first-letters');
    const letters = ['shin', 'alef'];
    expect(first).toEqual({ wordId: 0, needs: letters, letters, points: [], twins: [] });
    expect(second).toEqual({
      ...{ wordId: 1, needs: ['shin', 'mem'], letters: ['mem'], points: ['tsere'], twins: [] },
    });
  });

  it.each(alphabetLessons)('%s names its letters in the order in which it teaches them', (key) => {
    const name = lessons.find((one) => one.key === key)?.name ?? '';
    if (!name.startsWith('Буквы ') || !/[א-ת]/.test(name)) return;
    const taught = planOf(key).flatMap(({ letters }) => letters);
    const signs = taught.map((one) => letterItems.find((item) => item.key === one)?.letter);
    expect(name).toBe(`Буквы ${signs.join(' ')}`);
  });

  it.each(alphabetLessons)('%s brings a word after three new letters at most', (key) => {
    const parts = planOf(key).filter(({ wordId }) => wordId !== null);
    expect(Math.max(...parts.map(({ letters }) => letters.length))).toBeLessThanOrEqual(3);
  });

  it.each(alphabetLessons)('%s teaches each of its items once, and no word before its letters', (key) => {
    const parts = planOf(key);
    const taught = parts.flatMap(({ letters, points }) => [...letters, ...points]);
    const wanted = letterItems.filter((item) => item.lesson === key).map((item) => item.key);
    expect(taught.toSorted()).toEqual(wanted.toSorted());
    const lesson = lessons.find((one) => one.key === key);
    const known = new Set<string>();
    for (const { wordId, letters } of parts) {
      for (const letter of letters) known.add(letter);
      const word = wordId === null ? '' : (lesson?.words[wordId]?.hebrew ?? '');
      const late = letterItems.filter(
        (item) =>
          item.lesson === key && item.kind !== 'point' && word.includes(item.letter) && !known.has(item.key),
      );
      expect(late.map((item) => item.letter)).toEqual([]);
    }
  });

  it('reaches its first word within three minutes', () => {
    for (const key of alphabetLessons) {
      const [first] = planOf(key);
      expect(first && secondsOf({ ...first, wordId: null }), key).toBeLessThanOrEqual(180);
    }
  });

  it('never goes on for twelve minutes without a place to stop', () => {
    for (const key of alphabetLessons) {
      let seconds = 0;
      for (const part of planOf(key)) {
        if (seconds >= pauseAfterSeconds) seconds = 0;
        seconds += secondsOf(part);
        expect(seconds, key).toBeLessThan(12 * 60);
      }
    }
  });

  it('contrasts each pair that sounds alike before the first word with one of the two, never two pairs at once', () => {
    const parts = planOf('twin-letters');
    const lesson = lessons.find(({ key }) => key === 'twin-letters');
    const contrasted = parts.flatMap(({ wordId, twins }) =>
      twins.map((pair) => `${pair.join('/')} before ${lesson?.words[wordId ?? -1]?.key}`),
    );
    expect(contrasted).toEqual([
      'alef/ayin before or',
      'tet/tav before et',
      'qof/kaf before kol',
      'samekh/shin before kesef',
      'chet/kaf before shakhen',
      'vav/bet before vegam',
    ]);
  });

  it('says at the end what no word of it needed', () => {
    const item = { key: 'tet', kind: 'letter', letter: 'ט', transcription: 'т' } as const;
    expect(planLesson([{ id: 5, hebrew: 'לא', pronunciation: 'לֹא' }], [item])).toEqual([
      { wordId: 5, needs: [], letters: [], points: [], twins: [] },
      { wordId: null, needs: ['tet'], letters: ['tet'], points: [], twins: [] },
    ]);
  });
});
