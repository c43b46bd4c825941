import { readFileSync } from 'node:fs';
import { createRandom } from '../../../core/random.ts';
import { sections } from '../../../db/content/index.ts';
import { letterItems } from '../../../db/content/letters.ts';
import { type Beginning, type WalkedLesson, type WrittenLetter, walkToSecondWord } from './walk.ts';

/** The font from which cursive letters are shown and traced. */
const handwriting = 'font:gveret-levin';

const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((one) => one.lessons));

/** The walk through the beginning of the first lesson of the course, with the strokes of the shipped templates. */
export function firstLessonWalk(seed = 1): Beginning {
  return walkToSecondWord(courseLesson(lessons[0]?.key ?? ''), createRandom(seed));
}

/** The words of a lesson of the course and what it teaches. */
export function courseLesson(key: string): WalkedLesson {
  const lesson = lessons.find((one) => one.key === key);
  if (!lesson) throw new Error(`the course has no lesson ${key}`);
  const words = lesson.words.map(({ hebrew, pronunciation }, id) => ({ id, hebrew, pronunciation }));
  const items = letterItems
    .filter((item) => item.lesson === key)
    .map(
      ({ lookAlikes, finalOf, spokenSound, shown, ...item }): WrittenLetter => ({
        ...item,
        shown: shown ?? item.letter,
        looks: lookAlikes,
        finalOf: finalOf ?? null,
        sound: spokenSound ?? null,
        strokes: item.kind === 'point' ? 0 : strokesOf(item.letter),
      }),
    );
  return { words, items };
}

type Samples = { samples: { strokeLengths: number[]; source: string }[] };

function strokesOf(letter: string): number {
  const file = new URL(`../../../web/public/samples/${letter}.json`, import.meta.url);
  const { samples } = JSON.parse(readFileSync(file, 'utf8')) as Samples;
  const sample = samples.find(({ source }) => source === handwriting);
  if (!sample) throw new Error(`${letter} has no cursive sample`);
  return sample.strokeLengths.length;
}
