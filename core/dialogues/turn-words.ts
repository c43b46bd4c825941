import type { VerbBook } from '../hebrew/conjugation/verb.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';
import { createKnownForms, inPlace, type KnownForms, type Reading } from '../hebrew/sentences/known-forms.ts';
import { wordsApart, writtenWords } from '../hebrew/sentences/written-words.ts';
import type { SectionContent } from '../lesson/content.ts';
import type { DialogueContent } from './content.ts';

/** A word of the course in a turn: UTF-16 offsets in its `pronunciation`, the end not included. */
export type TurnWord = {
  start: number;
  end: number;
  /** Keys of the word and of its lesson. */
  word: string;
  lesson: string;
};

/**
 * The words of the course in each turn of the dialogues, by the keys of these: as they are read by somebody who has
 * finished the lesson of the dialogue. Names, and what is not taught by then, are missing; a phrase is one word. None for
 * a dialogue whose lesson the course has not.
 */
export function findTurnWords(
  dialogues: readonly Pick<DialogueContent, 'key' | 'lesson' | 'turns'>[],
  { sections, verbs }: { sections: readonly SectionContent[]; verbs: VerbBook },
): ReadonlyMap<string, TurnWord[][]> {
  const found = new Map<string, TurnWord[][]>();
  const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
  const last = lessons.findLastIndex(({ key }) => dialogues.some(({ lesson }) => lesson === key));
  const known = createKnownForms(verbs, new Set(lessons.map(({ key }) => key)));
  for (const lesson of lessons.slice(0, last + 1)) {
    known.reach(lesson);
    for (const { key, turns } of dialogues.filter((dialogue) => dialogue.lesson === lesson.key)) {
      found.set(
        key,
        turns.map(({ pronunciation }) => wordsIn(pronunciation, known)),
      );
    }
  }
  return found;
}

function wordsIn(pronunciation: string, known: KnownForms): TurnWord[] {
  const pointed = wordsApart(pronunciation);
  const readings = known.read(writtenWords(stripNiqqud(pronunciation)), pointed);
  const exact = inPlace(readings.map((found, at) => found.filter((it) => it.pointed === pointed[at])));
  const places = placesOfWords(pronunciation);
  const words: (TurnWord & { reading: Reading })[] = [];
  for (const [at, { start, end }] of places.entries()) {
    const before = words.at(-1);
    const isNext = (it: Reading) =>
      before?.end === places[at - 1]?.end &&
      it.word === before?.reading.word &&
      it.part === before.reading.part + 1;
    const own = exact[at] ?? [];
    const reading = own.find(isNext) ?? own[0];
    if (!reading) continue;
    if (before && isNext(reading)) Object.assign(before, { end, reading });
    else words.push({ start, end, word: reading.word.key, lesson: reading.lesson, reading });
  }
  return words.map(({ reading: _, ...word }) => word);
}

const letter = /[\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7א-ת]/gu;

/** Where each written word stands, in the order of `writtenWords`: without the punctuation around it. */
function placesOfWords(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\s־-]+/gu)].flatMap(({ 0: piece, index }) => {
    const letters = [...piece.matchAll(letter)].map((found) => index + found.index);
    const [first, last] = [letters.at(0), letters.at(-1)];
    return first === undefined || last === undefined ? [] : [{ start: first, end: last + 1 }];
  });
}
