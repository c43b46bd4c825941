import { readFileSync } from 'node:fs';
import { letterToPractise } from '../../../core/letters/steps.ts';
import { ruleCheckSeconds } from '../../../core/memory/rules.ts';
import { createRandom } from '../../../core/random.ts';
import { checksAfterCard } from '../../../core/rules/steps.ts';
import { sections } from '../../../db/content/index.ts';
import { letterItems } from '../../../db/content/letters.ts';
import { rules } from '../../../db/content/rules/index.ts';
import { type Beginning, type WalkedLesson, type WrittenLetter, walkToSecondWord } from './walk.ts';

/** The font from which cursive letters are shown and traced. */
const handwriting = 'font:gveret-levin';

const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((one) => one.lessons));

/** How long a beginner reads the card of a rule, seconds. */
const cardSeconds = 20;

/**
 * The walk through the beginning of the first lesson of the course, with the strokes of the shipped templates. The rule that
 * opens it comes with its checks between the first word and the second.
 */
export function firstLessonWalk(seed = 1): Beginning {
  const key = lessons[0]?.key ?? '';
  const walk = walkToSecondWord(courseLesson(key), createRandom(seed));
  const { taps, seconds } = walk.secondWord;
  const rule = rules.find(({ lesson, before }) => lesson === key && before === undefined);
  const checks = rule ? Math.min(rule.checks.length, checksAfterCard) : 0;
  const ofRule = rule
    ? { taps: 1 + checks, seconds: cardSeconds + checks * ruleCheckSeconds }
    : { taps: 0, seconds: 0 };
  return { ...walk, secondWord: { taps: taps + ofRule.taps, seconds: seconds + ofRule.seconds } };
}

/** The words of a lesson of the course and what it teaches. */
export function courseLesson(key: string): WalkedLesson {
  const lesson = lessons.find((one) => one.key === key);
  if (!lesson) throw new Error(`the course has no lesson ${key}`);
  const words = lesson.words.map(({ hebrew, pronunciation }, id) => ({ id, hebrew, pronunciation }));
  const items = letterItems
    .filter((item) => item.lesson === key)
    .map(
      (item): WrittenLetter => ({
        ...letterToPractise(item),
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
