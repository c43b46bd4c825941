import { readFileSync } from 'node:fs';
import { createRandom } from '../../../core/random.ts';
import { sections } from '../../../db/content/index.ts';
import { letterItems } from '../../../db/content/letters.ts';
import { type Beginning, type WrittenLetter, walkToFirstWord } from './walk.ts';

/** The font from which cursive letters are shown and traced. */
const handwriting = 'font:gveret-levin';

/** The walk through the first lesson of the course, with the strokes of the shipped templates. */
export function firstLessonWalk(): Beginning {
  const lesson = sections[0]?.subsections[0]?.lessons[0];
  if (!lesson) throw new Error('the course has no lesson');
  const words = lesson.words.map(({ hebrew, pronunciation }, id) => ({ id, hebrew, pronunciation }));
  const letters = letterItems
    .filter((item) => item.lesson === lesson.key && item.kind !== 'point')
    .map(
      ({ key, kind, letter, lookAlikes, soundAlikes, finalOf, spokenSound }): WrittenLetter => ({
        key,
        kind,
        letter,
        shown: letter,
        looks: lookAlikes,
        soundAlikes,
        finalOf: finalOf ?? null,
        sound: spokenSound ?? null,
        strokes: strokesOf(letter),
      }),
    );
  return walkToFirstWord(words, letters, createRandom(1));
}

type Samples = { samples: { strokeLengths: number[]; source: string }[] };

function strokesOf(letter: string): number {
  const file = new URL(`../../../web/public/samples/${letter}.json`, import.meta.url);
  const { samples } = JSON.parse(readFileSync(file, 'utf8')) as Samples;
  const sample = samples.find(({ source }) => source === handwriting);
  if (!sample) throw new Error(`${letter} has no cursive sample`);
  return sample.strokeLengths.length;
}
